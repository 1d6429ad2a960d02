/** The map of Tharsis: 61 areas in nine rows, and the two areas beside it that are kept for one city each. */
import type { Resource } from './resources.ts';

/** The number of an area: 0 to 60 in reading order, then Ganymede and Phobos. */
export type Space = number;

export interface Area {
  readonly id: string;
  readonly kind: 'land' | 'ocean' | 'noctis-city' | 'ganymede' | 'phobos';
  readonly volcanic: boolean;
  readonly bonus: { readonly [K in Resource]?: number } & { readonly cards?: number };
  /** The areas next to it, clockwise from the upper left. */
  readonly neighbours: readonly Space[];
}

/**
 * Each area by what it is and prints: `l` land, `v` volcano, `o` kept for oceans, `n` kept for Noctis City; then the
 * placement bonus, a letter for each: s steel, t titanium, p plant, c card.
 */
const rows: readonly string[] = [
  'lss oss l oc o',
  'l vs l l l occ',
  'vc l l l l l ls',
  'vtp lp lp lp lpp lp lp opp',
  'vpp lpp npp opp opp opp lpp lpp lpp',
  'lp lpp lp lp lp op op op',
  'l l l l l lp l',
  'lss l lc lc l lt',
  'ls lss l l ott',
];

const kinds: Readonly<Record<string, Area['kind']>> = {
  l: 'land',
  v: 'land',
  o: 'ocean',
  n: 'noctis-city',
};
const bonuses: Readonly<Record<string, 'steel' | 'titanium' | 'plants' | 'cards'>> = {
  s: 'steel',
  t: 'titanium',
  p: 'plants',
  c: 'cards',
};

const MIDDLE = 4;
/** The six neighbours as steps of row and slanted column, clockwise from the upper left. */
const around: readonly (readonly [number, number])[] = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
];

const cells = rows.map((row) => row.split(' '));
/** Slanted columns: straight down to the right. The first area of the rows above the middle lies further right. */
// (Not `-row`: the -0 of the first row would make floating-point numbers of its spaces, and loops over them slow.)
const slant = (row: number): number => 0 - Math.min(MIDDLE, row);
const spaceAt = (row: number, column: number): Space | undefined => {
  const place = column - slant(row);
  const cell = cells[row]?.[place];
  if (cell === undefined) return undefined;
  return cells.slice(0, row).reduce((sum, { length }) => sum + length, 0) + place;
};

function bonusOf(letters: string): Area['bonus'] {
  const bonus: Partial<Record<'steel' | 'titanium' | 'plants' | 'cards', number>> = {};
  for (const letter of letters) {
    const what = bonuses[letter];
    if (what !== undefined) bonus[what] = (bonus[what] ?? 0) + 1;
  }
  return bonus;
}

function areaAt(cell: string, row: number, place: number): Area {
  const column = place + slant(row);
  return {
    id: `${'ABCDEFGHI'[row] ?? ''}${place + 1}`,
    kind: kinds[cell.charAt(0)] ?? 'land',
    volcanic: cell.startsWith('v'),
    bonus: bonusOf(cell.slice(1)),
    neighbours: around.flatMap(([down, right]) => spaceAt(row + down, column + right) ?? []),
  };
}

const beside = (id: 'ganymede' | 'phobos'): Area => ({
  id,
  kind: id,
  volcanic: false,
  bonus: {},
  neighbours: [],
});

export const areas: readonly Area[] = [
  ...cells.flatMap((row, r) => row.map((cell, place) => areaAt(cell, r, place))),
  beside('ganymede'),
  beside('phobos'),
];

/** How many areas lie on Mars itself; they come first. */
export const ON_MARS = 61;

const spaces: ReadonlyMap<string, Space> = new Map(areas.map(({ id }, space) => [id, space]));
export const spaceById = (id: string): Space | undefined => spaces.get(id);

export function areaOf(space: Space): Area {
  const area = areas[space];
  if (area === undefined) throw new RangeError(`no area ${space}`);
  return area;
}

/** For each area, where it lies on a drawing: the row, and the column in half areas from the left edge. */
export const position = (space: Space): { readonly row: number; readonly column: number } => {
  let left = space;
  for (const [row, { length }] of cells.entries()) {
    if (left < length) return { row, column: Math.abs(row - MIDDLE) + 2 * left };
    left -= length;
  }
  throw new RangeError(`area ${space} lies beside the map`);
};
