/** Everything a process does with tables, without the ways in: storage, tables, bots, jobs. */
import { randomBytes } from 'node:crypto';
import { threadOf } from '@orrery/bots/node';
import { BotPool } from '@orrery/bots/workers';
import type { Config } from './config.ts';
import { newControlToken } from './control.ts';
import { JobRunner } from './jobs/runner.ts';
import { Limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { Retention } from './retention.ts';
import { ChatStore } from './storage/chat.ts';
import type { Database } from './storage/database.ts';
import { JobStore } from './storage/jobs.ts';
import { countBotTables } from './storage/lists.ts';
import { LogStore } from './storage/log.ts';
import { migrate } from './storage/migrations.ts';
import { People } from './storage/people.ts';
import { openPglite } from './storage/pglite.ts';
import { openPostgres } from './storage/postgres.ts';
import { SnapshotStore } from './storage/snapshots.ts';
import { Engines } from './tables/engines.ts';
import type { LiveTable } from './tables/live-table.ts';
import { Lobby } from './tables/lobby.ts';
import { Opening } from './tables/opening.ts';
import { Past } from './tables/past.ts';
import { Presence } from './tables/presence.ts';
import { Tables } from './tables/tables.ts';

export interface Service {
  readonly database: Database;
  readonly people: People;
  readonly tables: Tables;
  readonly past: Past;
  readonly limits: Limits;
  readonly engines: Engines;
  readonly chat: ChatStore;
  readonly presence: Presence;
  /** People with an open connection: their sign of life is noted every minute. */
  readonly connected: Map<string, number>;
  /** People who asked for something since this was noted last. */
  readonly heardOf: Set<string>;
  readonly now: () => number;
  /** What programs on this machine show that may read the data folder. */
  readonly controlToken: string;
  readonly metrics: Metrics;
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly trouble: (what: string, error: unknown) => void;
  /** Another clock, for tests. */
  readonly now?: () => number;
  /** Another log store, for tests that prove what they would find. */
  readonly logStore?: (database: Database) => LogStore;
}

const SWEEP_MS = 10_000;
const BEAT_MS = 30_000;

async function openDatabase(config: Config, trouble: ServiceOptions['trouble']): Promise<Database> {
  if (config.databaseUrl === undefined) return openPglite(config.dataFolder);
  return openPostgres(config.databaseUrl, {
    connections: config.connections,
    trouble: (error) => trouble('the database connection broke', error),
  });
}

/** Reads what another process said of a table: `table n`, `table policies`, `table chat id`, `table presence`. */
async function hear(service: Service, live: LiveTable, payload: string): Promise<void> {
  const [, what = '', number = ''] = payload.split(' ');
  if (what === 'policies') return live.heardPolicies();
  if (what === 'presence') return service.presence.heard(live);
  return what === 'chat' ? hearChat(service, live, Number(number) - 1) : live.heard(Number(what));
}

async function hearChat(service: Service, live: LiveTable, after: number): Promise<void> {
  for (const line of await service.chat.read(live.table.id, after)) live.say(line);
}

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/** News that cannot be read now must be read later: nothing else would tell those who wait for it. */
async function insist(
  read: () => Promise<unknown>,
  failed: (error: unknown) => void,
  wanted: () => boolean,
): Promise<void> {
  for (let wait = FIRST_RETRY_MS; wanted(); wait = Math.min(2 * wait, LAST_RETRY_MS))
    try {
      await read();
      return;
    } catch (error) {
      failed(error);
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
    }
}

/** Something may have been missed: reads on by number at every table in memory. */
async function catchUp(service: Service, live: LiveTable): Promise<void> {
  live.markStale();
  await live.heard(0);
  await live.heardPolicies();
  if (live.audience.lastLine > 0) await hearChat(service, live, live.audience.lastLine);
}

export async function openService(config: Config, options: ServiceOptions): Promise<Service> {
  const { trouble, now = Date.now } = options;
  const metrics = new Metrics();
  const database = metrics.timed(await openDatabase(config, trouble));
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  const log = options.logStore?.(database) ?? new LogStore(database);
  const jobs = new JobStore(database);
  const connected = new Map<string, number>();
  const chat = new ChatStore(database);
  const people = new People(database);
  const engines = new Engines();
  const limits = new Limits(config.rateLimits, now, (what) => metrics.count('refusals', what));
  const bots = new BotPool({
    start: threadOf(),
    workers: config.botThreads,
    report: ({ game, bot, why, text }) => trouble(`the bot ${bot} of ${game} gave no answer: ${why}`, text),
  });
  const budget = { milliseconds: config.botMilliseconds };
  const runner = new JobRunner({ jobs, bots, budget, tables: () => tables, now, trouble });
  const due = (_: string, at: number): void => runner.due(at);
  const botTables = {
    most: config.rateLimits ? config.botTables : Number.POSITIVE_INFINITY,
    running: (person: string) => countBotTables(database, person),
  };
  const { shared } = database;
  const opening = new Opening({ log, snapshots: new SnapshotStore(database), engines, trouble });
  const lobby = new Lobby(database, config.rateLimits);
  const stores = { lobby, log, jobs, chat, people, engines, opening, limits };
  const tables: Tables = new Tables({ ...stores, shared, botTables, now, due, trouble });
  metrics.gauge('jobs_in_hand', 'Tables whose jobs this process has in hand.', () => runner.inHand);
  metrics.gauge('tables_in_memory', 'Tables that this process holds.', () => tables.inMemory);
  metrics.gauge('people_connected', 'People with an open connection.', () => connected.size);
  metrics.onScrape(async () => metrics.jobs(await jobs.waiting()));
  const past = new Past(log, engines);
  const presence = new Presence(database, randomBytes(8).toString('hex'), () => tables, trouble);
  const heardOf = new Set<string>();
  const retention = new Retention({ database, tables: () => tables, keeping: config.keeping, now, trouble });
  const sweep = setInterval(() => tables.sweep((id) => runner.attends(id)), SWEEP_MS);
  const beat = setInterval(() => {
    const there = new Set([...connected.keys(), ...heardOf]);
    heardOf.clear();
    const alive = Promise.all([presence.beat(), people.saw([...there], now())]);
    alive.catch((error: unknown) => trouble('signs of life cannot be noted', error));
  }, BEAT_MS);
  sweep.unref();
  beat.unref();
  let closed = false;
  const service: Service = {
    database,
    people,
    tables,
    past,
    limits,
    engines,
    chat,
    presence,
    connected,
    heardOf,
    now,
    controlToken: newControlToken(),
    metrics,
    async close() {
      closed = true;
      clearInterval(sweep);
      clearInterval(beat);
      retention.close();
      metrics.close();
      await Promise.allSettled([bots.close(), runner.close(), presence.close()]);
      await database.close();
    },
  };
  const news = (live: LiveTable, read: () => Promise<void>): void => {
    const wanted = (): boolean => !closed && tables.loaded(live.table.id) === live;
    void insist(read, (error) => trouble('news cannot be read', error), wanted);
  };
  await database.listen({
    heard: (payload) => {
      if (people.heard(payload)) return;
      const live = tables.loaded(payload.split(' ', 1)[0] ?? '');
      if (live !== undefined) news(live, () => hear(service, live, payload));
    },
    reconnected: () => {
      people.forget();
      for (const live of tables.all()) news(live, () => catchUp(service, live));
    },
  });
  runner.start();
  retention.start();
  return service;
}
