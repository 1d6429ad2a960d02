/** reveal: the top card is turned up, and something happens if it has an icon. */
import type { Tag } from '../data/resources.ts';
import type { Effect } from '../data/types.ts';
import { turnUp } from '../rules/looking.ts';
import { say } from '../wording/say.ts';
import { colon, mark, thing, together } from '../wording/signs.ts';
import { alwaysPossible, independent, neverIdle, type Parts, type Verb, verb } from './verb.ts';

export interface Reveal {
  readonly do: 'reveal';
  readonly tag: Tag;
  readonly effects: readonly Effect[];
}

export const reveal = (parts: Parts): Verb<Reveal> =>
  verb({
    ...independent,
    ...alwaysPossible,
    ...neverIdle,
    stage: () => 'draw',
    happen: (state, run, task) => {
      const { seat, source, effect } = task;
      if (turnUp(state, run, seat, source, effect))
        for (const part of effect.effects) parts.happen(state, run, { ...task, effect: part });
    },
    words: ({ tag, effects }) =>
      say('mars.effect.reveal', { tag: say(`mars.aTag.${tag}`), effect: parts.words(effects) }),
    signs: ({ tag, effects }) => [
      together(thing('card'), mark('?'), thing(`tag-${tag}`), colon),
      ...parts.signs(effects),
    ],
    yields: (state, seat, { tag, effects }) => ({
      brings: 'chance',
      tag,
      hit: parts.yields(state, seat, effects),
    }),
  });
