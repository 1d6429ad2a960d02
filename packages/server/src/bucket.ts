/** A limit that lets short bursts pass: a bucket of tokens that fills again over time. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #tokens: number;
  #at: number;
  /** Taken here, and not told to other processes yet. */
  #untold = 0;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#tokens = size;
    this.#at = now;
  }

  #fill(now: number): void {
    this.#tokens = Math.min(this.#size, this.#tokens + ((now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
  }

  /** Takes a token; false when there is none. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    this.#untold += 1;
    return true;
  }

  /** Seconds until there is a token again. */
  get wait(): number {
    return Math.max(0, Math.ceil((1 - this.#tokens) / this.#perSecond));
  }

  /** How many were taken since others were told last, once it is enough to be worth telling; else 0. */
  worthTelling(share: number): number {
    if (this.#untold < this.#size * share) return 0;
    const taken = this.#untold;
    this.#untold = 0;
    return taken;
  }

  /** Others have given out tokens of the same limit: what was too many is owed, up to a whole bucket. */
  takenElsewhere(count: number, now: number): void {
    this.#fill(now);
    this.#tokens = Math.max(-this.#size, this.#tokens - count);
  }
}

/** So many keys are remembered; those that came first are forgotten first. */
const KEYS = 20_000;

/** A bucket for each of many, such as addresses. */
export class Buckets {
  readonly #size: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(size: number, perSecond: number) {
    this.#size = size;
    this.#perSecond = perSecond;
  }

  of(key: string, now: number): Bucket {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known;
    const [oldest] = this.#buckets.size >= KEYS ? this.#buckets.keys() : [];
    if (oldest !== undefined) this.#buckets.delete(oldest);
    const bucket = new Bucket(this.#size, this.#perSecond, now);
    this.#buckets.set(key, bucket);
    return bucket;
  }
}
