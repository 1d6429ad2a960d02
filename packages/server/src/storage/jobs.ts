/**
 * Tables that need attention by themselves. A job is taken by lease: whoever takes it and dies loses it. What takes no
 * time (clocks and policies) and what bots must think about are jobs of their own, so that neither waits for the other.
 */
import type { Database } from './database.ts';

/** How long a process may keep a job without a sign of life. */
export const LEASE_MS = 15_000;

/** The database's own time: the clocks of several machines may differ. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** What a table that is played needs by itself. */
export type JobKind = 'clock' | 'bots';

/** Everything that can wait to be done: a finished game may also be reviewed. */
export type AnyJobKind = JobKind | 'review';

export interface Job {
  readonly table: string;
  readonly due: number;
}

/** Those that have waited longest. */
const LONGEST_WAITING = `
  select table_id from jobs where kind = $2 and due <= ${NOW} and leased_until < ${NOW}
  order by due limit $1 for update skip locked`;

/** Everybody's first before anybody's second, with those that are in hand counted. */
const FAIR = `
  select j.table_id from jobs j join (
    select w.table_id, w.due,
      row_number() over (partition by w.whose order by w.due) + coalesce(h.held, 0) as turn
    from jobs w left join (
      select whose, count(*) as held from jobs where kind = $2 and leased_until >= ${NOW} group by whose
    ) h on h.whose = w.whose
    where w.kind = $2 and w.due <= ${NOW} and w.leased_until < ${NOW}
  ) fair on fair.table_id = j.table_id
  where j.kind = $2 order by fair.turn, fair.due limit $1 for update of j skip locked`;

export class JobStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Takes up to so many jobs that are due and that nobody holds. */
  lease(kind: AnyJobKind, most: number): Promise<Job[]> {
    return this.#database.query<Job>(
      `update jobs set leased_until = ${NOW} + ${LEASE_MS}
       where kind = $2 and table_id in (${kind === 'bots' ? FAIR : LONGEST_WAITING})
       returning table_id as "table", due`,
      [most, kind],
    );
  }

  /** Gives a job back with a new time, or ends it; leaves it alone if somebody has set another time meanwhile. */
  async release(kind: AnyJobKind, job: Job, due: number | undefined): Promise<void> {
    if (due === undefined)
      await this.#database.query('delete from jobs where table_id = $1 and kind = $2 and due = $3', [
        job.table,
        kind,
        job.due,
      ]);
    else
      await this.#database.query(
        'update jobs set due = $4, leased_until = 0 where table_id = $1 and kind = $2 and due = $3',
        [job.table, kind, job.due, due],
      );
  }

  /** Gives jobs back as they are, for whoever takes them next. */
  async giveBack(kind: AnyJobKind, tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    await this.#database.query(
      'update jobs set leased_until = 0 where kind = $1 and table_id = any($2::text[])',
      [kind, tables],
    );
  }

  /** Keeps a job in hand for another while. */
  async keep(kind: AnyJobKind, { table }: Job): Promise<void> {
    await this.#database.query(
      `update jobs set leased_until = ${NOW} + ${LEASE_MS} where table_id = $1 and kind = $2`,
      [table, kind],
    );
  }

  /** Appoints a job for now, unless it waits already. */
  async appoint(kind: AnyJobKind, table: string): Promise<void> {
    await this.#database.query(
      `insert into jobs (table_id, kind, due, leased_until) values ($1, $2, ${NOW}, 0)
       on conflict (table_id, kind) do nothing`,
      [table, kind],
    );
  }

  /** How many jobs of each kind are due and wait, and for how many milliseconds the first has. */
  waiting(): Promise<{ kind: AnyJobKind; waiting: number; lag: number }[]> {
    return this.#database.query<{ kind: AnyJobKind; waiting: number; lag: number }>(
      `select kind, count(*)::integer as waiting, (${NOW} - min(due))::float8 as lag from jobs
       where due > 0 and due <= ${NOW} and leased_until < ${NOW} group by kind`,
    );
  }

  /** Stores a seat's policies and calls somebody to look at the table. */
  async policies(table: string, seat: number, list: object, playing: boolean): Promise<void> {
    await this.#database.query(
      `with stored as (
        insert into policies (table_id, seat, list) values ($1::text, $2, $3::jsonb)
        on conflict (table_id, seat) do update set list = excluded.list
      ), called as (
        insert into jobs (table_id, kind, due, leased_until) select $1::text, 'clock', 0, 0 where $4::boolean
        on conflict (table_id, kind) do update set due = 0, leased_until = 0
      ) select 1`,
      [table, seat, JSON.stringify(list), playing],
    );
  }

  async readPolicies(table: string): Promise<{ seat: number; list: unknown }[]> {
    return this.#database.query<{ seat: number; list: unknown }>(
      'select seat, list from policies where table_id = $1',
      [table],
    );
  }
}
