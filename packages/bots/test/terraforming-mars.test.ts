import { terraformingMars } from '@orrery/terraforming-mars';
import { describe, expect, test } from 'vitest';
import { arena, playMatch } from '../src/arena.ts';
import { random } from '../src/random.ts';
import { greedy } from '../src/terraforming-mars/greedy.ts';

describe('greedy games of Terraforming Mars', () => {
  test('are won against random, in about sixteen generations', { timeout: 120_000 }, () => {
    const result = arena(terraformingMars, [greedy, random], { games: 6, seed: 'greedy' });
    expect(result.standings[0]).toMatchObject({ bot: 'greedy', wins: 6 });
    // Sixteen on average over many games; these are few.
    expect(result.meanRounds).toBeLessThanOrEqual(18);
  });

  test.each([
    ['a draft with beginners', 3, { corporateEra: true, draft: true, beginner2: true }],
    ['the standard game', 2, { corporateEra: false }],
    ['the solo game', 1, {}],
  ])('come to an end: %s', { timeout: 120_000 }, (_name, seats, options) => {
    const bots = Array.from({ length: seats }, () => greedy);
    const { rounds } = playMatch(terraformingMars, bots, { seed: 'end', options });
    expect(rounds).toBeLessThanOrEqual(25);
  });

  test('the same seed gives the same game', { timeout: 120_000 }, () => {
    const play = () => playMatch(terraformingMars, [greedy, random], { seed: 'twice' });
    expect(play()).toEqual(play());
  });
});
