/** ifTags: one list of effects or another, by the owner's icons. */
import type { Tag } from '../data/resources.ts';
import type { Effect } from '../data/types.ts';
import { tagsOf } from '../rules/counting.ts';
import { say } from '../wording/say.ts';
import { colon, mark, otherwise, thing, together } from '../wording/signs.ts';
import { alwaysPossible, independent, neverIdle, type Parts, type Verb, verb } from './verb.ts';

export interface IfTags {
  readonly do: 'ifTags';
  readonly tag: Tag;
  readonly min: number;
  readonly met: readonly Effect[];
  readonly unmet: readonly Effect[];
}

export const ifTags = (parts: Parts): Verb<IfTags> =>
  verb({
    ...independent,
    ...alwaysPossible,
    ...neverIdle,
    stage: () => 'gain',
    happen: (state, run, task) => {
      const { tag, min, met, unmet } = task.effect;
      const effects = tagsOf(state, task.seat, tag) >= min ? met : unmet;
      for (const part of effects) parts.happen(state, run, { ...task, effect: part });
    },
    words: ({ tag, min, met, unmet }) =>
      say('mars.effect.ifTags', {
        tag: say(`mars.tag.${tag}`),
        min,
        met: parts.words(met),
        unmet: parts.words(unmet),
      }),
    signs: ({ tag, min, met, unmet }) => [
      together(mark(String(min)), thing(`tag-${tag}`), colon),
      ...parts.signs(met),
      otherwise,
      ...parts.signs(unmet),
    ],
    yields: (state, seat, { tag, min, met, unmet }) => ({
      brings: 'either',
      isMet: tagsOf(state, seat, tag) >= min,
      met: parts.yields(state, seat, met),
      unmet: parts.yields(state, seat, unmet),
    }),
  });
