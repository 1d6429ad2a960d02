/** What comes of an action: what is paid and gained, who may charge, and what is asked next. */
import { describe, expect, test } from 'vitest';
import {
  consequencesOf,
  consequencesOfAnswer,
  holdingsOf,
  offersAfterTurn,
  offersAt,
  outcomesOf,
} from '../../src/advice/index.ts';
import { AUTOMA, HUMAN } from '../../src/automa/state.ts';
import { MINE, TRADING_STATION } from '../../src/data/structures.ts';
import { boardIn, planetOn, playerAt } from '../../src/state.ts';
import { duel } from '../automa/support.ts';
import { type Position, type Surroundings, scenario, type Table } from '../support/scenario.ts';

const map: Surroundings['map'] = {
  radius: 5,
  planets: [
    [0, 0, 'terra'],
    [1, 0, 'oxide'],
    [2, 0, 'desert'],
    [1, 1, 'swamp'],
    [-2, 0, 'titanium'],
    [-1, 0, 'transdim'],
    [0, -1, 'terra'],
    [0, 4, 'terra'],
  ],
};
const rich = { credits: 20, ore: 10, knowledge: 10, qic: 2, one: 2, two: 4, vp: 10 };
const terrans: Position = { faction: 'terrans', ...rich, on: [[0, 0, 'mine']] };

const table = (positions: readonly Position[], more: Surroundings = {}): Table =>
  scenario(positions, { map, ...more });
const alone = (own: Partial<Position> = {}, more: Surroundings = {}): Table =>
  table(
    [
      { ...terrans, ...own },
      { faction: 'xenos', ...rich },
    ],
    more,
  );

const mineAt = (at: Table, q: number, r: number) => ({ do: 'mine', at: at.hex(q, r) }) as const;

describe('what is paid and gained', () => {
  test('a mine: ore and credits, points of the round, a step on the races, income', () => {
    const at = alone({ advanced: ['mine-vp'] }, { roundTiles: ['mine'] });
    expect(consequencesOf(at.state, 0, mineAt(at, 1, 0))).toEqual({
      outcomes: [
        {
          answers: [],
          left: { ...holdingsOf(playerAt(at.state, 0)), ore: 6, credits: 18, vp: 15 },
        },
      ],
      paid: { ore: 4, credits: 2 },
      gained: {},
      scored: [
        { points: 'round-tiles', source: 'mine', vp: 2 },
        { points: 'advanced-tiles', source: 'mine-vp', vp: 3 },
      ],
      income: { ore: 1 },
      races: [
        // The neutral player is first with eleven structures; the opponent has none.
        { tile: 'structures', before: { progress: 1, points: 12 }, after: { progress: 2, points: 12 } },
        { tile: 'satellites', before: { progress: 0, points: 9 }, after: { progress: 0, points: 9 } },
      ],
      offers: [],
      joins: false,
      asked: undefined,
      proposed: [],
    });
  });

  test('a race is won by passing somebody', () => {
    const ahead: Position = { faction: 'xenos', on: [[2, 0, 'mine']] };
    const at = table([terrans, ahead]);
    const [structures] = consequencesOf(at.state, 0, mineAt(at, 1, 0)).races;
    // Second and third place are shared before; then the second is one's own.
    expect(structures).toEqual({
      tile: 'structures',
      before: { progress: 1, points: 9 },
      after: { progress: 2, points: 12 },
    });
  });

  test('tokens for a project are paid as proposed: those of area I first', () => {
    const at = alone({ research: [0, 0, 0, 1, 0, 0], gaiaformers: 1, one: 4, two: 4, three: 1 });
    const said = consequencesOf(at.state, 0, { do: 'project', at: at.hex(-1, 0) });
    expect(said).toMatchObject({
      paid: { tokens: 6 },
      outcomes: [{ left: { one: 0, two: 2, three: 1, gaia: 6, gaiaformers: 0 } }],
      proposed: ['power.discard'],
      asked: undefined,
    });
    expect(said.outcomes[0]?.answers).toEqual([{ amounts: { one: 4, two: 2, three: 0 } }]);
  });

  test('tokens for satellites leave the game', () => {
    const at = alone({
      on: [
        [-2, 0, 'planetary-institute'],
        [0, 0, 'trading-station'],
        [0, -1, 'trading-station'],
      ],
    });
    const ask = { do: 'federation.form', seat: 0 } as const;
    const picks = [at.hex(-2, 0), at.hex(0, 0), at.hex(0, -1), at.hex(-1, -1)];
    const said = consequencesOfAnswer(at.state, ask, { picks });
    expect(said).toMatchObject({
      paid: { tokens: 1 },
      proposed: ['power.discard'],
      asked: 'federation.token',
    });
    expect(said.outcomes).toMatchObject([
      { answers: [{ picks }, { amounts: { one: 1, two: 0 } }], left: { one: 1, two: 4, gaia: 0 } },
    ]);
  });

  test('power is paid, and only what finds room is charged', () => {
    const at = alone({ three: 4, one: 0, two: 1, standard: ['charge-four-action'] });
    expect(consequencesOf(at.state, 0, { do: 'board', action: 'two-ore' })).toMatchObject({
      paid: { power: 4 },
      gained: { ore: 2 },
    });
    expect(consequencesOf(at.state, 0, { do: 'special', action: 'charge-four-action' })).toMatchObject({
      paid: {},
      gained: { charge: 1 },
    });
  });

  test('every source of income that changes is told, and no other', () => {
    const at = alone({ on: [[0, 0, 'trading-station']] });
    const said = consequencesOf(at.state, 0, { do: 'upgrade', at: at.hex(0, 0), to: 4 });
    // An institute for a trading station: power and a token, and three credits less.
    expect(said.income).toEqual({ charge: 4, tokens: 1, credits: -3 });
  });

  test('a mine beside a federation joins it', () => {
    const at = alone();
    expect(consequencesOf(at.state, 0, mineAt(at, 0, -1)).joins).toBe(false);
    playerAt(at.state, 0).federations = 1;
    at.state.federated[planetOn(at.state, boardIn(at.state), at.hex(0, 0))] = 1;
    expect(consequencesOf(at.state, 0, mineAt(at, 0, -1)).joins).toBe(true);
  });
});

describe('ways to pay', () => {
  test('those that leave the player alike are one, by the shortest answers', () => {
    const at = alone({ faction: 'taklons', one: 0, two: 0, three: 5, stone: 3 });
    const found = outcomesOf(at.state, 0, { do: 'free', action: 'power-to-ore' });
    expect(found.map(({ answers }) => answers)).toEqual([[{ pick: 'stone' }], [{ pick: 'tokens' }]]);
    expect(found.map(({ state }) => playerAt(state, 0).three)).toEqual([4, 2]);
    expect(found.map(({ events }) => events.filter(({ do: kind }) => kind === 'pay').length)).toEqual([1, 1]);
  });

  test('without a choice there is one, and nothing to answer', () => {
    const at = alone({ three: 3 });
    const found = outcomesOf(at.state, 0, { do: 'free', action: 'power-to-ore' });
    expect(found).toMatchObject([{ answers: [], asked: undefined, proposed: [] }]);
    expect(found[0]?.events.map(({ do: kind, what }) => [kind, what])).toEqual([
      ['free', 'power-to-ore'],
      ['pay', 'power'],
      ['gain', 'ore'],
    ]);
  });

  test('what else is asked is answered as one says, up to where nothing more was said', () => {
    const at = alone({ three: 3 });
    const pick = { do: 'board', action: 'one-step' } as const;
    expect(outcomesOf(at.state, 0, pick)).toMatchObject([{ answers: [], asked: 'mine.place' }]);
    const placing = { pick: { do: 'mine', at: at.hex(1, 0) } };
    expect(outcomesOf(at.state, 0, pick, [placing])).toMatchObject([
      { answers: [placing], asked: undefined },
    ]);
  });

  test('the position that is asked about stays as it is', () => {
    const at = alone({ faction: 'taklons', one: 1, two: 2, three: 5, stone: 3 });
    const before = structuredClone(at.state);
    consequencesOf(at.state, 0, { do: 'free', action: 'power-to-ore' });
    consequencesOf(at.state, 0, mineAt(at, 0, -1));
    expect(at.state).toEqual(before);
  });
});

describe('who may charge', () => {
  const around: readonly Position[] = [
    { ...terrans, on: [[0, 0, 'trading-station']] },
    { faction: 'geodens', ...rich, on: [[1, 1, 'mine']] },
    { faction: 'xenos', ...rich, on: [[2, 0, 'planetary-institute']] },
    { faction: 'ambas', ...rich, on: [[0, 4, 'mine']] },
  ];

  test('all who have something within two spaces, clockwise from the builder', () => {
    const at = table(around);
    expect(offersAt(at.state, 1, at.hex(1, 0))).toEqual([
      { seat: 2, at: at.hex(2, 0), distance: 1, value: 3, power: 3, vp: 2, token: false },
      { seat: 0, at: at.hex(0, 0), distance: 1, value: 2, power: 2, vp: 1, token: false },
    ]);
    // Clockwise the first player sits at the end of the round for everybody but the last.
    expect(offersAt(at.state, 3, at.hex(1, 0)).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('by the most valuable structure, and of several the nearest', () => {
    const own = (...on: NonNullable<Position['on']>): Position => ({ faction: 'xenos', ...rich, on });
    const offer = (on: NonNullable<Position['on']>, q: number, r: number) => {
      const at = table([terrans, own(...on)]);
      const [first] = offersAt(at.state, 0, at.hex(q, r));
      return first && { ...first, from: [boardIn(at.state).q[first.at], boardIn(at.state).r[first.at]] };
    };
    const both: NonNullable<Position['on']> = [
      [1, 1, 'mine'],
      [2, 0, 'trading-station'],
    ];
    // (1, 0) touches both.
    expect(offer(both, 1, 0)).toMatchObject({ from: [2, 0], distance: 1, value: 2 });
    const mines: NonNullable<Position['on']> = [
      [2, 0, 'mine'],
      [1, 1, 'mine'],
    ];
    expect(offer(mines, 0, 1)).toMatchObject({ from: [1, 1], distance: 1 });
    expect(offer(mines, 3, 0)).toMatchObject({ from: [2, 0], distance: 1 });
    // Of equally near ones the first on the map.
    expect(offer(mines, 1, 0)).toMatchObject({ from: [1, 1], distance: 1 });
    // The first planet of the map counts like any other.
    expect(offer([[-2, 0, 'mine']], -1, 0)).toMatchObject({ from: [-2, 0], distance: 1, power: 1, vp: 0 });
  });

  test('no more than there is room for and points can pay', () => {
    const offered = (own: Partial<Position>) => {
      const at = table([terrans, { faction: 'xenos', ...rich, on: [[2, 0, 'planetary-institute']], ...own }]);
      return offersAt(at.state, 0, at.hex(1, 0)).map(({ value, power, vp }) => [value, power, vp]);
    };
    expect(offered({})).toEqual([[3, 3, 2]]);
    expect(offered({ vp: 0 })).toEqual([[3, 1, 0]]);
    expect(offered({ one: 0, two: 2 })).toEqual([[3, 2, 1]]);
    expect(offered({ one: 0, two: 0 })).toEqual([]);
  });

  test('Taklons with their institute gain a token with it, which makes room', () => {
    const taklons = (structure: 'planetary-institute' | 'mine'): Position => ({
      faction: 'taklons',
      vp: 10,
      three: 3,
      stone: 3,
      on: [[2, 0, structure]],
    });
    const offered = (structure: 'planetary-institute' | 'mine', q: number, r: number) => {
      const at = table([terrans, taklons(structure)]);
      return offersAt(at.state, 0, at.hex(q, r)).map(({ power, vp, token }) => [power, vp, token]);
    };
    expect(offered('planetary-institute', 1, 0)).toEqual([[2, 1, true]]);
    expect(offered('mine', 1, 0)).toEqual([]);
    expect(offered('planetary-institute', -2, 0)).toEqual([]);
  });

  test('the Automa never charges, not even as Taklons with an institute', () => {
    const at = duel({
      faction: 'taklons',
      automa: [[-2, 5, 'planetary-institute']],
      people: [[-3, 4, 'mine']],
    });
    expect(playerAt(at.state, AUTOMA).faction).toBe('taklons');
    expect(boardIn(at.state).near[at.hex([-3, 4])]).toContain(at.hex([-2, 5]));
    expect(offersAt(at.state, HUMAN, at.hex([-3, 4]))).toEqual([]);
    expect(offersAt(at.state, AUTOMA, at.hex([-3, 4]))).toMatchObject([{ seat: HUMAN }]);
  });

  test('for everything that was built in the turn, one after another', () => {
    const at = table(around);
    at.state.built = [at.hex(1, 0), at.hex(0, 3)];
    expect(offersAfterTurn(at.state, 1).map(({ seat }) => seat)).toEqual([2, 0, 3]);
    at.state.built = [];
    expect(offersAfterTurn(at.state, 1)).toEqual([]);
  });

  test('for what an action builds, when it is over', () => {
    const at = table(around);
    expect(
      consequencesOf(at.state, 1, { do: 'upgrade', at: at.hex(1, 1), to: TRADING_STATION }).offers,
    ).toMatchObject([
      { seat: 2, value: 3 },
      { seat: 0, value: 2 },
    ]);
    expect(playerAt(at.state, 1).counts[MINE]).toBe(1);
  });
});
