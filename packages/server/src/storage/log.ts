/**
 * The log on disk. Appends of many tables that come in while one statement runs go together into the next: a move costs
 * a fraction of a commit, and is still committed before anybody hears of it.
 */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@orrery/kernel';
import type { SeatPolicies } from '@orrery/protocol';
import type { Entry, Row } from '../tables/entry.ts';
import type { StoredSummary } from '../tables/position.ts';
import type { Database } from './database.ts';
import type { JobKind } from './jobs.ts';

/** A log that cannot be what happened: a row is missing, or does not fit those before it. */
export class DamagedLog extends Error {
  constructor(table: string, n: number, options?: ErrorOptions) {
    super(`the log of ${table} is damaged at ${n}`, options);
  }
}

/** Nothing else tells two rows apart that took the same number, as where a database lost some and others came. */
export const newStamp = (): string => randomBytes(6).toString('base64url');

/** A job that follows from a row: there is one for that time, or none any more. */
export interface Appointment {
  readonly kind: JobKind;
  /** Undefined where there was one and is none now. */
  readonly due: number | undefined;
  /** Kept for whoever has it in hand already. */
  readonly leasedUntil?: number;
  /** Whose bots think. */
  readonly whose?: string;
}

/** A row to add, with what changes in the other tables if it is added. */
export interface Append {
  readonly table: string;
  readonly row: Row;
  /** The stamp of the row it follows. */
  readonly after: string;
  readonly deciding: readonly Seat[];
  /** Where more than `deciding` changed. */
  readonly summary?: StoredSummary;
  readonly statusChanged?: boolean;
  /** When the table next needs attention by itself. */
  readonly appointments: readonly Appointment[];
  readonly joined?: string;
  readonly gone?: string;
  /** A seat's policies that changed with this row. */
  readonly policies?: { readonly seat: Seat; readonly list: SeatPolicies };
}

const APPEND = `
with given as (
  select * from jsonb_to_recordset($1::jsonb) as g(
    id text, n integer, at bigint, entry jsonb, deciding jsonb, summary jsonb, status text, jobs jsonb,
    joined text, gone text, seat integer, list jsonb, stamp text, after text)
), added as (
  insert into log (table_id, n, at, entry, stamp) select id, n, at, entry, stamp from given
  where (select t.n from tables t where t.id = given.id) = given.n - 1
    and (select l.stamp from log l where l.table_id = given.id and l.n = given.n - 1) = given.after
  order by id on conflict do nothing returning table_id, n
), took as (
  select given.*, exists (
    select from policies p where p.table_id = given.id and p.list -> 'policies' <> '[]') as policed
  from given join added on added.table_id = given.id and added.n = given.n
), noted as (
  update tables t set n = k.n, updated = k.at, deciding = k.deciding,
    summary = coalesce(k.summary, t.summary), status = coalesce(k.status, t.status),
    since = case when k.status is null then t.since else k.at end
  from took k where t.id = k.id
), wanted as (
  select took.id, took.policed, j.kind, case when policed and j.kind = 'clock' then took.at else j.due end as due,
    j.leased, j.whose
  from took, jsonb_to_recordset(took.jobs) as j(kind text, due bigint, leased bigint, whose text)
  union all
  select id, true, 'clock', at, 0, '' from took where policed and not jobs @> '[{"kind": "clock"}]'
), appointed as (
  insert into jobs (table_id, kind, due, leased_until, whose)
  select id, kind, due, leased, whose from wanted where due is not null order by id, kind
  on conflict (table_id, kind)
  do update set due = excluded.due, leased_until = excluded.leased_until, whose = excluded.whose
), cleared as (
  delete from jobs j using wanted d where j.table_id = d.id and j.kind = d.kind and d.due is null
), seated as (
  insert into members (person, table_id) select joined, id from took where joined is not null
  on conflict do nothing
), left_alone as (
  delete from members m using took k where m.table_id = k.id and m.person = k.gone
), left_policies as (
  insert into policies (table_id, seat, list) select id, seat, list from took where list is not null
  on conflict (table_id, seat) do update set list = excluded.list
)
select table_id as "table", n from added`;

/** One text instead of many rows: reading a long log is mostly the cost of its rows. */
const READ = `
select '[' || string_agg('[' || n || ',' || at || ',' || entry || ',"' || stamp || '"]', ',' order by n) || ']' as rows
from log where table_id = $1::jsonb ->> 0 and n > ($1::jsonb ->> 1)::integer and n <= ($1::jsonb ->> 2)::integer`;

/** At most so many rows go into one statement. */
const LARGEST = 256;

interface Waiting {
  readonly append: Append;
  resolve(added: boolean): void;
  reject(error: Error): void;
}

const jobsOf = ({ appointments }: Pick<Append, 'appointments'>): object[] =>
  appointments.map(({ kind, due, leasedUntil = 0, whose = '' }) => ({
    kind,
    due,
    leased: leasedUntil,
    whose,
  }));

const recordOf = ({ table, row, after, ...rest }: Append): object => ({
  id: table,
  n: row.n,
  at: row.at,
  entry: row.entry,
  stamp: row.stamp,
  after,
  deciding: rest.deciding,
  summary: rest.summary,
  status: rest.statusChanged === true ? rest.summary?.status : undefined,
  jobs: jobsOf(rest),
  joined: rest.joined,
  gone: rest.gone,
  seat: rest.policies?.seat,
  list: rest.policies?.list,
});

export class LogStore {
  readonly #database: Database;
  readonly #append: (records: string) => Promise<{ table: string; n: number }[]>;
  readonly #read: (which: string) => Promise<{ rows: string | null }[]>;
  #waiting: Waiting[] = [];
  #writing = 0;

  constructor(database: Database) {
    this.#database = database;
    this.#append = database.prepare('append_rows', APPEND);
    this.#read = database.prepare('read_rows', READ);
  }

  /**
   * Adds a row under its number. False when the row before it is not the last one of the table, or not the one that was
   * known: then nothing was changed.
   */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#write();
    });
  }

  #write(): void {
    const atOnce = this.#database.shared ? 2 : 1;
    if (this.#writing >= atOnce || this.#waiting.length === 0) return;
    this.#writing += 1;
    // Whatever comes in during this turn of the event loop goes along.
    setImmediate(() => {
      const batch = this.#waiting.splice(0, LARGEST);
      this.#flush(batch).finally(() => {
        this.#writing -= 1;
        this.#write();
      });
    });
  }

  async #flush(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const records = JSON.stringify(batch.map(({ append }) => recordOf(append)));
      const added = await this.#append(records);
      const done = new Set(added.map(({ table, n }) => `${table} ${n}`));
      for (const { append, resolve } of batch) resolve(done.has(`${append.table} ${append.row.n}`));
    } catch (error) {
      const failure = error instanceof Error ? error : new Error('the append failed');
      for (const { reject } of batch) reject(failure);
    }
  }

  /** Stores a new table with its first rows. */
  async create(
    append: Omit<Append, 'row' | 'after' | 'summary'> & { readonly summary: StoredSummary },
    rows: readonly Row[],
    people: readonly string[],
  ): Promise<void> {
    const last = rows[rows.length - 1];
    if (last === undefined) throw new Error('a table without rows');
    const { table, summary, deciding } = append;
    await this.#database.query(
      `with made as (
        insert into tables (id, game, status, visibility, n, since, updated, deciding, summary)
        values ($1, $2, $3, $4, $5, $6, $6, $7::jsonb, $8::jsonb)
      ), appointed as (
        insert into jobs (table_id, kind, due, leased_until, whose)
        select $1, kind, due, leased, whose
        from jsonb_to_recordset($9::jsonb) as j(kind text, due bigint, leased bigint, whose text)
        where due is not null
      ), seated as (
        insert into members (person, table_id) select person, $1 from jsonb_array_elements_text($10::jsonb) person
      )
      insert into log (table_id, n, at, entry, stamp)
      select $1, n, at, entry, stamp
      from jsonb_to_recordset($11::jsonb) as r(n integer, at bigint, entry jsonb, stamp text)`,
      [
        table,
        summary.game,
        summary.status,
        summary.visibility,
        last.n,
        last.at,
        JSON.stringify(deciding),
        JSON.stringify(summary),
        JSON.stringify(jobsOf(append)),
        JSON.stringify(people),
        JSON.stringify(rows),
      ],
    );
  }

  /** What the lists know of a table, as its last row left it. */
  async summary(table: string): Promise<StoredSummary | undefined> {
    const [row] = await this.#database.query<{ summary: StoredSummary }>(
      'select summary from tables where id = $1',
      [table],
    );
    return row?.summary;
  }

  /** Takes a table that nobody can open any more out of what is played. */
  async abandon(table: string, at: number): Promise<void> {
    await this.#database.query(
      `with idle as (delete from jobs where table_id = $1)
       update tables set status = 'cancelled', since = $2, deciding = '[]',
         summary = jsonb_set(summary, '{status}', '"cancelled"') where id = $1`,
      [table, at],
    );
  }

  /** The last row of each of these tables, as the database has it; nothing for those that it does not have. */
  ends(tables: readonly string[]): Promise<{ table: string; n: number; stamp: string | null }[]> {
    return this.#database.query<{ table: string; n: number; stamp: string | null }>(
      `select t.id as "table", t.n, l.stamp from tables t left join log l on l.table_id = t.id and l.n = t.n
       where t.id = any($1::text[])`,
      [tables],
    );
  }

  /** The rows after a number, in order and without a gap. */
  async read(table: string, after = 0, upTo = 2_000_000_000): Promise<Row[]> {
    const [found] = await this.#read(JSON.stringify([table, after, upTo]));
    const rows: [number, number, Entry, string][] = JSON.parse(found?.rows ?? '[]');
    return rows.map(([n, at, entry, stamp], i) => {
      if (n !== after + 1 + i) throw new DamagedLog(table, after + 1 + i);
      return { n, at, entry, stamp };
    });
  }
}
