/** raise: steps of temperature or oxygen. */
import { bringsOcean, raise as raiseNow, stepsLeft } from '../rules/parameters.ts';
import { say } from '../wording/say.ts';
import { thing } from '../wording/signs.ts';
import { alwaysPossible, independent, type Verb, verb } from './verb.ts';

export interface Raise {
  readonly do: 'raise';
  readonly track: 'temperature' | 'oxygen';
  readonly steps: number;
}

export const raise: Verb<Raise> = verb({
  ...alwaysPossible,
  showsCards: independent.showsCards,
  stage: () => 'gain',
  onMap: (state, { track, steps }) => (bringsOcean(state, track, steps) ? 'ocean' : 'nothing'),
  isIdle: (state, _seat, _source, { track }) => stepsLeft(state, track) <= 0,
  happen: (state, run, { seat, source, effect: { track, steps } }) =>
    raiseNow(state, run, seat, track, steps, source),
  words: ({ track, steps }) => say(`mars.effect.raise.${track}`, { steps }),
  signs: ({ track, steps }) => [thing(track, steps)],
  yields: (state, _seat, { track, steps }) => ({
    brings: 'steps',
    track,
    amount: Math.min(steps, stepsLeft(state, track)),
  }),
});
