/**
 * How often anybody may ask: per person or address, over all their connections and all processes.
 *
 * Each process counts for itself, and tells the others when somebody has taken an eighth of a limit since it told last.
 * Whoever asks everywhere at once can thus have an eighth more for each process, and what comes in until the others have
 * heard; it is owed afterwards, so that over time the rate is the one below, however many processes there are.
 */
import { Buckets } from './bucket.ts';
import type { Taken } from './notifications/notifications.ts';

/** Somebody asked for something too often. */
export class TooOften extends Error {
  readonly what: Limited;
  /** Seconds after which it may be tried again. */
  readonly wait: number;

  constructor(what: Limited, wait: number) {
    super(what);
    this.what = what;
    this.wait = wait;
  }
}

/** At once, and per second. */
const RATES = {
  /** Requests of an address, behind which there may be many people, or one with many names. */
  addresses: [1_500, 60],
  /** Requests of a person, or of an address where the person is not known. */
  requests: [600, 10],
  /** Guests that one address becomes. */
  guests: [30, 0.5],
  /** Tables that one person makes. */
  tables: [60, 1],
  /** Recovery codes that one address tries to look up, or to come back with. */
  codesLookedUp: [10, 1 / 6],
  codesTried: [10, 1 / 6],
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

export type Limited = keyof typeof RATES;

const isLimited = (what: string): what is Limited => Object.hasOwn(RATES, what);

/** The share of a limit from which on others are told. */
const WORTH_TELLING = 1 / 8;
/** What is taken close together is told as one. */
const TOGETHER_MS = 100;

interface LimitsOptions {
  readonly on: boolean;
  now(): number;
  /** Is told of what was refused. */
  refused(what: Limited): void;
  /** Tells the other processes. */
  tell(taken: readonly Taken[]): void;
  /** Does something after so many milliseconds; another clock for tests. */
  after?(wait: number, work: () => void): void;
}

const later = (wait: number, work: () => void): void => {
  setTimeout(work, wait).unref();
};

export class Limits {
  readonly #options: LimitsOptions;
  readonly #buckets = new Map<Limited, Buckets>();
  readonly #untold = new Map<string, Taken>();

  constructor(options: LimitsOptions) {
    this.#options = options;
  }

  /** Counts one request; throws {@link TooOften} where there have been too many. */
  check(what: Limited, whose: string): void {
    if (!this.take(what, whose)) throw new TooOften(what, this.#of(what).of(whose, this.#options.now()).wait);
  }

  /** Counts one request; false where there have been too many. */
  take(what: Limited, whose: string): boolean {
    if (!this.#options.on) return true;
    const now = this.#options.now();
    const bucket = this.#of(what).of(whose, now);
    if (!bucket.take(now)) {
      this.#options.refused(what);
      return false;
    }
    const count = bucket.worthTelling(WORTH_TELLING);
    if (count > 0) this.#tellSoon(what, whose, count);
    return true;
  }

  #of(what: Limited): Buckets {
    const known = this.#buckets.get(what);
    if (known !== undefined) return known;
    const [size, perSecond] = RATES[what];
    const buckets = new Buckets(size, perSecond);
    this.#buckets.set(what, buckets);
    return buckets;
  }

  #tellSoon(what: Limited, whose: string, count: number): void {
    const key = `${what} ${whose}`;
    const isFirst = this.#untold.size === 0;
    this.#untold.set(key, [what, whose, count + (this.#untold.get(key)?.[2] ?? 0)]);
    if (!isFirst) return;
    const { tell, after = later } = this.#options;
    after(TOGETHER_MS, () => {
      const taken = [...this.#untold.values()];
      this.#untold.clear();
      tell(taken);
    });
  }

  /** Other processes have let somebody have what is limited. */
  takenElsewhere(taken: readonly Taken[]): void {
    const now = this.#options.now();
    for (const [what, whose, count] of taken)
      if (isLimited(what)) this.#of(what).of(whose, now).takenElsewhere(count, now);
  }
}
