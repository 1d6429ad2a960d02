/**
 * A table in the memory of this process. Commands come one after another; each is decided on the table as it is, stored
 * under the next number, and only then takes effect and is told. When another process has taken the number, its row is
 * read and the command decided anew.
 */
import { msg, type Seat } from '@orrery/kernel';
import type { ChatLine, Command, SeatPolicies } from '@orrery/protocol';
import type { News } from '../notifications/notifications.ts';
import type { JobKind, JobStore } from '../storage/jobs.ts';
import { type Append, type Appointment, DamagedLog, type LogStore, newStamp } from '../storage/log.ts';
import { membershipAfter } from './arrangement.ts';
import { Audience, type Follower } from './audience.ts';
import { type BotTurn, botTurns, isAsked } from './bot-turns.ts';
import {
  type Asker,
  answer,
  botAnswer,
  botsDue,
  clockDue,
  decide,
  expiry,
  type Given,
  type LogDecision,
  type Outside,
  type Reply,
  thinkingFor,
} from './decide.ts';
import type { Entry, Row } from './entry.ts';
import { TablePolicies } from './policies.ts';
import { summaryOf } from './position.ts';
import { advanced, type RowEffect, type Table, tableFrom } from './table.ts';

export interface TableContext {
  readonly log: LogStore;
  readonly jobs: JobStore;
  /** Other processes may write to the same tables. */
  readonly shared: boolean;
  now(): number;
  /** The table needs attention by itself. */
  due(table: string, at: number): void;
  /** A row was added to a table. */
  added(table: Table): void;
  /** Tells other processes. */
  tell(news: News): void;
  /** The table cannot be kept in memory any longer. */
  close(table: string): void;
  /** Is told of logs that are not what they were. */
  trouble(what: string, error: unknown): void;
}

/** The job that somebody has in hand while they add a row. */
type InHand = Partial<Readonly<Record<JobKind, number>>>;

/** After so many clashes in a row something is wrong. */
const TRIES = 100;

export class LiveTable {
  readonly #context: TableContext;
  readonly audience = new Audience();
  #table: Table;
  readonly #policies: TablePolicies;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** Something may have happened that this process has not read. */
  #stale = false;
  /** A row was to be stored, and nobody knows whether it was: other processes may not have heard of it. */
  #uncertain = false;
  /** The jobs that storage has for this table, as far as is known. */
  #jobs: ReadonlySet<JobKind> = new Set(['clock', 'bots']);
  /** Questions that bots think about, each with what is to be done when it has gone. */
  readonly #thoughtAbout = new Map<BotTurn, () => void>();
  lastUsed: number;

  constructor(context: TableContext, table: Table, policies: ReadonlyMap<Seat, SeatPolicies>) {
    this.#context = context;
    this.#table = table;
    this.#policies = new TablePolicies(policies);
    this.lastUsed = context.now();
  }

  get table(): Table {
    return this.#table;
  }

  /** True when nobody follows it and nothing is under way. */
  get idle(): boolean {
    return this.audience.size === 0 && this.#waiting === 0;
  }

  policiesOf(seat: Seat): SeatPolicies | undefined {
    return this.#policies.bySeat.get(seat);
  }

  /** Does things one after another. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.lastUsed = this.#context.now();
    return this.#afterOthers(work);
  }

  /** The same for what comes from elsewhere, and is no reason to keep the table. */
  #afterOthers<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#queue.then(work);
    this.#queue = result
      .catch(() => undefined)
      .then(() => {
        this.#waiting -= 1;
      });
    return result;
  }

  /**
   * Reads what others have written, and tells it on. False where the log is no longer the one that was known: its end was
   * lost, or others wrote another one. What the log says now counts.
   */
  async #readOn(): Promise<boolean> {
    const { id, n, stamp } = this.#table;
    const [last, ...rows] = await this.#guarded(() => this.#context.log.read(id, n - 1));
    if (last?.stamp !== stamp) {
      await this.#reload();
      return false;
    }
    this.#stale = false;
    if (rows.length > 0) this.#continue(rows);
    if (this.#uncertain) this.#context.tell({ about: 'row', table: id, n: this.#table.n, after: '' });
    this.#uncertain = false;
    return true;
  }

  #continue(rows: readonly Row[]): void {
    const effects: RowEffect[] = [];
    for (const row of rows) {
      const next = advanced(this.#table, row);
      this.#table = next.table;
      effects.push(next.effect);
    }
    this.#jobs = new Set(['clock', 'bots']);
    this.audience.tell(this.#table, this.#policies.bySeat, effects);
    this.#tellThinkers();
  }

  /** Takes the log as it is now for the truth, and shows everybody the table that follows from it. */
  async #reload(): Promise<void> {
    const { id, n, engine } = this.#table;
    const effects: RowEffect[] = [];
    this.#table = await this.#guarded(async () => {
      const rows = await this.#context.log.read(id);
      if (rows.length === 0) throw new DamagedLog(id, 1);
      return tableFrom(id, engine, rows, (_, effect) => effects.push(effect));
    });
    this.#stale = false;
    this.#jobs = new Set(['clock', 'bots']);
    this.#context.trouble(`table ${id} was set back from ${n} to ${this.#table.n}`, new DamagedLog(id, n));
    this.audience.startAnew(this.#table, this.#policies.bySeat, effects);
    this.#tellThinkers();
    this.#callAttention();
  }

  /** Closes the table where its log is found to be damaged. */
  async #guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DamagedLog)) throw error;
      this.#stale = true;
      this.#context.trouble('a table is closed', error);
      this.#context.close(this.#table.id);
      this.audience.end(msg('server.error.damaged'));
      throw error;
    }
  }

  /** Another process has added a row. Where it is the next one, it need not be read. */
  heardRow({ n, after, row }: News & { about: 'row' }): Promise<void> {
    return this.#afterOthers(async () => {
      const isNext = row !== undefined && n === this.#table.n + 1 && after === this.#table.stamp;
      if (isNext && !this.#stale) this.#continue([row]);
      else if (n > this.#table.n || this.#stale) await this.#readOn();
    });
  }

  /** Something may have happened of which nothing was heard. */
  catchUp(): Promise<void> {
    this.#stale = true;
    return this.#inTurn(async () => {
      if (this.#stale) await this.#readOn();
    });
  }

  /** The table as it is now, also where other processes write. */
  fresh(atLeast = Number.POSITIVE_INFINITY): Promise<Table> {
    if (!this.#stale && (!this.#context.shared || this.#table.n >= atLeast))
      return Promise.resolve(this.#table);
    return this.#inTurn(async () => {
      await this.#readOn();
      return this.#table;
    });
  }

  /**
   * Lets somebody follow. They are told what happened since they looked last; where that is long ago it is read outside
   * the queue, so that nobody at the table waits for it.
   */
  async follow(
    follower: Follower,
    after: number | undefined,
    read: (after: number) => Promise<readonly RowEffect[]>,
  ): Promise<void> {
    // The table stays in memory meanwhile.
    this.#waiting += 1;
    try {
      let missing = await this.#followFrom(follower, after, []);
      while (missing !== undefined) missing = await this.#followFrom(follower, after, await read(missing));
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Adds a follower if all that they missed is known; else gives the number after which it must be read. */
  #followFrom(
    follower: Follower,
    after: number | undefined,
    known: readonly RowEffect[],
  ): Promise<number | undefined> {
    return this.#inTurn(async () => {
      if (this.#stale || this.#context.shared) await this.#readOn();
      const table = this.#table;
      // Whoever has seen more than there is has seen another log.
      const anew = after !== undefined && after > table.n;
      const from = anew ? 0 : (after ?? table.n);
      const read = known.filter(({ row }) => row.n <= table.n);
      const recent = this.audience.since(read.at(-1)?.row.n ?? from, table);
      if (recent === undefined) return from;
      this.audience.add(follower, table, this.#policies.bySeat, { effects: [...read, ...recent], anew });
      return undefined;
    });
  }

  /** Carries out a command, or gives back what has to be done outside the log. */
  command(asker: Asker, command: Command): Promise<Reply | Outside> {
    return this.#submit((table) => decide(table, command, asker), {});
  }

  /** A bot's answer, or that of a spare in its place; refused without harm when the question has gone. */
  botAnswer(turn: BotTurn, given: Given, leasedUntil: number): Promise<Reply> {
    const decideOn = (table: Table): LogDecision =>
      isAsked(table, turn)
        ? botAnswer(table, turn.seat, given)
        : { refusal: msg('server.refusal.notPlaying') };
    return this.#submit<never>(decideOn, { bots: leasedUntil });
  }

  /** Adds an entry that needs no decision, if it is still wanted. */
  add(wanted: (table: Table) => Entry | undefined): Promise<Reply> {
    return this.#submit<never>((table) => {
      const entry = wanted(table);
      return entry === undefined ? { refusal: msg('server.refusal.notPlaying') } : { entry };
    }, {});
  }

  #submit<O extends Outside>(
    decideOn: (table: Table) => LogDecision | O,
    inHand: InHand,
  ): Promise<Reply | O> {
    return this.#inTurn(async () => {
      // Whoever decided on what they saw must see first what is there now.
      const setBack: Reply = { refusal: msg('server.refusal.setBack') };
      if (this.#stale && !(await this.#readOn())) return setBack;
      // A refusal by a table that may be behind counts only after reading on.
      let current = !this.#context.shared;
      for (let tries = 0; tries < TRIES; tries++) {
        const decision = decideOn(this.#table);
        if ('known' in decision) return { done: decision.known };
        if ('outside' in decision) return decision;
        if ('refusal' in decision) {
          if (current) return decision;
          if (!(await this.#readOn())) return setBack;
          current = true;
        } else if (await this.#store(decision.entry, inHand)) {
          const notGiven = decision.entry.do === 'answered' ? decision.entry.notGiven : undefined;
          return { done: notGiven === undefined ? { n: this.#table.n } : { n: this.#table.n, notGiven } };
        } else {
          if (!(await this.#readOn())) return setBack;
          current = true;
        }
      }
      return { refusal: msg('server.refusal.busy') };
    });
  }

  /** Stores an entry under the next number; takes effect and is told only if that worked. */
  async #store(entry: Entry, inHand: InHand, extra: Pick<Append, 'policies'> = {}): Promise<boolean> {
    const before = this.#table;
    const at = Math.max(this.#context.now(), before.at);
    const row: Row = { n: before.n + 1, at, entry, stamp: newStamp() };
    const { table, effect } = advanced(before, row);
    const appointments = this.#appointments(table, inHand);
    const statusChanged = table.status !== before.status;
    const plain = entry.do === 'answered' || entry.do === 'undone' || entry.do === 'redone';
    let added: boolean;
    try {
      added = await this.#context.log.append({
        table: table.id,
        row,
        after: before.stamp,
        deciding: table.deciding,
        ...(plain && !statusChanged ? {} : { summary: summaryOf(table), statusChanged }),
        appointments,
        ...membershipAfter(before, entry),
        ...extra,
      });
    } catch (error) {
      // It may have been stored all the same.
      this.#stale = true;
      this.#uncertain = true;
      throw error;
    }
    if (!added) return false;
    this.#tellRow(before, row);
    this.#table = table;
    this.#jobs = new Set(appointments.flatMap(({ kind, due }) => (due === undefined ? [] : [kind])));
    this.audience.tell(table, this.#policies.bySeat, [effect]);
    this.#tellThinkers();
    this.#context.added(table);
    for (const { due, leasedUntil } of appointments)
      if (due !== undefined && leasedUntil === 0) this.#context.due(table.id, due);
    return true;
  }

  /** Others are told the answers themselves, and read what is rare or holds secrets of the deal. */
  #tellRow({ id, stamp }: Table, row: Row): void {
    const news = { about: 'row', table: id, n: row.n, after: stamp } as const;
    this.#context.tell(row.entry.do === 'answered' ? { ...news, row } : news);
  }

  /** When a table needs attention next, of either kind; and what it needed before and does no more. */
  #appointments(table: Table, inHand: InHand): readonly Appointment[] {
    const due = { clock: clockDue(table, this.#policies.speak(table)), bots: botsDue(table) };
    const whose = thinkingFor(table);
    return (['clock', 'bots'] as const).flatMap((kind) => {
      const at = due[kind];
      if (at === undefined && !this.#jobs.has(kind)) return [];
      // What is due only later, as when a clock runs out, is for whoever comes first then.
      const leasedUntil = at === undefined || at > table.at ? 0 : (inHand[kind] ?? 0);
      return [{ kind, due: at, leasedUntil, whose }];
    });
  }

  #callAttention(): void {
    for (const { due } of this.#appointments(this.#table, {}))
      if (due !== undefined) this.#context.due(this.#table.id, due);
  }

  /** The questions that wait for bots now. */
  botTurns(): Promise<readonly BotTurn[]> {
    return this.#inTurn(async () => {
      if (this.#stale || this.#context.shared) await this.#readOn();
      return botTurns(this.#table);
    });
  }

  /** Does what the table needs by itself, short of thinking: clocks and policies. */
  attend(leasedUntil: number): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#stale || this.#context.shared) {
        await this.#readOn();
        await this.#readPolicies();
      }
      for (let tries = 0; tries < TRIES; tries++) {
        const expired = expiry(this.#table, this.#context.now());
        const stored =
          expired !== undefined
            ? await this.#store(expired, { clock: leasedUntil })
            : await this.#police(leasedUntil);
        if (stored === undefined) break;
        if (!stored) await this.#readOn();
      }
    });
  }

  /** Lets the first policy that has something to say speak. Undefined when none has. */
  async #police(leasedUntil: number): Promise<boolean | undefined> {
    const table = this.#table;
    if (table.status !== 'playing' || table.paused) return undefined;
    for (const { seat, given, result } of this.#policies.said(table)) {
      const decision =
        result.answer === undefined ? undefined : answer(table, seat, [result.answer], 'policy');
      if (decision !== undefined && 'entry' in decision) {
        this.#policies.put(seat, result.policies);
        const list = result.policies;
        const stored = await this.#store(
          decision.entry,
          { clock: leasedUntil },
          { policies: { seat, list } },
        );
        if (!stored) this.#policies.put(seat, given);
        return stored;
      }
      await this.#context.jobs.policies(table.id, seat, result.policies, false);
      this.#context.tell({ about: 'policies', table: table.id });
      this.#policies.put(seat, result.policies);
      this.audience.tellPolicies(table, this.#policies.bySeat, seat);
    }
    return undefined;
  }

  /** Whether a bot's question still waits for its answer. */
  isAsked(turn: BotTurn): boolean {
    return isAsked(this.#table, turn);
  }

  /** Has something done, once, as soon as a bot's question no longer waits for its answer. */
  whenGone(turn: BotTurn, gone: () => void): { end(): void } {
    this.#thoughtAbout.set(turn, gone);
    return { end: () => this.#thoughtAbout.delete(turn) };
  }

  #tellThinkers(): void {
    for (const [turn, gone] of this.#thoughtAbout) {
      if (this.isAsked(turn)) continue;
      this.#thoughtAbout.delete(turn);
      gone();
    }
  }

  /** When the table next needs attention of a kind, by what this process knows. */
  due(kind: JobKind): number | undefined {
    return kind === 'bots' ? botsDue(this.#table) : clockDue(this.#table, this.#policies.speak(this.#table));
  }

  /** What storage must hold for a table that is new to it. */
  get firstAppointments(): readonly Appointment[] {
    return this.#appointments(this.#table, {});
  }

  async #readPolicies(): Promise<void> {
    const rows = await this.#context.jobs.readPolicies(this.#table.id);
    for (const seat of this.#policies.read(rows))
      this.audience.tellPolicies(this.#table, this.#policies.bySeat, seat);
  }

  heardPolicies(): Promise<void> {
    return this.#afterOthers(() => this.#readPolicies());
  }

  setPolicies(seat: Seat, policies: SeatPolicies['policies']): Promise<Reply> {
    return this.#inTurn(async () => {
      const table = this.#table;
      const list = { policies, dropped: [] };
      await this.#context.jobs.policies(table.id, seat, list, true);
      this.#context.tell({ about: 'policies', table: table.id });
      this.#policies.put(seat, list);
      this.audience.tellPolicies(table, this.#policies.bySeat, seat);
      this.#context.due(table.id, table.at);
      return { done: { n: table.n } };
    });
  }

  say(line: ChatLine): void {
    this.audience.say(this.#table.id, line);
  }
}
