/**
 * Rulebook chapter: form a federation. How far the clusters are from everywhere, in satellites: what is too far from a
 * place cannot become part of what is connected there.
 *
 * Places are the spaces of the board, and after them the clusters. To stand on a space takes a satellite, to stand on a
 * cluster takes none.
 */
import { type Field, zeros } from './federation-field.ts';

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

/** Of clusters as bits: the number of the first. */
export const lowest = (clusters: number): number => 31 - Math.clz32(clusters & -clusters);

export function valueIn(field: Field, clusters: number): number {
  let value = 0;
  for (let left = clusters; left !== 0; left &= left - 1) value += field.values[lowest(left)] ?? 0;
  return value;
}

export const suffices = ({ field, required, need }: Search, clusters: number): boolean =>
  (clusters & required) === required && valueIn(field, clusters) >= need;

/**
 * By number of satellites beyond a place, then by place: the counted clusters that so many of them can reach. All clusters
 * spread out at once, one satellite at a time, and only as far as somebody asks.
 */
export class Reach {
  readonly #search: Search;
  readonly #levels: number[][] = [];
  /** By place: what has arrived there; and where something has arrived with the last satellite, and what. */
  readonly #arrived: number[];
  /** By space: what the next satellite brings there; nothing between two steps. */
  readonly #pending: number[];
  #latest: number[] = [];
  #fresh: number[] = [];

  constructor(search: Search) {
    const { field, counted } = search;
    const { size } = field.board;
    this.#search = search;
    this.#arrived = zeros(size + field.clusters.length);
    this.#pending = zeros(size);
    for (let index = 0; index < field.clusters.length; index++) {
      const bit = (1 << index) & counted;
      if (bit === 0) continue;
      this.#arrived[size + index] = bit;
      this.#latest.push(size + index);
      this.#fresh.push(bit);
    }
  }

  /** The clusters within reach of every place with so many satellites beyond it. */
  clusters(satellites: number): readonly number[] {
    while (this.#levels.length <= satellites) this.#spread();
    return this.#levels[satellites] ?? [];
  }

  /** One satellite more. The one on a space itself does not lie beyond the space; for a cluster all of them do. */
  #spread(): void {
    this.#step();
    this.#levels.push(this.#arrived.slice());
    this.#land();
  }

  /** From where something has arrived to the open spaces beside. */
  #step(): void {
    const { field, avoided } = this.#search;
    const { board, open, touches, beside } = field;
    const arrived = this.#arrived;
    const pending = this.#pending;
    const spaces: number[] = [];
    for (let i = 0; i < this.#latest.length; i++) {
      const place = this.#latest[i] ?? 0;
      const bits = this.#fresh[i] ?? 0;
      const around = (place < board.size ? board.neighbours[place] : beside[place - board.size]) ?? [];
      for (let n = 0; n < around.length; n++) {
        const hex = around[n] ?? 0;
        const news = bits & ~(arrived[hex] ?? 0);
        if (news === 0 || open[hex] !== 1 || ((touches[hex] ?? 0) & avoided) !== 0) continue;
        const before = pending[hex] ?? 0;
        if (before === 0) spaces.push(hex);
        pending[hex] = before | news;
      }
    }
    const fresh: number[] = [];
    for (let i = 0; i < spaces.length; i++) {
      const hex = spaces[i] ?? 0;
      const news = pending[hex] ?? 0;
      fresh.push(news);
      arrived[hex] = (arrived[hex] ?? 0) | news;
      pending[hex] = 0;
    }
    this.#latest = spaces;
    this.#fresh = fresh;
  }

  /** What has arrived at spaces arrives at the clusters beside them too. */
  #land(): void {
    const { touches, board } = this.#search.field;
    const spaces = this.#latest.length;
    for (let i = 0; i < spaces; i++)
      for (let left = touches[this.#latest[i] ?? 0] ?? 0; left !== 0; left &= left - 1) {
        const place = board.size + lowest(left);
        const news = (this.#fresh[i] ?? 0) & ~(this.#arrived[place] ?? 0);
        if (news === 0) continue;
        this.#arrived[place] = (this.#arrived[place] ?? 0) | news;
        this.#latest.push(place);
        this.#fresh.push(news);
      }
  }
}

/** Between what cannot be linked. */
const NEVER = 999;

/** By cluster, then by place: the fewest satellites from the one to the other, one on the place itself included. */
export function distancesIn(field: Field): number[][] {
  const { board, open, touches, beside, clusters } = field;
  return clusters.map((_, from) => {
    const distances = new Array<number>(board.size + clusters.length).fill(NEVER);
    distances[board.size + from] = 0;
    const places = [board.size + from];
    // Clusters take no satellite: they come to the front of those that are as far away.
    for (let next = 0; next < places.length; next++) {
      const place = places[next] ?? 0;
      const far = distances[place] ?? 0;
      const around = (place < board.size ? board.neighbours[place] : beside[place - board.size]) ?? [];
      for (const hex of around) {
        if (open[hex] !== 1 || (distances[hex] ?? 0) <= far + 1) continue;
        distances[hex] = far + 1;
        places.push(hex);
        for (let left = touches[hex] ?? 0; left !== 0; left &= left - 1) {
          const cluster = board.size + lowest(left);
          if ((distances[cluster] ?? 0) <= far + 1) continue;
          distances[cluster] = far + 1;
          places.push(cluster);
        }
      }
    }
    return distances;
  });
}

/** By cluster: how far it is from what is linked already; room for {@link linkOf}, which is asked for every set. */
const nearest = new Array<number>(32).fill(NEVER);

/**
 * A number of satellites that certainly link these clusters with a place: the shortest ways one after another, to
 * whichever is nearest to what is linked.
 */
export function linkOf(
  distances: readonly (readonly number[])[],
  spaces: number,
  clusters: number,
  place: number,
): number {
  const onPlace = place < spaces ? 1 : 0;
  let total = onPlace;
  let left = clusters;
  let last = -1;
  nearest.fill(NEVER);
  while (left !== 0) {
    let best = -1;
    let least = NEVER;
    for (let each = left; each !== 0; each &= each - 1) {
      const index = lowest(each);
      const way =
        last < 0
          ? (distances[index]?.[place] ?? NEVER) - onPlace
          : Math.min(nearest[index] ?? NEVER, distances[index]?.[spaces + last] ?? NEVER);
      nearest[index] = way;
      if (best < 0 || way < least) {
        least = way;
        best = index;
      }
    }
    total += least;
    last = best;
    left &= ~(1 << best);
  }
  return total;
}

/** Every connected set has a satellite with all that the set touches at most half of its size away. */
export function hasCentre(search: Search, reach: Reach, most: number): boolean {
  const near = reach.clusters(most >> 1);
  const { size } = search.field.board;
  // Neighbouring spaces mostly have the same clusters around them.
  let last = 0;
  for (let hex = 0; hex < size; hex++) {
    const clusters = near[hex] ?? 0;
    if (clusters === last) continue;
    if (suffices(search, clusters)) return true;
    last = clusters;
  }
  return false;
}
