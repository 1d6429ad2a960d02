/** look, lookToBuy: cards that are seen before some of them are kept, or bought. */
import { CARD_PRICE } from '../data/board.ts';
import { look as lookNow, lookToBuy as lookToBuyNow } from '../rules/looking.ts';
import { say } from '../wording/say.ts';
import { arrow, mark, thing, together } from '../wording/signs.ts';
import { alwaysPossible, independent, neverIdle, type Verb, verb } from './verb.ts';

export interface Look {
  readonly do: 'look';
  readonly cards: number;
  readonly keep: number;
}

export const look: Verb<Look> = verb({
  ...alwaysPossible,
  ...neverIdle,
  onMap: independent.onMap,
  stage: () => 'look',
  showsCards: () => 'trade',
  happen: (state, run, { seat, source, effect }) => lookNow(state, run, seat, source, effect),
  words: ({ cards, keep }) => say('mars.effect.look', { cards, keep }),
  signs: ({ cards, keep }) => [together(thing('card', cards), arrow, thing('card', keep))],
  yields: (_state, _seat, { cards, keep }) => ({ brings: 'cards', amount: keep, seen: cards }),
});

export interface LookToBuy {
  readonly do: 'lookToBuy';
}

export const lookToBuy: Verb<LookToBuy> = verb({
  ...independent,
  ...alwaysPossible,
  ...neverIdle,
  stage: () => 'look',
  happen: (state, run, { seat, source }) => lookToBuyNow(state, run, seat, source),
  words: () => say('mars.effect.lookToBuy'),
  signs: () => [together(thing('card'), mark('?'), thing('megacredits', CARD_PRICE))],
  yields: () => ({ brings: 'purchase' }),
});
