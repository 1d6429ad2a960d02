/** The database, as Drizzle knows it. The migrations beside it make exactly this; a test compares the two. */
import { bigint, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';

/** People. The code that brings them back is kept as its hash only. */
export const people = pgTable('people', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  created: bigint('created', { mode: 'number' }).notNull(),
  /** The last sign of life. */
  seen: bigint('seen', { mode: 'number' }).notNull(),
  codeHash: text('code_hash').unique(),
  codeMade: bigint('code_made', { mode: 'number' }),
});

/** The browsers in which somebody is known. The cookie's secret is kept as its hash only, and apart from the public id. */
export const sessions = pgTable(
  'sessions',
  {
    secretHash: text('secret_hash').primaryKey(),
    person: text('person').notNull(),
    created: bigint('created', { mode: 'number' }).notNull(),
  },
  (row) => [index('sessions_person').on(row.person)],
);

/** One row per table with what the lists need; everything in it follows from the log. */
export const tables = pgTable(
  'tables',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    status: text('status').notNull(),
    visibility: text('visibility').notNull(),
    /** The length of the log. */
    n: integer('n').notNull(),
    /** When the status changed; the lists are in its order. */
    since: bigint('since', { mode: 'number' }).notNull(),
    updated: bigint('updated', { mode: 'number' }).notNull(),
    deciding: jsonb('deciding').notNull(),
    summary: jsonb('summary').notNull(),
  },
  (table) => [
    index('tables_listed').on(table.status, table.visibility, table.since),
    index('tables_since').on(table.status, table.since),
  ],
);

/** Who sits at which table. */
export const members = pgTable(
  'members',
  { person: text('person').notNull(), table: text('table_id').notNull() },
  (row) => [primaryKey({ columns: [row.person, row.table] }), index('members_table').on(row.table)],
);

/** The truth: what happened at each table, numbered from 1. Rows are only ever added. */
export const log = pgTable(
  'log',
  {
    table: text('table_id').notNull(),
    n: integer('n').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    entry: jsonb('entry').notNull(),
  },
  (row) => [primaryKey({ columns: [row.table, row.n] })],
);

/** A table that needs attention without anybody asking: a bot's turn, a policy, a clock that runs out. */
export const jobs = pgTable(
  'jobs',
  {
    table: text('table_id').primaryKey(),
    due: bigint('due', { mode: 'number' }).notNull(),
    /** Whoever took it has until then; afterwards anybody may take it. */
    leasedUntil: bigint('leased_until', { mode: 'number' }).notNull(),
  },
  (row) => [index('jobs_due').on(row.due)],
);

/** What seats leave to be answered by itself. Not in the log: others must not even see that it is there. */
export const policies = pgTable(
  'policies',
  { table: text('table_id').notNull(), seat: integer('seat').notNull(), list: jsonb('list').notNull() },
  (row) => [primaryKey({ columns: [row.table, row.seat] })],
);

export const chat = pgTable(
  'chat',
  {
    id: serial('id').primaryKey(),
    table: text('table_id').notNull(),
    person: text('person').notNull(),
    name: text('name').notNull(),
    seat: integer('seat'),
    at: bigint('at', { mode: 'number' }).notNull(),
    text: text('text').notNull(),
  },
  (row) => [index('chat_table').on(row.table, row.id)],
);

/** Which seats each process has connections for, where there are several processes. */
export const presence = pgTable(
  'presence',
  {
    table: text('table_id').notNull(),
    process: text('process').notNull(),
    seats: jsonb('seats').notNull(),
    spectators: integer('spectators').notNull(),
    seen: bigint('seen', { mode: 'number' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.table, row.process] })],
);
