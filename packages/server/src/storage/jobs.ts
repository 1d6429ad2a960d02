/** Tables that need attention by themselves. A job is taken by lease: whoever takes it and dies loses it. */
import { CHANNEL, type Database } from './database.ts';

/** How long a process may keep a job without a sign of life. */
export const LEASE_MS = 15_000;

/** The database's own time: the clocks of several machines may differ. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

export interface Job {
  readonly table: string;
  readonly due: number;
}

export class JobStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Takes up to so many jobs that are due and that nobody holds. */
  lease(most: number): Promise<Job[]> {
    return this.#database.query<Job>(
      `update jobs set leased_until = ${NOW} + ${LEASE_MS}
       where table_id in (
         select table_id from jobs where due <= ${NOW} and leased_until < ${NOW}
         order by due limit $1 for update skip locked)
       returning table_id as "table", due`,
      [most],
    );
  }

  /** Gives a job back with a new time, or ends it; leaves it alone if somebody has set another time meanwhile. */
  async release(job: Job, due: number | undefined): Promise<void> {
    if (due === undefined)
      await this.#database.query('delete from jobs where table_id = $1 and due = $2', [job.table, job.due]);
    else
      await this.#database.query(
        'update jobs set due = $3, leased_until = 0 where table_id = $1 and due = $2',
        [job.table, job.due, due],
      );
  }

  /** Stores a seat's policies and calls somebody to look at the table. */
  async policies(table: string, seat: number, list: object, playing: boolean): Promise<void> {
    const tell = this.#database.shared ? `, pg_notify('${CHANNEL}', $1 || ' policies')` : '';
    await this.#database.query(
      `with stored as (
        insert into policies (table_id, seat, list) values ($1::text, $2, $3::jsonb)
        on conflict (table_id, seat) do update set list = excluded.list
      ), called as (
        insert into jobs (table_id, due, leased_until) select $1::text, 0, 0 where $4::boolean
        on conflict (table_id) do update set due = 0, leased_until = 0
      ) select 1 ${tell}`,
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
