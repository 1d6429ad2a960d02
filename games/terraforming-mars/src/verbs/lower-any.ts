/** lowerAny: somebody's production falls, in full; it may be the owner's. */
import { at, type Resource } from '../data/resources.ts';
import { canLowerSomebody, lowerSomebody } from '../rules/production.ts';
import { say } from '../wording/say.ts';
import { anybodysProduction, minus, thing } from '../wording/signs.ts';
import { independent, neverIdle, type Verb, verb } from './verb.ts';

export interface LowerAny {
  readonly do: 'lowerAny';
  readonly of: Resource;
  readonly by: number;
}

export const lowerAny: Verb<LowerAny> = verb({
  ...independent,
  ...neverIdle,
  stage: () => 'taking from others',
  condition: (effect) => (state, seat, around) =>
    canLowerSomebody(state, seat, effect, around?.production[at[effect.of]] ?? 0),
  happen: (state, run, { seat, source, effect }) => lowerSomebody(state, run, seat, source, effect),
  words: ({ of, by }) => say('mars.effect.lowerAny', { production: say(`mars.production.${of}`), by }),
  signs: ({ of, by }) => [anybodysProduction(minus, thing(of, by))],
  yields: (_state, _seat, { of, by }) => ({ brings: 'loss', of, amount: by }),
});
