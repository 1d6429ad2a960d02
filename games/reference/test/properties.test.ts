import { walk } from '@orrery/kernel/testing';
import { testing } from '@orrery/reference/testing';
import { expect, test } from 'vitest';
import { reference } from '../src/game.ts';

test.each(testing.setups)('every property holds in games of $seats with $options', (setup) => {
  for (const seed of ['one', 'two']) {
    const { answers } = walk(reference, testing, { seed, setup, every: 3 });
    expect(answers).toBeLessThan(500);
  }
});
