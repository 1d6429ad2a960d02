/** shift: any number of steps of one production become as many of another. */
import type { Resource } from '../data/resources.ts';
import { shift as shiftNow } from '../rules/production.ts';
import { say } from '../wording/say.ts';
import { arrow, mark, minus, production, thing } from '../wording/signs.ts';
import { alwaysPossible, independent, neverIdle, type Verb, verb } from './verb.ts';

export interface Shift {
  readonly do: 'shift';
  readonly from: Resource;
  readonly to: Resource;
}

export const shift: Verb<Shift> = verb({
  ...independent,
  ...alwaysPossible,
  ...neverIdle,
  stage: () => 'change of production',
  happen: (state, run, { seat, source, effect }) => shiftNow(state, run, seat, source, effect),
  words: ({ from, to }) =>
    say('mars.effect.shift', { from: say(`mars.production.${from}`), to: say(`mars.production.${to}`) }),
  signs: ({ from, to }) => [production(minus, thing(from, 'any'), arrow, mark('+'), thing(to, 'any'))],
  yields: () => ({ brings: 'shift' }),
});
