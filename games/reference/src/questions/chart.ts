/** Charting: which sights from hand make the constellation. Nothing at all is a wasted night, but allowed. */
import type { SomeOf } from '@orrery/kernel';
import { constellations, isConstellation, LARGEST_CHART, publish } from '../rules/turns.ts';
import { handOf, type ReferenceState } from '../state.ts';
import type { QueryNamed } from '../tasks.ts';
import { say } from '../wording/say.ts';
import { cardText } from '../wording/things.ts';

export const chart: SomeOf<ReferenceState, QueryNamed<'chart'>, number> = {
  shape: 'some-of',
  ordered: false,
  text: () => say('reference.question.chart', { max: LARGEST_CHART }),
  items: (state, { seat }) => handOf(state, seat),
  bounds: () => ({ min: 0, max: LARGEST_CHART }),
  allows: (_, __, cards) =>
    cards.length === 0 || isConstellation(cards) ? undefined : say('reference.refusal.constellation'),
  proposals: (state, { seat }) => constellations(handOf(state, seat)),
  describe: (_, __, card) => ({ text: cardText(card), target: { card } }),
  answer(state, { seat }, cards, run) {
    if (cards.length > 0) publish(state, seat, cards, run);
  },
};
