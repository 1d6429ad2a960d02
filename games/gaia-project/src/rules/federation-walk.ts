/**
 * Rulebook chapter: form a federation. The walk of an exact search by number of satellites over what is connected: "these clusters,
 * with this place among them". One satellite more leads to the places beside; two such sets with a place in common are
 * one set. Of sets with the same clusters at the same place one is kept that takes the fewest satellites.
 */
import type { HexId } from './board.ts';
import type { Field } from './federation-field.ts';
import { linkOf, lowest, type Reach, type Search, valueIn } from './federation-reach.ts';

/** The weakest end where none can be taken away. */
const FIRM = 999;

/** What was connected: by which satellites, and with what it could do without. One row for each set. */
class Sets {
  readonly clusters: number[] = [];
  readonly values: number[] = [];
  readonly places: number[] = [];
  readonly sizes: number[] = [];
  /** The set that it was made of; the second where two were joined, else -1. */
  readonly first: number[] = [];
  readonly second: number[] = [];
  /** The least value that could be taken away at an end together with its satellite. */
  readonly weakest: number[] = [];

  add(size: number, clusters: number, value: number, place: number, from: number, weakest: number): number {
    this.values.push(value);
    this.places.push(place);
    this.sizes.push(size);
    this.first.push(from);
    this.second.push(-1);
    this.weakest.push(weakest);
    return this.clusters.push(clusters) - 1;
  }

  satellites(id: number, spaces: number): HexId[] {
    const found: HexId[] = [];
    const visit = (set: number): void => {
      for (let at = set; at >= 0; at = this.first[at] ?? -1) {
        const place = this.places[at] ?? 0;
        if (place < spaces && !found.includes(place)) found.push(place);
        const other = this.second[at] ?? -1;
        if (other >= 0) visit(other);
      }
    };
    visit(id);
    return found.sort((a, b) => a - b);
  }
}

/**
 * One walk over the connected sets with at most `most` satellites, those with fewest first. What is looked for is the
 * first federation, or, where distances are given (even none), every federation that may be formed.
 */
export class Walk {
  readonly #search: Search;
  readonly #field: Field;
  readonly #reach: Reach;
  readonly #most: number;
  readonly #distances: readonly (readonly number[])[] | undefined;
  /** A cluster that must be part of it: all that is connected is led there and joined there. As a bit, 0 for none. */
  readonly #sink: number;
  readonly #sets = new Sets();
  /** By place: the sets that have been looked at. */
  readonly #at: (number[] | undefined)[];
  /** By number of satellites: the sets that wait. */
  readonly #waiting: number[][] = [];
  /** Whether a set was left out that more satellites might make a federation. */
  cut = false;

  constructor(search: Search, reach: Reach, most: number, distances?: readonly (readonly number[])[]) {
    this.#search = search;
    this.#field = search.field;
    this.#reach = reach;
    this.#most = most;
    this.#distances = distances;
    this.#sink = search.required & -search.required;
    this.#at = new Array<number[] | undefined>(search.field.board.size + search.field.clusters.length);
    for (let size = 0; size <= most; size++) this.#waiting.push([]);
  }

  /** How many sets were thought worth a look. */
  get looked(): number {
    return this.#sets.clusters.length;
  }

  /** Calls `visit` with every federation, until it says enough. What is larger than a federation is none. */
  run(visit: (clusters: number, satellites: () => HexId[]) => boolean): void {
    const { board, clusters, values } = this.#field;
    for (let index = 0; index < clusters.length; index++)
      if ((this.#search.counted & (1 << index)) !== 0)
        this.#add(0, 1 << index, values[index] ?? 0, board.size + index, -1, FIRM);
    for (let size = 0; size <= this.#most; size++) {
      const level = this.#waiting[size] ?? [];
      for (let next = 0; next < level.length; next++) {
        const id = level[next] ?? 0;
        const here = this.#listAt(this.#sets.places[id] ?? 0);
        if (this.#spared(id, size, here)) continue;
        if (this.#isFederation(id)) {
          if (visit(this.#sets.clusters[id] ?? 0, () => this.#sets.satellites(id, board.size))) return;
        } else {
          this.#join(id, size, here);
          this.#extend(id, size);
        }
        here.push(id);
      }
    }
  }

  #listAt(place: number): number[] {
    const known = this.#at[place];
    if (known !== undefined) return known;
    const list: number[] = [];
    this.#at[place] = list;
    return list;
  }

  #isFederation(id: number): boolean {
    const { required, need } = this.#search;
    const clusters = this.#sets.clusters[id] ?? 0;
    return (clusters & required) === required && (this.#sets.values[id] ?? 0) >= need;
  }

  /**
   * Whether a set can be left out. In the search for the first federation: where another at this place has all its
   * clusters. In the search for all: where another has just its clusters, or all of them with fewer satellites, since
   * then whatever it grows into could be linked with fewer; and where an end of it is superfluous.
   */
  #spared(id: number, size: number, here: readonly number[]): boolean {
    const { clusters, sizes } = this.#sets;
    const mine = clusters[id] ?? 0;
    const all = this.#distances !== undefined;
    for (let i = 0; i < here.length; i++) {
      const other = here[i] ?? 0;
      const known = clusters[other] ?? 0;
      if ((known & mine) !== mine) continue;
      if (!all || known === mine || (sizes[other] ?? 0) < size) return true;
    }
    return all && (this.#overfull(id) || this.#linkedWithFewer(id, size));
  }

  #linkedWithFewer(id: number, size: number): boolean {
    const { clusters, places } = this.#sets;
    const distances = this.#distances ?? [];
    return (
      distances.length > 0 &&
      linkOf(distances, this.#field.board.size, clusters[id] ?? 0, places[id] ?? 0) < size
    );
  }

  #overfull(id: number): boolean {
    const { required, need } = this.#search;
    const { clusters, values, weakest } = this.#sets;
    const missing = valueIn(this.#field, required & ~(clusters[id] ?? 0));
    return (values[id] ?? 0) + missing - (weakest[id] ?? 0) >= need;
  }

  /** Adds a set unless even all that it can still reach would not suffice. Gives its number, or -1. */
  #add(size: number, clusters: number, value: number, place: number, from: number, weakest: number): number {
    const { required, need } = this.#search;
    const left = this.#most - size;
    const beyond = this.#reach.clusters(left)[place] ?? 0;
    const possible = value + valueIn(this.#field, beyond & ~clusters);
    if (possible < need || ((clusters | beyond) & required) !== required) {
      this.cut = true;
      return -1;
    }
    const id = this.#sets.add(size, clusters, value, place, from, weakest);
    this.#waiting[size]?.push(id);
    return id;
  }

  /** Joined with other sets at the same place; a satellite there is counted once. */
  #join(id: number, size: number, here: readonly number[]): void {
    const { clusters, values, places, sizes, second, weakest } = this.#sets;
    const mine = clusters[id] ?? 0;
    const place = places[id] ?? 0;
    const shared = place < this.#field.board.size ? 1 : 0;
    for (let i = 0; i < here.length; i++) {
      const other = here[i] ?? 0;
      const theirs = clusters[other] ?? 0;
      const both = mine | theirs;
      if (both === mine || both === theirs || this.#isFederation(other)) continue;
      // Branches are joined one by one, so one of the two is a single branch.
      if ((second[id] ?? -1) >= 0 && (second[other] ?? -1) >= 0) continue;
      const joined = size + (sizes[other] ?? 0) - shared;
      if (joined > this.#most) {
        this.cut = true;
        continue;
      }
      const value = (values[id] ?? 0) + valueIn(this.#field, theirs & ~mine);
      const end = Math.min(weakest[id] ?? FIRM, weakest[other] ?? FIRM);
      const added = this.#add(joined, both, value, place, id, end);
      if (added >= 0) second[added] = other;
    }
  }

  /** On to the clusters that a satellite touches, or to one satellite more. */
  #extend(id: number, size: number): void {
    const { board, touches, beside } = this.#field;
    const { places, clusters, values, weakest } = this.#sets;
    const place = places[id] ?? 0;
    const onSpace = place < board.size;
    const touched = onSpace ? (touches[place] ?? 0) : 1 << (place - board.size);
    const atSink = (touched & this.#sink) !== 0;
    if (onSpace)
      for (let left = atSink ? this.#sink : touched; left !== 0; left &= left - 1)
        this.#add(
          size,
          clusters[id] ?? 0,
          values[id] ?? 0,
          board.size + lowest(left),
          id,
          weakest[id] ?? FIRM,
        );
    if (atSink) return;
    const around = (onSpace ? board.neighbours[place] : beside[place - board.size]) ?? [];
    for (let i = 0; i < around.length; i++) this.#put(around[i] ?? 0, id, size + 1);
  }

  #put(hex: HexId, id: number, size: number): void {
    const { open, touches } = this.#field;
    const { counted, avoided, required } = this.#search;
    const touched = touches[hex] ?? 0;
    if (open[hex] !== 1 || (touched & avoided) !== 0) return;
    if (size > this.#most) {
      this.cut = true;
      return;
    }
    const before = this.#sets.clusters[id] ?? 0;
    const clusters = before | (touched & counted);
    const value = (this.#sets.values[id] ?? 0) + valueIn(this.#field, clusters & ~before);
    // The first satellite is an end: it could be taken away with all that it touches, but not from what is required.
    const end = (clusters & required) === 0 ? value : FIRM;
    this.#add(size, clusters, value, hex, id, size === 1 ? end : (this.#sets.weakest[id] ?? FIRM));
  }
}
