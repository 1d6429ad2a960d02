/** A chart has been published: each opponent in turn may review it for a coffee. */
import type { OneOf } from '@orrery/kernel';
import { score, spend } from '../rules/stock.ts';
import { next } from '../rules/turns.ts';
import { COFFEE, REVIEWS, type ReferenceState } from '../state.ts';
import type { GameRun, QueryNamed } from '../tasks.ts';
import { say } from '../wording/say.ts';

export const review: OneOf<ReferenceState, QueryNamed<'review'>, 'review' | 'decline'> = {
  shape: 'one-of',
  text: (_, { worth }) => say('reference.question.review', { worth }),
  options: () => OPTIONS,
  describe: (_, { worth }, option) =>
    option === 'review'
      ? { text: say('reference.review.accept'), cost: { coffee: 1 }, gain: { points: worth } }
      : { text: say('reference.review.decline') },
  answer(state, { seat, author, worth }, option, run: GameRun) {
    const reviewed = option === 'review';
    if (reviewed) {
      spend(state, seat, COFFEE, 1, 'review', run);
      score(state, seat, REVIEWS, worth, 'review', run);
      score(state, author, REVIEWS, 1, 'review', run);
    }
    run.push({ do: 'offer', seat: author, to: next(state, seat), worth: reviewed ? worth - 1 : worth });
  },
};

const OPTIONS = ['review', 'decline'] as const;
