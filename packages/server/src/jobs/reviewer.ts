/**
 * Reviews finished games for whoever wants one. A review is a job that any process may take; what is made of it is stored
 * on the way, and a process that dies or ends leaves it to another, which begins anew: nothing but time is lost.
 */
import { hasAdvice } from '@orrery/bots';
import { isDone, REVIEW_EDITION, type Review, review } from '@orrery/bots/review';
import type { BotPool } from '@orrery/bots/workers';
import type { Job, JobStore } from '../storage/jobs.ts';
import type { ReviewStore } from '../storage/reviews.ts';
import type { Engines } from '../tables/engines.ts';
import { recordOf } from '../tables/logged-table.ts';
import type { Tables } from '../tables/tables.ts';
import { Lane } from './lane.ts';

interface ReviewerOptions {
  readonly jobs: JobStore;
  readonly reviews: ReviewStore;
  readonly bots: BotPool;
  readonly engines: Engines;
  readonly tables: () => Tables;
  now(): number;
  trouble(what: string, error: unknown): void;
}

/** One at a time, so that bots at tables keep their threads. */
const AT_ONCE = 1;
/** What all decisions of a game together may take. */
const MILLISECONDS = 18_000;
/** What has been made is stored this often. */
const STORE_MS = 1_000;

export class Reviewer {
  readonly #options: ReviewerOptions;
  readonly #lane: Lane;
  readonly #stop = new AbortController();

  constructor(options: ReviewerOptions) {
    this.#options = options;
    const { jobs, now, trouble } = options;
    const attend = (job: Job): Promise<void> => this.#attend(job);
    this.#lane = new Lane({ kind: 'review', atOnce: AT_ONCE, attend, jobs, now, trouble });
  }

  start(): void {
    this.#lane.start();
  }

  /** The review of a table as far as it is made. One by an earlier program counts as none. */
  async read(table: string): Promise<Review | undefined> {
    const found = await this.#options.reviews.read(table);
    return found?.edition === REVIEW_EDITION ? found : undefined;
  }

  /** Has a review made, unless there is one or somebody is at it. */
  async order(table: string): Promise<Review | undefined> {
    const found = await this.read(table);
    if (found !== undefined && isDone(found)) return found;
    await this.#options.jobs.appoint('review', table);
    this.#lane.wake(this.#options.now());
    return found;
  }

  async #attend(job: Job): Promise<void> {
    const { jobs, trouble } = this.#options;
    try {
      await this.#review(job);
    } catch (error) {
      // A game that cannot be reviewed now is not tried again and again; whoever wants it asks anew.
      trouble('a game could not be reviewed', error);
    }
    if (!this.#stop.signal.aborted) await jobs.release('review', job, undefined);
  }

  async #review(job: Job): Promise<void> {
    const { jobs, reviews, engines, bots, tables, now } = this.#options;
    const logged = await tables().logged(job.table);
    const record = logged === undefined ? undefined : recordOf(logged);
    if (logged === undefined || record === undefined || !hasAdvice(record.game)) return;
    const { game } = await engines.forTable(logged.settings);
    const { signal } = this.#stop;
    let stored = 0;
    for await (const sofar of review(game, record, { pool: bots, milliseconds: MILLISECONDS, signal })) {
      if (!isDone(sofar) && now() - stored < STORE_MS) continue;
      stored = now();
      await reviews.store(job.table, sofar);
      await jobs.keep('review', job);
    }
  }

  /** Stops, and leaves what is not finished to others. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#lane.close();
  }
}
