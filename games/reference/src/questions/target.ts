/** Aiming: which sight from hand to observe tonight. Asked of everybody at once, in secret. */
import type { OneOf } from '@orrery/kernel';
import { observe } from '../rules/aiming.ts';
import { handOf, type ReferenceState } from '../state.ts';
import type { QueryNamed } from '../tasks.ts';
import { say } from '../wording/say.ts';
import { cardText } from '../wording/things.ts';

export const target: OneOf<ReferenceState, QueryNamed<'target'>, number> = {
  shape: 'one-of',
  text: (state) => say('reference.question.target', { night: state.night, nights: state.nights }),
  options: (state, { seat }) => handOf(state, seat),
  describe: (_, __, card) => ({ text: cardText(card), target: { card } }),
  answer: (state, { seat }, card, run) => observe(state, seat, card, run),
};
