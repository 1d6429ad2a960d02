/** A limit that lets short bursts pass: a bucket of tokens that fills again over time. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #tokens: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#tokens = size;
    this.#at = now;
  }

  /** Takes a token; false when there is none. */
  take(now: number): boolean {
    this.#tokens = Math.min(this.#size, this.#tokens + ((now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
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

  take(key: string, now: number): boolean {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      const [oldest] = this.#buckets.size >= KEYS ? this.#buckets.keys() : [];
      if (oldest !== undefined) this.#buckets.delete(oldest);
      bucket = new Bucket(this.#size, this.#perSecond, now);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(now);
  }
}
