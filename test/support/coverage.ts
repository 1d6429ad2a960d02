/** Tests of what random games come by: the goals that a game names, and whether it marks them when they are reached. */
import { type Core, type Game, type GameEvent, rngFrom } from '@orrery/kernel';
import type { Coverage, Setup } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';

export interface Covered<S extends Core> {
  readonly game: Game<S>;
  readonly setups: readonly Setup[];
  readonly coverage: Coverage<S>;
}

/** What one random game comes by. */
export function reachedIn<S extends Core>(covered: Covered<S>, number: number): Set<string> {
  const { setups, coverage } = covered;
  const events: GameEvent[] = [];
  const game = covered.game.with({ emit: (event) => events.push(event) });
  const { options, seats } = setups[number % setups.length]!;
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

/** So many random games reach more than this share of the goals. */
export function testCoverage<S extends Core>(covered: Covered<S>, games: number, share: number): void {
  const { goals } = covered.coverage;

  test('no goal is named twice', () => {
    expect(new Set(goals).size).toBe(goals.length);
  });

  test('random games come by most of them soon, and by nothing else', () => {
    const reached = new Set<string>();
    for (let number = 0; number < games; number++)
      for (const goal of reachedIn(covered, number)) reached.add(goal);
    expect([...reached].filter((goal) => !goals.includes(goal))).toEqual([]);
    expect(reached.size).toBeGreaterThan(share * goals.length);
  });
}
