/** What each structure can become: its price, the incomes that change, and what stands in the way. */
import { describe, expect, test } from 'vitest';
import { upgrades, upgradesAt } from '../../src/advice/index.ts';
import {
  ACADEMY_ACTION,
  ACADEMY_KNOWLEDGE,
  INSTITUTE,
  MINE,
  RESEARCH_LAB,
  TRADING_STATION,
} from '../../src/data/structures.ts';
import { type Position, scenario, type Table } from '../support/scenario.ts';

const map = {
  radius: 5,
  planets: [
    [0, 0, 'terra'],
    [1, 0, 'oxide'],
    [-4, 0, 'terra'],
    [0, 4, 'swamp'],
  ],
} as const;
const rich = { credits: 20, ore: 10 };

const table = (own: Partial<Position> = {}, other: Partial<Position> = {}): Table =>
  scenario(
    [
      { faction: 'terrans', ...rich, on: [[0, 0, 'mine']], ...own },
      { faction: 'xenos', ...rich, ...other },
    ],
    { map },
  );

describe('upgrades', () => {
  test('a mine becomes a trading station, for half the credits beside an opponent', () => {
    const alone = upgrades(table().state, 0);
    expect(alone).toMatchObject([
      {
        from: MINE,
        to: TRADING_STATION,
        price: { ore: 2, credits: 6 },
        priceAlone: { ore: 2, credits: 6 },
        neighbour: false,
        uncovers: { credits: 3 },
        covers: { ore: 1 },
        pieces: 4,
        tile: false,
        closed: undefined,
        consequences: { paid: { ore: 2, credits: 6 }, income: { credits: 3, ore: -1 } },
      },
    ]);
    expect(upgrades(table({}, { on: [[1, 0, 'mine']] }).state, 0)).toMatchObject([
      { price: { ore: 2, credits: 3 }, priceAlone: { ore: 2, credits: 6 }, neighbour: true },
    ]);
  });

  test('a trading station becomes an institute or a research lab, which brings a tile', () => {
    const at = table({ on: [[0, 0, 'trading-station']] });
    expect(upgradesAt(at.state, 0, at.hex(0, 0))).toMatchObject([
      {
        to: INSTITUTE,
        price: { ore: 4, credits: 6 },
        uncovers: { charge: 4, tokens: 1 },
        covers: { credits: 3 },
        pieces: 1,
        tile: false,
      },
      {
        to: RESEARCH_LAB,
        price: { ore: 3, credits: 5 },
        uncovers: { knowledge: 1 },
        covers: { credits: 3 },
        pieces: 3,
        tile: true,
        consequences: { asked: 'tech.tile' },
      },
    ]);
  });

  test('a research lab becomes one of two academies', () => {
    const at = table({ on: [[0, 0, 'research-lab']] });
    expect(upgradesAt(at.state, 0, at.hex(0, 0))).toMatchObject([
      { to: ACADEMY_KNOWLEDGE, price: { ore: 6, credits: 6 }, uncovers: { knowledge: 2 }, tile: true },
      { to: ACADEMY_ACTION, price: { ore: 6, credits: 6 }, uncovers: {}, covers: { knowledge: 1 } },
    ]);
  });

  test('the next space of each row counts: the third mine stands on one without income', () => {
    const at = table({
      on: [
        [0, 0, 'mine'],
        [1, 0, 'mine'],
        [-4, 0, 'mine'],
        [0, 4, 'trading-station'],
      ],
    });
    const [station] = upgradesAt(at.state, 0, at.hex(0, 0));
    expect(station).toMatchObject({ uncovers: { credits: 4 }, covers: {}, pieces: 3 });
    expect(station?.consequences?.income).toEqual({ credits: 4 });
  });

  test('what cannot be paid says what is missing, and a kind of which no piece is left says so', () => {
    const poor = table({ credits: 5, ore: 1 });
    expect(upgrades(poor.state, 0)).toMatchObject([
      { closed: { why: 'short', missing: { ore: 1, credits: 1 } }, consequences: undefined },
    ]);
    const at = table({
      on: [
        [0, 0, 'planetary-institute'],
        [1, 0, 'trading-station'],
      ],
    });
    expect(upgradesAt(at.state, 0, at.hex(1, 0))[0]).toMatchObject({
      to: INSTITUTE,
      pieces: 0,
      closed: { why: 'no-piece' },
      consequences: undefined,
    });
  });

  test('only what is one’s own can be upgraded, and what has become most stays', () => {
    const at = table({ on: [[0, 0, 'planetary-institute']] }, { on: [[1, 0, 'mine']] });
    expect(upgradesAt(at.state, 0, at.hex(0, 0))).toEqual([]);
    expect(upgradesAt(at.state, 0, at.hex(1, 0))).toEqual([]);
    expect(upgradesAt(at.state, 0, at.hex(3, 0))).toEqual([]);
    expect(upgrades(at.state, 0)).toEqual([]);
  });

  test('all structures of a seat are listed, each with its space', () => {
    const at = table(
      {
        on: [
          [0, 0, 'mine'],
          [-4, 0, 'trading-station'],
        ],
      },
      { on: [[1, 0, 'mine']] },
    );
    const said = upgrades(at.state, 0);
    expect(said.map(({ at: hex, from, to }) => [hex, from, to])).toEqual([
      [at.hex(-4, 0), TRADING_STATION, INSTITUTE],
      [at.hex(-4, 0), TRADING_STATION, RESEARCH_LAB],
      [at.hex(0, 0), MINE, TRADING_STATION],
    ]);
    expect(said.map(({ neighbour }) => neighbour)).toEqual([false, false, true]);
  });
});
