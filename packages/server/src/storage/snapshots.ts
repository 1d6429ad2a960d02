/** The latest snapshot of each table that has one. They only save time: everything in them follows from the log. */
import type { Settings } from '../tables/entry.ts';
import type { Database } from './database.ts';

interface Snapshot {
  /** The row after which it was taken, and its stamp: with another row there it is worth nothing. */
  readonly n: number;
  readonly stamp: string;
  /** The code that wrote it. */
  readonly program: string;
  readonly settings: Settings;
  readonly value: string;
}

export class SnapshotStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(table: string): Promise<Snapshot | undefined> {
    const [found] = await this.#database.query<Snapshot>(
      'select n, stamp, program, settings, value from snapshots where table_id = $1',
      [table],
    );
    return found;
  }

  async write(table: string, { n, stamp, program, settings, value }: Snapshot): Promise<void> {
    await this.#database.query(
      `insert into snapshots (table_id, n, stamp, program, settings, value) values ($1, $2, $3, $4, $5::jsonb, $6)
       on conflict (table_id) do update set n = excluded.n, stamp = excluded.stamp, program = excluded.program,
         settings = excluded.settings, value = excluded.value`,
      [table, n, stamp, program, JSON.stringify(settings), value],
    );
  }
}
