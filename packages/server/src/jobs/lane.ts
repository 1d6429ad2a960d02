/** Takes jobs of one kind, a few at a time, and has each attended. */
import type { AnyJobKind, Job, JobStore } from '../storage/jobs.ts';

interface LaneOptions {
  readonly kind: AnyJobKind;
  /** At most so many tables are attended at a time. */
  readonly atOnce: number;
  readonly jobs: JobStore;
  attend(job: Job): Promise<void>;
  now(): number;
  trouble(what: string, error: unknown): void;
}

/** Jobs that other processes left, or that nobody spoke of, are looked for this often. */
const LOOK_MS = 1_000;

export class Lane {
  readonly #options: LaneOptions;
  readonly #attending = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #wakeAt = Number.POSITIVE_INFINITY;
  #leasing = false;
  #again = false;
  #crowded = false;
  #closed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** Others wait for a place. */
  get crowded(): boolean {
    return this.#crowded;
  }

  get size(): number {
    return this.#attending.size;
  }

  /** Whether somebody is at work at a table: what they hold of it must stay the one in memory. */
  attends(table: string): boolean {
    return this.#attending.has(table);
  }

  start(): void {
    this.wake(this.#options.now() + LOOK_MS);
  }

  /** There may be something to do at that time. */
  wake(at: number): void {
    if (this.#closed || at >= this.#wakeAt) return;
    clearTimeout(this.#timer);
    this.#wakeAt = at;
    const wait = Math.min(Math.max(0, at - this.#options.now()), LOOK_MS);
    this.#timer = setTimeout(() => {
      this.#wakeAt = Number.POSITIVE_INFINITY;
      void this.#look();
    }, wait);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    if (this.#leasing) {
      this.#again = true;
      return;
    }
    this.#leasing = true;
    const { kind, atOnce, jobs, now, trouble } = this.#options;
    const free = atOnce - this.#attending.size;
    // Without a free place nobody knows who waits; whoever leaves one looks again.
    this.#crowded = true;
    try {
      if (free > 0) {
        const taken = await jobs.lease(kind, free);
        this.#crowded = taken.length === free;
        for (const job of taken) this.#take(job);
      }
    } catch (error) {
      trouble('jobs cannot be taken', error);
    }
    this.#leasing = false;
    const again = this.#again && free > 0;
    this.#again = false;
    this.wake(again ? now() : now() + LOOK_MS);
  }

  #take(job: Job): void {
    if (this.#closed) return;
    const before = this.#attending.get(job.table) ?? Promise.resolve();
    const work = before
      .then(() => this.#options.attend(job))
      .catch((error: unknown) => this.#options.trouble('a table could not be attended', error))
      .finally(() => {
        if (this.#attending.get(job.table) === work) this.#attending.delete(job.table);
        if (this.#crowded) this.wake(this.#options.now());
      });
    this.#attending.set(job.table, work);
  }

  /** Stops taking jobs, waits for those in hand, and gives back what is not finished. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const held = [...this.#attending.keys()];
    await Promise.allSettled(this.#attending.values());
    await this.#options.jobs.giveBack(this.#options.kind, held);
  }
}
