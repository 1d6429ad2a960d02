/** Rulebook appendix V and chapter: game end and scoring. */
import type { Occasion } from './types.ts';

interface RoundTile {
  readonly id: string;
  readonly occasion: Occasion;
  readonly vp: number;
  /** What the Automa gains when it passes, in the first three rounds and in the last three. */
  readonly automaVp: readonly [number, number];
}

export const roundTiles = [
  { id: 'terraforming-step', occasion: 'terraforming-step', vp: 2, automaVp: [4, 6] },
  { id: 'research-advance', occasion: 'research', vp: 2, automaVp: [2, 4] },
  { id: 'mine', occasion: 'mine', vp: 2, automaVp: [4, 6] },
  { id: 'federation-token', occasion: 'federation-token', vp: 5, automaVp: [0, 5] },
  { id: 'trading-station-3', occasion: 'trading-station', vp: 3, automaVp: [3, 6] },
  { id: 'trading-station-4', occasion: 'trading-station', vp: 4, automaVp: [3, 6] },
  { id: 'gaia-mine-3', occasion: 'gaia-mine', vp: 3, automaVp: [2, 2] },
  { id: 'gaia-mine-4', occasion: 'gaia-mine', vp: 4, automaVp: [2, 2] },
  { id: 'big-structure', occasion: 'big-structure', vp: 5, automaVp: [0, 5] },
  { id: 'big-structure-again', occasion: 'big-structure', vp: 5, automaVp: [0, 5] },
] as const satisfies readonly RoundTile[];

export type RoundTileId = (typeof roundTiles)[number]['id'];

const rows: ReadonlyMap<string, RoundTile> = new Map(roundTiles.map((tile) => [tile.id, tile]));

export function roundTileRow(id: RoundTileId): RoundTile {
  const row = rows.get(id);
  if (row === undefined) throw new RangeError(`no round scoring tile ${id}`);
  return row;
}

/** With the place of the neutral player's marker. */
export const finalTiles = [
  { id: 'structures-in-federations', neutral: 10 },
  { id: 'structures', neutral: 11 },
  { id: 'planet-types', neutral: 5 },
  { id: 'gaia-planets', neutral: 4 },
  { id: 'sectors', neutral: 6 },
  { id: 'satellites', neutral: 8 },
] as const;

export type FinalTileId = (typeof finalTiles)[number]['id'];

export const neutralOf = (id: FinalTileId): number => finalTiles.find((tile) => tile.id === id)?.neutral ?? 0;

/** Victory points by rank. */
export const rankPoints: readonly number[] = [18, 12, 6, 0];
export const ROUNDS = 6;
export const FINAL_TILES = 2;
export const RESOURCES_PER_POINT = 3;
export const START_POINTS = 10;

/** Where a player's victory points can come from. */
export const playerSources = [
  'start',
  'round-tiles',
  'boosters',
  'standard-tiles',
  'advanced-tiles',
  'federations',
  'qic-actions',
  'research',
  'faction',
  'charging',
  'final-tiles',
  'research-levels',
  'resources',
] as const;
/** Where victory points can come from; those of a player or the Automa are kept by these. */
export const pointSources = [...playerSources, 'decision-cards', 'difficulty'] as const;
export type PointSource = (typeof pointSources)[number];
