import { describe, expect, test } from 'vitest';
import { innerSectors, mapForMore, mapForTwo, type Placed } from '../../src/data/sectors.ts';
import { gaiaProject } from '../../src/game.ts';
import { hexAt, hexesOf, tilesOf } from '../../src/rules/board.ts';
import { tilesListed } from '../../src/rules/shape.ts';
import { boardIn, type GaiaState } from '../../src/state.ts';

const FOR_TWO = '- 01 05o / 02 03 06o / 04 07o';
const FOR_MORE = '- 10 01 05 / 09 02 03 06 / 08 04 07';
const RING = '- 10 01 05 / 09 - - 06 / 08 04 07 / 02 03';

/** With factions drawn, so that the map is laid at once. */
const setup = (shape: string, options: object = {}, seats = 3): GaiaState =>
  gaiaProject.setup({ shape, factions: 'random', ...options }, seats, 'shape');
const refusal = (shape: string): string | undefined => gaiaProject.checkSetup({ shape }, 3)?.key;

/** The tiles without their turns, moved so that 03 lies in the middle. */
const shapeOf = (tiles: readonly Placed[]): string[] => {
  const middle = tiles.find(({ sector }) => sector === '03')!;
  return tiles.map(({ sector, q, r }) => `${sector} ${q - middle.q},${r - middle.r}`).sort();
};

describe('a shape is given as a list of sectors', () => {
  test('the printed maps can be written so', () => {
    for (const [list, map] of [
      [FOR_TWO, mapForTwo],
      [FOR_MORE, mapForMore],
    ] as const)
      expect(shapeOf(tilesListed(list)!.map(({ place }) => place))).toEqual(shapeOf(map));
  });

  test('its tiles lie where it has them, and chance turns those that it does not turn', () => {
    const tiles = tilesOf(setup('- 10+0 01+0 05+0 / 09+0 02+0 03+0 06+0 / 08+0 04+0 07+0').layout);
    expect(tiles).toHaveLength(10);
    expect(tiles.every(({ turns }) => turns === 0)).toBe(true);
    const turned = tilesOf(setup(RING).layout);
    expect(turned).toHaveLength(10);
    expect(turned.some(({ turns }) => turns > 0)).toBe(true);
  });

  test('the last player turns the tiles that it does not turn', () => {
    const state = setup(RING.replace('10', '10+3'), { rotation: 'last-player' });
    const asked = new Set<string>();
    for (
      let open = gaiaProject.first(state);
      open?.ask.do === 'setup.turn';
      open = gaiaProject.first(state)
    ) {
      expect(open.seat).toBe(2);
      asked.add(tilesOf(state.layout)[(open.ask as { tile?: number }).tile ?? 0]!.sector);
      gaiaProject.apply(state, open.seat, gaiaProject.list(state, open, 1)[0]!);
    }
    expect(asked.has('10')).toBe(false);
    expect(asked.size).toBeGreaterThan(5);
    expect(tilesOf(state.layout)[0]).toMatchObject({ sector: '10', turns: 3 });
  });

  test('the methods shuffle its sectors over its places', () => {
    const places = (layout: string): string[] =>
      tilesOf(layout)
        .map(({ q, r }) => `${q},${r}`)
        .sort();
    const [listed, drawn] = [setup(RING), setup(RING, { map: 'method-3' })];
    expect(places(listed.layout)).toHaveLength(10);
    expect(places(drawn.layout)).toEqual(places(listed.layout));
    expect(tilesOf(drawn.layout).map(({ sector }) => sector)).not.toEqual(
      tilesOf(listed.layout).map(({ sector }) => sector),
    );
  });

  test('the way across a gap leads round it', () => {
    const board = boardIn(setup(RING));
    const holes = (q: number, r: number): number => hexAt(board, q, r);
    // Beside the gap on its left and on its right.
    const [left, right] = [holes(4, 2), holes(15, -3)];
    expect(holes(7, 1)).toBe(-1);
    expect(board.distances[left * board.size + right]).toBeGreaterThan(11);
  });

  test.each([
    ['01 02 nonsense', 'gaia.refusal.shape.list'],
    ['01 02 03 04 11', 'gaia.refusal.shape.list'],
    [FOR_MORE.replace('10', '01'), 'gaia.refusal.shape.twice'],
    [FOR_MORE.replace('10', '05o'), 'gaia.refusal.shape.twice'],
    ['01 02 03 04 - 05 / 06 07 08 09 - - 10', 'gaia.refusal.shape.apart'],
    ['01 02 03', 'gaia.refusal.shape.homes'],
    ['x'.repeat(300), 'gaia.refusal.shape.list'],
  ])('%s is refused with a reason', (shape, reason) => expect(refusal(shape)).toBe(reason));

  test('turns that make planets of one type touch are refused', () => {
    const still = FOR_MORE.replaceAll(/\d\d/g, (sector) => (sector === '02' ? sector : `${sector}+0`));
    const reasons = [0, 1, 2, 3, 4, 5].map((turns) => refusal(still.replace('02', `02+${turns}`)));
    expect(reasons).toContain('gaia.refusal.shape.turns');
    expect(reasons).toContain(undefined);
  });
});

describe('drawing again', () => {
  test('inner tiles that no turning of the others can save are never laid', () => {
    for (let n = 0; n < 30; n++) {
      const state = gaiaProject.setup({ map: 'method-2', factions: 'random' }, 4, `again ${n}`);
      const inner = tilesOf(state.layout).filter(({ sector }) => innerSectors.includes(sector));
      const planets = inner.flatMap((tile) =>
        hexesOf(tile)
          .filter(({ planet }) => planet !== null)
          .map((hex) => ({ ...hex, tile: tile.sector })),
      );
      expect(inner).toHaveLength(innerSectors.length);
      expect(planets.length).toBeGreaterThan(0);
      for (const a of planets)
        for (const b of planets) {
          const [q, r] = [a.q - b.q, a.r - b.r];
          const touch = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
          expect(touch && a.tile !== b.tile && a.planet === b.planet).toBe(false);
        }
    }
  });
});
