/** The ten space sector tiles with all their sides; the number stands upright. Spaces that are not listed are empty. */
import type { PlanetType } from './types.ts';

/** Where a planet lies on a tile, as axial coordinates around its centre. */
type PlanetAt = readonly [q: number, r: number, planet: PlanetType];

export const sectors = {
  '01': [
    [1, -1, 'terra'],
    [2, -1, 'transdim'],
    [-1, 0, 'swamp'],
    [-2, 1, 'desert'],
    [1, 1, 'volcanic'],
    [0, 2, 'oxide'],
  ],
  '02': [
    [0, -2, 'titanium'],
    [-1, -1, 'volcanic'],
    [1, -1, 'ice'],
    [2, -1, 'desert'],
    [-1, 1, 'swamp'],
    [1, 1, 'transdim'],
    [-1, 2, 'oxide'],
  ],
  '03': [
    [0, -2, 'transdim'],
    [2, -1, 'titanium'],
    [-1, 0, 'gaia'],
    [1, 0, 'ice'],
    [-1, 2, 'terra'],
    [0, 2, 'desert'],
  ],
  '04': [
    [0, -2, 'titanium'],
    [0, -1, 'oxide'],
    [1, 0, 'swamp'],
    [2, 0, 'terra'],
    [-2, 1, 'ice'],
    [-1, 1, 'volcanic'],
  ],
  '05': [
    [0, -2, 'ice'],
    [2, -2, 'transdim'],
    [2, -1, 'oxide'],
    [-1, 0, 'gaia'],
    [-1, 2, 'volcanic'],
    [0, 2, 'desert'],
  ],
  '05-outlined': [
    [0, -2, 'ice'],
    [2, -2, 'transdim'],
    [2, -1, 'oxide'],
    [-1, 0, 'gaia'],
    [-1, 2, 'volcanic'],
  ],
  '06': [
    [1, -2, 'transdim'],
    [1, -1, 'terra'],
    [-1, 0, 'swamp'],
    [2, 0, 'desert'],
    [0, 1, 'gaia'],
    [1, 1, 'transdim'],
  ],
  '06-outlined': [
    [1, -2, 'transdim'],
    [1, -1, 'terra'],
    [2, 0, 'desert'],
    [0, 1, 'gaia'],
    [1, 1, 'transdim'],
  ],
  '07': [
    [1, -2, 'swamp'],
    [0, -1, 'oxide'],
    [-2, 0, 'transdim'],
    [1, 0, 'gaia'],
    [-1, 1, 'gaia'],
    [0, 2, 'titanium'],
  ],
  '07-outlined': [
    [0, -1, 'gaia'],
    [-2, 0, 'transdim'],
    [1, 0, 'swamp'],
    [-1, 1, 'gaia'],
    [0, 2, 'titanium'],
  ],
  '08': [
    [0, -2, 'terra'],
    [2, -2, 'transdim'],
    [0, -1, 'ice'],
    [1, 0, 'titanium'],
    [-1, 1, 'volcanic'],
    [-1, 2, 'transdim'],
  ],
  '09': [
    [1, -2, 'transdim'],
    [2, -2, 'ice'],
    [-1, -1, 'volcanic'],
    [1, 0, 'gaia'],
    [-1, 1, 'titanium'],
    [-2, 2, 'swamp'],
  ],
  '10': [
    [1, -2, 'transdim'],
    [2, -2, 'transdim'],
    [-1, 0, 'desert'],
    [1, 0, 'gaia'],
    [-2, 2, 'terra'],
    [-1, 2, 'oxide'],
  ],
} as const satisfies Record<string, readonly PlanetAt[]>;

/** A side of a tile: its number; `-outlined` for the sides of 05, 06 and 07 that two players use. */
export type SectorId = keyof typeof sectors;

export const isSector = (id: string): id is SectorId => Object.hasOwn(sectors, id);

/** The number on a side. */
export const sectorNumber = (id: SectorId): number => Number(id.slice(0, 2));

export const isOutlined = (id: SectorId): boolean => id.endsWith('-outlined');

/** A side laid at a place of the map, turned clockwise by so many sixths. */
export interface Placed {
  readonly sector: SectorId;
  readonly q: number;
  readonly r: number;
  readonly turns: number;
}

const at = (sector: SectorId, q: number, r: number): Placed => ({ sector, q, r, turns: 0 });

/** The printed map for two players. */
export const mapForTwo: readonly Placed[] = [
  at('01', -2, -3),
  at('05-outlined', 3, -5),
  at('02', -5, 2),
  at('03', 0, 0),
  at('06-outlined', 5, -2),
  at('04', -3, 5),
  at('07-outlined', 2, 3),
];

/** The printed map for three and four players. */
export const mapForMore: readonly Placed[] = [
  at('10', -7, -1),
  at('01', -2, -3),
  at('05', 3, -5),
  at('09', -10, 4),
  at('02', -5, 2),
  at('03', 0, 0),
  at('06', 5, -2),
  at('08', -8, 7),
  at('04', -3, 5),
  at('07', 2, 3),
];

/** Left out of the smaller map for three players. */
export const leftOut: readonly SectorId[] = ['09', '10'];
/** These keep their places, or at least their orientation, in two of the methods of building a map. */
export const innerSectors: readonly SectorId[] = ['01', '02', '03', '04'];
