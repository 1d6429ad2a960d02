import type { GameEvent, Viewer } from '@orrery/kernel';
import type { LoadedGame } from '@orrery/shelf';
import { hanging } from '../layout.ts';
import type { Easel } from './easel.ts';

/** Events as lines of the game log, as far as the viewer may know them. */
export function eventLines(
  loaded: LoadedGame,
  events: readonly GameEvent[],
  viewer: Viewer,
  { words, name, terminal }: Easel,
): string[] {
  return events.flatMap((event) => {
    const seen = loaded.game.see(event, viewer);
    const message = seen === undefined ? undefined : loaded.eventText(seen, name);
    if (message === undefined) return [];
    return hanging(`  ${terminal.paint.dim('·')} `, words.format(message), terminal.width);
  });
}
