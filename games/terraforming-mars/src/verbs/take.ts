/** remove, steal: what a red border lets one take from any player. */
import type { Prey } from '../data/types.ts';
import { takeFromAny } from '../rules/removal.ts';
import { NOBODY } from '../state.ts';
import { either, preyText } from '../wording/phrases.ts';
import { say } from '../wording/say.ts';
import { anybody, arrow, between, minus, or, preySigns, together } from '../wording/signs.ts';
import { alwaysPossible, independent, neverIdle, type Verb, verb } from './verb.ts';

export interface Remove {
  readonly do: 'remove';
  readonly any: readonly Prey[];
}

export const remove: Verb<Remove> = verb({
  ...independent,
  ...alwaysPossible,
  ...neverIdle,
  stage: () => 'taking from others',
  happen: (state, run, { seat, source, effect }) => takeFromAny(state, run, seat, source, effect, NOBODY),
  words: ({ any }) => say('mars.effect.remove', { prey: either(any.map(preyText)) }),
  signs: ({ any }) =>
    between(
      or,
      any.map((prey) => [anybody(minus, ...preySigns(prey))]),
    ),
  yields: (_state, _seat, { any }) => ({ brings: 'prey', any, stolen: false }),
});

export interface Steal {
  readonly do: 'steal';
  readonly any: readonly Prey[];
}

export const steal: Verb<Steal> = verb({
  ...independent,
  ...alwaysPossible,
  ...neverIdle,
  stage: () => 'taking from others',
  happen: (state, run, { seat, source, effect }) => takeFromAny(state, run, seat, source, effect, NOBODY),
  words: ({ any }) => say('mars.effect.steal', { prey: either(any.map(preyText)) }),
  signs: ({ any }) =>
    between(
      or,
      any.map((prey) => [together(anybody(...preySigns(prey)), arrow)]),
    ),
  yields: (_state, _seat, { any }) => ({ brings: 'prey', any, stolen: true }),
});
