/** All tables: those in memory, and the way to those in storage. */
import { type Message, msg, type Seat } from '@orrery/kernel';
import type { ChatLine, Command, Person, SeatPolicies, TableCreated, TableRequest } from '@orrery/protocol';
import type { Limits } from '../limits.ts';
import type { News } from '../notifications/notifications.ts';
import type { ChatStore } from '../storage/chat.ts';
import type { JobStore } from '../storage/jobs.ts';
import { type Appointment, DamagedLog, type LogStore, newStamp } from '../storage/log.ts';
import { newSecret, type People, randomId } from '../storage/people.ts';
import { seatOf } from './arrangement.ts';
import { maySee, type OutsideLog, type Reply, start } from './decide.ts';
import type { Engine, Engines } from './engines.ts';
import type { Entry, Row, Settings } from './entry.ts';

import { LiveTable, type TableContext } from './live-table.ts';
import type { Lobby } from './lobby.ts';
import { type LoggedTable, loggedTable } from './logged-table.ts';
import type { Opening } from './opening.ts';
import { isPolicies } from './policies.ts';
import { summaryOf } from './position.ts';
import { checkRequest, newInvite, settingsOf } from './request.ts';
import { advanced, type Table, tableFrom } from './table.ts';

/** A table nobody looks at stays in memory for so long. */
const IDLE_MS = 30_000;
/** One that moves on in another process costs something with every row, and stays for less. */
const LEFT_MS = 5_000;
/** Neither a clock nor bots have anything to do any more. */
const NONE: readonly Appointment[] = [
  { kind: 'clock', due: undefined },
  { kind: 'bots', due: undefined },
];
/** Away for so long counts as vanished. */
const VANISHED_MS = 600_000;

interface TablesOptions {
  readonly log: LogStore;
  readonly jobs: JobStore;
  readonly chat: ChatStore;
  readonly people: People;
  readonly engines: Engines;
  readonly opening: Opening;
  readonly limits: Limits;
  readonly lobby: Lobby;
  readonly shared: boolean;
  /** At how many tables with bots somebody may play at a time, and how many they do. */
  readonly botTables: { readonly most: number; running(person: string): Promise<number> };
  now(): number;
  due(table: string, at: number): void;
  /** Tells other processes. */
  tell(news: News): void;
  trouble(what: string, error: unknown): void;
}

export class Tables {
  readonly #options: TablesOptions;
  readonly #context: TableContext;
  readonly #open = new Map<string, Promise<LiveTable | undefined>>();
  readonly #live = new Map<string, LiveTable>();

  constructor(options: TablesOptions) {
    this.#options = options;
    const { log, jobs, shared } = options;
    this.#context = {
      log,
      jobs,
      shared,
      now: () => options.now(),
      due: (table, at) => options.due(table, at),
      added: (table) => options.opening.added(table),
      tell: (news) => options.tell(news),
      close: (table) => this.#forget(table),
      trouble: (what, error) => options.trouble(what, error),
    };
  }

  get inMemory(): number {
    return this.#live.size;
  }

  /** The table in memory, if it is there. */
  loaded(id: string): LiveTable | undefined {
    return this.#live.get(id);
  }

  all(): IterableIterator<LiveTable> {
    return this.#live.values();
  }

  /** The table, from storage if need be; undefined when there is none of that id. */
  find(id: string): Promise<LiveTable | undefined> {
    const open = this.#open.get(id);
    if (open !== undefined) {
      const live = this.#live.get(id);
      if (live !== undefined) live.lastUsed = this.#options.now();
      return open;
    }
    const loading = this.#load(id);
    this.#open.set(id, loading);
    loading.then(
      (table) => {
        if (table === undefined) this.#open.delete(id);
      },
      () => this.#open.delete(id),
    );
    return loading;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const [table, stored] = await Promise.all([
      this.#options.opening.open(id),
      this.#options.jobs.readPolicies(id),
    ]);
    if (table === undefined) return undefined;
    const policies = new Map<Seat, SeatPolicies>();
    for (const { seat, list } of stored) if (isPolicies(list)) policies.set(seat, list);
    return this.#keep(new LiveTable(this.#context, table, policies));
  }

  #keep(live: LiveTable): LiveTable {
    this.#live.set(live.table.id, live);
    return live;
  }

  #forget(id: string): void {
    this.#live.delete(id);
    this.#open.delete(id);
  }

  /** Forgets a table that others play and nobody has looked at from here for a while; false where it is needed. */
  letGo(live: LiveTable): boolean {
    if (!live.idle || live.lastUsed > this.#options.now() - LEFT_MS) return false;
    this.#forget(live.table.id);
    return true;
  }

  /** Forgets tables that nobody looks at and nobody attends; storage has them. */
  sweep(isAttended: (table: string) => boolean): void {
    const before = this.#options.now() - IDLE_MS;
    for (const [id, live] of this.#live)
      if (live.idle && live.lastUsed < before && !isAttended(id)) this.#forget(id);
  }

  /** What the log says about a game that is over without its rules; undefined when there is no such game. */
  async logged(id: string): Promise<LoggedTable | undefined> {
    const rows = await this.#options.log.read(id);
    const status = (await this.#options.log.summary(id))?.status;
    return rows.length > 0 && (status === 'finished' || status === 'cancelled')
      ? loggedTable(rows)
      : undefined;
  }

  /**
   * Ends a table that nobody can go on with for one of its players: one of earlier rules, or one whose log is damaged.
   * One of later rules is left alone, since a process that has them may play it.
   */
  async end(id: string, person: Person, invite: string | undefined): Promise<Reply> {
    try {
      return await this.#end(id, person, invite);
    } catch (error) {
      if (!(error instanceof DamagedLog)) throw error;
    }
    const summary = await this.#options.log.summary(id);
    if (summary === undefined || seatOf(summary, person.id) === null)
      return { refusal: msg('server.refusal.noTable') };
    await this.#options.log.abandon(id, this.#options.now());
    return { done: { n: 0 } };
  }

  async #end(id: string, person: Person, invite: string | undefined): Promise<Reply> {
    const { log, engines, now } = this.#options;
    const [rows, summary] = await Promise.all([log.read(id), log.summary(id)]);
    const last = rows[rows.length - 1];
    const table = rows.length === 0 ? undefined : loggedTable(rows);
    if (last === undefined || table === undefined || summary === undefined)
      return { refusal: msg('server.refusal.noTable') };
    const seat = seatOf(table, person.id);
    if (seat === null)
      return {
        refusal: msg(
          maySee(table, person.id, invite) ? 'server.refusal.notSeated' : 'server.refusal.noTable',
        ),
      };
    if (!engines.isOlder(table.settings.game, table.settings.rules))
      return { refusal: msg('server.refusal.goesOn') };
    if (summary.status === 'finished' || summary.status === 'cancelled')
      return { refusal: msg('server.refusal.notPlaying') };
    const at = Math.max(last.at, now());
    const row: Row = { n: last.n + 1, at, entry: { do: 'cancelled', seat }, stamp: newStamp() };
    const ended = { ...summary, status: 'cancelled' } as const;
    const change = { deciding: [], summary: ended, statusChanged: true, appointments: NONE };
    const added = await log.append({ table: id, row, after: last.stamp, ...change });
    if (!added) return { refusal: msg('server.refusal.busy') };
    this.#options.tell({ about: 'row', table: id, n: row.n, after: last.stamp });
    return { done: { n: row.n } };
  }

  /** Makes a table for somebody at an address. */
  async create(
    request: TableRequest,
    person: Person,
    address: string,
  ): Promise<TableCreated | { refusal: Message }> {
    const engine = await this.#options.engines.find(request.game);
    if (engine === undefined) return { refusal: msg('server.refusal.noGame', { game: request.game }) };
    const refusal = checkRequest(engine, request);
    if (refusal !== undefined) return { refusal };
    const bots = request.seats.some((seat) => seat.kind === 'bot');
    const tooMany = bots && request.start === true ? await this.#tooManyWithBots(person) : undefined;
    if (tooMany !== undefined) return { refusal: tooMany };
    const open = (request.visibility ?? 'open') === 'open' && request.start !== true;
    if (open && !(await this.#options.lobby.hasRoom(address, person.id)))
      return { refusal: msg('server.refusal.tooManyOpen') };
    const settings = settingsOf(engine, request);
    const entries: Entry[] = [{ do: 'created', settings, host: person.id }];
    const mine = request.seats.findIndex((seat) => seat.kind === 'person');
    request.seats.forEach((seat, i) => {
      if (seat.kind === 'bot') entries.push({ do: 'seated', seat: i, bot: seat.bot });
      else if (i === mine)
        entries.push({ do: 'seated', seat: i, person, nonce: request.nonce ?? newSecret() });
    });
    const live = await this.#store(engine, entries, request.start === true);
    if ('refusal' in live) return live;
    const { table } = live;
    if (open) {
      this.#options.lobby.add(address, table.id);
      this.#options.tell({ about: 'opened', address, table: table.id });
    }
    const invite = settings.visibility === 'open' ? null : settings.invite;
    return { id: table.id, n: table.n, invite };
  }

  /** Stores a new table with its first entries and keeps it in memory. */
  async #store(engine: Engine, entries: Entry[], begin: boolean): Promise<LiveTable | { refusal: Message }> {
    const { log } = this.#options;
    const id = randomId(10);
    const at = this.#options.now();
    const rows: Row[] = entries.map((entry, i) => ({ n: i + 1, at, entry, stamp: newStamp() }));
    let table = tableFrom(id, engine, rows);
    if (begin) {
      const decision = start(table);
      if (!('entry' in decision))
        return { refusal: 'refusal' in decision ? decision.refusal : msg('server.refusal.seatsOpen') };
      const row = { n: rows.length + 1, at, entry: decision.entry, stamp: newStamp() };
      rows.push(row);
      table = advanced(table, row).table;
    }
    const live = new LiveTable(this.#context, table, new Map());
    const appointments = live.firstAppointments;
    const people = table.seats.flatMap((seat) => (seat.person === null ? [] : [seat.person.id]));
    const append = { table: id, summary: summaryOf(table), deciding: table.deciding, appointments };
    await log.create(append, rows, people);
    this.#open.set(id, Promise.resolve(this.#keep(live)));
    for (const { due } of appointments) if (due !== undefined) this.#options.due(id, due);
    return live;
  }

  /** Bots think for everybody in turn: nobody lets them think at any number of tables. */
  async #tooManyWithBots({ id }: Person): Promise<Message | undefined> {
    const { most, running } = this.#options.botTables;
    return (await running(id)) < most ? undefined : msg('server.refusal.tooManyWithBots', { most });
  }

  /** Ends a table that has waited for people too long. */
  async expire(id: string): Promise<void> {
    const live = await this.find(id);
    await live?.add((table) => (table.status === 'waiting' ? { do: 'cancelled', seat: null } : undefined));
  }

  /** Carries out a person's command. */
  async command(live: LiveTable, person: Person, command: Command): Promise<Reply> {
    this.#options.limits.check('commands', person.id);
    this.#options.limits.check('atTable', live.table.id);
    const { seats } = live.table;
    if ((command.do === 'start' || command.do === 'return') && seats.some((one) => one.bot !== null)) {
      const tooMany = await this.#tooManyWithBots(person);
      if (tooMany !== undefined) return { refusal: tooMany };
    }
    const vanished = command.do === 'claim' ? await this.#vanished(live.table) : () => false;
    const submitted = await live.command({ person, nonce: newSecret(), vanished }, command);
    return 'outside' in submitted ? submitted.outside(this.#outsideLog(live, person)) : submitted;
  }

  #outsideLog(live: LiveTable, person: Person): OutsideLog {
    return {
      say: (text) => this.#say(live, person, text),
      setPolicies: (seat, policies) => live.setPolicies(seat, policies),
      rematch: (seat) => this.#rematch(live, person, seat),
    };
  }

  async #vanished(table: Table): Promise<(seat: Seat) => boolean> {
    const ids = table.seats.flatMap((seat) => (seat.person === null ? [] : [seat.person.id]));
    const seen = await this.#options.people.lastSeen(ids);
    const limit = this.#options.now() - VANISHED_MS;
    return (seat) => {
      const id = table.seats[seat]?.person?.id;
      return id !== undefined && (seen.get(id) ?? 0) < limit && table.at < limit;
    };
  }

  async #say(live: LiveTable, person: Person, text: string): Promise<Reply> {
    this.#options.limits.check('chat', person.id);
    this.#options.limits.check('chatAtTable', live.table.id);
    const { table } = live;
    const line: Omit<ChatLine, 'id'> = {
      at: this.#options.now(),
      person,
      seat: seatOf(table, person.id),
      text,
    };
    const said = await this.#options.chat.add(table.id, line);
    this.#options.tell({ about: 'chat', table: table.id, line: said.id });
    live.say(said);
    return { done: { n: table.n } };
  }

  /** The first who asks makes the new table; the others of the old one sit down at it. */
  async #rematch(live: LiveTable, person: Person, seat: Seat): Promise<Reply> {
    const table = await live.fresh();
    if (table.status !== 'finished') return { refusal: msg('server.refusal.notFinished') };
    if (table.rematch !== null) return this.#joinRematch(table, table.rematch, person);
    const { settings } = table;
    const deal = { secret: newSecret() };
    // What began with earlier rules is played again by those of today, if its options still go.
    const engine = (await this.#options.engines.find(settings.game)) ?? table.engine;
    const refusal = engine.game.checkSetup(settings.options, table.seats.length);
    if (refusal !== undefined) return { refusal };
    // The seats have turned since the table was made; everybody keeps their colour, and who was chosen to begin begins.
    const marks = table.seats.map((one) => one.mark);
    const first: Settings['first'] =
      settings.first.by === 'choice' ? { by: 'choice', seat: 0 } : settings.first;
    const rules = engine.game.version;
    const fresh: Settings = { ...settings, rules, marks, first, deal, invite: newInvite() };
    const entries: Entry[] = [{ do: 'created', settings: fresh, host: person.id }];
    table.seats.forEach((one, i) => {
      if (one.person === null && one.bot !== null) entries.push({ do: 'seated', seat: i, bot: one.bot });
    });
    entries.push({ do: 'seated', seat, person, nonce: newSecret() });
    const next = await this.#store(engine, entries, false);
    if ('refusal' in next) return next;
    const id = next.table.id;
    const reply = await live.add((now) =>
      now.rematch === null ? { do: 'rematched', seat, table: id } : undefined,
    );
    if ('done' in reply) return { done: { ...reply.done, table: id } };
    // Somebody else was quicker.
    await next.add(() => ({ do: 'cancelled', seat }));
    const { rematch } = live.table;
    return rematch === null ? reply : this.#joinRematch(live.table, rematch, person);
  }

  async #joinRematch(old: Table, id: string, person: Person): Promise<Reply> {
    const next = await this.find(id);
    if (next === undefined) return { refusal: msg('server.refusal.noTable') };
    if (seatOf(next.table, person.id) === null) {
      const seat = seatOf(old, person.id) ?? 0;
      const taken = next.table.seats[seat]?.person !== null || next.table.seats[seat]?.bot !== null;
      const { invite } = next.table;
      const reply = await this.command(next, person, { do: 'join', invite, ...(taken ? {} : { seat }) });
      if ('refusal' in reply) return reply;
    }
    return { done: { n: old.n, table: id } };
  }
}
