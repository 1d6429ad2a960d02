import type { Seat } from '../agenda.ts';
import type { CoreView } from '../game.ts';
import type { Message } from '../message.ts';

export type Brush = (text: string) => string;

/** What a game's table is drawn with: words of one language, colours that may do nothing, the players' names. */
export interface Easel {
  readonly words: { format(message: Message): string };
  readonly terminal: {
    /** No line is wider. */
    readonly width: number;
    readonly paint: Readonly<Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', Brush>>;
  };
  name(seat: Seat): string;
}

/** Draws the table as one viewer sees it, as lines of text. */
export interface Screen<V extends object = object> {
  draw(view: V & CoreView, easel: Easel): string[];
}
