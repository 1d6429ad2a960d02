import { agendaOf, rngFrom } from '@orrery/kernel';
import { walk } from '@orrery/kernel/testing';
import { terraformingMars } from '@orrery/terraforming-mars';
import { testing } from '@orrery/terraforming-mars/testing';
import { describe, expect, test } from 'vitest';
import { arena, playMatch } from '../src/arena.ts';
import { turnOf } from '../src/bot.ts';
import { random } from '../src/random.ts';
import { greedy } from '../src/terraforming-mars/greedy.ts';

describe('greedy games of Terraforming Mars', () => {
  test('are won against random, in about sixteen generations', { timeout: 120_000 }, async () => {
    const result = await arena(terraformingMars, [greedy, random], { games: 6, seed: 'greedy' });
    expect(result.standings[0]).toMatchObject({ bot: 'greedy', wins: 6 });
    // Sixteen on average over many games; these are few.
    expect(result.meanRounds).toBeLessThanOrEqual(18);
  });

  test.each([
    ['a draft with beginners', 3, { corporateEra: true, draft: true, beginner2: true }],
    ['the standard game', 2, { corporateEra: false }],
    ['the solo game', 1, {}],
  ])('come to an end: %s', { timeout: 120_000 }, async (_name, seats, options) => {
    const bots = Array.from({ length: seats }, () => greedy);
    const { rounds } = await playMatch(terraformingMars, bots, { seed: 'end', options });
    expect(rounds).toBeLessThanOrEqual(25);
  });

  // In these games several cards promised the last ocean, and both kept them instead of placing it, for ever.
  test.each(['1479', '4299', '9519'])('the last step is taken: game %s', { timeout: 120_000 }, (number) => {
    const setup = { options: { corporateEra: true, draft: true }, seats: 2 };
    let generation = 0;
    walk(
      terraformingMars,
      testing,
      { seed: `7e005e1b6c7e780f/${number}`, setup, every: 10_000 },
      (game, state, { seat }, rng) => {
        generation = state.generation;
        const read = game.read(state, seat, greedy.choose(game, turnOf(game.view(state, seat), seat, rng)));
        if ('refusal' in read) throw new Error(read.refusal.key);
        return read.answer;
      },
    );
    expect(generation).toBeLessThanOrEqual(20);
  });

  test('end with all plants turned into greenery', { timeout: 60_000 }, () => {
    const state = terraformingMars.setup({}, 2, 'plants');
    const rng = rngFrom('plants');
    while (state.generation < 2) terraformingMars.playOn(state, rng);
    const [own] = state.players;
    if (own === undefined) throw new Error('nobody plays');
    own.stock[3] = 41;
    state.first = 0;
    const greeneries = { do: 'final.next', turn: 0 };
    state.agenda = agendaOf(greeneries);
    terraformingMars.advance(state);
    for (let open = terraformingMars.first(state); open?.seat === 0; open = terraformingMars.first(state))
      terraformingMars.apply(
        state,
        0,
        greedy.choose(terraformingMars, turnOf(terraformingMars.view(state, 0), 0, rng)),
      );
    expect(own.stock[3]).toBeLessThan(8);
  });

  test('the same seed gives the same game', { timeout: 120_000 }, async () => {
    const play = () => playMatch(terraformingMars, [greedy, random], { seed: 'twice' });
    expect(await play()).toEqual(await play());
  });
});
