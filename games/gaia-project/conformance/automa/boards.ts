/** The boards that vectors refer to; they tell each twice, in tiles and in spaces, and both must be the same to us. */
import { type Comparison, Stop } from '@orrery/kernel';
import { isSector, type Placed } from '../../src/data/sectors.ts';
import { planetTypes } from '../../src/data/types.ts';
import { type Hex, hexesOf, hexesText } from '../../src/rules/board.ts';
import { type Line, line, lines, list, num, text } from '../recording.ts';

const hexIn = (value: unknown): Hex => {
  const [q, r, sector, planet] = list(value);
  return {
    q: num(q),
    r: num(r),
    sector: num(sector),
    planet: planetTypes.find((type) => type === text(planet)) ?? null,
  };
};

export const isBoard = (vector: Line): boolean => vector.sectors !== undefined && vector.hexes !== undefined;

export const layoutOf = (board: Line): string => hexesText(list(board.hexes).map(hexIn));

function tileIn(value: Line): Placed {
  const sector = text(value.tile);
  const [q, r] = list(value.centre);
  if (!isSector(sector)) throw new Stop(`no sector is called ${sector}`);
  return { sector, q: num(q), r: num(r), turns: num(value.rotation) };
}

const bySpace = (a: Hex, b: Hex): number => a.q - b.q || a.r - b.r;

export function compareBoard(comparison: Comparison, board: Line): void {
  const tiles = lines(board.sectors).map((tile) => tileIn(line(tile)));
  const laid = tiles.flatMap(hexesOf).sort(bySpace);
  comparison.expect('hexes', list(board.hexes).map(hexIn).sort(bySpace), laid);
}
