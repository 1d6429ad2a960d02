/** The doors of the package open: no table that is made while it loads trips over a card. */
import { expect, test } from 'vitest';

test('the game is there as soon as its package is asked for', async () => {
  const { raceForTheGalaxy } = await import('../src/index.ts');
  expect(raceForTheGalaxy.setup({}, 2, 'loading').players).toHaveLength(2);
});

test('so is its advice', async () => {
  const { designs, pointGroupOf, traitsOf } = await import('../src/advice/index.ts');
  expect(designs).toHaveLength(95);
  expect(traitsOf(0).points).toBe(2);
  expect(pointGroupOf({ key: 'race.card.old-earth' })).toBe('worlds');
});
