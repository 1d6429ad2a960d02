import { rngFrom, winners } from '@orrery/kernel';
import { terraformingMars } from '@orrery/terraforming-mars';
import { expect, test } from 'vitest';
import { random } from '../src/random.ts';
import { greedy } from '../src/terraforming-mars/greedy.ts';

/** Plays a game in which the greedy bot has one seat; says who wins and in which generation it ends. */
function play(seed: string, seats: number, own: number): { wins: boolean; generation: number } {
  const state = terraformingMars.setup({}, seats, seed);
  const rng = rngFrom(`bots/${seed}`);
  for (let open = terraformingMars.first(state); open !== undefined; open = terraformingMars.first(state)) {
    const bot = open.seat === own ? greedy : random;
    const view = terraformingMars.view(state, open.seat);
    const answer = bot.choose(terraformingMars, view, open.seat, rng);
    expect(terraformingMars.check(state, open.seat, answer)).toBeUndefined();
    terraformingMars.apply(state, open.seat, answer);
  }
  const outcome = terraformingMars.outcome(state);
  return {
    wins: outcome !== undefined && winners(outcome).includes(own),
    generation: state.generation,
  };
}

test('the greedy bot beats a random player from either seat', { timeout: 120_000 }, () => {
  const games = ['a', 'b', 'c', 'd'].map((seed, i) => play(seed, 2, i % 2));
  expect(games.every(({ wins }) => wins)).toBe(true);
  expect(games.every(({ generation }) => generation <= 24)).toBe(true);
});

test('the greedy bot plays alone', { timeout: 120_000 }, () => {
  expect(play('solo', 1, 0).generation).toBe(14);
});
