/** The ways to settle each space: plainly, with the power actions for steps, with the booster. */
import { describe, expect, test } from 'vitest';
import {
  followWay,
  isOnWheel,
  planetsAround,
  reachOf,
  type SpaceAdvice,
  spaces,
  stepsTo,
} from '../../src/advice/index.ts';
import { MINE } from '../../src/data/structures.ts';
import { type PlanetType, planetTypes } from '../../src/data/types.ts';
import { playerAt } from '../../src/state.ts';
import { type Position, type Surroundings, scenario, type Table } from '../support/scenario.ts';

const map: Surroundings['map'] = {
  radius: 5,
  planets: [
    [0, 0, 'terra'],
    [1, 0, 'oxide'],
    [0, 2, 'volcanic'],
    [3, 0, 'gaia'],
    [-1, 0, 'transdim'],
    [-4, 0, 'transdim'],
    [5, 0, 'terra'],
    [-2, -3, 'ice'],
  ],
};
const rich = { credits: 20, ore: 10, knowledge: 5, qic: 1, one: 2, two: 4, three: 8 };

const table = (own: Partial<Position> = {}, more: Surroundings = {}): Table =>
  scenario(
    [
      { faction: 'terrans', ...rich, on: [[0, 0, 'mine']], ...own },
      { faction: 'xenos', on: [[-2, -3, 'mine']] },
    ],
    { map, ...more },
  );

const space = (at: Table, q: number, r: number): SpaceAdvice => spaces(at.state, 0)[at.hex(q, r)]!;
const ways = (at: Table, q: number, r: number) => space(at, q, r).ways;
const type = (planet: PlanetType): number => planetTypes.indexOf(planet);

describe('a space', () => {
  test('says its planet, how far it is and from where, and the steps to the home type', () => {
    const at = table({
      on: [
        [0, 0, 'mine'],
        [5, 0, 'mine'],
      ],
    });
    const said = (q: number, r: number) => {
      const { hex, planet, distance, from, steps } = space(at, q, r);
      expect(hex).toBe(at.hex(q, r));
      return [planet, distance, from, steps];
    };
    const [home, far] = [at.hex(0, 0), at.hex(5, 0)];
    expect(said(0, 2)).toEqual([type('volcanic'), 2, home, 2]);
    expect(said(1, 0)).toEqual([type('oxide'), 1, home, 1]);
    expect(said(3, 0)).toEqual([type('gaia'), 2, far, 0]);
    expect(said(-4, 0)).toEqual([type('transdim'), 4, home, 0]);
    expect(said(0, 0)).toEqual([type('terra'), 0, home, 0]);
    expect(said(5, -1)).toEqual([undefined, 1, far, 0]);
  });

  test('without a planet has no way, but for those who have space stations', () => {
    expect(ways(table(), 0, 1)).toEqual([]);
    const at = table({ faction: 'ivits', on: [[0, 0, 'planetary-institute']] });
    const station = { kind: 'station', means: { do: 'plain' }, steps: 0, free: 0, charged: 0 };
    const pick = { do: 'special', action: 'space-station' };
    expect(ways(at, 0, 1)).toEqual([
      { ...station, pick, followUp: [{ pick: at.hex(0, 1) }], price: {}, range: 1, closed: undefined },
    ]);
    expect(ways(at, 0, 3)).toMatchObject([{ price: { qic: 1 }, closed: undefined }]);
    expect(ways(at, 0, 5)).toMatchObject([
      { price: { qic: 2 }, closed: { why: 'too-far', distance: 5, range: 1, qic: 2, have: 1 } },
    ]);
  });

  test('for a station is closed once the action is used', () => {
    const at = table({ faction: 'ivits', used: ['space-station'], on: [[0, 0, 'planetary-institute']] });
    expect(ways(at, 0, 1)).toMatchObject([{ closed: { why: 'used' } }]);
  });

  test('cannot be reached from nowhere', () => {
    const at = table({ on: [], research: [0, 0, 0, 1, 0, 0], gaiaformers: 1 });
    expect(space(at, 1, 0)).toMatchObject({ distance: undefined, from: undefined, steps: 1 });
    expect(ways(at, 1, 0)[0]).toMatchObject({
      price: undefined,
      steps: 0,
      free: 0,
      closed: { why: 'unreachable' },
    });
    expect(ways(at, -1, 0)).toMatchObject([{ price: undefined, closed: { why: 'unreachable' } }]);
  });
});

describe('a mine', () => {
  test('on a planet of another colour: plainly, or with one of the two power actions', () => {
    const at = table();
    const mine = { do: 'mine', at: at.hex(0, 2) };
    const common = { kind: 'mine', steps: 2, range: 1, charged: 0, closed: undefined };
    const board = (action: string) => ({
      ...common,
      means: { do: 'board', action },
      pick: { do: 'board', action },
      followUp: [{ pick: mine }],
    });
    expect(ways(at, 0, 2)).toEqual([
      {
        ...common,
        means: { do: 'plain' },
        pick: mine,
        followUp: [],
        price: { ore: 7, credits: 2, qic: 1 },
        free: 0,
      },
      { ...board('two-steps'), price: { power: 5, ore: 1, credits: 2, qic: 1 }, free: 2 },
      { ...board('one-step'), price: { power: 3, ore: 4, credits: 2, qic: 1 }, free: 1 },
    ]);
  });

  test('steps that are not needed are not free ones', () => {
    const [, two, one] = ways(table(), 1, 0);
    expect(two).toMatchObject({ steps: 1, free: 1, price: { power: 5, ore: 1 } });
    expect(one).toMatchObject({ steps: 1, free: 1, price: { power: 3, ore: 1 } });
  });

  test('where there is no step to take, or somebody lives, free steps are no way', () => {
    const at = table({ booster: 'terraform-action', qic: 9 });
    for (const [q, r] of [
      [0, 0],
      [5, 0],
      [3, 0],
      [-2, -3],
    ] as const)
      expect(ways(at, q, r).map(({ means }) => means.do)).toEqual(['plain']);
    expect(ways(at, -2, -3)).toMatchObject([
      { price: undefined, steps: 0, closed: { why: 'inhabited', of: 1 } },
    ]);
    expect(ways(at, 1, 0).map(({ means }) => means.do)).toEqual(['plain', 'board', 'board', 'special']);
  });

  test('with the range of the booster three spaces further', () => {
    const at = table({ booster: 'range-action', qic: 0 });
    const [plain, booster] = ways(at, 3, 0);
    expect(plain).toMatchObject({ range: 1, closed: { why: 'too-far', distance: 3, range: 1, qic: 1 } });
    expect(booster).toMatchObject({
      means: { do: 'special', booster: 'range-action' },
      pick: { do: 'special', action: 'range-action' },
      followUp: [{ pick: { do: 'mine', at: at.hex(3, 0) } }],
      range: 4,
      // The Gaia planet takes a Q.I.C., however far one reaches.
      price: { ore: 1, credits: 2, qic: 1 },
      closed: { why: 'short', missing: { qic: 1 } },
    });
    expect(ways(at, 5, 0)[1]).toMatchObject({ range: 4, closed: { why: 'too-far', range: 4, qic: 1 } });
  });

  test('a booster without an action is of no use', () => {
    expect(ways(table({ booster: 'credits-qic' }), 1, 0).map(({ means }) => means.do)).toEqual([
      'plain',
      'board',
      'board',
    ]);
  });

  test('what closes the action itself comes first, unless there is only no place for it', () => {
    const closed = (own: Partial<Position>, more: Surroundings = {}) =>
      ways(table(own, more), 1, 0).map((way) => way.closed?.why);
    expect(closed({ ore: 0 })).toEqual(['short', 'short', 'short']);
    expect(closed({ ore: 0 }, { usedActions: ['two-steps'] })).toEqual(['short', 'taken', 'short']);
    expect(closed({ three: 3 })).toEqual([undefined, 'power', undefined]);
    const used: Partial<Position> = { booster: 'terraform-action', used: ['terraform-action'] };
    expect(closed(used)).toEqual([undefined, undefined, undefined, 'used']);
  });
});

describe('a project', () => {
  const gaia: Partial<Position> = { research: [0, 2, 0, 1, 0, 0], gaiaformers: 1, qic: 0 };

  test('takes tokens, charged ones where area I does not hold enough', () => {
    const at = table(gaia);
    expect(ways(at, -1, 0)).toEqual([
      {
        kind: 'project',
        means: { do: 'plain' },
        pick: { do: 'project', at: at.hex(-1, 0) },
        followUp: [],
        price: { tokens: 6 },
        steps: 0,
        free: 0,
        range: 2,
        charged: 4,
        closed: undefined,
      },
    ]);
    expect(ways(table({ ...gaia, one: 7 }), -1, 0)).toMatchObject([{ charged: 0 }]);
    expect(ways(table({ ...gaia, research: [0, 0, 0, 3, 0, 0] }), -1, 0)).toMatchObject([
      { price: { tokens: 4 }, charged: 2 },
    ]);
  });

  test('has no price on level 0', () => {
    expect(ways(table({ gaiaformers: 1 }), -1, 0)).toMatchObject([
      { price: undefined, charged: 0, closed: { why: 'no-level' } },
    ]);
  });

  test('further away takes Q.I.C., or the range of the booster; a free step is of no use', () => {
    expect(ways(table(gaia), -4, 0)).toMatchObject([
      { price: { tokens: 6, qic: 1 }, closed: { why: 'too-far', distance: 4, range: 2, qic: 1, have: 0 } },
    ]);
    const at = table({ ...gaia, booster: 'range-action' });
    expect(ways(at, -4, 0)).toMatchObject([
      { means: { do: 'plain' }, closed: { why: 'too-far' } },
      {
        means: { do: 'special', booster: 'range-action' },
        pick: { do: 'special', action: 'range-action' },
        followUp: [{ pick: { do: 'project', at: at.hex(-4, 0) } }],
        price: { tokens: 6 },
        range: 5,
        closed: undefined,
      },
    ]);
    expect(ways(table({ ...gaia, booster: 'terraform-action' }), -1, 0)).toHaveLength(1);
  });
});

describe('following a way', () => {
  test('tells what comes of it; a closed one leads nowhere', () => {
    const at = table();
    for (const way of ways(at, 0, 2)) {
      const open = followWay(at.state, 0, way);
      expect(open).toMatchObject({ ...way, consequences: { paid: way.price } });
    }
    expect(ways(table({ ore: 0 }), 1, 0).map((way) => followWay(at.state, 0, way))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('how far one reaches', () => {
  test('the booster counts only where it is one for range, and not used', () => {
    const reach = (own: Partial<Position>) =>
      reachOf(table({ research: [0, 2, 0, 0, 0, 0], ...own }).state, 0);
    expect(reach({ qic: 3 })).toEqual({ range: 2, withQic: 8, withBooster: undefined });
    expect(reach({ booster: 'range-action' })).toEqual({ range: 2, withQic: 4, withBooster: 5 });
    expect(reach({ booster: 'range-action', used: ['academy'] }).withBooster).toBe(5);
    expect(reach({ booster: 'range-action', used: ['range-action'] }).withBooster).toBeUndefined();
    expect(reach({ booster: 'terraform-action' }).withBooster).toBeUndefined();
    expect(reach({ booster: 'credits-qic' }).withBooster).toBeUndefined();
  });
});

describe('the terraforming wheel', () => {
  test('has the seven colours, and steps go the shorter way round', () => {
    const at = table();
    expect(planetTypes.filter((_, index) => isOnWheel(index))).toEqual(planetTypes.slice(0, 7));
    const steps = planetTypes.map((_, index) => stepsTo(playerAt(at.state, 0), index));
    expect(steps).toEqual([0, 1, 2, 3, 3, 2, 1, 0, 0, 0]);
  });
});

describe('around a first structure', () => {
  test('the planets within two spaces are shown, as they would be settled from there', () => {
    const at = table({ on: [] });
    const around = planetsAround(at.state, 0, at.hex(0, 0), MINE);
    expect(around.map(({ hex, distance, from }) => [hex, distance, from])).toEqual([
      [at.hex(-1, 0), 1, at.hex(0, 0)],
      [at.hex(0, 2), 2, at.hex(0, 0)],
      [at.hex(1, 0), 1, at.hex(0, 0)],
    ]);
    expect(around[2]?.ways[0]).toMatchObject({ price: { ore: 4, credits: 2 }, closed: undefined });
  });
});
