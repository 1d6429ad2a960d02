/** Advice on building by example: places for an action that is taken already, closed ways, upgrades, who charges. */
import { describe, expect, test } from 'vitest';
import {
  followPlacing,
  followWay,
  openedByFree,
  placings,
  powerValueAt,
  spaces,
  upgradesAt,
} from '../src/advice/index.ts';
import { MINE } from '../src/data/structures.ts';
import { type Position, scenario, type Table } from './support/scenario.ts';

const rich = { credits: 20, ore: 10, knowledge: 10, qic: 0, one: 2, two: 4 };

/** Terrans on their home, with an oxide one step away and somebody's institute beside it. */
const table = (own: Partial<Position> = {}): Table =>
  scenario(
    [
      { faction: 'terrans', ...rich, on: [[0, 0, 'mine']], ...own },
      { faction: 'xenos', ...rich, vp: 10, on: [[2, 0, 'planetary-institute']] },
    ],
    {
      map: {
        radius: 5,
        planets: [
          [0, 0, 'terra'],
          [1, 0, 'oxide'],
          [2, 0, 'desert'],
          [-1, 0, 'transdim'],
        ],
      },
      roundTiles: ['mine'],
    },
  );

describe('places for an action that is taken already', () => {
  test('a free step is taken off the price', () => {
    const at = table();
    const [way] = placings(at.state, 0, { steps: 1, range: 0 })[at.hex(1, 0)]?.ways ?? [];
    expect(way).toMatchObject({ steps: 1, free: 1, price: { ore: 1, credits: 2 }, closed: undefined });
    const open = way && followPlacing(at.state, 0, { steps: 1, range: 0 }, way);
    expect(open?.consequences).toMatchObject({ paid: { ore: 1, credits: 2 }, scored: [{ vp: 2 }] });
  });

  test('projects can only be started with range', () => {
    const at = table({ research: [0, 0, 0, 1, 0, 0], gaiaformers: 1 });
    const waysWith = (range: number) => placings(at.state, 0, { steps: 0, range })[at.hex(-1, 0)]?.ways;
    expect(waysWith(0)).toEqual([]);
    expect(waysWith(3)).toMatchObject([{ kind: 'project', closed: undefined }]);
  });
});

describe('a way that is closed', () => {
  test('may be opened by giving up a token', () => {
    const at = table({ ore: 1, one: 0, two: 2, three: 2 });
    const hex = at.hex(1, 0);
    const means = (place: number | undefined) =>
      place === undefined ? undefined : spaces(at.state, 0)[hex]?.ways[place]?.means;
    const [[place, action] = []] = openedByFree(at.state, 0, hex);
    expect(means(place)).toMatchObject({ do: 'board' });
    expect(action).toBe('sacrifice');
  });

  test('is not opened by what does not suffice', () => {
    const at = table({ ore: 0, credits: 0, knowledge: 0, one: 2, two: 0 });
    expect(openedByFree(at.state, 0, at.hex(1, 0)).size).toBe(0);
  });
});

describe('what stands there', () => {
  test('the building that charges is named, with its distance', () => {
    const at = table();
    const [way] = spaces(at.state, 0)[at.hex(1, 0)]?.ways ?? [];
    const offers = (way && followWay(at.state, 0, way))?.consequences.offers;
    expect(offers).toMatchObject([{ seat: 1, at: at.hex(2, 0), distance: 1, power: 3 }]);
  });

  test('has a power value for its owner', () => {
    const at = table();
    expect([at.hex(0, 0), at.hex(2, 0), at.hex(1, 0)].map((hex) => powerValueAt(at.state, hex))).toEqual([
      1, 3, 0,
    ]);
  });

  test('becomes something else on any planet but the Lost Planet', () => {
    const at = table();
    expect(upgradesAt(at.state, 0, at.hex(0, 0))).toHaveLength(1);
    const last = at.state.owners.length - 1;
    at.state.lostPlanet = at.hex(0, 2);
    at.state.owners[last] = 0;
    at.state.structures[last] = MINE;
    expect(upgradesAt(at.state, 0, at.hex(0, 2))).toEqual([]);
  });
});
