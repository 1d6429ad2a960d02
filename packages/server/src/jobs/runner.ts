/**
 * Looks after tables that need attention by themselves. Clocks that run out and policies take no time and wait for
 * nobody; bots think in turns that are shared out between people, and after each a table makes room for others.
 */
import { randomBytes } from 'node:crypto';
import type { Budget } from '@orrery/bots';
import type { BotPool } from '@orrery/bots/workers';
import { type Job, type JobKind, type JobStore, LEASE_MS } from '../storage/jobs.ts';
import { DamagedLog } from '../storage/log.ts';
import type { BotTurn } from '../tables/bot-turns.ts';
import type { Given } from '../tables/decide.ts';
import { UnknownRules } from '../tables/engines.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import { Lane } from './lane.ts';

interface RunnerOptions {
  readonly jobs: JobStore;
  readonly bots: BotPool;
  readonly budget: Budget;
  readonly tables: () => Tables;
  now(): number;
  /** Is told of bots whose answers are refused and of a database that does not answer. */
  trouble(what: string, error: unknown): void;
}

/** Tables whose clocks or policies are looked at at a time. */
const CLOCKS_AT_ONCE = 64;
/** Tables whose bots think at a time, beyond one for each thread: they store their answers while others think. */
const SPARE_TABLES = 2;
/** Tables whose rules this process does not have are left for so long: in an upgrade others have them, and people wait. */
const FOREIGN_MS = 5_000;

export class JobRunner {
  readonly #options: RunnerOptions;
  readonly #lanes: Readonly<Record<JobKind, Lane>>;
  /** Rules that were asked for in vain. */
  readonly #foreign = new Set<string>();
  #closed = false;

  constructor(options: RunnerOptions) {
    this.#options = options;
    const lane = (kind: JobKind, atOnce: number, attend: (job: Job) => Promise<void>): Lane =>
      new Lane({ kind, atOnce, attend, jobs: options.jobs, now: options.now, trouble: options.trouble });
    this.#lanes = {
      clock: lane('clock', CLOCKS_AT_ONCE, (job) => this.#attendClock(job)),
      bots: lane('bots', options.bots.workers + SPARE_TABLES, (job) => this.#attendBots(job)),
    };
  }

  start(): void {
    for (const lane of Object.values(this.#lanes)) lane.start();
  }

  /** Somebody appointed a job for that time. */
  due(at: number): void {
    for (const lane of Object.values(this.#lanes)) lane.wake(at);
  }

  /** Whether somebody is at work at a table. */
  attends(table: string): boolean {
    return Object.values(this.#lanes).some((lane) => lane.attends(table));
  }

  /** How many tables are attended now. */
  get inHand(): number {
    return Object.values(this.#lanes).reduce((sum, lane) => sum + lane.size, 0);
  }

  async #attendClock(job: Job): Promise<void> {
    const live = await this.#find('clock', job);
    if (live === undefined) return;
    const { n } = live.table;
    await live.attend(this.#lease());
    await this.#done('clock', job, live, n);
  }

  async #attendBots(job: Job): Promise<void> {
    const live = await this.#find('bots', job);
    if (live === undefined) return;
    const { n } = live.table;
    for (;;) {
      const turns = await live.botTurns();
      if (turns.length === 0 || this.#closed) break;
      const before = live.table.n;
      await Promise.all(turns.map((turn) => this.#play(live, turn)));
      // The job stays taken, so that it is tried again only when the lease ends.
      if (live.table.n === before && !this.#closed) throw new Error(`no bot of table ${job.table} answers`);
      if (this.#lanes.bots.crowded) {
        await this.#options.jobs.giveBack('bots', [job.table]);
        return;
      }
    }
    if (!this.#closed) await this.#done('bots', job, live, n);
  }

  /** A table that moved on has a new appointment or none, stored with the move. */
  async #done(kind: JobKind, job: Job, live: LiveTable, n: number): Promise<void> {
    const due = live.due(kind);
    if (live.table.n === n) await this.#options.jobs.release(kind, job, due);
    if (due !== undefined) this.#lanes[kind].wake(due);
  }

  /** The table of a job; undefined where there is nothing that this process could do for it. */
  async #find(kind: JobKind, job: Job): Promise<LiveTable | undefined> {
    const { jobs, tables, now, trouble } = this.#options;
    try {
      const live = await tables().find(job.table);
      if (live === undefined) await jobs.release(kind, job, undefined);
      return live;
    } catch (error) {
      if (error instanceof DamagedLog) await jobs.release(kind, job, undefined);
      if (!(error instanceof UnknownRules)) throw error;
      // A process of another version may have these rules, now or later.
      if (!this.#foreign.has(error.message)) trouble('tables of other rules are left alone', error);
      this.#foreign.add(error.message);
      await jobs.release(kind, job, now() + FOREIGN_MS);
      return undefined;
    }
  }

  #lease(): number {
    return this.#options.now() + LEASE_MS;
  }

  async #play(live: LiveTable, turn: BotTurn): Promise<void> {
    const given = await this.#think(live, turn);
    if (given.answer === undefined || this.#closed) return;
    const reply = await live.botAnswer(turn, given, this.#lease());
    // Where the table has moved on meanwhile, the bot is asked again if it still must answer.
    if ('refusal' in reply && live.isAsked(turn))
      this.#options.trouble('a bot gave a refused answer', reply.refusal);
  }

  /** The bot's answer or a spare's; undefined when the question has gone before one was found. */
  async #think(live: LiveTable, turn: BotTurn): Promise<Given> {
    const { bots, budget } = this.#options;
    const { game, rules, bot, view, seat } = turn;
    const search = new AbortController();
    const watched = live.whenGone(turn, () => search.abort());
    try {
      const seed = randomBytes(32).toString('hex');
      const asked = { game, rules, bot, view, seat, budget, seed };
      let spare: string | undefined;
      const answer = await bots.think(asked, search.signal, (replaced) => {
        spare = replaced.spare;
      });
      return { answer, spare };
    } finally {
      watched.end();
    }
  }

  /** Stops taking jobs, waits for those in hand, and gives back what is not finished, for others to take up. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(Object.values(this.#lanes).map((lane) => lane.close()));
  }
}
