/** Space stations, and an institute that changes places, as a board shows them. */
import { describe, expect, test } from 'vitest';
import { reachedFrom, stationAt, swapAt } from '../../src/advice/index.ts';
import { boardIn, planetOn } from '../../src/state.ts';
import { type Position, scenario, type Table } from '../support/scenario.ts';

const map = {
  radius: 5,
  planets: [
    [0, 0, 'swamp'],
    [4, 0, 'swamp'],
    [0, 4, 'swamp'],
    [1, 1, 'desert'],
    [5, 0, 'oxide'],
    [-3, 0, 'ice'],
  ],
} as const;

const table = (own: Position, ...others: readonly Position[]): Table => scenario([own, ...others], { map });
const xenos: Position = { faction: 'xenos' };

describe('how a space is reached', () => {
  const own: Position = {
    faction: 'ambas',
    research: [0, 2, 0, 0, 0, 0],
    on: [
      [0, 0, 'mine'],
      [4, 0, 'mine'],
    ],
  };

  test('from the nearest planet, with the range of the level', () => {
    const at = table(own, xenos);
    const from = (q: number, r: number) => reachedFrom(at.state, 0, at.hex(q, r));
    expect(from(-1, 0)).toEqual({ from: at.hex(0, 0), distance: 1, range: 2 });
    expect(from(3, 0)).toEqual({ from: at.hex(4, 0), distance: 1, range: 2 });
    expect(from(-5, 0)).toEqual({ from: at.hex(0, 0), distance: 5, range: 2 });
  });

  test('from a space station as well', () => {
    const at = table({ faction: 'ivits', on: [[0, 0, 'planetary-institute']] }, xenos);
    at.state.players[0]!.stations = [at.hex(-3, 1)];
    expect(reachedFrom(at.state, 0, at.hex(-4, 1))).toEqual({ from: at.hex(-3, 1), distance: 1, range: 1 });
  });

  test('from nowhere, before anything is on the map', () => {
    const at = table({ faction: 'ambas' }, xenos);
    expect(reachedFrom(at.state, 0, at.hex(0, 0))).toBeUndefined();
  });
});

describe('an institute that changes places with a mine', () => {
  const ambas: Position = {
    faction: 'ambas',
    on: [
      [0, 0, 'planetary-institute'],
      [4, 0, 'mine'],
    ],
  };

  test('takes its power value along and has other neighbors', () => {
    const at = table(
      ambas,
      { faction: 'xenos', on: [[1, 1, 'mine']] },
      { faction: 'geodens', on: [[5, 0, 'mine']] },
    );
    expect(swapAt(at.state, 0, at.hex(4, 0))).toEqual({
      from: at.hex(0, 0),
      to: at.hex(4, 0),
      valueFrom: [3, 1],
      valueTo: [1, 3],
      neighbours: [[1], [2]],
    });
  });

  test('goes back from the first planet of the map', () => {
    const at = table(
      {
        faction: 'ambas',
        on: [
          [-3, 0, 'planetary-institute'],
          [0, 0, 'mine'],
        ],
      },
      xenos,
    );
    expect(swapAt(at.state, 0, at.hex(0, 0))).toMatchObject({ from: at.hex(-3, 0), valueFrom: [3, 1] });
  });

  test('leaves the position that it is asked about as it is', () => {
    const at = table(ambas, xenos);
    const before = structuredClone(at.state.structures);
    swapAt(at.state, 0, at.hex(4, 0));
    expect(at.state.structures).toEqual(before);
  });

  test('cannot be told of somebody without one', () => {
    const at = table(
      { faction: 'ambas', on: [[4, 0, 'mine']] },
      {
        faction: 'xenos',
        on: [[0, 0, 'planetary-institute']],
      },
    );
    expect(swapAt(at.state, 0, at.hex(4, 0))).toBeUndefined();
  });
});

describe('a space station', () => {
  const ivits: Position = { faction: 'ivits', qic: 2, on: [[0, 0, 'planetary-institute']] };

  test('is one of six', () => {
    const at = table(ivits, xenos);
    at.state.players[0]!.stations = [at.hex(0, 1), at.hex(0, 2)];
    expect(stationAt(at.state, 0, at.hex(1, 0))).toEqual({
      joins: false,
      federation: undefined,
      number: 3,
      of: 6,
    });
  });

  test('beside the federation joins it, and adds one to its power value', () => {
    const at = table({ ...ivits, federations: 1 }, xenos);
    at.state.federated[planetOn(at.state, boardIn(at.state), at.hex(0, 0))] = 1;
    expect(stationAt(at.state, 0, at.hex(1, 0))).toEqual({
      joins: true,
      federation: { before: 3, after: 4, need: 14 },
      number: 1,
      of: 6,
    });
    expect(stationAt(at.state, 0, at.hex(3, 0))).toMatchObject({
      joins: false,
      federation: { before: 3, after: 3, need: 14 },
    });
  });
});
