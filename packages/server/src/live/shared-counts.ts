/** How many there are of each key, here and in the other processes. Few are never told: only many are worth counting. */

/** The share of what is allowed from which on others are told. */
const WORTH_TELLING = 1 / 8;
/** Changes that come close together are told as one. */
const TOGETHER_MS = 100;
/** What is still so is told again, so that a process that died is forgotten. */
const AGAIN_MS = 30_000;
const FORGOTTEN_MS = 90_000;

interface SharedCountsOptions {
  /** How many of a key there may be. */
  most(key: string): number;
  tell(counts: readonly (readonly [key: string, count: number])[]): void;
  now(): number;
}

export class SharedCounts {
  readonly #options: SharedCountsOptions;
  readonly #here = new Map<string, number>();
  readonly #told = new Set<string>();
  readonly #changed = new Set<string>();
  /** By process: what it said, and until when that is believed. */
  readonly #elsewhere = new Map<string, Map<string, { readonly count: number; readonly until: number }>>();
  #timer: NodeJS.Timeout | undefined;
  readonly #again: NodeJS.Timeout;

  constructor(options: SharedCountsOptions) {
    this.#options = options;
    this.#again = setInterval(() => this.#tellAll(), AGAIN_MS);
    this.#again.unref();
  }

  #worthTelling(key: string): number {
    return this.#options.most(key) * WORTH_TELLING;
  }

  here(key: string): number {
    return this.#here.get(key) ?? 0;
  }

  everywhere(key: string): number {
    const now = this.#options.now();
    let sum = this.here(key);
    for (const counts of this.#elsewhere.values()) {
      const said = counts.get(key);
      if (said !== undefined && said.until > now) sum += said.count;
    }
    return sum;
  }

  add(key: string, by: number): void {
    const count = this.here(key) + by;
    if (count === 0) this.#here.delete(key);
    else this.#here.set(key, count);
    if (count < this.#worthTelling(key) && !this.#told.has(key)) return;
    this.#changed.add(key);
    this.#timer ??= setTimeout(() => this.#tell(), TOGETHER_MS);
    this.#timer.unref();
  }

  #tell(): void {
    this.#timer = undefined;
    const counts = [...this.#changed].map((key) => {
      const count = this.here(key);
      return [key, count < this.#worthTelling(key) ? 0 : count] as const;
    });
    this.#changed.clear();
    for (const [key, count] of counts)
      if (count > 0) this.#told.add(key);
      else this.#told.delete(key);
    if (counts.length > 0) this.#options.tell(counts);
  }

  /** Says again what still is so, and forgets those who have not. */
  #tellAll(): void {
    for (const key of this.#told) this.#changed.add(key);
    this.#tell();
    const now = this.#options.now();
    for (const [process, counts] of this.#elsewhere) {
      for (const [key, { until }] of counts) if (until <= now) counts.delete(key);
      if (counts.size === 0) this.#elsewhere.delete(process);
    }
  }

  /** Another process said how many it has. */
  heard(process: string, counts: readonly (readonly [key: string, count: number])[]): void {
    const known = this.#elsewhere.get(process) ?? new Map();
    const until = this.#options.now() + FORGOTTEN_MS;
    for (const [key, count] of counts)
      if (count === 0) known.delete(key);
      else known.set(key, { count, until });
    this.#elsewhere.set(process, known);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#again);
  }
}
