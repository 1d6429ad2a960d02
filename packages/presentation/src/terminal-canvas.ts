import type { CoreView, Message, Seat } from '@orrery/kernel';

export type Paint = (text: string) => string;

/** What a game's table is drawn with: words of one language, colours that may do nothing, the players' names. */
export interface TerminalCanvas {
  readonly words: { format(message: Message): string };
  readonly terminal: {
    /** No line is wider. */
    readonly width: number;
    readonly paint: Readonly<Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', Paint>>;
  };
  name(seat: Seat): string;
}

/** Draws the table as one viewer sees it, as lines of text. */
export interface TerminalTable<V extends object = object> {
  draw(view: V & CoreView, canvas: TerminalCanvas): string[];
}
