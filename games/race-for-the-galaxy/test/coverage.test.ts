import { type GameEvent, rngFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { designs } from '../src/data/cards.ts';
import { raceForTheGalaxy } from '../src/game.ts';
import { coverage } from '../src/testing/coverage.ts';
import { testing } from '../src/testing/index.ts';

/** What one random game comes by. */
function reachedIn(number: number): Set<string> {
  const events: GameEvent[] = [];
  const game = raceForTheGalaxy.with({ emit: (event) => events.push(event) });
  const { options, seats } = testing.setups[number % testing.setups.length]!;
  const state = game.setup(options, seats, `coverage ${number}`);
  const rng = rngFrom(`answers ${number}`);
  const reached = new Set<string>();
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const before = game.clone(state);
    events.length = 0;
    game.apply(state, open.seat, game.sample(state, open, rng));
    coverage.mark({ before, after: state, events }, (goal) => reached.add(goal));
  }
  return reached;
}

test('the goals are all designs, all their powers and scoring lines, and both endings, each once', () => {
  const powers = designs.flatMap(({ powers: byPhase }) => Object.values(byPhase).flat());
  const lines = designs.flatMap(({ scoring }) => scoring);
  expect(coverage.goals).toHaveLength(designs.length + powers.length + lines.length + 2);
  expect(new Set(coverage.goals).size).toBe(coverage.goals.length);
});

test('random games come by nearly all of them soon, and by nothing else', { timeout: 30_000 }, () => {
  const reached = new Set<string>();
  for (let number = 0; number < 300; number++) for (const goal of reachedIn(number)) reached.add(goal);
  expect([...reached].filter((goal) => !coverage.goals.includes(goal))).toEqual([]);
  expect(reached.size).toBeGreaterThan(0.97 * coverage.goals.length);
});

test('a game that ends says how', () => {
  const endings = coverage.goals.filter((goal) => goal.startsWith('ends '));
  expect(endings).toHaveLength(2);
  for (let number = 0; number < 16; number++)
    expect(endings.some((ending) => reachedIn(number).has(ending))).toBe(true);
});
