/** Federations as a board shows them: what they are worth and cost, and what is wrong with a drawn one. */
import type { Task } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  drawnFederation,
  federations,
  nearestFederation,
  powerValueAt,
  valueForFederation,
} from '../../src/advice/index.ts';
import { boardIn, planetOn, playerAt } from '../../src/state.ts';
import { type Position, scenario, type Table } from '../support/scenario.ts';

const map = {
  radius: 4,
  planets: [
    [0, 0, 'terra'],
    [1, 0, 'oxide'],
    [2, 0, 'desert'],
    [2, 1, 'volcanic'],
    [4, 0, 'ice'],
    [0, 3, 'terra'],
    [-2, 0, 'swamp'],
    [0, -2, 'titanium'],
    [2, -2, 'volcanic'],
  ],
} as const;

const table = (own: Partial<Position>): Table =>
  scenario(
    [
      { faction: 'terrans', one: 1, two: 3, three: 0, ...own },
      { faction: 'xenos', one: 4 },
    ],
    { map },
  );

/** Three structures side by side: 3 + 2 + 2. */
const row: NonNullable<Position['on']> = [
  [0, 0, 'planetary-institute'],
  [1, 0, 'trading-station'],
  [2, 0, 'trading-station'],
];
/** An institute with two gaps of one space each beside it: (-1,0) and (0,-1) link all three. */
const gaps: NonNullable<Position['on']> = [
  [0, 0, 'planetary-institute'],
  [-2, 0, 'trading-station'],
  [0, -2, 'trading-station'],
];
const gapSpaces = (at: Table): number[] => [at.hex(0, 0), at.hex(-2, 0), at.hex(0, -2)];

describe('a federation that can be formed', () => {
  test('of structures side by side costs nothing', () => {
    const at = table({ on: [...row, [0, 3, 'mine']] });
    const [first, ...others] = federations(at.state, 0);
    const planets = [at.hex(0, 0), at.hex(1, 0), at.hex(2, 0)];
    expect(first).toEqual({
      planets,
      satellites: [],
      choice: { picks: planets },
      values: [3, 2, 2],
      value: 7,
      need: 7,
      price: {},
      left: 4,
      // The mine stays for another.
      rest: 1,
      charged: 0,
    });
    // Nothing may be larger than it must be.
    expect(others).toEqual([]);
  });

  test('takes a token for every satellite, of area I before charged ones', () => {
    const first = (own: Partial<Position>) => federations(table({ on: gaps, ...own }).state, 0)[0];
    const price = { tokens: 2 };
    expect(first({ one: 3, two: 3 })).toMatchObject({ value: 7, price, left: 4, charged: 0 });
    expect(first({ one: 1, two: 3 })).toMatchObject({ value: 7, price, left: 2, charged: 1 });
    expect(first({ one: 0, two: 0, three: 2 })).toMatchObject({ price, left: 0, charged: 2 });
    expect(first({ one: 1, two: 0 })).toBeUndefined();
  });

  test('takes a Q.I.C. for every satellite of the Ivits', () => {
    const at = table({ faction: 'ivits', on: gaps, qic: 3, one: 0, two: 0 });
    expect(federations(at.state, 0)[0]).toMatchObject({ need: 7, price: { qic: 2 }, left: 1, charged: 0 });
    expect(federations(table({ faction: 'ivits', on: gaps, qic: 1 }).state, 0)).toEqual([]);
  });

  test('is answered with its pieces and its satellites', () => {
    const at = table({ on: gaps });
    const [first] = federations(at.state, 0);
    expect(first?.choice).toEqual({ picks: [...(first?.planets ?? []), ...(first?.satellites ?? [])] });
    at.run({ do: 'federation.form', seat: 0 } as Task).answer(first!.choice);
    expect(at.asked?.do).toBe('power.discard');
  });

  test('of equal size comes first where it leaves more for another', () => {
    // Any three of the four will do with two satellites: two times the academy or the institute stays, then a station.
    const rests = (...on: NonNullable<Position['on']>) =>
      federations(table({ on }).state, 0).map(({ satellites, planets, rest }) => [
        satellites.length,
        planets.length,
        rest,
      ]);
    const expected = [
      [2, 3, 3],
      [2, 3, 3],
      [2, 3, 2],
      [2, 3, 2],
    ];
    const institute = [0, 0, 'planetary-institute'] as const;
    const around = [
      [-2, 0],
      [0, -2],
      [2, -2],
    ] as const;
    for (const academy of around.keys())
      expect(
        rests(
          institute,
          ...around.map(([q, r], i) => [q, r, i === academy ? 'academy-action' : 'trading-station'] as const),
        ),
      ).toEqual(expected);
  });

  test('does not exist where the structures are not worth enough', () => {
    expect(federations(table({ on: row.slice(0, 2) }).state, 0)).toEqual([]);
  });

  test('does not exist either where no federation token is left', () => {
    const at = table({ on: row });
    at.state.tokens.fill(0);
    expect(federations(at.state, 0)).toEqual([]);
  });
});

describe('the one federation of the Ivits', () => {
  /** It has the row already, worth 7; beside it they have an academy and a lab that stand alone. */
  function grown(own: Partial<Position> = {}): Table {
    const at = table({
      faction: 'ivits',
      qic: 4,
      federations: 1,
      on: [...row, [0, 3, 'academy-knowledge'], [-2, 0, 'academy-action'], [0, -2, 'research-lab']],
      ...own,
    });
    for (const [q, r] of row) at.state.federated[planetOn(at.state, boardIn(at.state), at.hex(q, r))] = 1;
    return at;
  }

  test('counts what it has, and needs seven more for every token', () => {
    const at = grown();
    expect(valueForFederation(at.state, 0)).toEqual({ value: 7 + 3 + 3 + 2, need: 14 });
    const [first] = federations(at.state, 0);
    // One satellite reaches each of the two nearer ones, two the academy at (0, 3).
    expect(first).toMatchObject({
      value: 15,
      need: 14,
      values: [3, 2, 3],
      price: { qic: 4 },
      left: 0,
      rest: 0,
    });
    expect(first?.planets).toHaveLength(3);
  });

  test('is drawn with what is to join it', () => {
    const at = grown();
    const drawn = drawnFederation(at.state, 0, [at.hex(0, 3), at.hex(0, 1), at.hex(0, 2)]);
    expect(drawn).toMatchObject({ value: 10, need: 14, values: [3], rest: 5, price: { qic: 2 }, left: 2 });
    expect(drawn.refusal?.key).toBe('gaia.refusal.federation.value');
  });

  test('is nothing before the first token', () => {
    const at = table({ faction: 'ivits', on: row });
    expect(valueForFederation(at.state, 0)).toEqual({ value: 7, need: 7 });
  });
});

test('the power value for a federation counts what belongs to none yet', () => {
  const at = table({ on: [...row, [0, 3, 'mine']] });
  expect(valueForFederation(at.state, 0)).toEqual({ value: 8, need: 7 });
  at.state.federated[planetOn(at.state, boardIn(at.state), at.hex(0, 0))] = 1;
  expect(valueForFederation(at.state, 0)).toEqual({ value: 5, need: 7 });
  const xenos = table({ faction: 'xenos', on: row });
  expect(valueForFederation(xenos.state, 0)).toEqual({ value: 7, need: 6 });
});

describe('a federation drawn by hand', () => {
  const verdictsOf = (at: Table, ...picks: readonly number[]) =>
    Object.fromEntries(
      drawnFederation(at.state, 0, picks).verdicts.map(({ condition, met, faults }) => [
        condition,
        [met, faults],
      ]),
    );

  test('meets all conditions where it can be formed', () => {
    const at = table({ on: gaps });
    const drawn = [...gapSpaces(at), at.hex(-1, 0), at.hex(0, -1)];
    expect(drawnFederation(at.state, 0, drawn).refusal).toBeUndefined();
    expect(verdictsOf(at, ...drawn)).toEqual({
      value: [true, []],
      together: [true, []],
      neighbours: [true, []],
      price: [true, []],
      lean: [true, []],
    });
  });

  test('shows the structure that no satellite reaches', () => {
    const at = table({ on: gaps });
    expect(verdictsOf(at, ...gapSpaces(at), at.hex(-1, 0))).toEqual({
      value: [true, []],
      together: [false, [at.hex(0, -2)]],
      neighbours: [true, []],
      price: [true, []],
      lean: [undefined, []],
    });
  });

  test('shows the structures beside it that are left out', () => {
    const at = table({ on: row });
    expect(verdictsOf(at, at.hex(0, 0), at.hex(1, 0))).toMatchObject({
      value: [false, []],
      neighbours: [false, [at.hex(2, 0)]],
      lean: [undefined, []],
    });
  });

  test('is not called lean where something beside it is left out, though it is worth enough', () => {
    const at = table({ on: [...row, [2, 1, 'mine']] });
    expect(verdictsOf(at, at.hex(0, 0), at.hex(1, 0), at.hex(2, 0))).toEqual({
      value: [true, []],
      together: [true, []],
      neighbours: [false, [at.hex(2, 1)]],
      price: [true, []],
      lean: [undefined, []],
    });
  });

  test('must be paid', () => {
    const at = table({ on: gaps, one: 1, two: 0 });
    const drawn = [...gapSpaces(at), at.hex(-1, 0), at.hex(0, -1)];
    expect(verdictsOf(at, ...drawn)).toMatchObject({
      value: [true, []],
      together: [true, []],
      price: [false, []],
      lean: [undefined, []],
    });
    expect(drawnFederation(at.state, 0, drawn)).toMatchObject({ left: -1, leaner: undefined });
  });

  test('shows what it would do without, and what it would be then', () => {
    // The row is enough by itself; a mine at (4, 0) is drawn with a satellite beside it.
    const at = table({ on: [...row, [4, 0, 'mine']] });
    const drawn = [at.hex(0, 0), at.hex(1, 0), at.hex(2, 0), at.hex(4, 0), at.hex(3, 0)];
    expect(verdictsOf(at, ...drawn)).toEqual({
      value: [true, []],
      together: [true, []],
      neighbours: [true, []],
      price: [true, []],
      lean: [false, [at.hex(4, 0), at.hex(3, 0)]],
    });
    expect(drawnFederation(at.state, 0, drawn)).toMatchObject({
      value: 8,
      rest: 0,
      leaner: { value: 7, satellites: [], rest: 1 },
    });
  });
});

describe('the federation nearest to a drawing', () => {
  const side: NonNullable<Position['on']> = [
    [0, 0, 'planetary-institute'],
    [-2, 0, 'trading-station'],
    [0, -2, 'trading-station'],
    [2, 0, 'trading-station'],
  ];

  test('adds or leaves the fewest spaces', () => {
    const at = table({ on: side });
    for (const [other, between] of [
      [at.hex(-2, 0), at.hex(-1, 0)],
      [at.hex(2, 0), at.hex(1, -1)],
    ] as const) {
      const nearest = nearestFederation(at.state, 0, [
        at.hex(0, 0),
        at.hex(0, -2),
        other,
        at.hex(0, -1),
        between,
      ]);
      expect(nearest?.planets).toContain(other);
    }
  });

  test('is sought among those that somebody has already', () => {
    const at = table({ on: side });
    const proposals = federations(at.state, 0);
    expect(proposals.length).toBeGreaterThan(1);
    for (const proposal of proposals) {
      const [first, ...others] = [...proposal.planets, ...proposal.satellites];
      expect(first).toBeDefined();
      expect(nearestFederation(at.state, 0, others, [proposal])).toBe(proposal);
    }
    expect(nearestFederation(at.state, 0, [at.hex(0, 0)], [])).toBeUndefined();
  });

  test('is what would be left of a drawing that is larger than it may be', () => {
    const at = table({ on: [...row, [4, 0, 'mine']] });
    const drawn = [at.hex(0, 0), at.hex(1, 0), at.hex(2, 0), at.hex(4, 0), at.hex(3, 0)];
    expect(nearestFederation(at.state, 0, drawn, [])).toMatchObject({ value: 7, satellites: [] });
  });

  test('is the drawing itself where it can be formed', () => {
    const at = table({ on: row });
    const drawn = [at.hex(2, 0), at.hex(0, 0), at.hex(1, 0)];
    expect(nearestFederation(at.state, 0, drawn)?.choice).toEqual({ picks: drawn });
  });
});

test('what stands on a space has a power value for its owner, and where nobody lives there is none', () => {
  const at = table({ on: row, standard: ['big-structure-power'] });
  at.put(1, [0, 3], 'research-lab');
  const valueAt = (q: number, r: number) => powerValueAt(at.state, at.hex(q, r));
  expect([valueAt(0, 0), valueAt(1, 0), valueAt(0, 3)]).toEqual([4, 2, 2]);
  expect([valueAt(4, 0), valueAt(3, 0)]).toEqual([0, 0]);
  expect(playerAt(at.state, 0).standard).toContain('big-structure-power');
});
