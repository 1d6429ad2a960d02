/** A replica that is behind: the whole database as it was a moment ago, which takes the place of the one in use. */
import pg from 'pg';

/** Rows that were there before the replica took over and are not any more, as `table n key`. */
export type LostRows = ReadonlySet<string>;

export const lostRow = (table: string, n: number, key: string): string => `${table} ${n} ${key}`;

export class Replica {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async #inTransaction<T>(
    begin: string,
    work: (client: pg.Client, tables: string[]) => Promise<T>,
  ): Promise<T> {
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    try {
      await client.query(begin);
      const { rows }: { rows: { name: string }[] } = await client.query(
        "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
      );
      const result = await work(
        client,
        rows.map(({ name }) => client.escapeIdentifier(name)),
      );
      await client.query('commit');
      return result;
    } finally {
      await client.end();
    }
  }

  /** From here on it hears nothing. */
  copy(): Promise<void> {
    // Everything as it was at one moment.
    return this.#inTransaction('begin isolation level repeatable read', async (client, tables) => {
      await client.query('drop schema if exists replica cascade');
      await client.query('create schema replica');
      for (const table of tables)
        await client.query(`create table replica.${table} as table public.${table}`);
    });
  }

  /** Takes over under running processes, whose connections break. */
  async takeOver(): Promise<LostRows> {
    const lost = await this.#inTransaction('begin', async (client, tables) => {
      await client.query(`lock table ${tables.map((table) => `public.${table}`).join(', ')}`);
      const { rows }: { rows: { table: string; n: number; key: string | null }[] } = await client.query(
        `select table_id as "table", n, entry ->> 'key' as key from public.log l where not exists (
           select from replica.log r where r.table_id = l.table_id and r.n = l.n and r.stamp = l.stamp)`,
      );
      for (const table of tables) {
        await client.query(`delete from public.${table}`);
        await client.query(`insert into public.${table} select * from replica.${table}`);
      }
      return rows;
    });
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await client.end();
    return new Set(lost.map(({ table, n, key }) => lostRow(table, n, key ?? '')));
  }
}
