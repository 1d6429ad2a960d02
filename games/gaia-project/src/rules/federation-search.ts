/**
 * Rulebook chapter: form a federation. The fewest satellites, exactly: a search by number of satellites over what is
 * connected ("these clusters, with this satellite among them"). Two such connected sets with a satellite in common are one.
 */
import type { HexId } from '../board.ts';
import type { Field } from './federation-field.ts';

export interface Search {
  readonly field: Field;
  /** Clusters that must all be part of it, as bits, and the value that is needed. */
  readonly required: number;
  readonly need: number;
  /** Clusters that count; others are only passed through. */
  readonly counted: number;
  /** No satellite may touch these clusters. */
  readonly avoided: number;
  /** At most so many satellites. */
  readonly most: number;
}

export interface Found {
  readonly clusters: number;
  readonly satellites: readonly HexId[];
}

function valueIn(field: Field, clusters: number): number {
  let value = 0;
  for (let left = clusters; left !== 0; left &= left - 1)
    value += field.clusters[31 - Math.clz32(left & -left)]?.value ?? 0;
  return value;
}

const suffices = ({ field, required, need }: Search, clusters: number): boolean =>
  (clusters & required) === required && valueIn(field, clusters) >= need;

/** A single cluster that needs no satellite at all. */
function withoutSatellites(search: Search, visit: (found: Found) => boolean): boolean {
  for (let index = 0; index < search.field.clusters.length; index++) {
    const bit = 1 << index;
    if ((bit & search.counted) !== 0 && suffices(search, bit) && visit({ clusters: bit, satellites: [] }))
      return true;
  }
  return false;
}

/**
 * For each number of satellites and each space: the clusters that so many satellites, this space among them, can reach.
 * What is not within reach of a set's space cannot become part of it any more.
 */
function withinReach({ field, counted, avoided, most }: Search): number[][] {
  const { board, open, touches, beside, clusters } = field;
  const levels: number[][] = [];
  for (let size = 0; size <= most; size++) levels.push(new Array<number>(board.size).fill(0));
  const seen = new Array<number>(board.size).fill(0);
  for (let index = 0; index < clusters.length; index++) {
    if ((counted & (1 << index)) === 0) continue;
    seen.fill(0);
    let edge: HexId[] = [];
    let passed = 1 << index;
    const reach = (hex: HexId, onto: HexId[]): void => {
      if (seen[hex] === 1 || open[hex] !== 1 || ((touches[hex] ?? 0) & avoided) !== 0) return;
      seen[hex] = 1;
      onto.push(hex);
    };
    for (const hex of beside[index] ?? []) reach(hex, edge);
    for (let size = 1; size <= most && edge.length > 0; size++) {
      const level = levels[size];
      const next: HexId[] = [];
      for (const hex of edge) {
        if (level !== undefined) level[hex] = (level[hex] ?? 0) | (1 << index);
        for (const beyond of board.neighbours[hex] ?? []) reach(beyond, next);
        for (let left = (touches[hex] ?? 0) & ~passed; left !== 0; left &= left - 1) {
          passed |= left & -left;
          for (const beyond of beside[31 - Math.clz32(left & -left)] ?? []) reach(beyond, next);
        }
      }
      edge = next;
    }
  }
  for (let size = 2; size <= most; size++)
    for (let hex = 0; hex < board.size; hex++) {
      const level = levels[size];
      if (level !== undefined) level[hex] = (level[hex] ?? 0) | (levels[size - 1]?.[hex] ?? 0);
    }
  return levels;
}

/** Every connected set has a satellite from which all that it touches is at most half of it away. */
function hasCentre(search: Search, reach: readonly (readonly number[])[], most: number): boolean {
  const near = reach[Math.min(Math.floor(most / 2) + 1, search.most)] ?? [];
  return near.some((clusters) => clusters !== 0 && suffices(search, clusters));
}

/** Connected sets of satellites, as they are found: the clusters each touches, one of its spaces, and where it came from. */
class Sets {
  readonly clusters: number[] = [];
  readonly hex: HexId[] = [];
  readonly first: number[] = [];
  readonly second: number[] = [];
  /** By space: the sets with a satellite there that have been looked at. */
  readonly at: (number[] | undefined)[] = [];
  /** By number of satellites: the sets that wait. */
  readonly waiting: number[][] = [];

  add(size: number, clusters: number, hex: HexId, first: number, second: number): void {
    const id = this.clusters.length;
    this.clusters.push(clusters);
    this.hex.push(hex);
    this.first.push(first);
    this.second.push(second);
    const level = this.waiting[size];
    if (level === undefined) this.waiting[size] = [id];
    else level.push(id);
  }

  /** The satellites of a set. */
  satellites(id: number): HexId[] {
    const found = new Set<HexId>();
    const visit = (set: number): void => {
      for (let at = set; at >= 0; at = this.first[at] ?? -1) {
        found.add(this.hex[at] ?? 0);
        const other = this.second[at] ?? -1;
        if (other >= 0) visit(other);
      }
    };
    visit(id);
    return [...found].sort((a, b) => a - b);
  }
}

/** How a walk treats a set at a space where others have been: one that has no more to offer is left out. */
type Spare = (known: number, clusters: number) => boolean;
/** In the search for the fewest satellites a set is spared where one of no more satellites touches all its clusters. */
const dominated: Spare = (known, clusters) => (known & clusters) === clusters;
const equal: Spare = (known, clusters) => known === clusters;

/** Looks at connected sets, those with fewest satellites first, until `visit` says enough or `sets` are too many. */
function walk(
  search: Search,
  reach: readonly (readonly number[])[],
  spare: Spare,
  atMost: number,
  visit: (clusters: number, size: number, satellites: () => HexId[]) => boolean,
): void {
  const { field, counted, avoided, most } = search;
  const { open, touches, board, beside } = field;
  if (most < 1) return;
  const sets = new Sets();
  const sizes: number[] = [];
  /** Adds a set unless even all that it can still reach would not suffice. */
  const add = (size: number, clusters: number, hex: HexId, first: number, second: number): void => {
    const possible = clusters | (reach[most - size + 1]?.[hex] ?? 0);
    if (suffices(search, possible)) sets.add(size, clusters, hex, first, second);
  };
  for (let hex = 0; hex < board.size; hex++) {
    const touched = touches[hex] ?? 0;
    if (open[hex] === 1 && (touched & counted) !== 0 && (touched & avoided) === 0)
      add(1, touched & counted, hex, -1, -1);
  }
  for (let size = 1; size <= most; size++) {
    const level = sets.waiting[size];
    if (level === undefined) continue;
    for (let next = 0; next < level.length; next++) {
      const id: number = level[next] ?? 0;
      const clusters = sets.clusters[id] ?? 0;
      const hex: HexId = sets.hex[id] ?? 0;
      let here: number[] | undefined = sets.at[hex];
      if (here === undefined) {
        here = [];
        sets.at[hex] = here;
      }
      let spared = false;
      for (let i = 0; i < here.length && !spared; i++)
        spared = spare(sets.clusters[here[i] ?? 0] ?? 0, clusters);
      if (spared) continue;
      if (suffices(search, clusters) && visit(clusters, size, () => sets.satellites(id))) return;
      if (sets.clusters.length > atMost) return;
      // Joined with another set at the same space.
      for (let i = 0; i < here.length; i++) {
        const other = here[i] ?? 0;
        const both = clusters | (sets.clusters[other] ?? 0);
        const joined = size + (sizes[other] ?? 0) - 1;
        if (joined <= most && both !== clusters && both !== sets.clusters[other])
          add(joined, both, hex, id, other);
      }
      here.push(id);
      sizes[id] = size;
      if (size === most) continue;
      // One satellite more: beside it, or beside a cluster that it touches.
      for (const beyond of board.neighbours[hex] ?? [])
        if (open[beyond] === 1 && ((touches[beyond] ?? 0) & avoided) === 0)
          add(size + 1, clusters | ((touches[beyond] ?? 0) & counted), beyond, id, -1);
      for (let left = touches[hex] ?? 0; left !== 0; left &= left - 1)
        for (const beyond of beside[31 - Math.clz32(left & -left)] ?? [])
          if (beyond !== hex && ((touches[beyond] ?? 0) & avoided) === 0)
            add(size + 1, clusters | ((touches[beyond] ?? 0) & counted), beyond, id, -1);
    }
  }
}

/**
 * The federation with the fewest satellites; undefined when there is none with at most so many. The bound is raised one
 * by one: the tighter it is, the less is within reach of a set.
 */
export function fewestSatellites(search: Search): Found | undefined {
  let best: Found | undefined;
  const take = (found: Found): boolean => {
    best = found;
    return true;
  };
  if (withoutSatellites(search, take)) return best;
  const reach = withinReach(search);
  for (let most = 1; most <= search.most && best === undefined; most++)
    if (hasCentre(search, reach, most))
      walk({ ...search, most }, reach, dominated, Number.MAX_SAFE_INTEGER, (clusters, _size, satellites) =>
        take({ clusters, satellites: satellites() }),
      );
  return best;
}

/** Sets looked at, at most, in the search for proposals. */
const MOST_SETS = 3_000;

/** Federations by number of satellites, each set of clusters once, until `visit` says enough. */
export function eachFederation(search: Search, visit: (found: Found) => boolean): void {
  const seen = new Set<number>();
  const once = (found: Found): boolean => {
    if (seen.has(found.clusters)) return false;
    seen.add(found.clusters);
    return visit(found);
  };
  if (withoutSatellites(search, once)) return;
  walk(search, withinReach(search), equal, MOST_SETS, (clusters, _size, satellites) =>
    seen.has(clusters) ? false : once({ clusters, satellites: satellites() }),
  );
}
