/** What players have before them, begin with, and pass on; and how a game alone stands. */
import { describe, expect, test } from 'vitest';
import {
  beginningWith,
  cubesOf,
  draftOf,
  hasCorporation,
  iconsOf,
  incomeOf,
  isCorporation,
  parametersLeft,
  positionOf,
  soloAdvice,
  tableauOf,
} from '../../src/advice/index.ts';
import { terraformingMars } from '../../src/index.ts';
import { cardNamed, scenario, type Table } from '../support/scenario.ts';

const seenBy = ({ state }: Table, seat = 0) => positionOf(terraformingMars.view(state, seat));

describe('a player board', () => {
  test('shows the income of everything, with the rating in M€', () => {
    const production = { megacredits: 4, steel: 1, titanium: 2, plants: 3, energy: 5, heat: 6 };
    const stock = { megacredits: 9, steel: 9, titanium: 9, plants: 9, energy: 2, heat: 9 };
    expect(incomeOf(seenBy(scenario([{ production, stock, rating: 25 }, {}])), 0)).toEqual({
      megacredits: 29,
      steel: 1,
      titanium: 2,
      plants: 3,
      energy: 3,
      heat: 8,
    });
  });

  test('counts icons, those of events not', () => {
    const played = [
      'research-outpost',
      'io-mining-industries',
      'advanced-ecosystems',
      'sponsors',
      'asteroid',
    ];
    expect(iconsOf(seenBy(scenario([{ corporation: 'thorgate', played }, {}])), 0)).toEqual({
      building: 1,
      space: 1,
      power: 1,
      science: 1,
      jovian: 1,
      earth: 1,
      plant: 1,
      microbe: 1,
      animal: 1,
      city: 1,
    });
  });

  test('counts cubes of a kind over all cards', () => {
    const table = scenario([
      {
        played: ['ants', 'tardigrades', 'fish', 'mine', 'security-fleet'],
        on: { ants: 2, tardigrades: 3, fish: 4 },
      },
      {},
    ]);
    const cubes = (['microbe', 'animal', 'science', 'fighter'] as const).map((kind) =>
      cubesOf(table.player(0), kind),
    );
    expect(cubes).toEqual([5, 4, 0, 0]);
  });

  test('groups cards by what they are good for, and tells which are used', () => {
    const table = scenario([
      {
        corporation: 'thorgate',
        played: ['ants', 'tardigrades', 'media-group', 'mine', 'trees', 'asteroid'],
        on: { ants: 5 },
        used: ['ants'],
      },
      {},
    ]);
    const { actions, effects, others, events } = tableauOf(seenBy(table), 0);
    expect(actions).toEqual([
      {
        card: cardNamed('ants'),
        colour: 'blue',
        tags: ['microbe'],
        holds: 'microbe',
        cubes: 5,
        points: 2,
        ways: 1,
        used: true,
      },
      expect.objectContaining({ card: cardNamed('tardigrades'), cubes: 0, points: 0, used: false }),
    ]);
    expect(effects).toMatchObject([
      { card: cardNamed('thorgate'), colour: undefined, tags: ['power'] },
      { card: cardNamed('media-group'), ways: 0 },
    ]);
    expect(others).toMatchObject([{ card: cardNamed('mine') }, { card: cardNamed('trees'), points: 1 }]);
    expect(events).toMatchObject([{ card: cardNamed('asteroid'), colour: 'red' }]);
  });

  test('has no corporation before it is revealed', () => {
    expect(hasCorporation(scenario([{}, {}]).player(0))).toBe(false);
    expect(hasCorporation(scenario([{ corporation: 'thorgate' }, {}]).player(0))).toBe(true);
  });
});

describe('a beginning', () => {
  const position = seenBy(scenario([{}, {}]));

  test('has what the corporation brings, less 3 M€ for each card', () => {
    expect(beginningWith(position, 0, cardNamed('mining-guild'), 4)).toEqual({
      pays: 30,
      cost: 12,
      left: 18,
      more: 6,
      rating: 20,
      stock: [{ resource: 'steel', amount: 5 }],
    });
    expect(beginningWith(position, 0, cardNamed('ecoline'), 0)).toMatchObject({
      pays: 36,
      left: 36,
      more: 12,
      stock: [{ resource: 'plants', amount: 3 }],
    });
    expect(beginningWith(position, 0, cardNamed('credicor'), 10).stock).toEqual([]);
  });

  test('tells how many cards must be given back', () => {
    expect(beginningWith(position, 0, cardNamed('phobolog'), 9)).toMatchObject({ left: -4, more: -2 });
    expect(beginningWith(position, 0, cardNamed('phobolog'), 7)).toMatchObject({ left: 2, more: 0 });
  });

  test('is made with a corporation, which is no project', () => {
    expect(['thorgate', 'beginner-corporation-1', 'ai-central'].map(cardNamed).map(isCorporation)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a draft', () => {
  const drafting = (generation: number) =>
    scenario([{}, {}, {}], { draft: true, generation: generation - 1, next: { do: 'generation.start' } });

  test('passes to the left in even generations and to the right in odd ones', () => {
    const even = seenBy(drafting(2));
    expect([0, 1, 2].map((seat) => draftOf(even, seat))).toMatchObject([
      { to: 1, from: 2, clockwise: true, pick: 1, picks: 3 },
      { to: 2, from: 0, clockwise: true },
      { to: 0, from: 1, clockwise: true },
    ]);
    const odd = seenBy(drafting(3));
    expect([0, 1, 2].map((seat) => draftOf(odd, seat))).toMatchObject([
      { to: 2, from: 1, clockwise: false },
      { to: 0, from: 2, clockwise: false },
      { to: 1, from: 0, clockwise: false },
    ]);
  });

  test('counts the picks', () => {
    const table = drafting(2);
    for (let seat = 0; seat < 3; seat++) table.pick(table.options[0]!);
    expect(draftOf(seenBy(table), 0).pick).toBe(2);
  });
});

describe('alone', () => {
  test('there are fourteen generations, and none is over before the first', () => {
    const begun = terraformingMars.setup({}, 1, 'alone');
    expect(soloAdvice(positionOf(terraformingMars.view(begun, 0)))).toMatchObject({
      generation: 0,
      left: 14,
      stepsLeft: 42,
      stepsMade: 0,
      pace: { least: 3, most: 3 },
    });
  });

  test('the last generation must bring all that is left', () => {
    const table = scenario([{}], { generation: 14, temperature: 6, oxygen: 12, oceans: 9 });
    expect(soloAdvice(seenBy(table))).toMatchObject({ left: 1, stepsLeft: 3, pace: { least: 3, most: 3 } });
    expect(parametersLeft(seenBy(table))).toEqual({ temperature: 1, oxygen: 2, oceans: 0, all: 3 });
  });
});
