/** The final scoring, tile by tile: what is counted where. */
import type { Seat } from '@orrery/kernel';
import { areaOf, ON_MARS, type Space } from '../data/map.ts';
import { GREENERY, isCity, NOBODY } from '../state.ts';
import type { Position } from './position.ts';

/** A tile that is worth points at the end. */
export interface ScoredTile {
  readonly seat: Seat;
  readonly space: Space;
  readonly area: string;
  readonly points: number;
}

function scoredTiles(position: Position, worth: (space: Space) => number): readonly ScoredTile[] {
  const found: ScoredTile[] = [];
  for (let space = 0; space < ON_MARS; space++) {
    const seat = position.owners[space] ?? NOBODY;
    const points = seat === NOBODY ? 0 : worth(space);
    if (points > 0) found.push({ seat, space, area: areaOf(space).id, points });
  }
  return found;
}

/** Everybody's greeneries. */
export const scoredGreeneries = (position: Position): readonly ScoredTile[] =>
  scoredTiles(position, (space) => (position.tiles[space] === GREENERY ? 1 : 0));

/** Everybody's cities with greenery next to them. */
export const scoredCities = (position: Position): readonly ScoredTile[] =>
  scoredTiles(position, (space) =>
    isCity(position.tiles[space] ?? 0)
      ? areaOf(space).neighbours.filter((next) => position.tiles[next] === GREENERY).length
      : 0,
  );
