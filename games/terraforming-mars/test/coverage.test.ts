import { type GameEvent, rngFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { faces } from '../src/data/cards.ts';
import { terraformingMars } from '../src/game.ts';
import { coverage } from '../src/testing/coverage.ts';
import { testing } from '../src/testing/index.ts';

/** What one random game comes by. */
function reachedIn(number: number): Set<string> {
  const events: GameEvent[] = [];
  const game = terraformingMars.with({ emit: (event) => events.push(event) });
  const { options, seats } = testing.setups[number % testing.setups.length]!;
  const state = game.setup(options, seats, `coverage ${number}`);
  const rng = rngFrom(`answers ${number}`);
  const reached = new Set<string>();
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const before = state;
    events.length = 0;
    game.apply(state, open.seat, game.sample(state, open, rng));
    coverage.mark({ before, after: state, events }, (goal) => reached.add(goal));
  }
  return reached;
}

test('the goals are all cards, their actions and triggers, and what is on the board, each once', () => {
  expect(new Set(coverage.goals).size).toBe(coverage.goals.length);
  const parts = faces.reduce((sum, { actions, triggers }) => sum + actions.length + triggers.length, 0);
  expect(coverage.goals.length).toBe(faces.length + parts + 14 + 5 + 5 + 5 + 2 + 3 + 4);
});

test('random games come by most of them soon, and by nothing else', { timeout: 60_000 }, () => {
  const reached = new Set<string>();
  for (let number = 0; number < 120; number++) for (const goal of reachedIn(number)) reached.add(goal);
  expect([...reached].filter((goal) => !coverage.goals.includes(goal))).toEqual([]);
  expect(reached.size).toBeGreaterThan(0.9 * coverage.goals.length);
});
