import { describe, expect, test } from 'vitest';
import { innerSectors, mapForMore } from '../../src/data/sectors.ts';
import { gaiaProject } from '../../src/game.ts';
import { boardOf, hexAt, hexesOf, layoutText, makeBoard, tilesOf } from '../../src/rules/board.ts';
import type { GaiaState } from '../../src/state.ts';

/** Planets of one type that touch across the border of two tiles. */
function clashes(layout: string): number {
  const hexes = tilesOf(layout).flatMap((placed) => hexesOf(placed).filter(({ planet }) => planet !== null));
  let count = 0;
  for (const a of hexes)
    for (const b of hexes) {
      const [dq, dr] = [a.q - b.q, a.r - b.r];
      const near = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
      if (near && a.sector !== b.sector && a.planet === b.planet) count += 1;
    }
  return count;
}

const start = (options: object, seats: number, seed = 'map'): GaiaState =>
  gaiaProject.setup(options, seats, seed);
const places = (layout: string): string[] =>
  tilesOf(layout)
    .map(({ q, r }) => `${q},${r}`)
    .sort();

/** The map that is laid once the factions are there; they are drawn, so nobody is asked before. */
const laid = (options: object, seats: number, seed?: string): string =>
  start({ factions: 'random', ...options }, seats, seed).layout;

/** Answers with the first option until the question is another. */
function skip(state: GaiaState, name: string): void {
  for (let open = gaiaProject.first(state); open?.ask.do === name; open = gaiaProject.first(state))
    gaiaProject.apply(state, open.seat, gaiaProject.list(state, open, 1)[0]!);
}

describe('variable maps', () => {
  test.each(['method-1', 'method-2', 'method-3'])(
    '%s: no two planets of one type touch across tiles',
    (map) => {
      for (let n = 0; n < 8; n++) {
        const layout = laid({ map }, 4, `map ${n}`);
        expect(tilesOf(layout)).toHaveLength(10);
        expect(clashes(layout)).toBe(0);
      }
    },
  );

  test('method 1 keeps the inner tiles as they are printed', () => {
    const inner = (layout: string): string[] =>
      layout
        .split(' ')
        .filter((tile) => innerSectors.some((id) => tile.startsWith(`${id}@`)))
        .sort();
    const kept = inner(laid({ map: 'method-1' }, 4));
    expect(kept).toHaveLength(innerSectors.length);
    expect(kept).toEqual(inner(layoutText(mapForMore)));
  });

  test('method 2 shuffles the inner tiles over their places without turning them', () => {
    for (let n = 0; n < 6; n++) {
      const tiles = tilesOf(laid({ map: 'method-2' }, 3, `map ${n}`));
      const inner = tiles.filter(({ sector }) => innerSectors.includes(sector));
      expect(inner.map(({ turns }) => turns)).toEqual([0, 0, 0, 0]);
    }
  });

  test('the shape is that of the printed map', () => {
    const printed = places(laid({}, 4));
    expect(printed).toHaveLength(10);
    for (const map of ['method-1', 'method-2', 'method-3']) expect(places(laid({ map }, 4))).toEqual(printed);
  });

  test('two players use the outlined sides of 05, 06 and 07', () => {
    const sectors = tilesOf(laid({ map: 'method-3' }, 2)).map(({ sector }) => sector);
    expect(sectors.sort()).toEqual(['01', '02', '03', '04', '05-outlined', '06-outlined', '07-outlined']);
  });

  test('three players may leave out 09 and 10', () => {
    const sectors = tilesOf(laid({ smallMap: true, map: 'method-3' }, 3)).map(({ sector }) => sector);
    expect(sectors.sort()).toEqual(['01', '02', '03', '04', '05', '06', '07', '08']);
    expect(gaiaProject.checkSetup({ smallMap: true }, 4)).toBeDefined();
  });

  // English rulebook, variable game board: factions first; then the last player in turn order assembles the board.
  test.each([
    { map: 'method-1' },
    { map: 'method-2' },
    { map: 'method-3' },
    { shape: '01 02 03 04 05 / 06 07 08 09 10' },
  ])('there is no map until the last faction is chosen: %o', (options) => {
    const state = start(options, 3);
    for (const seat of [0, 1, 2]) {
      expect(gaiaProject.first(state)).toMatchObject({ seat, ask: { do: 'setup.faction' } });
      expect(state).toMatchObject({ layout: '', planets: [], owners: [] });
      gaiaProject.apply(state, seat, gaiaProject.list(state, gaiaProject.first(state)!, 1)[0]!);
    }
    expect(tilesOf(state.layout)).toHaveLength(10);
    expect(state.owners).toHaveLength(boardOf(state.layout).planets.length + 1);
    expect(gaiaProject.first(state)?.ask.do).toBe('setup.place');
  });

  // English rulebook, game setup: the board is assembled as shown, and then the factions are chosen.
  test.each([
    {},
    { setup: 'first-game' },
    { shape: '- 10+0 01+0 05+0 / 09+0 02+0 03+0 06+0 / 08+0 04+0 07+0' },
  ])('a map with nothing left to draw or turn lies there before factions are chosen: %o', (options) => {
    const state = start(options, 3);
    expect(gaiaProject.first(state)?.ask.do).toBe('setup.faction');
    expect(tilesOf(state.layout)).toHaveLength(10);
  });

  test('the sectors are drawn after the factions are chosen, and only then can anybody know them', () => {
    const layouts = ['terrans', 'ivits'].map((faction) => {
      const state = start({ map: 'method-3' }, 2);
      gaiaProject.apply(state, 0, { question: gaiaProject.first(state)!.id, pick: faction });
      expect(gaiaProject.view(state, 0).layout).toBe('');
      gaiaProject.apply(state, 1, { question: gaiaProject.first(state)!.id, pick: 'xenos' });
      return state.layout;
    });
    // Chance does not depend on what is chosen.
    expect(layouts[0]).toBe(layouts[1]);
    expect(tilesOf(layouts[0]!)).toHaveLength(7);
  });

  test('the last player turns the tiles after the factions are chosen', () => {
    const state = start({ map: 'method-3', rotation: 'last-player' }, 3);
    skip(state, 'setup.faction');
    expect(tilesOf(state.layout)).toHaveLength(10);
    expect(gaiaProject.first(state)).toMatchObject({ seat: 2, ask: { do: 'setup.turn' } });
    skip(state, 'setup.turn');
    expect(clashes(state.layout)).toBe(0);
    expect(gaiaProject.first(state)?.ask.do).toBe('setup.place');
  });

  test('distance is counted along the board where the shape has a gap', () => {
    const gap = makeBoard('0,0,1,terra 1,0,1, 2,0,1, 2,-1,1, 2,-2,1,ice 1,-2,1, 0,-2,1,');
    const [from, to] = [hexAt(gap, 0, 0), hexAt(gap, 0, -2)];
    expect(gap.distances[from * gap.size + to]).toBe(5);
  });
});

describe('first structures', () => {
  /** Who is asked to place something, in order, when the factions are these. */
  function placing(factions: readonly string[]): string[] {
    const state = start({}, factions.length, 'places');
    factions.forEach((faction, seat) => {
      gaiaProject.apply(state, seat, { question: gaiaProject.first(state)!.id, pick: faction });
    });
    const order: string[] = [];
    for (
      let open = gaiaProject.first(state);
      open?.ask.do === 'setup.place';
      open = gaiaProject.first(state)
    ) {
      order.push(factions[open.seat]!);
      gaiaProject.apply(state, open.seat, gaiaProject.list(state, open, 1)[0]!);
    }
    return order;
  }

  test('go round and back, then the third mine of the Xenos, then the institute of the Ivits', () => {
    expect(placing(['ivits', 'xenos', 'itars'])).toEqual([
      'xenos',
      'itars',
      'itars',
      'xenos',
      'xenos',
      'ivits',
    ]);
  });

  test('boosters are taken from the last player to the first', () => {
    const state = start({}, 3);
    skip(state, 'setup.faction');
    skip(state, 'setup.place');
    expect(gaiaProject.first(state)).toMatchObject({ seat: 2, ask: { do: 'setup.booster' } });
  });

  test('the two factions of one board exclude each other', () => {
    const state = start({}, 2);
    gaiaProject.apply(state, 0, { question: gaiaProject.first(state)!.id, pick: 'terrans' });
    const open = gaiaProject.first(state)!;
    const picks = gaiaProject.list(state, open, 20).map((answer) => ('pick' in answer ? answer.pick : null));
    expect(picks).toHaveLength(12);
    expect(picks).not.toContain('lantids');
  });

  test('the first game has its own factions and the printed map', () => {
    expect(gaiaProject.checkSetup({ setup: 'first-game', map: 'method-3' }, 3)?.key).toBe(
      'kernel.options.only',
    );
    const state = start({ setup: 'first-game' }, 3);
    const open = gaiaProject.first(state)!;
    expect(
      gaiaProject.list(state, open, 20).map((answer) => ('pick' in answer ? answer.pick : null)),
    ).toEqual(['terrans', 'taklons', 'geodens']);
    expect(state.layout).toBe(layoutText(mapForMore));
    expect(boardOf(state.layout).size).toBe(190);
  });

  test('a starting level of research gives its bonus, to the Gleens as ore', () => {
    const state = start({}, 2);
    for (const [seat, pick] of ['gleens', 'geodens'].entries())
      gaiaProject.apply(state, seat, { question: gaiaProject.first(state)!.id, pick });
    expect(state.players.map(({ ore, qic }) => [ore, qic])).toEqual([
      [5, 0],
      [6, 1],
    ]);
  });
});
