/** Puts a backup into an empty database. */
import type { Database, Query } from '../storage/database.ts';
import { migrate, newestMigration } from '../storage/migrations.ts';
import { type BackedUp, verifyBackup } from './dump.ts';
import { BadBackup, KEPT, type KeptTable, type RowOf, readBackup } from './file.ts';

const PORTION = 500;

/** Tables that are there, of those that a backup is about. */
async function presentTables(query: Query): Promise<readonly string[]> {
  const rows = await query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = current_schema()',
  );
  return rows.map(({ name }) => name);
}

/** Refuses a database in which anything is; one that was only made ready is emptied of its tables. */
async function clearEmpty(database: Database): Promise<void> {
  const present = await presentTables(database.query);
  for (const name of present.filter((one) => Object.hasOwn(KEPT, one))) {
    const rows = await database.query(`select 1 from ${name} limit 1`);
    if (rows.length > 0) throw new BadBackup('the database is not empty; a backup goes into an empty one');
  }
  const ours = [...Object.keys(KEPT), 'presence', 'snapshots', 'reviews', 'migrations'];
  for (const name of ours.filter((one) => present.includes(one))) await database.query(`drop table ${name}`);
}

async function insert(query: Query, table: KeptTable, rows: readonly RowOf[]): Promise<void> {
  if (rows.length === 0) return;
  await query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
    JSON.stringify(rows),
  ]);
}

/** Nobody holds a job any more, and the next line of chat gets a number of its own. */
async function settle(query: Query): Promise<void> {
  await query('update jobs set leased_until = 0');
  await query(
    "select setval(pg_get_serial_sequence('chat', 'id'), coalesce(max(id), 0) + 1, false) from chat",
  );
}

/** All of it or nothing; throws {@link BadBackup} where the file or the database is not fit for it. */
export async function restoreBackup(database: Database, file: string): Promise<BackedUp> {
  const found = await verifyBackup(file);
  await clearEmpty(database);
  let migration = newestMigration;
  await readBackup(
    file,
    async (header) => {
      migration = header.migration;
    },
    async () => undefined,
  );
  await migrate(database, migration);
  await database.transaction(async (query) => {
    let waiting: { table: KeptTable; rows: RowOf[] } | undefined;
    const flush = async (): Promise<void> => {
      if (waiting !== undefined) await insert(query, waiting.table, waiting.rows);
      waiting = undefined;
    };
    await readBackup(
      file,
      async () => undefined,
      async (table, row) => {
        if (waiting !== undefined && (waiting.table !== table || waiting.rows.length >= PORTION))
          await flush();
        waiting ??= { table, rows: [] };
        waiting.rows.push(row);
      },
    );
    await flush();
    await settle(query);
  });
  await migrate(database);
  return found;
}
