/** Before the first round: sectors, planets by their price, faction boards, and how a sector may be turned. */
import { describe, expect, test } from 'vitest';
import { factionBoards, holderOf, planetsFor, sectorTiles, sectorTurns } from '../../src/advice/index.ts';
import type { FactionId } from '../../src/data/factions.ts';
import type { SectorId } from '../../src/data/sectors.ts';
import { planetTypes } from '../../src/data/types.ts';
import { gaiaProject } from '../../src/game.ts';
import { boardOf, layoutText, tilesOf } from '../../src/rules/board.ts';
import { openTurns } from '../../src/rules/map.ts';
import { type GaiaState, playerAt } from '../../src/state.ts';

const table = (options: object = {}, seats = 4): GaiaState =>
  gaiaProject.setup({ ...options }, seats, 'advice on setup');

/** A map of these sectors in a row, none of them turned. */
const mapOf = (...sectors: readonly SectorId[]): GaiaState =>
  Object.assign(table(), {
    layout: layoutText(sectors.map((sector, i) => ({ sector, q: 5 * i, r: -2 * i, turns: 0 }))),
  });

describe('the sectors', () => {
  test('lie on the map in the order in which they are turned', () => {
    expect(sectorTiles(table()).map(({ number }) => number)).toEqual([10, 1, 5, 9, 2, 3, 6, 8, 4, 7]);
    expect(sectorTiles(table()).some(({ outlined }) => outlined)).toBe(false);
  });

  test('two players use the sides of 5, 6 and 7 with the outlined number', () => {
    const outlined = sectorTiles(table({}, 2)).filter((each) => each.outlined);
    expect(outlined.map(({ number }) => number).sort()).toEqual([5, 6, 7]);
  });

  test('are listed by their numbers as long as no map is laid', () => {
    const before = table({ map: 'method-3' });
    expect(before.layout).toBe('');
    expect(sectorTiles(before).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('planets as a faction would settle them', () => {
  const named = (state: GaiaState, faction: FactionId) =>
    planetsFor(state, faction).map(({ steps, ore, planets }) => [
      steps,
      ore,
      Object.fromEntries(planets.map(({ type, count }) => [planetTypes[type], count])),
    ]);

  test('the nearest of the wheel first, each step for three ore, Gaia and Transdim planets last', () => {
    expect(named(mapOf('03', '06'), 'terrans')).toEqual([
      [0, 1, { terra: 2 }],
      [1, 4, { oxide: 0, ice: 1 }],
      [2, 7, { volcanic: 0, titanium: 1 }],
      [3, 10, { desert: 2, swamp: 1 }],
      [0, undefined, { gaia: 2, transdim: 3 }],
    ]);
  });

  test('from the middle of the wheel it goes both ways, also for those who begin on level 1 of Terraforming', () => {
    expect(named(mapOf('03', '06'), 'geodens')).toEqual([
      [0, 1, { volcanic: 0 }],
      [1, 4, { oxide: 0, desert: 2 }],
      [2, 7, { terra: 2, swamp: 1 }],
      [3, 10, { titanium: 1, ice: 1 }],
      [0, undefined, { gaia: 2, transdim: 3 }],
    ]);
  });

  test('what is on none of the sectors is left out beside the wheel', () => {
    expect(named(mapOf('01'), 'terrans').at(-1)).toEqual([0, undefined, { transdim: 1 }]);
    expect(named(mapOf('04'), 'terrans').map(([steps]) => steps)).toEqual([0, 1, 2, 3]);
  });

  test('all planets of the map are counted, each with its type', () => {
    const state = table();
    const { types } = boardOf(state.layout);
    for (const { planets } of planetsFor(state, 'xenos'))
      for (const { type, count } of planets) expect(count).toBe(types.filter((each) => each === type).length);
  });
});

describe('faction boards', () => {
  test('have two sides for the two factions of one home', () => {
    expect(factionBoards()).toEqual([
      ['terrans', 'lantids'],
      ['hadsch-hallas', 'ivits'],
      ['geodens', 'bal-taks'],
      ['xenos', 'gleens'],
      ['taklons', 'ambas'],
      ['firaks', 'bescods'],
      ['nevlas', 'itars'],
    ]);
  });

  test('whoever takes one side holds the board, the first player as well', () => {
    const state = table();
    playerAt(state, 0).faction = 'lantids';
    playerAt(state, 3).faction = 'nevlas';
    expect(holderOf(state, 'terrans')).toBe(0);
    expect(holderOf(state, 'lantids')).toBe(0);
    expect(holderOf(state, 'itars')).toBe(3);
    expect(holderOf(state, 'xenos')).toBeUndefined();
  });
});

describe('the turns of a sector', () => {
  const state = table({ map: 'method-3', rotation: 'last-player' });
  for (let open = gaiaProject.first(state); open?.ask.do !== 'setup.turn'; open = gaiaProject.first(state))
    gaiaProject.apply(state, open!.seat, gaiaProject.list(state, open!, 1)[0]!);
  // Five sectors will do.
  const tiles = tilesOf(state.layout).slice(0, 5);
  state.layout = layoutText(tiles);

  /** Planets of one type side by side: those of a sector that is turned so, and those of the sectors before it. */
  function touching(tile: number, turns: number): unknown[] {
    const laid = boardOf(layoutText(tiles.map((each, i) => (i === tile ? { ...each, turns } : each))));
    const typeAt = (hex: number) => laid.types[laid.planetAt[hex] ?? -1];
    const numbers = sectorTiles(state).map(({ number }) => number);
    const before = numbers.slice(0, tile);
    return laid.planets
      .filter((hex) => laid.sector[hex] === numbers[tile])
      .flatMap((here) =>
        (laid.neighbours[here] ?? [])
          .filter((there) => before.includes(laid.sector[there] ?? 0) && typeAt(there) === typeAt(here))
          .map((there) => ({ planet: typeAt(here), sector: laid.sector[there], spaces: [here, there] })),
      );
  }

  test('name the planets of one type that would lie side by side, their spaces and the other sector', () => {
    let met = 0;
    for (const tile of tiles.keys())
      for (const { turns, meets } of sectorTurns(state, tile)) {
        const expected = touching(tile, turns);
        met += expected.length;
        expect(meets).toHaveLength(expected.length);
        expect(meets).toEqual(expect.arrayContaining(expected));
      }
    expect(met).toBeGreaterThan(2);
  });

  test('are six, and those are allowed that the rules leave open', () => {
    const allowed = openTurns(state, 1);
    expect(sectorTurns(state, 1).map((turn) => [turn.turns, turn.allowed])).toEqual(
      [0, 1, 2, 3, 4, 5].map((turns) => [turns, allowed.includes(turns)]),
    );
  });
});
