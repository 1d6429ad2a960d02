import type { LoadedGame } from '@orrery/catalog';
import type { TerminalTable } from '@orrery/presentation';
import { wrapParts } from '../layout.ts';
import type { TerminalCanvas } from './canvas.ts';
import { outline } from './outline.ts';

/** A line of a table: what stands before its colon is what the line is about. */
function worded(text: string, { paint, width }: TerminalCanvas['terminal']): string[] {
  const [, about, rest] = /^([^:·]{1,30}:)(.*)$/s.exec(text) ?? [];
  const line = about === undefined ? text : paint.bold(about) + rest;
  return wrapParts(`  ${line}`, width, 4);
}

/** The game's own words for its table, one line after another. */
const inWords = (loaded: LoadedGame): TerminalTable => ({
  draw: (view, { words, terminal, name }) =>
    (loaded.tableText?.(view, name) ?? []).flatMap((line) => worded(words.format(line), terminal)),
});

/** What draws a game's table: its own screen, else its own words, else an outline of the view. */
export const tableScreen = (loaded: LoadedGame): TerminalTable =>
  loaded.terminalTable ?? (loaded.tableText === undefined ? outline : inWords(loaded));

/** A line across the screen with a title in it. */
export function rule(title: string, { terminal }: Pick<TerminalCanvas, 'terminal'>): string {
  const { paint, width } = terminal;
  const room = Math.max(0, width - title.length - 4);
  return `${paint.dim('──')} ${paint.bold(title)} ${paint.dim('─'.repeat(room))}`;
}
