/** English rulebook: form a federation. What is wrong with one, and what pieces are worth. */
import { describe, expect, test } from 'vitest';
import { checkFederation, federationFaults } from '../../src/rules/federation-check.ts';
import {
  federatedValue,
  freeValue,
  isFederated,
  satelliteBudget,
  valueOn,
} from '../../src/rules/federation-field.ts';
import { boardIn, playerAt } from '../../src/state.ts';
import { type Position, scenario, type Table } from '../support/scenario.ts';

type Built = NonNullable<Position['on']>;

/** An institute, and beside a gap of one space an academy with a mine; a mine far from them. */
const three: Built = [
  [0, 0, 'planetary-institute'],
  [2, 0, 'academy-action'],
  [3, 0, 'mine'],
  [0, 4, 'mine'],
];
const field = (on: Built = three, more: Partial<Position> = {}): Table =>
  scenario([{ faction: 'geodens', one: 5, on, ...more }, { faction: 'firaks' }], {
    map: { radius: 5, planets: on.map(([q, r]) => [q, r, 'terra'] as const) },
  });
/** The spaces at these places: `0,0 1,-1` are two of them. */
const hexes = (table: Table, places: string): number[] =>
  (places.match(/\S+/g) ?? []).map((place) => {
    const [q = Number.NaN, r = Number.NaN] = place.split(',').map(Number);
    return table.hex(q, r);
  });
const drawn = (table: Table, planets: string, satellites: string) => ({
  planets: hexes(table, planets),
  satellites: hexes(table, satellites),
});

describe('a federation is refused', () => {
  const reason = (planets: string, satellites: string, table = field()) =>
    checkFederation(table.state, 0, drawn(table, planets, satellites));

  test('never, where a satellite links enough power', () => {
    expect(reason('0,0 2,0 3,0', '1,0')).toBeUndefined();
  });

  test('with a satellite on a planet', () => {
    expect(reason('0,0 2,0 3,0', '1,0 0,4')?.key).toBe('gaia.refusal.federation.space');
  });

  test('without a piece that stands beside another of it, or with a planet where one has nothing', () => {
    expect(reason('0,0 2,0', '1,0')?.key).toBe('gaia.refusal.federation.pieces');
    expect(reason('0,0 2,0 3,0 5,0', '1,0')?.key).toBe('gaia.refusal.federation.pieces');
  });

  test('where its pieces are not linked, or a satellite touches another piece', () => {
    expect(reason('0,0 2,0 3,0', '')?.key).toBe('gaia.refusal.federation.touching');
    expect(reason('0,0', '1,0')?.key).toBe('gaia.refusal.federation.touching');
  });

  test('where its satellites do not hang together', () => {
    expect(reason('0,0 2,0 3,0 0,4', '1,0 0,5')?.key).toBe('gaia.refusal.federation.connected');
  });

  test('where its power does not suffice', () => {
    expect(reason('0,0', '')).toMatchObject({
      key: 'gaia.refusal.federation.value',
      args: { value: 3, need: 7 },
    });
  });

  test('where the satellites cannot be paid', () => {
    expect(reason('0,0 2,0 3,0', '1,0', field(three, { one: 0 }))).toMatchObject({
      key: 'gaia.refusal.federation.budget',
      args: { satellites: 1, budget: 0 },
    });
  });
});

describe('what is wrong is shown on the map', () => {
  const faults = (planets: string, satellites: string, table = field()) => {
    const found = federationFaults(table.state, 0, drawn(table, planets, satellites));
    const { q, r } = boardIn(table.state);
    const places = (all: readonly number[]): string => all.map((hex) => `${q[hex]},${r[hex]}`).join(' ');
    const part = (of: typeof found.leaner) => of && [places(of.planets), places(of.satellites)];
    return {
      apart: places(found.apart),
      missing: places(found.missing),
      affordable: found.affordable,
      superfluous: part(found.superfluous),
      leaner: part(found.leaner),
    };
  };
  const sound = { apart: '', missing: '', affordable: true, superfluous: undefined, leaner: undefined };

  test('nothing, where it may be formed', () => {
    expect(faults('0,0 2,0 3,0', '1,0')).toEqual(sound);
    expect(faults('0,0 2,0 3,0', '1,0', field(three, { one: 1 }))).toEqual(sound);
  });

  test('pieces apart from those that are worth most', () => {
    expect(faults('0,0 2,0 3,0', '')).toEqual({ ...sound, apart: '0,0' });
    expect(faults('0,0 2,0 3,0 0,4', '1,0')).toEqual({ ...sound, apart: '0,4' });
  });

  test('a satellite that leads nowhere', () => {
    expect(faults('0,0 2,0 3,0', '1,0 -3,0')).toEqual({ ...sound, apart: '-3,0' });
  });

  test('pieces that are left out', () => {
    expect(faults('0,0 2,0', '1,0')).toEqual({ ...sound, missing: '3,0' });
    expect(faults('0,0', '1,0')).toEqual({ ...sound, missing: '2,0 3,0' });
  });

  test('that it cannot be paid', () => {
    expect(faults('0,0 2,0 3,0', '1,0', field(three, { one: 0 }))).toEqual({ ...sound, affordable: false });
  });

  const more: Built = [
    [0, 0, 'planetary-institute'],
    [0, 1, 'trading-station'],
    [2, 0, 'trading-station'],
    [-2, 0, 'mine'],
  ];

  test('a mine and a satellite too many, and what is left without them', () => {
    const shown = faults('0,0 0,1 2,0 -2,0', '-1,0 1,0', field(more));
    expect(shown).toMatchObject({
      ...sound,
      superfluous: ['-2,0', '-1,0'],
      leaner: [expect.any(String), '1,0'],
    });
    expect(shown.leaner![0]!.split(' ').sort()).toEqual(['0,0', '0,1', '2,0']);
  });

  test('nothing too many, as long as something else is wrong', () => {
    const unpaid = faults('0,0 0,1 2,0 -2,0', '-1,0 1,0', field(more, { one: 1 }));
    expect(unpaid).toEqual({ ...sound, affordable: false });
    const weak = faults('0,0 0,1 -2,0', '-1,0', field(more));
    expect(weak).toEqual(sound);
  });

  test('a way with fewer satellites', () => {
    const detour: Built = [
      [0, 0, 'planetary-institute'],
      [3, 0, 'academy-action'],
      [0, -1, 'mine'],
    ];
    const shown = faults('0,0 0,-1 3,0', '0,1 1,1 2,1', field(detour));
    expect(shown).toMatchObject({ apart: '', missing: '', affordable: true });
    expect(shown.superfluous?.[0]).toBe('');
    expect(shown.leaner?.[1]?.split(' ')).toHaveLength(2);
  });

  test('pieces apart from the federation of the Ivits, however little that is worth', () => {
    const table = field(three, { faction: 'ivits', federations: 1, qic: 5 });
    const federated = boardIn(table.state).planetAt[table.hex(0, 4)]!;
    table.state.federated[federated] = 1;
    expect(faults('2,0 3,0', '', table)).toEqual({ ...sound, apart: '2,0 3,0' });
  });
});

describe('the power value', () => {
  const planetAt = (table: Table, q: number, r: number) => boardIn(table.state).planetAt[table.hex(q, r)]!;

  test('of institute and academies is four with that tile, whatever else one has, and mines stay at one', () => {
    const values = (standard: NonNullable<Position['standard']>) => {
      const table = field(three, { standard });
      return [0, 2, 3].map((q) => valueOn(table.state, 0, planetAt(table, q, 0)));
    };
    expect(values([])).toEqual([3, 3, 1]);
    expect(values(['seven-vp', 'big-structure-power'])).toEqual([4, 4, 1]);
    expect(values(['seven-vp', 'ore-and-qic'])).toEqual([3, 3, 1]);
  });

  test('is nothing where somebody else lives, and one where the Lantids live beside them', () => {
    const table = field();
    const planet = planetAt(table, 0, 0);
    expect(valueOn(table.state, 1, planet)).toBe(0);
    table.state.guests[planet] = 1;
    expect(valueOn(table.state, 1, planet)).toBe(1);
    expect(valueOn(table.state, 0, planet)).toBe(3);
  });

  test('of all pieces is told apart by whether they belong to a federation', () => {
    const table = field(three, { stations: [1, 2, 4], federatedStations: [4] });
    expect([freeValue(table.state, 0), federatedValue(table.state, 0)]).toEqual([3 + 3 + 1 + 1 + 2, 1]);
    table.state.federated[planetAt(table, 2, 0)] = 1;
    expect([freeValue(table.state, 0), federatedValue(table.state, 0)]).toEqual([7, 4]);
    expect(freeValue(table.state, 1)).toBe(0);
  });

  test('counts the mine of a guest and the structure beside it each in its own federation', () => {
    const table = field();
    const planet = planetAt(table, 0, 0);
    table.state.guests[planet] = 1;
    const federated = (bits: number) => {
      table.state.federated[planet] = bits;
      return [0, 1].map((seat) => isFederated(table.state, seat, planet));
    };
    expect([0, 1, 2, 3].map(federated)).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]);
    table.state.guests[planet] = -1;
    expect(isFederated(table.state, 1, planet)).toBe(false);
  });

  test('of tokens is one satellite each, wherever they lie', () => {
    const table = field(three, { one: 1, two: 2, three: 3, qic: 9 });
    expect(satelliteBudget(playerAt(table.state, 0))).toBe(6);
    const ivits = field(three, { faction: 'ivits', one: 1, two: 2, three: 3, qic: 9 });
    expect(satelliteBudget(playerAt(ivits.state, 0))).toBe(9);
  });
});
