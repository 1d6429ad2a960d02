/** A game of nothing but a die with a thousand sides: for tests of games without cards. */
import {
  type Ask,
  agendaOf,
  below,
  type Core,
  cloneAgenda,
  cloneRng,
  defineGame,
  msg,
  rank,
} from '../src/index.ts';

export interface Dice extends Core {
  rolled: readonly number[];
}
interface Roll extends Ask {
  do: 'roll';
}
const ask: Roll = { do: 'roll', seat: 0 };

export const dice = defineGame<Dice, Pick<Dice, 'rolled'>, Record<never, never>, never, Roll>({
  id: 'dice',
  version: 1,
  name: msg('dice.name'),
  seats: { min: 1, max: 1 },
  options: {},
  setup: (_, __, rng) => ({ agenda: agendaOf(ask), rng, rolled: [] }),
  steps: {},
  questions: {
    roll: {
      shape: 'one-of',
      text: () => msg('dice.roll'),
      options: () => ['roll', 'stop'],
      describe: (_, __, pick) => ({ text: msg(`dice.${String(pick)}`) }),
      answer(state, _, pick, run) {
        if (pick === 'stop') return;
        run.barrier?.(null);
        state.rolled = [...state.rolled, below(state.rng, 1000)];
        run.push(ask);
      },
    },
  },
  clone: ({ agenda, rng, rolled }) => ({ agenda: cloneAgenda(agenda), rng: cloneRng(rng), rolled }),
  view: ({ rolled }) => ({ rolled }),
  fill: ({ rolled }, core) => ({ ...core, rolled }),
  outcome: () => rank([{ seat: 0, score: 0, tiebreak: [], breakdown: [] }]),
});
