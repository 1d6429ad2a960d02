import { hanging, padEnd, widthOf } from '../layout.ts';
import type { TerminalCanvas } from '../show/canvas.ts';
import type { CliKey } from '../words.ts';

const rows: readonly (readonly [string, CliKey])[] = [
  ['3', 'cli.keys.number'],
  ['1 4 5', 'cli.keys.some'],
  ['p1', 'cli.keys.proposal'],
  ['2 0 1', 'cli.keys.amounts'],
  ['? 3', 'cli.keys.look'],
  ['w', 'cli.keys.why'],
  ['u', 'cli.keys.undo'],
  ['r', 'cli.keys.redo'],
  ['t', 'cli.keys.table'],
  ['s', 'cli.keys.score'],
  ['log', 'cli.keys.log'],
  ['h', 'cli.keys.help'],
  ['q', 'cli.keys.quit'],
];

/** What may be typed at a question. */
export function helpLines({ words, terminal }: TerminalCanvas): string[] {
  const room = Math.max(...rows.map(([key]) => widthOf(key)));
  return rows.flatMap(([key, text]) =>
    hanging(`  ${terminal.paint.cyan(padEnd(key, room))}  `, words.text(text), terminal.width),
  );
}
