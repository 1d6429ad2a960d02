import { type Core, type Game, isRecord } from '@orrery/kernel';

/** The round a game is in, where its view tells one under that name. */
export function roundOf(game: Game, state: Core): number | undefined {
  const view: unknown = game.view(state, 'spectator');
  return isRecord(view) && typeof view.round === 'number' ? view.round : undefined;
}
