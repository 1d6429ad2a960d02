/** gain, lose: resources of the board. */
import type { Resource } from '../data/resources.ts';
import type { Count } from '../data/types.ts';
import { count } from '../rules/counting.ts';
import { gain as gainNow, stockOf } from '../rules/stock.ts';
import { playerAt } from '../state.ts';
import { perText } from '../wording/phrases.ts';
import { say } from '../wording/say.ts';
import { minus, perSigns, thing, together } from '../wording/signs.ts';
import { alwaysPossible, independent, neverIdle, type Verb, verb } from './verb.ts';

export interface Gain {
  readonly do: 'gain';
  readonly of: Resource;
  readonly amount: Count;
}

export const gain: Verb<Gain> = verb({
  ...independent,
  ...alwaysPossible,
  ...neverIdle,
  stage: () => 'gain',
  happen: (state, run, { seat, source, effect: { of, amount } }) =>
    gainNow(state, run, seat, of, count(state, seat, amount), source),
  words: ({ of, amount }) =>
    typeof amount === 'number'
      ? say('mars.effect.gain', { amount: say(`mars.amount.${of}`, { n: amount }) })
      : say('mars.effect.gainPer', { amount: say(`mars.amount.${of}`, { n: 1 }), per: perText(amount) }),
  signs: ({ of, amount }) => [
    typeof amount === 'number' ? thing(of, amount) : together(...perSigns(of, amount)),
  ],
  yields: (state, seat, { of, amount }) => ({ brings: 'stock', of, amount: count(state, seat, amount) }),
});

export interface Lose {
  readonly do: 'lose';
  readonly of: Resource;
  readonly amount: number;
}

export const lose: Verb<Lose> = verb({
  ...independent,
  ...neverIdle,
  stage: () => 'loss',
  condition:
    ({ of, amount }) =>
    (state, seat, around) => {
      const short = amount - stockOf(playerAt(state, seat), of);
      return short <= 0 || (around !== undefined && around.help(state, seat, 'stock', of) >= short);
    },
  happen: (state, run, { seat, source, effect: { of, amount } }) =>
    gainNow(state, run, seat, of, -amount, source),
  words: ({ of, amount }) => say('mars.effect.lose', { amount: say(`mars.amount.${of}`, { n: amount }) }),
  signs: ({ of, amount }) => [together(minus, thing(of, amount))],
  yields: (_state, _seat, { of, amount }) => ({ brings: 'stock', of, amount: -amount }),
});
