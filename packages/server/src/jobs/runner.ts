/** Looks after tables that need attention by themselves: bots' turns, policies, clocks that run out. */
import { randomBytes } from 'node:crypto';
import type { Budget } from '@orrery/bots';
import type { BotPool } from '@orrery/bots/workers';
import type { Answer } from '@orrery/kernel';
import { type Job, type JobStore, LEASE_MS } from '../storage/jobs.ts';
import { DamagedLog } from '../storage/log.ts';
import type { BotTurn } from '../tables/bot-turns.ts';
import { UnknownRules } from '../tables/engines.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';

interface RunnerOptions {
  readonly jobs: JobStore;
  readonly bots: BotPool;
  readonly budget: Budget;
  readonly tables: () => Tables;
  now(): number;
  /** Is told of bots whose answers are refused and of a database that does not answer. */
  trouble(what: string, error: unknown): void;
}

/** At most so many tables are attended at a time. */
const AT_ONCE = 64;
/** Jobs that other processes left, or that nobody spoke of, are looked for this often. */
const LOOK_MS = 1_000;
/** Tables whose rules this process does not have are left for so long. */
const FOREIGN_MS = 30_000;

export class JobRunner {
  readonly #options: RunnerOptions;
  readonly #attending = new Map<string, Promise<void>>();
  /** Rules that were asked for in vain. */
  readonly #foreign = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #wakeAt = Number.POSITIVE_INFINITY;
  #leasing = false;
  #again = false;
  #closed = false;

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#wake(this.#options.now() + LOOK_MS);
  }

  /** Somebody appointed a job for that time. */
  due(at: number): void {
    this.#wake(at);
  }

  #wake(at: number): void {
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
    let found = 0;
    try {
      const free = AT_ONCE - this.#attending.size;
      if (free > 0) {
        const jobs = await this.#options.jobs.lease(free);
        found = jobs.length;
        for (const job of jobs) this.#take(job);
      }
    } catch (error) {
      this.#options.trouble('jobs cannot be taken', error);
    }
    this.#leasing = false;
    const now = this.#options.now();
    if (this.#again || found === AT_ONCE) {
      this.#again = false;
      this.#wake(now);
    } else this.#wake(now + LOOK_MS);
  }

  #take(job: Job): void {
    if (this.#closed) return;
    const before = this.#attending.get(job.table) ?? Promise.resolve();
    const work = before
      .then(() => this.#attend(job))
      .catch((error: unknown) => this.#options.trouble('a table could not be attended', error))
      .finally(() => {
        if (this.#attending.get(job.table) === work) this.#attending.delete(job.table);
      });
    this.#attending.set(job.table, work);
  }

  /** Whether somebody is at work at a table: what they hold of it must stay the one in memory. */
  attends(table: string): boolean {
    return this.#attending.has(table);
  }

  async #attend(job: Job): Promise<void> {
    const live = await this.#find(job);
    if (live === undefined) return;
    const { n } = live.table;
    for (;;) {
      const turns = await live.attend(this.#lease());
      if (turns.length === 0 || this.#closed) break;
      const before = live.table.n;
      await Promise.all(turns.map((turn) => this.#play(live, turn)));
      // The job stays taken, so that it is tried again only when the lease ends.
      if (live.table.n === before) throw new Error(`no bot of table ${job.table} answers`);
    }
    // A table that moved on has a new appointment or none, stored with the move.
    if (live.table.n === n) await this.#options.jobs.release(job, live.due);
    const { due } = live;
    if (due !== undefined) this.due(due);
  }

  /** The table of a job; undefined where there is nothing that this process could do for it. */
  async #find(job: Job): Promise<LiveTable | undefined> {
    const { jobs, tables, now, trouble } = this.#options;
    try {
      const live = await tables().find(job.table);
      if (live === undefined) await jobs.release(job, undefined);
      return live;
    } catch (error) {
      if (error instanceof DamagedLog) await jobs.release(job, undefined);
      if (!(error instanceof UnknownRules)) throw error;
      // A process of another version may have these rules, now or later.
      if (!this.#foreign.has(error.message)) trouble('tables of other rules are left alone', error);
      this.#foreign.add(error.message);
      await jobs.release(job, now() + FOREIGN_MS);
      return undefined;
    }
  }

  #lease(): number {
    return this.#options.now() + LEASE_MS;
  }

  async #play(live: LiveTable, turn: BotTurn): Promise<void> {
    const answer = await this.#think(live, turn);
    if (answer === undefined || this.#closed) return;
    const reply = await live.botAnswer(turn, answer, this.#lease());
    // Where the table has moved on meanwhile, the bot is asked again if it still must answer.
    if ('refusal' in reply && live.isAsked(turn))
      this.#options.trouble('a bot gave a refused answer', reply.refusal);
  }

  /** The bot's answer; undefined when the question has gone before it was found. */
  async #think(live: LiveTable, turn: BotTurn): Promise<Answer | undefined> {
    const { bots, budget } = this.#options;
    const { game, bot, view, seat } = turn;
    const search = new AbortController();
    const watched = live.whenGone(turn, () => search.abort());
    try {
      const seed = randomBytes(32).toString('hex');
      return await bots.think({ game, bot, view, seat, budget, seed }, search.signal);
    } finally {
      watched.end();
    }
  }

  /** Stops taking jobs and waits for those in hand; what is not finished is taken up by others. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await Promise.allSettled(this.#attending.values());
  }
}
