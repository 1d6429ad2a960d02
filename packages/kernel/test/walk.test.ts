import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTIES, walk } from '../src/testing/index.ts';
import { fair } from './fair/game.ts';
import { fairTesting } from './fair/testing.ts';

test('the fair has every property at every moment, and every property is checked', {
  timeout: 30_000,
}, () => {
  const testing = { ...fairTesting, invariant: () => undefined, advice: () => [] };
  const checked = new Set<string>();
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...testing.setups), (seed, setup) => {
      for (const property of Object.keys(walk(fair, testing, { seed, setup }).checks)) checked.add(property);
    }),
    // A failure names its own seed and the moment; a shorter seed would only be another game.
    { numRuns: 15, endOnFailure: true },
  );
  expect(checked).toEqual(new Set(PROPERTIES));
});

test('a walk plays the same game whatever is checked on the way', () => {
  const walked = (every: number) =>
    walk(fair, fairTesting, { seed: 'same', setup: fairTesting.setups[1]!, every });
  expect(walked(5).record).toEqual(walked(1000).record);
  expect(walked(1000).checks.fill ?? 0).toBeLessThan(walked(5).checks.fill ?? 0);
});
