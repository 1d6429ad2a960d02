import { reference } from '@orrery/reference';
import { describe, expect, test } from 'vitest';
import {
  arena,
  type Bot,
  botsFor,
  findBot,
  playMatch,
  random,
  seating,
  simulate,
  wilson,
} from '../src/index.ts';

describe('Wilson’s interval', () => {
  test('agrees with published values', () => {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    const cases = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const;
    for (const [wins, games, low, high] of cases) {
      expect(wilson(wins, games).low).toBeCloseTo(low, 4);
      expect(wilson(wins, games).high).toBeCloseTo(high, 4);
    }
  });

  test('knows nothing before the first game', () => {
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

describe('seats', () => {
  test('everybody sits everywhere equally often', () => {
    for (const entrants of [2, 3, 4]) {
      const seen = Array.from({ length: entrants }, () => new Set<number>());
      for (let game = 0; game < entrants; game++)
        seating(entrants, game).forEach((entrant, seat) => {
          seen[entrant]?.add(seat);
        });
      expect(seen.map((seats) => seats.size)).toEqual(Array(entrants).fill(entrants));
    }
  });

  test('in the first game the entrants sit in their own order', () => {
    expect(seating(3, 0)).toEqual([0, 1, 2]);
    expect(seating(3, 1)).toEqual([2, 0, 1]);
  });
});

/** Plays like random, and keeps a list of the seats it was asked for. */
function watched(id: string, seats: number[]): Bot {
  return {
    ...random,
    id,
    choose(game, turn) {
      seats.push(turn.seat);
      expect(turn.view.viewer).toBe(turn.seat);
      return random.choose(game, turn);
    },
  };
}

describe('the arena', () => {
  test('the same seed gives the same result', async () => {
    const once = () => arena(reference, [random, random], { games: 6, seed: 'x' });
    expect(await once()).toEqual(await once());
    expect(await arena(reference, [random, random], { games: 6, seed: 'y' })).not.toEqual(await once());
  });

  test('it makes no difference to the games whether a bot takes its time', async () => {
    const slow: Bot = { ...random, choose: async (game, turn) => random.choose(game, turn) };
    const setting = { games: 6, seed: 'x' };
    expect(await arena(reference, [slow, random], setting)).toEqual(
      await arena(reference, [random, random], setting),
    );
  });

  test('every bot is given the budget', async () => {
    const budgets = new Set<unknown>();
    const thrifty: Bot = {
      ...random,
      choose(game, turn) {
        budgets.add(turn.budget);
        return random.choose(game, turn);
      },
    };
    const budget = { milliseconds: 5, playouts: 7 };
    await arena(reference, [thrifty, thrifty], { games: 1, seed: 'x', budget });
    expect([...budgets]).toEqual([budget]);
  });

  test('wins add up to the games, shared ones included', async () => {
    const { standings } = await arena(reference, [random, random, random], { games: 30, seed: 'x' });
    expect(standings.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(30);
  });

  test('a bot is sent the view of its own seat, and moves on by one seat a game', async () => {
    const seats: number[] = [];
    await arena(reference, [watched('w', seats), random], { games: 1, seed: 'x' });
    expect(new Set(seats)).toEqual(new Set([0]));
    seats.length = 0;
    await arena(reference, [watched('w', seats), random], { games: 2, seed: 'x' });
    expect(new Set(seats)).toEqual(new Set([0, 1]));
  });

  test('a bot that gives a refused answer is found out', async () => {
    const cheat: Bot = { ...random, id: 'cheat', choose: () => ({ question: 1, pick: 'everything' }) };
    await expect(playMatch(reference, [cheat, random], { seed: 'x' })).rejects.toThrow(
      'cheat gave a refused answer',
    );
  });

  test('the progress is told game by game', async () => {
    const told: number[] = [];
    await arena(reference, [random, random], {
      games: 3,
      seed: 'x',
      progress: (played) => told.push(played),
    });
    expect(told).toEqual([1, 2, 3]);
  });
});

test('simulated games end, and the same seed gives the same games', () => {
  const once = () => simulate(reference, { seats: 4, games: 10, seed: 'x' });
  const result = once();
  expect(result.answers.count).toBe(10);
  expect(result.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(10);
  expect(once()).toEqual(result);
});

test('bots are found by name, for the games they play', async () => {
  expect(botsFor('reference').map(({ id }) => id)).toContain('random');
  expect(await findBot('reference', 'random')?.load()).toBe(random);
  expect(findBot('reference', 'genius')).toBeUndefined();
});
