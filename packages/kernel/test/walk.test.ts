import { reference } from '@orrery/reference';
import { testing } from '@orrery/reference/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Core, Game } from '../src/index.ts';
import { type GameTesting, PROPERTIES, walk } from '../src/testing/index.ts';
import { fair } from './fair/game.ts';
import { fairTesting } from './fair/testing.ts';

/** Walks games from random seeds; gives the properties that were checked at all. */
function walkMany<S extends Core, V extends object>(
  game: Game<S, V>,
  known: GameTesting<S>,
  numRuns: number,
  every: number,
): Set<string> {
  const checked = new Set<string>();
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...known.setups), (seed, setup) => {
      for (const property of Object.keys(walk(game, known, { seed, setup, every }).checks))
        checked.add(property);
    }),
    // A walk names its own seed; a shorter one would be another game.
    { numRuns, endOnFailure: true },
  );
  return checked;
}

test('the fair has every property at every moment, and every property is checked', {
  timeout: 30_000,
}, () => {
  const known = { ...fairTesting, invariant: () => undefined };
  expect(walkMany(fair, known, 25, 1)).toEqual(new Set(PROPERTIES));
});

test('the reference game has every property', { timeout: 30_000 }, () => {
  walkMany(reference, testing, 18, 2);
});

test('a walk plays the same game whatever is checked on the way', () => {
  const walked = (every: number) =>
    walk(fair, fairTesting, { seed: 'same', setup: fairTesting.setups[1]!, every });
  expect(walked(5).record).toEqual(walked(1000).record);
  expect(walked(1000).checks.fill).toBeLessThan(walked(5).checks.fill ?? 0);
});
