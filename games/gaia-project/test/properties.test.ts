import { walk } from '@orrery/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gaiaProject } from '../src/game.ts';
import { testing } from '../src/testing/index.ts';

/** Checks are made at one moment in so many; the long runs look at all of them. */
const EVERY = 32;

describe('whatever is answered', () => {
  test.each(testing.setups)(
    'every property holds with $seats seats: $options',
    (setup) => {
      fc.assert(
        fc.property(fc.integer({ min: 0 }), (number) => {
          const { answers } = walk(gaiaProject, testing, { seed: `game ${number}`, setup, every: EVERY });
          expect(answers).toBeGreaterThan(40);
        }),
        { numRuns: 1, seed: 1, endOnFailure: true },
      );
    },
    60_000,
  );
});
