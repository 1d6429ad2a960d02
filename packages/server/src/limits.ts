/** How often anybody may ask for what costs more than a request: per person or address, over all their connections. */
import { Buckets } from './bucket.ts';

/** Somebody asked for something too often. */
export class TooOften extends Error {}

/** At once, and per second. */
const RATES = {
  /** Logs that are played again to tell somebody what they missed. */
  replays: [60, 4],
  /** Messages over all connections of somebody. */
  messages: [240, 60],
  /** Commands of one person. */
  commands: [120, 10],
  /** What somebody says, and what is said at one table. */
  chat: [8, 0.5],
  chatAtTable: [40, 2],
  /** Commands at one table. */
  atTable: [240, 20],
} as const;

type Limited = keyof typeof RATES;

export class Limits {
  readonly #on: boolean;
  readonly #now: () => number;
  readonly #refused: (what: Limited) => void;
  readonly #buckets = new Map<Limited, Buckets>();

  constructor(on: boolean, now: () => number, refused: (what: Limited) => void) {
    this.#on = on;
    this.#now = now;
    this.#refused = refused;
  }

  /** Counts one request; throws {@link TooOften} where there have been too many. */
  check(what: Limited, whose: string): void {
    if (!this.take(what, whose)) throw new TooOften(what);
  }

  /** Counts one request; false where there have been too many. */
  take(what: Limited, whose: string): boolean {
    if (!this.#on) return true;
    let buckets = this.#buckets.get(what);
    if (buckets === undefined) {
      const [size, perSecond] = RATES[what];
      buckets = new Buckets(size, perSecond);
      this.#buckets.set(what, buckets);
    }
    const taken = buckets.take(whose, this.#now());
    if (!taken) this.#refused(what);
    return taken;
  }
}
