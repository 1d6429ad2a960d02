/** rate: the owner's terraform rating. */
import type { Count } from '../data/types.ts';
import { count } from '../rules/counting.ts';
import { rate as rateNow } from '../rules/stock.ts';
import { perText } from '../wording/phrases.ts';
import { say } from '../wording/say.ts';
import { perSigns, thing, together } from '../wording/signs.ts';
import { alwaysPossible, independent, neverIdle, type Verb, verb } from './verb.ts';

export interface Rate {
  readonly do: 'rate';
  readonly by: Count;
}

export const rate: Verb<Rate> = verb({
  ...independent,
  ...alwaysPossible,
  ...neverIdle,
  stage: () => 'gain',
  happen: (state, run, { seat, source, effect: { by } }) =>
    rateNow(state, run, seat, count(state, seat, by), source),
  words: ({ by }) =>
    typeof by === 'number'
      ? say('mars.effect.rate', { by })
      : say('mars.effect.ratePer', { per: perText(by) }),
  signs: ({ by }) => [typeof by === 'number' ? thing('rating', by) : together(...perSigns('rating', by))],
  yields: (state, seat, { by }) => ({ brings: 'rating', amount: count(state, seat, by) }),
});
