/** Looking through the telescope: which of the new cards to keep. The others are put away face down. */
import type { OneOf } from '@orrery/kernel';
import { discardFaceDown } from '../rules/drawing.ts';
import { handOf, type ReferenceState } from '../state.ts';
import type { QueryNamed } from '../tasks.ts';
import { say } from '../wording/say.ts';
import { cardText } from '../wording/things.ts';

export const keep: OneOf<ReferenceState, QueryNamed<'keep'>, number> = {
  shape: 'one-of',
  text: () => say('reference.question.keep'),
  options: (state, { seat, drawn }) => handOf(state, seat).slice(-drawn),
  describe: (_, __, card) => ({ text: cardText(card), target: { card } }),
  answer(state, { seat, drawn }, card, run) {
    const hand = handOf(state, seat);
    const rest = hand.splice(-drawn).filter((other) => other !== card);
    hand.push(card);
    discardFaceDown(state, seat, rest, 'look', run);
  },
};
