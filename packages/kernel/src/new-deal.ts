import type { Core, Seat } from './agenda.ts';
import type { Game } from './game.ts';
import { rngFrom } from './random.ts';

/** A moment at which what a seat could not know was dealt anew: where a branch left the game it came from. */
export interface NewDeal {
  /** How many answers had been given. */
  readonly at: number;
  /** Whose knowledge was kept. */
  readonly viewer: Seat;
  readonly seed: string;
}

/** The state from which the game went on after `at` answers: another one where it was dealt anew just then. */
export const dealtAnew = <S extends Core>(
  game: Game<S>,
  state: S,
  deals: readonly NewDeal[],
  at: number,
): S =>
  deals.reduce(
    (dealt, deal) => (deal.at === at ? game.fill(game.view(dealt, deal.viewer), rngFrom(deal.seed)) : dealt),
    state,
  );
