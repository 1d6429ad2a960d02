/**
 * What makes the database, in order. A migration that has been released is never changed; a new one is added.
 *
 * - `people`, with the last sign of life; the code that brings them back is kept as its hash only.
 * - `sessions`: the browsers in which somebody is known. The cookie's secret is kept as its hash only, and apart from the
 *   public id.
 * - `log`: the truth, what happened at each table, numbered from 1. Rows are only ever added, each after the one whose
 *   `stamp` was known.
 * - `tables`: one row per table with what the lists need; everything in it follows from the log. `n` is the length of the
 *   log, `since` when the status changed; the lists are in its order.
 * - `members`: who sits at which table.
 * - `jobs`: tables that need attention without anybody asking: for a `clock` or policies, or for `bots`, whose turns are
 *   shared out between those for `whose` tables they think; and finished games of which a `review` is wanted. Whoever took one has until `leased_until`; afterwards anybody
 *   may take it.
 * - `policies`: what seats leave to be answered by itself. Not in the log: others must not even see that it is there.
 * - `snapshots`: tables as they were after some row, so that a long log need not be played from its beginning. They may
 *   be deleted at any time.
 * - `reviews`: finished games looked at again by a bot, as far as it is. They may be deleted at any time.
 * - `chat`.
 * - `presence`: which seats each process has connections for, where there are several processes.
 */
import type { Database } from './database.ts';

interface Migration {
  readonly id: number;
  readonly sql: readonly string[];
}

const migrations: readonly Migration[] = [
  {
    id: 1,
    sql: [
      `create table people (id text primary key, name text not null, secret_hash text not null unique,
        created bigint not null, seen bigint not null)`,
      // Every move changes a row of this table: room on each page keeps that cheap.
      `create table tables (id text primary key, game text not null, status text not null,
        visibility text not null, n integer not null, since bigint not null, updated bigint not null,
        deciding jsonb not null, summary jsonb not null) with (fillfactor = 60)`,
      'create index tables_listed on tables (status, visibility, since)',
      'create index tables_since on tables (status, since)',
      'create table members (person text not null, table_id text not null, primary key (person, table_id))',
      'create index members_table on members (table_id)',
      `create table log (table_id text not null, n integer not null, at bigint not null, entry jsonb not null,
        primary key (table_id, n))`,
      `create table jobs (table_id text primary key, due bigint not null, leased_until bigint not null)
        with (fillfactor = 60)`,
      'create index jobs_due on jobs (due)',
      `create table policies (table_id text not null, seat integer not null, list jsonb not null,
        primary key (table_id, seat))`,
      `create table chat (id serial primary key, table_id text not null, person text not null, name text not null,
        seat integer, at bigint not null, text text not null)`,
      'create index chat_table on chat (table_id, id)',
      `create table presence (table_id text not null, process text not null, seats jsonb not null,
        spectators integer not null, seen bigint not null, primary key (table_id, process))`,
    ],
  },
  {
    // One person in several browsers, and a code that brings them into another one.
    id: 2,
    sql: [
      'create table sessions (secret_hash text primary key, person text not null, created bigint not null)',
      'create index sessions_person on sessions (person)',
      'insert into sessions (secret_hash, person, created) select secret_hash, id, created from people',
      'alter table people drop column secret_hash',
      'alter table people add column code_hash text unique, add column code_made bigint',
    ],
  },
  {
    // A log that lost its end, as at a failover to a replica that was behind, must not be continued as another game.
    id: 3,
    sql: ["alter table log add column stamp text not null default ''"],
  },
  {
    // Clocks do not wait for bots, and nobody's bots for those of others. Whoever finds nothing to do ends a job.
    id: 4,
    sql: [
      `alter table jobs add column kind text not null default 'clock', add column whose text not null default '',
        drop constraint jobs_pkey, add primary key (table_id, kind)`,
      "insert into jobs (table_id, kind, due, leased_until) select table_id, 'bots', due, 0 from jobs",
      'drop index jobs_due',
      'create index jobs_due on jobs (kind, due)',
    ],
  },
  {
    id: 5,
    sql: [
      `create table snapshots (table_id text primary key, n integer not null, stamp text not null,
        program text not null, settings jsonb not null, value text not null)`,
    ],
  },
  {
    id: 6,
    sql: ['create table reviews (table_id text primary key, review jsonb not null)'],
  },
];

/** The last migration that this program knows. */
export const newestMigration = migrations[migrations.length - 1]?.id ?? 0;

/** Held while migrating, so that of many processes that start at once one migrates and the others wait. */
const MIGRATION_LOCK = 7_261_904;

/** Brings the database up to date, or to an earlier state. Several processes may call it at the same time. */
export async function migrate(database: Database, upTo = Number.POSITIVE_INFINITY): Promise<number> {
  return database.transaction(async (query) => {
    await query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await query(
      'create table if not exists migrations (id integer primary key, at timestamptz default now())',
    );
    const rows = await query<{ id: number }>('select id from migrations');
    const done = new Set(rows.map((row) => row.id));
    const newest = Math.max(0, ...done);
    if (newest > newestMigration)
      throw new Error(
        `The database is of a newer version (${newest}) than this program (${newestMigration}).`,
      );
    const missing = migrations.filter(({ id }) => id <= upTo && !done.has(id));
    for (const { id, sql } of missing) {
      for (const statement of sql) await query(statement);
      await query('insert into migrations (id) values ($1)', [id]);
    }
    return missing.length;
  });
}
