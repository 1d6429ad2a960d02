/** @orrery/server/backup: `orrery backup` and `orrery restore`, for either database. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type Config, readConfig } from '../config.ts';
import { CONTROL_BACKUP, CONTROL_HEADER, readControl } from '../control.ts';
import type { Database } from '../storage/database.ts';
import { FolderHeld } from '../storage/lock.ts';
import { migrate } from '../storage/migrations.ts';
import { openPglite } from '../storage/pglite.ts';
import { openPostgres } from '../storage/postgres.ts';
import { type BackedUp, backupOf, storeBackup } from './dump.ts';
import { BadBackup } from './file.ts';
import { restoreBackup } from './restore.ts';

export { BadBackup } from './file.ts';

const open = async (config: Config): Promise<Database> =>
  config.databaseUrl === undefined
    ? openPglite(config.dataFolder)
    : openPostgres(config.databaseUrl, { connections: 2, trouble: () => undefined });

async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The embedded database serves one process: where a server has it, that server is asked for the backup. */
async function fromServer(config: Config, file: string): Promise<BackedUp> {
  const { port, token } = readControl(config.dataFolder);
  const reply = await fetch(`http://127.0.0.1:${port}${CONTROL_BACKUP}`, {
    method: 'POST',
    headers: { [CONTROL_HEADER]: token },
  });
  if (!reply.ok || reply.body === null) throw new BadBackup(`the server answers with ${reply.status}`);
  const body: ReadableStream = reply.body;
  return storeBackup(Readable.fromWeb(body), file);
}

/** Makes a backup of the database that these settings name, whether or not a server runs. */
export async function makeBackup(env: NodeJS.ProcessEnv, file: string): Promise<BackedUp> {
  const config = readConfig(env);
  try {
    return await withDatabase(config, async (database) => {
      await migrate(database);
      return storeBackup(backupOf(database, Date.now()), file);
    });
  } catch (error) {
    if (!(error instanceof FolderHeld)) throw error;
  }
  return fromServer(config, file);
}

/** Puts a backup into the database that these settings name. It must be empty, and no server may run on it. */
export const restoreFrom = (env: NodeJS.ProcessEnv, file: string): Promise<BackedUp> =>
  withDatabase(readConfig(env), (database) => restoreBackup(database, file));
