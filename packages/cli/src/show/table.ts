import type { CoreView } from '@orrery/kernel';
import type { Screen } from '@orrery/kernel/screen';
import type { LoadedGame } from '@orrery/shelf';
import { wrapParts } from '../layout.ts';
import type { Easel } from './easel.ts';
import { outline } from './outline.ts';

/** A line of a table: what stands before its colon is what the line is about. */
function worded(text: string, { paint, width }: Easel['terminal']): string[] {
  const [, about, rest] = /^([^:·]{1,30}:)(.*)$/s.exec(text) ?? [];
  const line = about === undefined ? text : paint.bold(about) + rest;
  return wrapParts(`  ${line}`, width, 4);
}

/** The game's own words for its table, one line after another. */
const inWords = (loaded: LoadedGame): Screen => ({
  draw: (view, { words, terminal, name }) =>
    (loaded.tableText?.(view, name) ?? []).flatMap((line) => worded(words.format(line), terminal)),
});

/** What draws a game's table: its own screen, else its own words, else an outline of the view. */
export const tableScreen = (loaded: LoadedGame): Screen =>
  loaded.screen ?? (loaded.tableText === undefined ? outline : inWords(loaded));

/** A line across the screen with a title in it. */
export function rule(title: string, { terminal }: Pick<Easel, 'terminal'>): string {
  const { paint, width } = terminal;
  const room = Math.max(0, width - title.length - 4);
  return `${paint.dim('──')} ${paint.bold(title)} ${paint.dim('─'.repeat(room))}`;
}

/** What of a view the table shows; the agenda is not drawn. */
export const drawn = ({ agenda: _, ...rest }: object & CoreView): object => rest;
