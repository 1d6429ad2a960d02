/** Dawn: which cards to put away, face down; at least down to the limit of the hand. */
import type { SomeOf } from '@orrery/kernel';
import { HAND_LIMIT, SPARE } from '../rules/dawn.ts';
import { asideOf, handOf, type ReferenceState, removeCard } from '../state.ts';
import type { QueryNamed } from '../tasks.ts';
import { say } from '../wording/say.ts';
import { cardText } from '../wording/things.ts';

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
