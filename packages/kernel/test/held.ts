import type { Seat } from '../src/index.ts';
import { HeldHistory } from '../src/testing/index.ts';
import { answerOf, type Table, type Todo, tableWith } from './table.ts';

/** The history of a table with these tasks, with a hand for giving answers. */
export function historyOf(...tasks: readonly Todo[]) {
  const { game, state } = tableWith(...tasks);
  const history = new HeldHistory<Table>(game, state);
  const give = (seat: Seat, word = 'yes') => history.give(seat, answerOf(game, history.state, seat, word));
  return { game, history, give, log: () => history.state.log };
}
