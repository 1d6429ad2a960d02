/** Sectors of the map: where they lie, and by how much one has been turned. */
import { hexesOf, tilesOf } from '@orrery/gaia-project/advice';
import { middleOf } from '../../../board-kit/hex-map/zoom.ts';
import type { Space } from './spaces.ts';

export interface Sector {
  readonly number: number;
  readonly spaces: readonly Space[];
  /** Its middle. */
  readonly x: number;
  readonly y: number;
}

export function sectorsIn(spaces: readonly Space[]): Sector[] {
  const numbers = [...new Set(spaces.map(({ sector }) => sector))];
  return numbers.map((number) => {
    const inside = spaces.filter(({ sector }) => sector === number);
    return { number, spaces: inside, ...(middleOf(inside) ?? { x: 0, y: 0 }) };
  });
}

/** The sector that lies differently in two layouts of one map, and by how many sixths it was turned, clockwise. */
export function turnedBetween(
  before: string,
  after: string,
): { readonly sector: number; readonly sixths: number } | undefined {
  if (before === after) return undefined;
  const tiles = tilesOf(before);
  for (const tile of tilesOf(after)) {
    const was = tiles.find(({ sector, q, r }) => sector === tile.sector && q === tile.q && r === tile.r);
    if (was === undefined) return undefined;
    const sixths = (tile.turns - was.turns + 9) % 6;
    const [hex] = hexesOf(tile);
    // The shorter way round.
    if (tile.turns !== was.turns && hex !== undefined) return { sector: hex.sector, sixths: sixths - 3 };
  }
  return undefined;
}
