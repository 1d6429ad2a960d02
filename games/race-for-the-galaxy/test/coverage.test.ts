import { expect, test } from 'vitest';
import { reachedIn, testCoverage } from '../../../test/support/coverage.ts';
import { designs } from '../src/data/cards.ts';
import { raceForTheGalaxy } from '../src/game.ts';
import { coverage } from '../src/testing/coverage.ts';
import { testing } from '../src/testing/index.ts';

const covered = { game: raceForTheGalaxy, setups: testing.setups, coverage };

testCoverage(covered, 300, 0.97);

test('the goals are all designs, all their powers and scoring lines, and both endings', () => {
  const powers = designs.flatMap(({ powers: byPhase }) => Object.values(byPhase).flat());
  const lines = designs.flatMap(({ scoring }) => scoring);
  expect(coverage.goals).toHaveLength(designs.length + powers.length + lines.length + 2);
});

test('a game that ends says how', () => {
  const endings = coverage.goals.filter((goal) => goal.startsWith('ends '));
  expect(endings).toHaveLength(2);
  for (let number = 0; number < 16; number++)
    expect(endings.some((ending) => reachedIn(covered, number).has(ending))).toBe(true);
});
