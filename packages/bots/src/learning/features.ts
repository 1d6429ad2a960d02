/** A position as a network is given it: numbers by their places, of which most are 0 and left out. */
export class Features {
  readonly places: Uint16Array;
  readonly values: Float32Array;
  count = 0;

  constructor(most = 1024) {
    this.places = new Uint16Array(most);
    this.values = new Float32Array(most);
  }

  clear(): void {
    this.count = 0;
  }

  /** Each place is to be given once at most. */
  put(place: number, value: number): void {
    if (value === 0) return;
    if (this.count === this.places.length) throw new RangeError('more features than there is room for');
    this.places[this.count] = place;
    this.values[this.count] = value;
    this.count += 1;
  }

  /** Puts a 1 at the place of a number among so many; numbers beyond the last count as the last. */
  putOneOf(first: number, many: number, number: number): void {
    this.put(first + Math.max(0, Math.min(many - 1, Math.floor(number))), 1);
  }
}

/** Hands out the places of features, one block after another. */
export class Places {
  #next = 0;

  /** The first of so many new places. */
  take(many: number): number {
    const first = this.#next;
    this.#next += many;
    return first;
  }

  get count(): number {
    return this.#next;
  }
}
