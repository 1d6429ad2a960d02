/** The map: its spaces by number, their neighbours, and how far they are apart along the board. */
import { isSector, type Placed, sectorNumber, sectors } from '../data/sectors.ts';
import { type PlanetIndex, type PlanetType, planetTypes } from '../data/types.ts';

/** A space of the map by its number: sorted by q, then r. */
export type HexId = number;
export const NOWHERE: HexId = -1;

export interface Board {
  readonly size: number;
  readonly q: readonly number[];
  readonly r: readonly number[];
  /** The number on the sector tile of each space. */
  readonly sector: readonly number[];
  /** The planet of each space by its place in `planets`; -1 for none. */
  readonly planetAt: readonly number[];
  /** The spaces with a planet. */
  readonly planets: readonly HexId[];
  /** The type of each planet at the start. */
  readonly types: readonly PlanetIndex[];
  readonly neighbours: readonly (readonly HexId[])[];
  /** How far any two spaces are apart: row by row. */
  readonly distances: Uint8Array;
  /** The spaces within the neighboring area of each space, itself included. */
  readonly near: readonly (readonly HexId[])[];
}

export interface Hex {
  readonly q: number;
  readonly r: number;
  readonly sector: number;
  readonly planet: PlanetType | null;
}

const directions: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
const SECTOR_RADIUS = 2;
const NEAR = 2;
/** Between spaces that no path connects. */
export const UNREACHABLE = 255;

/** A point turned about the origin by so many sixths, clockwise. */
function turn(q: number, r: number, turns: number): [number, number] {
  let point: [number, number] = [q, r];
  for (let i = 0; i < turns; i++) point = [-point[1], point[0] + point[1]];
  return point;
}

/** The spaces of one sector tile. */
export function hexesOf({ sector, q, r, turns }: Placed): Hex[] {
  const planets = new Map<string, PlanetType>(
    sectors[sector].map(([dq, dr, planet]) => [turn(dq, dr, turns).join(), planet]),
  );
  const hexes: Hex[] = [];
  for (let dq = -SECTOR_RADIUS; dq <= SECTOR_RADIUS; dq++)
    for (let dr = -SECTOR_RADIUS; dr <= SECTOR_RADIUS; dr++)
      if (Math.abs(dq + dr) <= SECTOR_RADIUS)
        hexes.push({
          q: q + dq,
          r: r + dr,
          sector: sectorNumber(sector),
          planet: planets.get(`${dq},${dr}`) ?? null,
        });
  return hexes;
}

/** A map as text: `01@-2,-3/0` for each tile, or `q,r,sector,planet` for each space where it is not made of tiles. */
export const layoutText = (placed: readonly Placed[]): string =>
  placed.map(({ sector, q, r, turns }) => `${sector}@${q},${r}/${turns}`).join(' ');

export const hexesText = (hexes: readonly Hex[]): string =>
  hexes.map(({ q, r, sector, planet }) => `${q},${r},${sector},${planet ?? ''}`).join(' ');

function placedIn(text: string): Placed | undefined {
  const [sector, q, r, turns] = text.split(/[@,/]/);
  if (sector === undefined || !isSector(sector)) return undefined;
  return { sector, q: Number(q), r: Number(r), turns: Number(turns) };
}

/** The tiles of a map; none where it is not made of tiles. */
export function tilesOf(layout: string): Placed[] {
  return layout
    .split(' ')
    .map(placedIn)
    .filter((placed) => placed !== undefined);
}

function hexIn(text: string): Hex {
  const [q, r, sector, name] = text.split(',');
  const planet = planetTypes.find((type) => type === name) ?? null;
  return { q: Number(q), r: Number(r), sector: Number(sector), planet };
}

function hexesIn(layout: string): Hex[] {
  if (layout.includes('@')) return tilesOf(layout).flatMap(hexesOf);
  return layout === '' ? [] : layout.split(' ').map(hexIn);
}

function neighboursOf(hexes: readonly Hex[]): HexId[][] {
  const ids = new Map(hexes.map(({ q, r }, id) => [`${q},${r}`, id]));
  return hexes.map(({ q, r }) =>
    directions.flatMap(([dq, dr]) => {
      const id = ids.get(`${q + dq},${r + dr}`);
      return id === undefined ? [] : [id];
    }),
  );
}

function distancesAlong(neighbours: readonly (readonly HexId[])[]): Uint8Array {
  const size = neighbours.length;
  const distances = new Uint8Array(size * size).fill(UNREACHABLE);
  for (let from = 0; from < size; from++) {
    const queue = [from];
    distances[from * size + from] = 0;
    for (const hex of queue)
      for (const next of neighbours[hex] ?? [])
        if (distances[from * size + next] === UNREACHABLE) {
          distances[from * size + next] = (distances[from * size + hex] ?? 0) + 1;
          queue.push(next);
        }
  }
  return distances;
}

export function makeBoard(layout: string): Board {
  const hexes = hexesIn(layout).sort((a, b) => a.q - b.q || a.r - b.r);
  const size = hexes.length;
  const neighbours = neighboursOf(hexes);
  const distances = distancesAlong(neighbours);
  const planets = hexes.flatMap(({ planet }, id) => (planet === null ? [] : [id]));
  const planetAt = hexes.map((_, id) => planets.indexOf(id));
  return {
    size,
    q: hexes.map(({ q }) => q),
    r: hexes.map(({ r }) => r),
    sector: hexes.map(({ sector }) => sector),
    planetAt,
    planets,
    types: planets.map((id) => planetTypes.indexOf(hexes[id]?.planet ?? 'terra')),
    neighbours,
    distances,
    near: hexes.map((_, from) =>
      hexes.flatMap((__, to) => ((distances[from * size + to] ?? UNREACHABLE) <= NEAR ? [to] : [])),
    ),
  };
}

/** Boards by their layouts, the last few of them: a board is a pure function of its layout, so this only saves time. */
const known = new Map<string, Board>();
const KEPT = 64;
let latest: { readonly layout: string; readonly board: Board } | undefined;

export function boardOf(layout: string): Board {
  if (latest !== undefined && latest.layout === layout) return latest.board;
  let board = known.get(layout);
  if (board === undefined) {
    if (known.size >= KEPT) known.clear();
    board = makeBoard(layout);
    known.set(layout, board);
  }
  latest = { layout, board };
  return board;
}

/** The space at these coordinates; {@link NOWHERE} for none. */
export const hexAt = (board: Board, q: number, r: number): HexId =>
  board.q.findIndex((hexQ, id) => hexQ === q && board.r[id] === r);
