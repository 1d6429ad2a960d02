import { describe, expect, test } from 'vitest';
import { boardActions } from '../src/data/actions.ts';
import { boosters } from '../src/data/boosters.ts';
import { factionIds, factionRow } from '../src/data/factions.ts';
import { federationTokens } from '../src/data/federation-tokens.ts';
import { research } from '../src/data/research.ts';
import { finalTiles, roundTiles } from '../src/data/scoring.ts';
import { mapForMore, mapForTwo, sectors } from '../src/data/sectors.ts';
import { GAIAFORMERS, SPACE_STATIONS, structures } from '../src/data/structures.ts';
import { advancedTiles, STANDARD_COPIES, standardTiles } from '../src/data/tech-tiles.ts';
import { GAIA, planetTypes, researchAreas, TRANSDIM } from '../src/data/types.ts';
import { boardOf, hexesOf, layoutText } from '../src/rules/board.ts';

const counts = (layout: readonly (typeof mapForTwo)[number][]) => {
  const { types } = boardOf(layoutText(layout));
  return planetTypes.map((_, type) => types.filter((each) => each === type).length);
};

describe('the box holds', () => {
  test('ten sector tiles, three of them with two sides', () => {
    const numbers = new Set(Object.keys(sectors).map((id) => id.slice(0, 2)));
    expect(numbers.size).toBe(10);
    expect(Object.keys(sectors)).toHaveLength(13);
  });

  test('seven faction boards with fourteen factions, two of each home planet', () => {
    expect(factionIds).toHaveLength(14);
    for (const type of planetTypes.slice(0, 7))
      expect(factionIds.filter((id) => factionRow(id).home === type)).toHaveLength(2);
  });

  test('36 standard tech tiles of nine types and fifteen advanced ones', () => {
    expect(standardTiles.length * STANDARD_COPIES).toBe(36);
    expect(advancedTiles).toHaveLength(15);
  });

  test('ten round boosters, ten round scoring tiles of seven kinds, six final scoring tiles', () => {
    expect(boosters).toHaveLength(10);
    expect(roundTiles).toHaveLength(10);
    expect(new Set(roundTiles.map(({ occasion }) => occasion)).size).toBe(7);
    expect(finalTiles).toHaveLength(6);
  });

  test('19 federation tokens of seven types', () => {
    expect(federationTokens).toHaveLength(7);
    expect(federationTokens.reduce((sum, { copies }) => sum + copies, 0)).toBe(19);
  });

  test('of each colour 8 mines, 4 trading stations, 3 research labs, 2 academies, 1 planetary institute, 3 Gaiaformers', () => {
    expect(structures.map(({ supply }) => supply)).toEqual([0, 8, 4, 3, 1, 1, 1]);
    expect(GAIAFORMERS).toBe(3);
    expect(SPACE_STATIONS).toBe(6);
  });

  test('six research areas with levels 0 to 5, seven power actions and three Q.I.C. actions', () => {
    expect(researchAreas).toHaveLength(6);
    for (const area of researchAreas) expect(research[area]).toHaveLength(6);
    expect(boardActions.filter((action) => 'power' in action)).toHaveLength(7);
    expect(boardActions.filter((action) => 'qic' in action)).toHaveLength(3);
  });
});

describe('the printed maps', () => {
  test('have four planets of each colour for two players and six for more', () => {
    expect(counts(mapForTwo)).toEqual([4, 4, 4, 4, 4, 4, 4, 5, 7, 0]);
    expect(counts(mapForMore)).toEqual([6, 6, 6, 6, 6, 6, 6, 7, 12, 0]);
  });

  test('have as many Transdim planets as there are Gaia planet tokens', () => {
    expect(counts(mapForMore)[TRANSDIM]).toBe(12);
    expect(counts(mapForMore)[GAIA]).toBe(7);
  });

  test('have nineteen spaces on each tile, none of them twice', () => {
    for (const map of [mapForTwo, mapForMore]) {
      const spaces = map.flatMap(hexesOf).map(({ q, r }) => `${q},${r}`);
      expect(spaces).toHaveLength(19 * map.length);
      expect(new Set(spaces).size).toBe(spaces.length);
    }
  });

  test('are as wide along the board as they look', () => {
    const board = boardOf(layoutText(mapForMore));
    expect(board.size).toBe(190);
    for (let a = 0; a < board.size; a += 7)
      for (let b = 0; b < board.size; b++) {
        const [dq, dr] = [board.q[a]! - board.q[b]!, board.r[a]! - board.r[b]!];
        expect(board.distances[a * board.size + b]).toBe(
          Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)),
        );
      }
  });
});
