/** Rules, "Dawn": breakfast and tidying up, everybody at their own pace. */
import type { OneOf, SomeOf } from '@orrery/kernel';
import {
  asideOf,
  BRASS,
  COFFEE,
  GLASS,
  handOf,
  type ReferenceState,
  removeCard,
  seatCount,
  seatsFrom,
} from '../state.ts';
import type { GameRun, Query, QueryNamed, StepNamed } from '../tasks.ts';
import { say } from '../wording/say.ts';
import { amountText, cardText } from '../wording/things.ts';
import { discardFaceDown } from './drawing.ts';
import { gain } from './stock.ts';

const HAND_LIMIT = 5;
/** How many cards may be put away beyond those that must be. */
const SPARE = 2;

/** Step: two questions for each seat, side by side. */
export function dawn(state: ReferenceState, _: StepNamed<'dawn'>, run: GameRun): void {
  run.push({ do: 'putAway' });
  run.open(
    seatsFrom(state.first, seatCount(state)).map((seat) => {
      const breakfast: Query = { do: 'breakfast', seat };
      const tidy: Query = { do: 'tidy', seat };
      return { seat, tasks: handOf(state, seat).length > 0 ? [breakfast, tidy] : [breakfast] };
    }),
  );
}

const OPTIONS = ['coffee', 'brass', 'glass'] as const;
type BreakfastOption = (typeof OPTIONS)[number];
const AMOUNT = { coffee: 2, brass: 2, glass: 1 };
const COLUMN = { coffee: COFFEE, brass: BRASS, glass: GLASS };

/** What to have from the stores. */
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

/** Which cards to put away, face down; at least down to the limit of the hand. */
export const tidy: SomeOf<ReferenceState, QueryNamed<'tidy'>, number> = {
  shape: 'some-of',
  ordered: false,
  text: () => say('reference.question.tidy', { limit: HAND_LIMIT }),
  items: (state, { seat }) => handOf(state, seat),
  bounds(state, { seat }) {
    const cards = handOf(state, seat).length;
    const min = Math.max(0, cards - HAND_LIMIT);
    return { min, max: Math.min(cards, min + SPARE) };
  },
  describe: (_, __, card) => ({ text: cardText(card), target: { card } }),
  answer(state, { seat }, cards) {
    const hand = handOf(state, seat);
    const aside = asideOf(state, seat);
    for (const card of cards) {
      removeCard(hand, card);
      aside.push(card);
    }
  },
};

/** Step: what was put aside joins the pile in turn order, so that it does not matter who was quicker. */
export function putAway(state: ReferenceState, _: StepNamed<'putAway'>, run: GameRun): void {
  for (const seat of seatsFrom(state.first, seatCount(state))) {
    const aside = asideOf(state, seat);
    discardFaceDown(state, seat, aside, 'tidy', run);
    aside.length = 0;
  }
  run.push({ do: 'dusk' });
}
