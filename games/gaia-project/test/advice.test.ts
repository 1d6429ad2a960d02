/** Advice is true: on random positions it says what the engine does. */
import { isRecord, oneOfAtRandom, type Rng, rngFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { gaiaProject } from '../src/game.ts';
import type { GaiaState } from '../src/state.ts';
import { adviceFaults } from '../src/testing/advice.ts';
import { testing } from '../src/testing/index.ts';

const GAMES = 4;
const EVERY = 11;
/** Together with all ways to set up, at least so many positions are looked at. */
const POSITIONS = 500;

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

test('what advice says of an answer is what applying it does', () => {
  let positions = 0;
  for (const [number, { options, seats }] of testing.setups.entries())
    for (let game = 0; game < GAMES; game++) {
      const seed = `advice ${number} ${game}`;
      const state = gaiaProject.setup(options, seats, seed);
      const rng = rngFrom(seed);
      for (let at = 0; step(state, rng); at++) {
        if ((at + game) % EVERY !== 0 || state.round === 0) continue;
        positions += 1;
        expect(adviceFaults(state, rng), `after ${at + 1} answers of “${seed}”`).toEqual([]);
      }
    }
  expect(positions).toBeGreaterThanOrEqual(POSITIONS);
}, 120_000);
