/**
 * Rulebook chapter: variable game board, even more possibilities. A map of any shape as a list of sectors: row by row,
 * the rows set apart by strokes, each row half a tile further to the right than the one above; `-` leaves a place empty,
 * `o` after a number turns up the outlined side, and `+2` turns the tile by two sixths, where nobody else shall turn it.
 * The printed map for two reads `- 01 05o / 02 03 06o / 04 07o`.
 */
import type { Message } from '@orrery/kernel';
import { isSector, type Placed, type SectorId, sectorNumber } from '../data/sectors.ts';
import { COLOURS, planetTypes } from '../data/types.ts';
import { say } from '../wording/say.ts';
import { hexesOf } from './board.ts';

/** The shape of the printed map. */
export const USUAL = 'usual';

/** A tile of a list; turned only where the list says how. */
interface Listed {
  readonly place: Placed;
  readonly turned: boolean;
}

/** From a tile to the next of its row, and to the row below. */
const RIGHT = { q: 5, r: -2 } as const;
const DOWN = { q: 2, r: 3 } as const;
const LONGEST = 200;
/** So many planets of each colour are needed: for the three mines that some begin with. */
const HOME_PLANETS = 3;

const entry = /^(\d{2})(o?)(?:\+([0-5]))?$/;

const sideNamed = (number: string, outlined: boolean): SectorId | undefined => {
  const id = outlined ? `${number}-outlined` : number;
  return isSector(id) ? id : undefined;
};

function tileIn(text: string, row: number, column: number): Listed | undefined {
  const [, number = '', outlined, turns] = entry.exec(text) ?? [];
  const sector = sideNamed(number, outlined === 'o');
  if (sector === undefined) return undefined;
  const place = {
    sector,
    q: row * DOWN.q + column * RIGHT.q,
    r: row * DOWN.r + column * RIGHT.r,
    turns: Number(turns ?? 0),
  };
  return { place, turned: turns !== undefined };
}

/** The tiles of a list; undefined where it cannot be read. */
export function tilesListed(text: string): Listed[] | undefined {
  if (text.length > LONGEST) return undefined;
  const tiles: Listed[] = [];
  for (const [row, line] of text.split('/').entries())
    for (const [column, word] of line.trim().split(/\s+/).entries()) {
      if (word === '-') continue;
      const tile = tileIn(word, row, column);
      if (tile === undefined) return undefined;
      tiles.push(tile);
    }
  return tiles;
}

/** Neighbouring tiles: one step of the list apart. */
function touch(a: Placed, b: Placed): boolean {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return [RIGHT, DOWN, { q: RIGHT.q - DOWN.q, r: RIGHT.r - DOWN.r }].some(
    (step) => (step.q === q && step.r === r) || (step.q === -q && step.r === -r),
  );
}

function hangTogether(tiles: readonly Placed[]): boolean {
  const queue = tiles.slice(0, 1);
  for (const tile of queue)
    for (const other of tiles) if (!queue.includes(other) && touch(tile, other)) queue.push(other);
  return queue.length === tiles.length;
}

function hasHomes(tiles: readonly Placed[]): boolean {
  const planets = tiles.flatMap(hexesOf).map(({ planet }) => planet);
  return planetTypes
    .slice(0, COLOURS)
    .every((colour) => planets.filter((planet) => planet === colour).length >= HOME_PLANETS);
}

/** What is wrong with a list of sectors, whatever way its tiles are turned; undefined when nothing is. */
export function shapeFault(text: string): Message | undefined {
  const tiles = tilesListed(text)?.map(({ place }) => place);
  if (tiles === undefined) return say('gaia.refusal.shape.list');
  if (new Set(tiles.map(({ sector }) => sectorNumber(sector))).size !== tiles.length)
    return say('gaia.refusal.shape.twice');
  if (!hangTogether(tiles)) return say('gaia.refusal.shape.apart');
  return hasHomes(tiles) ? undefined : say('gaia.refusal.shape.homes', { planets: HOME_PLANETS });
}
