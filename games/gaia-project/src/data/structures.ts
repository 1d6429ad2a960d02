/** Rulebook chapters: build a mine, upgrade existing structures, power value. */

export const structureIds = [
  'none',
  'mine',
  'trading-station',
  'research-lab',
  'planetary-institute',
  'academy-knowledge',
  'academy-action',
] as const;
export type StructureId = (typeof structureIds)[number];
/** A structure by its place in {@link structureIds}; 0 is none. */
export type Structure = number;
export const MINE = 1;
export const TRADING_STATION = 2;
export const RESEARCH_LAB = 3;
export const INSTITUTE = 4;
export const ACADEMY_KNOWLEDGE = 5;
export const ACADEMY_ACTION = 6;

interface StructureRow {
  readonly id: StructureId;
  /** How many there are of each colour. */
  readonly supply: number;
  readonly ore: number;
  readonly credits: number;
  readonly value: number;
  /** Whether it counts as planetary institute or academy. */
  readonly big: boolean;
  /** Whether building it brings a tech tile. */
  readonly tile: boolean;
}

export const structures: readonly StructureRow[] = [
  { id: 'none', supply: 0, ore: 0, credits: 0, value: 0, big: false, tile: false },
  { id: 'mine', supply: 8, ore: 1, credits: 2, value: 1, big: false, tile: false },
  { id: 'trading-station', supply: 4, ore: 2, credits: 6, value: 2, big: false, tile: false },
  { id: 'research-lab', supply: 3, ore: 3, credits: 5, value: 2, big: false, tile: true },
  { id: 'planetary-institute', supply: 1, ore: 4, credits: 6, value: 3, big: true, tile: false },
  { id: 'academy-knowledge', supply: 1, ore: 6, credits: 6, value: 3, big: true, tile: true },
  { id: 'academy-action', supply: 1, ore: 6, credits: 6, value: 3, big: true, tile: true },
];

export function structureRow(structure: Structure): StructureRow {
  const row = structures[structure];
  if (row === undefined) throw new RangeError(`no structure ${structure}`);
  return row;
}

/** A trading station costs this many credits where an opponent's structure is near. */
export const NEIGHBOUR_CREDITS = 3;
/** How far the neighboring area of a structure reaches. */
export const NEIGHBOURHOOD = 2;
export const STATION_VALUE = 1;
export const GAIAFORMERS = 3;
export const SPACE_STATIONS = 6;

/** What a structure can become: the usual paths, and those with institute and academies swapped. */
export const upgradePaths: readonly (readonly Structure[])[] = [
  [],
  [TRADING_STATION],
  [INSTITUTE, RESEARCH_LAB],
  [ACADEMY_KNOWLEDGE, ACADEMY_ACTION],
  [],
  [],
  [],
];
export const swappedPaths: readonly (readonly Structure[])[] = [
  [],
  [TRADING_STATION],
  [RESEARCH_LAB, ACADEMY_KNOWLEDGE, ACADEMY_ACTION],
  [INSTITUTE],
  [],
  [],
  [],
];
