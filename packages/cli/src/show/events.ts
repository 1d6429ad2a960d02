import type { LoadedGame } from '@orrery/catalog';
import type { GameEvent, Viewer } from '@orrery/kernel';
import { hanging } from '../layout.ts';
import type { TerminalCanvas } from './canvas.ts';

/**
 * The game log in lines, as far as the viewer may know the events: of all moves, the opening counted, or from one of them
 * on. Rounds and phases are headings.
 */
export function logLines(
  loaded: LoadedGame,
  moves: readonly (readonly GameEvent[])[],
  viewer: Viewer,
  { words, name, terminal }: TerminalCanvas,
  since = 0,
): string[] {
  const { bold, dim } = terminal.paint;
  const logWriter = loaded.logWriter(name);
  return moves.flatMap((events, move) => {
    const told = logWriter.write(events.flatMap((event) => loaded.game.see(event, viewer) ?? []));
    if (move < since) return [];
    return told.flatMap(({ text, heading }) => {
      const line = words.format(text);
      if (heading === undefined) return hanging(`  ${dim('·')} `, line, terminal.width);
      return hanging(heading === 'round' ? '' : ' ', bold(line), terminal.width);
    });
  });
}
