/** Dawn: what to have from the stores. */
import type { OneOf } from '@orrery/kernel';
import { gain } from '../rules/stock.ts';
import { BRASS, COFFEE, GLASS, type ReferenceState } from '../state.ts';
import type { QueryNamed } from '../tasks.ts';
import { say } from '../wording/say.ts';
import { amountText } from '../wording/things.ts';

const OPTIONS = ['coffee', 'brass', 'glass'] as const;
type BreakfastOption = (typeof OPTIONS)[number];
const AMOUNT = { coffee: 2, brass: 2, glass: 1 };
const COLUMN = { coffee: COFFEE, brass: BRASS, glass: GLASS };

export const breakfast: OneOf<ReferenceState, QueryNamed<'breakfast'>, BreakfastOption> = {
  shape: 'one-of',
  text: () => say('reference.question.breakfast'),
  options: () => OPTIONS,
  describe: (_, __, option) => ({
    text: say('reference.breakfast.take', { what: amountText(option, AMOUNT[option]) }),
    target: { resource: option },
    gain: { [option]: AMOUNT[option] },
  }),
  answer: (state, { seat }, option, run) =>
    gain(state, seat, COLUMN[option], AMOUNT[option], 'breakfast', run),
};
