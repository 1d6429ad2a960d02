import { type Answer, agendaOf, rngFrom } from '@orrery/kernel';
import { type MarsState, terraformingMars } from '@orrery/terraforming-mars';
import { awardIds } from '@orrery/terraforming-mars/advice';
import { describe, expect, test } from 'vitest';
import { arena, playMatch } from '../src/arena.ts';
import { turnOf } from '../src/bot.ts';
import { greedy1 } from '../src/greedy-1/terraforming-mars/greedy.ts';
import { prospectOf } from '../src/terraforming-mars/master/prospect.ts';
import { alone, masterTaste } from '../src/terraforming-mars/master/taste.ts';
import { master, playerWith } from '../src/terraforming-mars/master.ts';
import { atTurn, card } from './support/mars-turn.ts';

const answerOf = async (state: MarsState, seat: number): Promise<Answer> =>
  master.choose(
    terraformingMars,
    turnOf(terraformingMars.view(state, seat), seat, rngFrom('answer'), { budget: {} }),
  );

const playerOf = (state: MarsState, seat: number) => {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
};

/** Enough to look at what each action leads to, and a little further. */
const budget = { playouts: 60 };

describe('the master of Terraforming Mars', () => {
  test('beats greedy as it was first released', { timeout: 120_000 }, async () => {
    const result = await arena(terraformingMars, [master, greedy1], { games: 6, seed: 'master', budget });
    expect(result.standings[0]?.wins).toBeGreaterThanOrEqual(5);
  });

  test('plays better than somebody who sees the next generation only', { timeout: 120_000 }, async () => {
    const near = { ...master, id: 'near', ...playerWith({ sight: 2 }) };
    const result = await arena(terraformingMars, [master, near], { games: 6, seed: 'sight', budget });
    expect(result.standings[0]?.wins).toBeGreaterThan(3);
  });

  test.each([
    ['a draft with beginners', 3, { corporateEra: true, draft: true, beginner2: true }],
    ['the standard game', 2, { corporateEra: false }],
    ['five players', 5, {}],
    ['the solo game', 1, {}],
  ])('comes to an end: %s', { timeout: 120_000 }, async (_name, seats, options) => {
    const bots = Array.from({ length: seats }, () => master);
    const { rounds } = await playMatch(terraformingMars, bots, { seed: 'end', options, budget });
    expect(rounds).toBeLessThanOrEqual(18);
  });

  test('plays the same game with the same seed', { timeout: 120_000 }, async () => {
    const play = () => playMatch(terraformingMars, [master, master], { seed: 'twice', budget });
    expect(await play()).toEqual(await play());
  });

  test('alone, holds a step to be worth what it will cost at the end, which is less the further off that is', async () => {
    const taste = { ...masterTaste, ...alone };
    const worthOf = (left: number) => prospectOf(atTurn(2, 0, 1), 0, taste, left).temperature;
    expect(worthOf(13)).toBeLessThan(worthOf(7) * 0.7);
    expect(worthOf(7)).toBeLessThan(worthOf(1) * 0.7);
    const late = atTurn(14, 0, 1);
    late.oceans = 9;
    playerOf(late, 0).stock[0] = 14;
    expect(await answerOf(late, 0)).toMatchObject({ pick: { do: 'project', project: 'asteroid' } });
  });

  test('builds up production early, and takes points for the same money at the end', async () => {
    const early = atTurn(2, 0);
    playerOf(early, 0).stock[0] = 12;
    playerOf(early, 0).hand = [card('acquired-company'), card('breathing-filters')];
    early.oxygen = 7;
    expect(await answerOf(early, 0)).toMatchObject({ pick: { do: 'play', card: card('acquired-company') } });
    const late = atTurn(13, 0);
    playerOf(late, 0).stock[0] = 12;
    playerOf(late, 0).hand = [card('acquired-company'), card('breathing-filters')];
    late.temperature = 8;
    late.oxygen = 14;
    late.oceans = 9;
    expect(await answerOf(late, 0)).toMatchObject({ pick: { do: 'play', card: card('breathing-filters') } });
  });

  test('turns heat into a step while there is one to make', async () => {
    const state = atTurn(6, 0);
    playerOf(state, 0).stock[5] = 8;
    expect(await answerOf(state, 0)).toMatchObject({ pick: { do: 'heat' } });
    state.temperature = 8;
    expect(await answerOf(state, 0)).toMatchObject({ pick: { do: 'pass' } });
  });

  test('turns heat into steps though an award counts heat', async () => {
    const state = atTurn(9, 0);
    const thermalist = awardIds.indexOf('thermalist');
    state.awards = [thermalist];
    state.awardsBy = [0];
    state.temperature = -16;
    for (const player of state.players) player.stock[5] = 30;
    expect(await answerOf(state, 0)).toMatchObject({ pick: { do: 'heat' } });
  });

  test('takes the last step though several cards promise it', async () => {
    const state = atTurn(14, 0);
    const own = playerOf(state, 0);
    own.rating = 45;
    own.stock = [60, 0, 0, 0, 0, 36];
    own.hand = [card('comet'), card('deep-well-heating'), card('asteroid')];
    state.temperature = 6;
    state.oxygen = 14;
    state.oceans = 9;
    playerOf(state, 1).passed = true;
    while (state.temperature < 8 && state.generation === 14 && terraformingMars.first(state)?.seat === 0)
      terraformingMars.apply(state, 0, await answerOf(state, 0));
    expect(state.temperature).toBe(8);
  });

  test('turns all plants into greenery at the end', async () => {
    const state = atTurn(12, 0);
    playerOf(state, 0).stock[3] = 41;
    state.first = 0;
    const greeneries = { do: 'final.next', turn: 0 };
    state.agenda = agendaOf(greeneries);
    terraformingMars.advance(state);
    while (terraformingMars.first(state)?.seat === 0)
      terraformingMars.apply(state, 0, await answerOf(state, 0));
    expect(playerOf(state, 0).stock[3]).toBeLessThan(8);
  });
});
