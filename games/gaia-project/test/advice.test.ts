/** Advice is true: on random positions it says what the engine does. */
import { below, isRecord, oneOfAtRandom, type Rng, rngFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { gaiaProject } from '../src/game.ts';
import type { GaiaState } from '../src/state.ts';
import { adviceFaults } from '../src/testing/advice.ts';
import { testing } from '../src/testing/index.ts';

const POSITIONS = 500;
/** One position in so many is looked at. */
const EVERY = 11;

/** Mostly at random; passing is put off, so that more comes about. */
function step(state: GaiaState, rng: Rng): boolean {
  const all = gaiaProject.open(state);
  if (all.length === 0) return false;
  const open = oneOfAtRandom(rng, all);
  let answer = gaiaProject.sample(state, open, rng);
  for (let i = 0; i < 5 && 'pick' in answer && isRecord(answer.pick) && answer.pick.do === 'pass'; i++)
    answer = gaiaProject.sample(state, open, rng);
  gaiaProject.apply(state, open.seat, answer);
  return true;
}

/** How many positions of a random game have been looked at. */
function checkGame(seed: string, { options, seats }: (typeof testing.setups)[number]): number {
  const state = gaiaProject.setup(options, seats, seed);
  const rng = rngFrom(seed);
  let positions = 0;
  for (let at = below(rng, EVERY); step(state, rng); at++) {
    if (at % EVERY !== 0 || state.round === 0) continue;
    positions += 1;
    expect(adviceFaults(state, rng), `in the game “${seed}”, at ${at}`).toEqual([]);
  }
  return positions;
}

test('what advice says of an answer is what applying it does', () => {
  let positions = 0;
  for (let game = 0; positions < POSITIONS; game++)
    for (const [number, setup] of testing.setups.entries())
      positions += checkGame(`advice ${number} ${game}`, setup);
}, 120_000);
