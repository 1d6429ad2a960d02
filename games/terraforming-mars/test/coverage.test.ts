import { expect, test } from 'vitest';
import { testCoverage } from '../../../test/support/coverage.ts';
import { faces } from '../src/data/cards.ts';
import { terraformingMars } from '../src/game.ts';
import { coverage } from '../src/testing/coverage.ts';
import { testing } from '../src/testing/index.ts';

testCoverage({ game: terraformingMars, setups: testing.setups, coverage }, 120, 0.9);

test('the goals are all cards, their actions and triggers, and what is on the board', () => {
  const parts = faces.reduce((sum, { actions, triggers }) => sum + actions.length + triggers.length, 0);
  expect(coverage.goals.length).toBe(faces.length + parts + 14 + 5 + 5 + 5 + 2 + 3 + 4);
});
