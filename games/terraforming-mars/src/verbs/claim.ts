/** claim: the owner's marker on a free area. */
import type { Where } from '../data/types.ts';
import { claimable } from '../rules/areas.ts';
import { claim as claimNow } from '../rules/tiles.ts';
import { say } from '../wording/say.ts';
import { thing } from '../wording/signs.ts';
import { independent, neverIdle, type Verb, verb } from './verb.ts';

export interface Claim {
  readonly do: 'claim';
  readonly where: Where;
}

export const claim: Verb<Claim> = verb({
  ...independent,
  ...neverIdle,
  stage: () => 'choice',
  condition:
    ({ where }) =>
    (state, seat) =>
      claimable(state, seat, where).length > 0,
  happen: (state, run, { seat, source, effect: { where } }) => claimNow(state, run, seat, source, where),
  words: ({ where }) => say('mars.effect.claim', { where: say(`mars.where.${where}`) }),
  signs: () => [thing('claim')],
  yields: () => ({ brings: 'claim' }),
});
