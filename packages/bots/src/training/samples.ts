/** Positions with what came of them, many in one list: they are handed between threads and kept as files. */
import type { Features } from '../learning/features.ts';

/** What a network learns from: sparse inputs one after another, and a target for each. */
export interface Samples {
  /** How many games they come from. */
  readonly games: number;
  /** Where the inputs of each sample begin; one more than there are samples. */
  readonly begins: Uint32Array;
  readonly places: Uint16Array;
  readonly values: Float32Array;
  readonly targets: Float32Array;
}

export const countOf = ({ targets }: Samples): number => targets.length;

/** Collects samples; the targets of a game are set once it is over. */
export class SampleList {
  readonly #begins: number[] = [0];
  #places = new Uint16Array(1 << 16);
  #values = new Float32Array(1 << 16);
  readonly #targets: number[] = [];
  #games = 0;

  /** Adds a position; gives its number, by which its target is set. */
  add({ places, values, count }: Features): number {
    const at = this.#begins[this.#begins.length - 1] ?? 0;
    while (at + count > this.#places.length) this.#grow();
    this.#places.set(places.subarray(0, count), at);
    this.#values.set(values.subarray(0, count), at);
    this.#begins.push(at + count);
    return this.#targets.push(0) - 1;
  }

  setTarget(sample: number, target: number): void {
    this.#targets[sample] = target;
  }

  gameIsOver(): void {
    this.#games += 1;
  }

  #grow(): void {
    const places = new Uint16Array(2 * this.#places.length);
    const values = new Float32Array(2 * this.#values.length);
    places.set(this.#places);
    values.set(this.#values);
    this.#places = places;
    this.#values = values;
  }

  all(): Samples {
    const end = this.#begins[this.#begins.length - 1] ?? 0;
    return {
      games: this.#games,
      begins: Uint32Array.from(this.#begins),
      places: this.#places.slice(0, end),
      values: this.#values.slice(0, end),
      targets: Float32Array.from(this.#targets),
    };
  }
}

/** As bytes: four numbers of the sizes, then the lists. */
export function toBytes({ games, begins, places, values, targets }: Samples): Uint8Array {
  const head = Uint32Array.of(games, targets.length, places.length, 0);
  const lists = [head, begins, targets, values, places];
  const bytes = new Uint8Array(lists.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const list of lists) {
    bytes.set(new Uint8Array(list.buffer, list.byteOffset, list.byteLength), at);
    at += list.byteLength;
  }
  return bytes;
}

export function fromBytes(bytes: Uint8Array): Samples {
  const { buffer } = Uint8Array.from(bytes);
  const [games = 0, samples = 0, inputs = 0] = new Uint32Array(buffer, 0, 4);
  let at = 16;
  const begins = new Uint32Array(buffer, at, samples + 1);
  at += begins.byteLength;
  const targets = new Float32Array(buffer, at, samples);
  at += targets.byteLength;
  const values = new Float32Array(buffer, at, inputs);
  at += values.byteLength;
  return { games, begins, targets, values, places: new Uint16Array(buffer, at, inputs) };
}
