import { winners } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { terraformingMars } from '../../src/game.ts';
import { awardPoints } from '../../src/rules/goals.ts';
import { scoreOf } from '../../src/rules/scoring.ts';
import { scenario, type Table } from '../support/scenario.ts';
import { speakerOf } from '../text/walks.ts';

const heat = (...amounts: readonly number[]) => amounts.map((amount) => ({ stock: { heat: amount } }));
const THERMALIST = 3;

describe('milestones', () => {
  const mayor = { C3: ['city', 0], E1: ['city', 0], ganymede: ['city', 0] } as const;

  test('cost 8 M€ and need what they say; cities beside Mars count', () => {
    const table = scenario([{ stock: { megacredits: 8 } }, {}], { tiles: mayor });
    expect(table.options).toContainEqual({ do: 'milestone', milestone: 1 });
    table.pick({ do: 'milestone', milestone: 1 });
    expect([table.stock(0, 'megacredits'), scoreOf(table.state, 0).milestones]).toEqual([0, [1]]);
  });

  test('only three can be claimed, each once', () => {
    const around = {
      tiles: mayor,
      milestones: [
        [0, 1],
        [2, 1],
        [3, 1],
      ] as const,
    };
    expect(scenario([{ stock: { megacredits: 8 } }, {}], around).actions).not.toContain('milestone');
    const taken = { tiles: mayor, milestones: [[1, 1]] as const };
    expect(scenario([{ stock: { megacredits: 8 } }, {}], taken).actions).not.toContain('milestone');
  });
});

describe('awards', () => {
  test('cost 8, 14 and 20 M€; there are three', () => {
    const cost = (funded: readonly (readonly [number, number])[]): number => {
      const table = scenario([{ stock: { megacredits: 50 } }, {}], { awards: funded });
      return 50 - table.pick({ do: 'award', award: 4 }).stock(0, 'megacredits');
    };
    expect([
      cost([]),
      cost([[0, 1]]),
      cost([
        [0, 1],
        [1, 1],
      ]),
    ]).toEqual([8, 14, 20]);
    const full = scenario([{ stock: { megacredits: 50 } }, {}], {
      awards: [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    });
    expect(full.actions).not.toContain('award');
  });

  test('Landlord counts tiles, those beside Mars too, and neither claims nor oceans', () => {
    const { state } = scenario([{}, {}, {}], {
      tiles: { C3: ['city', 0], phobos: ['city', 0], G4: ['mohole-area', 1], E4: ['ocean'] },
      claims: { A1: 1, A3: 1, B1: 2 },
    });
    expect(awardPoints(state, 0)).toEqual([5, 2, 0]);
  });

  test('give 5 and 2 VP', () => {
    expect(awardPoints(scenario(heat(5, 9, 7)).state, THERMALIST)).toEqual([0, 5, 2]);
  });

  test('a shared first place leaves no second; a shared second place is shared', () => {
    expect(awardPoints(scenario(heat(12, 12, 5)).state, THERMALIST)).toEqual([5, 5, 0]);
    expect(awardPoints(scenario(heat(12, 5, 5)).state, THERMALIST)).toEqual([5, 2, 2]);
  });

  test('with two players nobody is second', () => {
    expect(awardPoints(scenario(heat(12, 5)).state, THERMALIST)).toEqual([5, 0]);
  });
});

describe('the end', () => {
  const done = { temperature: 8, oxygen: 14, oceans: 9, next: { do: 'production.phase' } };

  test('comes after the production of the generation in which all goals are met', () => {
    const table = scenario([{ rating: 30 }, { rating: 25 }], done);
    expect(table.asked).toBeUndefined();
    expect(table.stock(0, 'megacredits')).toBe(30);
    expect(winners(terraformingMars.outcome(table.state)!)).toEqual([0]);
  });

  test('does not come while one of the three goals is missing', () => {
    for (const missing of [{ temperature: 6 }, { oxygen: 13 }, { oceans: 8 }])
      expect(scenario([{}, {}], { ...done, ...missing }).asked).toBe('research.buy');
  });

  test('plants become greenery one last time, in turn order, as often as there are plants', () => {
    const plants = { stock: { plants: 16 } };
    const table = scenario([plants, plants], { ...done, first: 1 });
    expect(table.open.seat).toBe(1);
    table.place('A1').place('B1');
    expect(table.open.seat).toBe(0);
    table.pick('stop');
    expect(table.asked).toBeUndefined();
    expect([table.player(1).rating, scoreOf(table.state, 1).greenery]).toEqual([20, 2]);
  });

  test('a placement bonus may feed another conversion', () => {
    const table = scenario([{ stock: { plants: 14 } }, {}], done);
    table.place('E7');
    expect(table.asked).toBe('final.greenery');
  });

  test('a tie is broken by M€; who is then equal shares the place', () => {
    const tie = scenario([{ stock: { megacredits: 3 } }, { stock: { megacredits: 5 } }], done);
    expect(winners(terraformingMars.outcome(tie.state)!)).toEqual([1]);
    const same = scenario([{}, {}], done);
    expect(winners(terraformingMars.outcome(same.state)!)).toEqual([0, 1]);
  });
});

describe('points', () => {
  test('cities score the greenery around them, whoever owns it; cities beside Mars none', () => {
    const { state } = scenario([{}, {}], {
      tiles: {
        C3: ['city', 0],
        C2: ['greenery', 0],
        C4: ['greenery', 1],
        phobos: ['city', 0],
        D4: ['greenery', 1],
        H2: ['city', 1],
        H3: ['greenery', 0],
      },
    });
    expect(scoreOf(state, 1).city).toBe(1);
    expect([scoreOf(state, 0).city, scoreOf(state, 0).greenery, scoreOf(state, 1).greenery]).toEqual([
      3, 2, 2,
    ]);
  });

  test('the capital counts as a city and 1 more for each ocean beside it', () => {
    const { state } = scenario([{ played: ['capital'] }, {}], {
      tiles: { D5: ['capital', 0], E5: ['ocean'], E6: ['ocean'], D4: ['greenery', 1] },
    });
    expect([scoreOf(state, 0).city, scoreOf(state, 0).cards[0]?.points]).toEqual([1, 2]);
  });

  test('cubes are rounded down card by card, and events count', () => {
    const { state } = scenario([
      { played: ['ants', 'decomposers', 'indentured-workers'], on: { ants: 3, decomposers: 5 } },
      {},
    ]);
    expect(scoreOf(state, 0).cards.map(({ points }) => points)).toEqual([1, 1, -1]);
  });

  test('Physics Complex is worth 2 VP for each cube, Fish 1 VP for each animal', () => {
    const { state } = scenario([
      { played: ['physics-complex', 'fish'], on: { 'physics-complex': 3, fish: 2 } },
      {},
    ]);
    expect(scoreOf(state, 0).cards.map(({ points }) => points)).toEqual([6, 2]);
  });

  test('Search for Life is worth 3 VP, however many it has found', () => {
    const { state } = scenario([{ played: ['search-for-life'], on: { 'search-for-life': 2 } }, {}]);
    expect(scoreOf(state, 0).cards[0]?.points).toBe(3);
  });

  test('Jovian cards count the icons of all face-up cards and of the corporation', () => {
    const { state } = scenario([
      { corporation: 'saturn-systems', played: ['io-mining-industries', 'mine'] },
      {},
    ]);
    expect(scoreOf(state, 0).cards[0]?.points).toBe(2);
  });
});

describe('the list of points', () => {
  const speak = speakerOf('en');
  const lines = (table: Table, seat: number) =>
    terraformingMars
      .preview(table.state, 'spectator')!
      .standings.find((standing) => standing.seat === seat)!
      .breakdown!.map(({ source, points }) => [speak(source), points]);

  test('names everything that is worth something, source by source', () => {
    const table = scenario(
      [
        { rating: 31, played: ['trees', 'mine', 'bribed-committee'], stock: { heat: 5 } },
        { rating: 25, stock: { heat: 9 } },
        { stock: { heat: 1 } },
      ],
      {
        tiles: { C3: ['city', 0], C4: ['greenery', 0], C2: ['greenery', 1] },
        milestones: [
          [1, 0],
          [3, 1],
        ],
        awards: [[THERMALIST, 0]],
      },
    );
    expect(lines(table, 0)).toEqual([
      ['Terraform rating', 31],
      ['Milestone Mayor', 5],
      ['Award Thermalist', 2],
      ['Greenery', 1],
      ['Cities', 2],
      ['Trees', 1],
      ['Bribed Committee', -2],
    ]);
    expect(scoreOf(table.state, 0).total).toBe(31 + 5 + 2 + 1 + 2 + 1 - 2);
    expect(lines(table, 1)).toEqual([
      ['Terraform rating', 25],
      ['Milestone Builder', 5],
      ['Award Thermalist', 5],
      ['Greenery', 1],
    ]);
    expect(lines(table, 2)).toEqual([['Terraform rating', 20]]);
  });

  test('Immigration Shuttles count every third city anywhere, anybody’s', () => {
    const points = (...cities: readonly string[]): number =>
      scoreOf(
        scenario([{ played: ['immigration-shuttles'] }, {}], {
          tiles: Object.fromEntries(cities.map((id, i) => [id, ['city', i % 2] as const])),
        }).state,
        0,
      ).total - 20;
    expect(points('C3', 'G4')).toBe(0);
    expect(points('C3', 'G4', 'phobos')).toBe(1);
    expect(points('C3', 'G4', 'phobos', 'ganymede', 'E1', 'I1')).toBe(2);
  });

  test('a card that scores by its tile is worth nothing without it', () => {
    expect(scoreOf(scenario([{ played: ['commercial-district'] }, {}]).state, 0).total).toBe(20);
    const tiles = { G4: ['commercial-district', 0], G3: ['city', 1], G5: ['capital', 1] } as const;
    expect(scoreOf(scenario([{ played: ['commercial-district'] }, {}], { tiles }).state, 0).total).toBe(22);
  });
});
