import { walk } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { terraformingMars } from '../src/game.ts';
import { testing } from '../src/testing/index.ts';

/** Checks are made at one moment in so many; the long runs look at all of them. */
const EVERY = 60;

describe('whatever is answered', () => {
  test.each(testing.setups)(
    'every property holds with $seats seats and $options',
    (setup) => {
      const { answers } = walk(terraformingMars, testing, { seed: 'game 1', setup, every: EVERY });
      expect(answers).toBeGreaterThan(40);
    },
    60_000,
  );
});
