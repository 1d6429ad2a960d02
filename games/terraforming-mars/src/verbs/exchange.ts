/** exchange: a card of the hand for another, if the owner likes. */
import { exchange as exchangeNow } from '../rules/looking.ts';
import { say } from '../wording/say.ts';
import { mark, minus, thing, together } from '../wording/signs.ts';
import { alwaysPossible, independent, neverIdle, type Verb, verb } from './verb.ts';

export interface Exchange {
  readonly do: 'exchange';
}

export const exchange: Verb<Exchange> = verb({
  ...alwaysPossible,
  ...neverIdle,
  onMap: independent.onMap,
  stage: () => 'trade for a card',
  showsCards: () => 'exchange',
  happen: (state, run, { seat, source }) => exchangeNow(state, run, seat, source),
  words: () => say('mars.effect.exchange'),
  signs: () => [together(minus, thing('card'), mark('+'), thing('card'))],
  yields: () => ({ brings: 'exchange' }),
});
