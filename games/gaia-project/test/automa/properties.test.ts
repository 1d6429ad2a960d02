import { walk } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { gaiaProject } from '../../src/game.ts';
import { testing } from '../../src/testing/index.ts';

/** Checks are made at one moment in so many; the long runs look at all of them. */
const EVERY = 40;
const { solo } = testing;

describe('whatever is answered against the Automa', () => {
  test.each(solo!.setups.filter((_, i) => i % 3 === 0))(
    'every property holds: $options',
    (setup) => {
      const { answers } = walk(gaiaProject, { ...testing, ...solo }, { seed: 'alone', setup, every: EVERY });
      expect(answers).toBeGreaterThan(10);
    },
    60_000,
  );
});
