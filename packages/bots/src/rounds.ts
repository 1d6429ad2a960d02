import { type Core, type Game, isRecord } from '@orrery/kernel';

/** What games call their rounds. */
const names = ['round', 'generation'] as const;

/** The round a game is in, where its view tells one under such a name. */
export function roundOf(game: Game, state: Core): number | undefined {
  const view: unknown = game.view(state, 'spectator');
  if (!isRecord(view)) return undefined;
  for (const name of names) {
    const round = view[name];
    if (typeof round === 'number') return round;
  }
  return undefined;
}
