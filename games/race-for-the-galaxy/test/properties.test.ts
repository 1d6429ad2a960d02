import { walk } from '@orrery/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { raceForTheGalaxy } from '../src/game.ts';
import { testing } from '../src/testing/index.ts';

/** Checks are made at one moment in so many; the long runs look at all of them. */
const EVERY = 16;

describe('whatever is answered', () => {
  test.each(testing.setups)(
    'every property holds with $seats seats, setup $options.setup, two actions $options.twoActions',
    (setup) => {
      fc.assert(
        fc.property(fc.integer({ min: 0 }), (number) => {
          const { answers } = walk(raceForTheGalaxy, testing, {
            seed: `game ${number}`,
            setup,
            every: EVERY,
          });
          expect(answers).toBeGreaterThan(40);
        }),
        // The same games on every run: a failure names the seed of its game, and the long runs try others.
        { numRuns: 3, seed: 1, endOnFailure: true },
      );
    },
    30_000,
  );
});

describe('games that once went wrong', () => {
  const standard = { setup: 'standard', twoActions: false };

  test.each([
    {
      ruling: 'goods are taken from the supply in the order in which the answers come',
      walk: { seed: 'big30', setup: { options: standard, seats: 4 }, every: 8 },
    },
    {
      ruling: 'where a known card lies in a new supply does not depend on unknown ones',
      walk: { seed: 's0', setup: { options: standard, seats: 3 }, every: 10 },
    },
    {
      ruling: 'all see the card that a gamble turns up, also when its owner keeps it',
      walk: { seed: 's2', setup: { options: standard, seats: 3 }, every: 10 },
    },
  ])(
    '$ruling',
    ({ walk: options }) => {
      expect(() => walk(raceForTheGalaxy, testing, options)).not.toThrow();
    },
    30_000,
  );
});
