/** Makes a backup while the server runs: everything as it was at one moment. */
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Query } from '../storage/database.ts';
import { newestMigration } from '../storage/migrations.ts';
import {
  BackupWriter,
  BadBackup,
  KEPT,
  KEPT_TABLES,
  type KeptTable,
  type RowOf,
  readBackup,
} from './file.ts';

/** So many rows are read at a time. */
const PAGE = 1_000;

async function* rowsOf(query: Query, table: KeptTable): AsyncGenerator<RowOf> {
  const keys: readonly string[] = KEPT[table];
  const names = keys.map((key) => `t.${key}`).join(', ');
  let last: RowOf | undefined;
  for (;;) {
    const values = keys.map((key) => last?.[key]);
    const after = values.map((_, i) => `$${i + 1}`).join(', ');
    const where = last === undefined ? '' : `where (${names}) > (${after})`;
    const page = await query<{ row: RowOf }>(
      `select to_jsonb(t) as row from ${table} t ${where} order by ${names} limit ${PAGE}`,
      last === undefined ? [] : values,
    );
    for (const { row } of page) yield row;
    last = page[page.length - 1]?.row;
    if (page.length < PAGE) return;
  }
}

async function dump(database: Database, write: (text: string) => Promise<void>, at: number): Promise<void> {
  const writer = new BackupWriter(write);
  await database.transaction(async (query) => {
    await query('set transaction isolation level repeatable read, read only');
    await writer.begin(newestMigration, at);
    for (const table of KEPT_TABLES)
      for await (const row of rowsOf(query, table)) await writer.row(table, row);
  });
  await writer.end();
}

/** The bytes of a backup of this database. */
export function backupOf(database: Database, at: number): Readable {
  const packed = createGzip();
  const write = (text: string): Promise<void> =>
    new Promise((resolve, reject) => packed.write(text, (error) => (error ? reject(error) : resolve())));
  dump(database, write, at).then(
    () => packed.end(),
    (error: Error) => packed.destroy(error),
  );
  return packed;
}

/** What a backup holds. */
export interface BackedUp {
  readonly tables: number;
  readonly rows: number;
}

/** Opens a backup as a restore would, and sees to it that it is whole and that no log in it has a gap. */
export async function verifyBackup(file: string): Promise<BackedUp> {
  let tables = 0;
  let last: RowOf = {};
  const { rows } = await readBackup(
    file,
    async ({ migration }) => {
      if (migration > newestMigration) throw new BadBackup('it is of a newer version than this program');
    },
    async (table, row) => {
      if (table === 'tables') tables += 1;
      if (table !== 'log') return;
      const expected = row.table_id === last.table_id ? Number(last.n) + 1 : 1;
      if (row.n !== expected)
        throw new BadBackup(`the log of ${String(row.table_id)} has a gap at ${expected}`);
      last = row;
    },
  );
  return { tables, rows };
}

/** Writes bytes into a file that has its name only when it is a whole backup. */
export async function storeBackup(bytes: Readable, file: string): Promise<BackedUp> {
  const unfinished = `${file}.part`;
  try {
    const out: Writable = createWriteStream(unfinished, { mode: 0o600 });
    bytes.on('error', (error) => out.destroy(error));
    bytes.pipe(out);
    await finished(out);
    const found = await verifyBackup(unfinished);
    renameSync(unfinished, file);
    return found;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
