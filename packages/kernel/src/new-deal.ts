import type { Core, Seat } from './agenda.ts';
import type { Game } from './game.ts';
import { rngFrom, shuffle } from './random.ts';
import { hasDeck } from './supply.ts';

/** A moment at which what a seat could not know was dealt anew: where a branch left the game it came from. */
interface DealtFor {
  /** How many answers had been given. */
  readonly at: number;
  /** Whose knowledge was kept. */
  readonly viewer: Seat;
  readonly seed: string;
}

/** A moment to which people went back together: what nobody knew then must not come again as they have seen it since. */
interface Mixed {
  readonly at: number;
  readonly nonce: string;
}

/** Where what was to come was made another. */
export type NewDeal = DealtFor | Mixed;

/** The state with the nonce mixed into its generator, and its deck in another order. Changes it. */
function mixed<S extends Core>(state: S, nonce: string): S {
  state.rng = rngFrom(`${state.rng.key}/${state.rng.next}/${nonce}`);
  if (hasDeck(state)) shuffle(state.rng, state.deck);
  return state;
}

/** The state from which the game went on after `at` answers: another one where it was dealt anew just then. */
export const dealtAnew = <S extends Core>(
  game: Game<S>,
  state: S,
  deals: readonly NewDeal[],
  at: number,
): S =>
  deals.reduce((dealt, deal) => {
    if (deal.at !== at) return dealt;
    if ('nonce' in deal) return mixed(game.clone(dealt), deal.nonce);
    return game.fill(game.view(dealt, deal.viewer), rngFrom(deal.seed));
  }, state);
