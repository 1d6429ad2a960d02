import type { GameEvent, Viewer } from '@orrery/kernel';
import type { LoadedGame } from '@orrery/shelf';
import { hanging } from '../layout.ts';
import type { Easel } from './easel.ts';

/**
 * The game log in lines, as far as the viewer may know the events: of all moves, the opening counted, or from one of them
 * on. Rounds and phases are headings.
 */
export function logLines(
  loaded: LoadedGame,
  moves: readonly (readonly GameEvent[])[],
  viewer: Viewer,
  { words, name, terminal }: Easel,
  since = 0,
): string[] {
  const { bold, dim } = terminal.paint;
  const teller = loaded.teller(name);
  return moves.flatMap((events, move) => {
    const told = teller.tell(events.flatMap((event) => loaded.game.see(event, viewer) ?? []));
    if (move < since) return [];
    return told.flatMap(({ text, heading }) => {
      const line = words.format(text);
      if (heading === undefined) return hanging(`  ${dim('·')} `, line, terminal.width);
      return hanging(heading === 'round' ? '' : ' ', bold(line), terminal.width);
    });
  });
}
