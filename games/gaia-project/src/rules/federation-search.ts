/**
 * Rulebook chapter: form a federation. The exact search behind its three functions: the fewest satellites, whether there is
 * a federation at all, and all of them by number of satellites.
 */
import type { HexId } from './board.ts';
import { distancesIn, hasCentre, Reach, type Search, suffices } from './federation-reach.ts';
import { Walk } from './federation-walk.ts';

export type { Search } from './federation-reach.ts';

export interface Found {
  readonly clusters: number;
  readonly satellites: readonly HexId[];
}

/** One cluster that needs no satellite. */
function alone(search: Search): Found | undefined {
  const { field, counted } = search;
  for (let index = 0; index < field.clusters.length; index++) {
    const bit = 1 << index;
    if ((bit & counted) !== 0 && suffices(search, bit)) return { clusters: bit, satellites: [] };
  }
  return undefined;
}

function firstFound(walk: Walk): Found | undefined {
  let first: Found | undefined;
  walk.run((clusters, satellites) => {
    first = { clusters, satellites: satellites() };
    return true;
  });
  return first;
}

/**
 * The federation with the fewest satellites; undefined when there is none with at most so many. The bound is raised one
 * by one, from as many as are known to be needed: the tighter it is, the less is within reach of a set.
 */
export function fewestSatellites(search: Search, least = 0): Found | undefined {
  let best = least > 0 ? undefined : alone(search);
  if (best !== undefined || search.most === 0) return best;
  const reach = new Reach(search);
  for (let most = Math.max(1, least); most <= search.most && best === undefined; most++)
    if (hasCentre(search, reach, most)) best = firstFound(new Walk(search, reach, most));
  return best;
}

/** Whether there is a federation with at most so many satellites. */
export function isPossible(search: Search): boolean {
  if (alone(search) !== undefined) return true;
  if (search.most === 0) return false;
  const reach = new Reach(search);
  return (
    hasCentre(search, reach, search.most) && firstFound(new Walk(search, reach, search.most)) !== undefined
  );
}

/** So many sets may have been looked at before another number of satellites is begun. */
const PATIENCE = 1_500;
/** With so few clusters there are hardly ever more federations than are wanted: all numbers are looked at in one go. */
const FEW_CLUSTERS = 5;

/**
 * Federations by number of satellites: for each number from `fewest` on those sets of clusters that were not found with
 * fewer, until `level` has enough of them, or there are no more. Every federation that may be formed is among them, but
 * not only such. Each number is finished, so what is found is the beginning of the whole list; on the largest boards,
 * where the proof that little is left would take long, no further number is begun.
 */
export function byNumber(search: Search, fewest: number, level: (found: Found[]) => boolean): void {
  const reach = new Reach(search);
  const few = search.field.clusters.length <= FEW_CLUSTERS;
  const distances = few ? [] : distancesIn(search.field);
  const seen = new Set<number>();
  let looked = 0;
  let most = few ? search.most : fewest;
  for (; most <= search.most && looked < PATIENCE; most++) {
    const found: Found[] = [];
    const walk = new Walk(search, reach, most, distances);
    walk.run((clusters, satellites) => {
      if (!seen.has(clusters)) found.push({ clusters, satellites: satellites() });
      seen.add(clusters);
      return false;
    });
    if (level(found) || !walk.cut) return;
    looked += walk.looked;
  }
}
