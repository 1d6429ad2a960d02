/** How the game stands: races, points now and at the end, and what a friend would point out. */
import { describe, expect, test } from 'vitest';
import {
  finalRaces,
  lostIncome,
  overlooked,
  pointSourceOf,
  pointSourceTexts,
  roundsLeft,
  scoreNow,
} from '../../src/advice/index.ts';
import { automaIn } from '../../src/automa/state.ts';
import { gaiaProject } from '../../src/game.ts';
import { duel } from '../automa/support.ts';
import { type Position, type Surroundings, scenario, type Table } from '../support/scenario.ts';

const map: Surroundings['map'] = {
  radius: 5,
  planets: [
    [0, 0, 'terra'],
    [1, 0, 'oxide'],
    [0, -1, 'terra'],
    [5, 0, 'gaia'],
    [-1, 0, 'transdim'],
    [2, 0, 'desert'],
    [-4, 0, 'terra'],
  ],
};
const some = { credits: 10, ore: 5, knowledge: 2, qic: 0, one: 2, two: 4 };

const table = (own: Partial<Position> = {}, ...others: readonly Position[]): Table =>
  scenario(
    [
      { faction: 'terrans', ...some, on: [[0, 0, 'mine']], ...own },
      ...(others.length > 0 ? others : [{ faction: 'xenos', ...some } as const]),
    ],
    { map },
  );

test('rounds that are still to come: none after the sixth, five while the first is prepared or played', () => {
  expect([0, 1, 2, 5, 6].map((round) => roundsLeft({ round }))).toEqual([5, 5, 4, 1, 0]);
});

describe('the final races', () => {
  const two: Position = {
    faction: 'xenos',
    on: [
      [2, 0, 'mine'],
      [1, 0, 'mine'],
    ],
  };

  test('with two players a neutral one takes part', () => {
    const { state } = table({}, two);
    expect(finalRaces(state)).toEqual([
      // The neutral player is first with eleven structures, so the places of the two are second and third.
      {
        tile: 'structures',
        neutral: 11,
        seats: [
          { progress: 1, points: 6 },
          { progress: 2, points: 12 },
        ],
      },
      // Nobody has a satellite: second and third place are shared.
      {
        tile: 'satellites',
        neutral: 8,
        seats: [
          { progress: 0, points: 9 },
          { progress: 0, points: 9 },
        ],
      },
    ]);
  });

  test('with more players there is none', () => {
    const [structures] = finalRaces(table({}, two, { faction: 'ambas' }).state);
    expect(structures).toMatchObject({
      neutral: undefined,
      seats: [
        { progress: 1, points: 12 },
        { progress: 2, points: 18 },
        { progress: 0, points: 6 },
      ],
    });
  });
});

describe('the score if the game ended now', () => {
  test('adds the races, levels from the third on, and a point for three resources', () => {
    // First place on neither track: 12 and 9 points. Levels 3, 4 and 5: 4, 8 and 12. Seventeen resources: five points.
    const { state } = table({ vp: 30, research: [3, 4, 5, 2, 0, 0] });
    expect(scoreNow(state, 0)).toEqual({
      vp: 30,
      finalTiles: 21,
      researchLevels: 24,
      resources: 5,
      extra: 0,
      total: 80,
    });
  });

  test('on the highest level every gain of the Automa at the end is one point more', () => {
    // Three gains: a place on each tile, and all levels together.
    const { state } = duel({ difficulty: 'alptrauma', research: { economy: 3, science: 4 } });
    const score = scoreNow(state, 1);
    expect(score).toMatchObject({ vp: 10, researchLevels: 12, extra: 3 });
    expect(score.total).toBe(10 + score.finalTiles + 12 + score.resources + 3);
    expect(scoreNow(state, 0).extra).toBe(0);
    expect(automaIn(state).difficulty).toBe('alptrauma');
    expect(scoreNow(duel({ research: { economy: 3 } }).state, 1).extra).toBe(0);
  });
});

describe('the lines of a score', () => {
  test('every source of points has a line, and every line is known again', () => {
    expect(pointSourceTexts).toHaveLength(13);
    expect(new Set(pointSourceTexts.map(({ key }) => key)).size).toBe(13);
    expect(pointSourceTexts.map(pointSourceOf)).toEqual([
      'start',
      'round-tiles',
      'boosters',
      'standard-tiles',
      'advanced-tiles',
      'federations',
      'qic-actions',
      'research',
      'faction',
      'charging',
      'final-tiles',
      'research-levels',
      'resources',
    ]);
  });

  test('the Automa has lines of its own, and other words are none', () => {
    const breakdown = gaiaProject.preview(duel({ difficulty: 'alptrauma' }).state, 0)?.rival?.breakdown;
    for (const { source } of breakdown ?? []) expect(pointSourceOf(source)).toBeDefined();
    expect(pointSourceOf({ key: 'gaia.automa' })).toBeUndefined();
  });
});

describe('what is easily overlooked', () => {
  test('the booster can still be used, as long as there is something to use it for', () => {
    const booster = (own: Partial<Position>) => overlooked(table(own).state, 0).boosterAction;
    expect(booster({ booster: 'terraform-action' })).toBe(true);
    expect(booster({ booster: 'terraform-action', used: ['terraform-action'] })).toBe(false);
    expect(booster({ booster: 'terraform-action', ore: 0 })).toBe(false);
    expect(booster({ booster: 'credits-qic' })).toBe(false);
  });

  test('the least ore for which a mine can be built: next to a home planet it is one', () => {
    const cheapest = (own: Partial<Position>) => overlooked(table(own).state, 0).cheapestMine;
    expect(cheapest({})).toBe(1);
    const both: Partial<Position> = {
      on: [
        [0, 0, 'mine'],
        [0, -1, 'mine'],
      ],
    };
    // Both homes are taken: the oxide beside them takes a step, three ore.
    expect(cheapest(both)).toBe(4);
    expect(cheapest({ ...both, ore: 3 })).toBeUndefined();
    expect(cheapest({ credits: 1 })).toBeUndefined();
  });

  test('a project costs no ore, and is no mine', () => {
    const own: Partial<Position> = {
      credits: 0,
      ore: 0,
      gaiaformers: 1,
      research: [0, 0, 0, 1, 0, 0],
    };
    expect(overlooked(table(own).state, 0).cheapestMine).toBeUndefined();
  });

  test('power that can still be charged: two steps from area I, one from area II', () => {
    expect(overlooked(table({ one: 2, two: 3, three: 1 }).state, 0).room).toBe(7);
  });

  test('income is lost where a track is full', () => {
    // Terrans with one mine: two ore, one knowledge. Tracks end at fifteen; ore-knowledge adds one of each.
    const full: Partial<Position> = { ore: 14, knowledge: 15, one: 4 };
    expect(lostIncome(table(full).state, 0)).toEqual({ ore: 1, knowledge: 1 });
    expect(lostIncome(table(full).state, 0, 'ore-knowledge')).toEqual({ ore: 2, knowledge: 2 });
    expect(lostIncome(table({ ...full, booster: 'ore-knowledge' }).state, 0, 'credits-qic')).toEqual({
      ore: 1,
      knowledge: 1,
    });
    expect(lostIncome(table().state, 0)).toEqual({});
  });

  test('power is only lost where every order of the income loses some', () => {
    const institute: Partial<Position> = { on: [[0, 0, 'planetary-institute']] };
    // A token and four power: taken after the token two more steps find room.
    expect(lostIncome(table({ ...institute, one: 1, two: 0 }).state, 0)).toEqual({});
    expect(lostIncome(table({ ...institute, one: 0, two: 1 }).state, 0)).toEqual({ charge: 1 });
    expect(lostIncome(table({ ...institute, one: 0, two: 0 }).state, 0)).toEqual({ charge: 2 });
  });
});
