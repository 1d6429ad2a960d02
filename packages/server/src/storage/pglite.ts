/** The embedded PostgreSQL. It survives the death of the process; surviving a power cut takes a real server. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { answered, type Database, type Query } from './database.ts';
import { lockFolder } from './lock.ts';

const queryOn =
  (client: PGlite | Transaction): Query =>
  async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await answered(client.query<T>(text, [...values]))).rows;

/** Standard strings know one special sign, the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The embedded database plans anew for each statement, which costs more than running it; so it is told to prepare. */
function prepareOn(client: PGlite): Database['prepare'] {
  return <T extends object>(name: string, text: string) => {
    let prepared: Promise<unknown> | undefined;
    return async (value: string) => {
      prepared ??= client.exec(`prepare ${name} (text) as ${text}`);
      await answered(prepared);
      const [result] = await answered(client.exec(`execute ${name} (${quoted(value)})`));
      return rowsOf<T>(result);
    };
  };
}

function rowsOf<T extends object>(result: { rows: unknown[] } | undefined): T[] {
  const isRow = (row: unknown): row is T => typeof row === 'object' && row !== null;
  return (result?.rows ?? []).filter(isRow);
}

/** Opens the database in a folder and holds the folder for this process alone. */
export async function openPglite(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  let client: PGlite;
  try {
    client = await PGlite.create(join(folder, 'pglite'));
  } catch (error) {
    unlock();
    throw error;
  }
  return {
    shared: false,
    query: queryOn(client),
    prepare: prepareOn(client),
    transaction: (work) => client.transaction((inner) => work(queryOn(inner))),
    close: async () => {
      await client.close();
      unlock();
    },
  };
}
