/** copyProduction: the production box of another own card once more. */
import type { Tag } from '../data/resources.ts';
import { copyable, copyProduction as copyNow } from '../rules/production.ts';
import { say } from '../wording/say.ts';
import { production, thing } from '../wording/signs.ts';
import { independent, neverIdle, type Verb, verb } from './verb.ts';

export interface CopyProduction {
  readonly do: 'copyProduction';
  readonly tag: Tag;
}

export const copyProduction: Verb<CopyProduction> = verb({
  ...independent,
  ...neverIdle,
  stage: () => 'change of production',
  condition: (effect) => (state, seat) => copyable(state, seat, effect).length > 0,
  happen: (state, run, { seat, source, effect }) => copyNow(state, run, seat, source, effect),
  words: ({ tag }) => say('mars.effect.copyProduction', { tag: say(`mars.aTag.${tag}`) }),
  signs: ({ tag }) => [production(thing('copy'), thing(`tag-${tag}`))],
  yields: () => ({ brings: 'copy' }),
});
