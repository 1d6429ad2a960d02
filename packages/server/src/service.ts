/** Everything a process does with tables, without the ways in: storage, tables, bots, jobs. */
import { randomBytes } from 'node:crypto';
import { threadOf } from '@orrery/bots/node';
import { BotPool, type StartWorker } from '@orrery/bots/workers';
import type { Config } from './config.ts';
import { newControlToken } from './control.ts';
import { Reviewer } from './jobs/reviewer.ts';
import { JobRunner } from './jobs/runner.ts';
import { Limits } from './limits.ts';
import { mostConnections } from './live/allowed.ts';
import { SharedCounts } from './live/shared-counts.ts';
import { Metrics } from './metrics.ts';
import { Hearing } from './notifications/hearing.ts';
import { natsNotifications } from './notifications/nats.ts';
import { type News, type Notifications, nobodyElse } from './notifications/notifications.ts';
import { postgresNotifications } from './notifications/postgres.ts';
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
import { ReviewStore } from './storage/reviews.ts';
import { SnapshotStore } from './storage/snapshots.ts';
import { Engines } from './tables/engines.ts';
import { Lobby } from './tables/lobby.ts';
import { Opening } from './tables/opening.ts';
import { Overlooked } from './tables/overlooked.ts';
import { Past } from './tables/past.ts';
import { Presence } from './tables/presence.ts';
import { Tables } from './tables/tables.ts';

export interface Service {
  readonly database: Database;
  readonly people: People;
  readonly tables: Tables;
  readonly past: Past;
  readonly reviewer: Reviewer;
  readonly limits: Limits;
  readonly engines: Engines;
  readonly chat: ChatStore;
  readonly presence: Presence;
  /** People with an open connection: their sign of life is noted every minute. */
  readonly connected: Set<string>;
  /** How many connections people and addresses have, over all processes. */
  readonly connections: SharedCounts;
  /** Tells other processes. */
  readonly tell: (news: News) => void;
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
  /** Other workers for bots, for tests of bots that fail. */
  readonly startBots?: StartWorker;
  /** Rules by game beyond which nothing is known, for tests of upgrades. */
  readonly newestRules?: Readonly<Record<string, number>>;
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

/** Nobody else on an embedded database; else PostgreSQL's own notifications, or a message system where one is named. */
async function openNotifications(
  { databaseUrl, natsUrl }: Config,
  { query }: Database,
  process: string,
  trouble: ServiceOptions['trouble'],
): Promise<Notifications> {
  if (databaseUrl === undefined) return nobodyElse;
  if (natsUrl !== undefined) return natsNotifications({ address: natsUrl, process, trouble });
  return postgresNotifications({ address: databaseUrl, query, process, trouble });
}

/** So many parts of news go into one letter of any kind of notification. */
const PORTION = 64;

function inPortions<T>(list: readonly T[], tell: (portion: readonly T[]) => void): void {
  for (let i = 0; i < list.length; i += PORTION) tell(list.slice(i, i + PORTION));
}

/** The database, brought up to date, and the way to other processes that use it. */
async function openShared(
  config: Config,
  process: string,
  metrics: Metrics,
  trouble: ServiceOptions['trouble'],
): Promise<{ database: Database; notifications: Notifications }> {
  const database = metrics.timed(await openDatabase(config, trouble));
  try {
    await migrate(database);
    return { database, notifications: await openNotifications(config, database, process, trouble) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export async function openService(config: Config, options: ServiceOptions): Promise<Service> {
  const { trouble, now = Date.now } = options;
  const metrics = new Metrics();
  const process = randomBytes(8).toString('hex');
  const { database, notifications } = await openShared(config, process, metrics, trouble);
  const tell = (news: News): void => notifications.tell(news);
  const log = options.logStore?.(database) ?? new LogStore(database);
  const jobs = new JobStore(database);
  const connected = new Set<string>();
  const connections = new SharedCounts({
    most: mostConnections,
    tell: (all) => inPortions(all, (counts) => tell({ about: 'connections', counts })),
    now,
  });
  const chat = new ChatStore(database);
  const people = new People(database);
  const engines = new Engines(options.newestRules);
  const limits = new Limits({
    on: config.rateLimits,
    now,
    refused: (what) => metrics.count('refusals', what),
    tell: (all) => inPortions(all, (taken) => tell({ about: 'taken', taken })),
  });
  const bots = new BotPool({
    start: options.startBots ?? threadOf(),
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
  const tables: Tables = new Tables({ ...stores, shared, botTables, now, due, tell, trouble });
  metrics.gauge('jobs_in_hand', 'Tables whose jobs this process has in hand.', () => runner.inHand);
  metrics.gauge('tables_in_memory', 'Tables that this process holds.', () => tables.inMemory);
  metrics.gauge('people_connected', 'People with an open connection.', () => connected.size);
  metrics.onScrape(async () => metrics.jobs(await jobs.waiting()));
  const past = new Past(log, engines);
  const reviews = new ReviewStore(database);
  const reviewer = new Reviewer({ jobs, reviews, bots, engines, tables: () => tables, now, trouble });
  const presence = new Presence({ database, process, tables: () => tables, tell, trouble });
  const overlooked = new Overlooked({
    log,
    followed: () => [...tables.all()].filter((live) => live.audience.size > 0),
    trouble,
  });
  const hearing = new Hearing({
    ...{ tables, people, chat, presence, limits, lobby, connections, trouble },
    isAttended: (table) => runner.attends(table),
  });
  const heardOf = new Set<string>();
  const retention = new Retention({ database, tables: () => tables, keeping: config.keeping, now, trouble });
  const sweep = setInterval(() => tables.sweep((id) => runner.attends(id)), SWEEP_MS);
  const beat = setInterval(() => {
    const there = new Set([...connected, ...heardOf]);
    heardOf.clear();
    const alive = Promise.all([presence.beat(), people.saw([...there], now())]);
    alive.catch((error: unknown) => trouble('signs of life cannot be noted', error));
  }, BEAT_MS);
  sweep.unref();
  beat.unref();
  const service: Service = {
    database,
    people,
    tables,
    past,
    reviewer,
    limits,
    engines,
    chat,
    presence,
    connected,
    connections,
    tell,
    heardOf,
    now,
    controlToken: newControlToken(),
    metrics,
    async close() {
      hearing.close();
      overlooked.close();
      connections.close();
      clearInterval(sweep);
      clearInterval(beat);
      retention.close();
      metrics.close();
      await Promise.allSettled([bots.close(), runner.close(), reviewer.close(), presence.close()]);
      await notifications.close();
      await database.close();
    },
  };
  await notifications.listen(hearing);
  runner.start();
  reviewer.start();
  retention.start();
  if (shared) overlooked.start();
  return service;
}
