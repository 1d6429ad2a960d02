/** A real PostgreSQL of one's own, in a folder under the system's temporary one. For tests and tools. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { databaseUser, ownFolder, type Programs, programsFor, type User } from './postgres-files.ts';

export interface OwnPostgres {
  readonly url: string;
  /** The process of the server, while it runs. */
  readonly pid: number | undefined;
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

/** Neither making a database nor starting its server takes so long, even on a busy machine. */
const PATIENCE_MS = 60_000;

const NAME = 'orrery';
const PASSWORD = 'orrery';

/** What still runs or lies in a folder; it goes with whoever started it. */
const leftovers = new Set<() => void>();
process.on('exit', () => {
  for (const remove of leftovers) remove();
});

/** A program of PostgreSQL as its user. Resolves when it says or does what is awaited; rejects with what it said instead. */
function launch(
  program: string,
  args: readonly string[],
  { user, cwd, awaited }: { user: User | undefined; cwd: string; awaited: 'its end' | RegExp },
): Promise<ChildProcess> {
  const child = spawn(program, args, {
    ...user,
    cwd,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`PostgreSQL could not be started: ${program} ${why}. ${said.trim()}`));
    };
    const succeed = (): void => {
      clearTimeout(timer);
      resolve(child);
    };
    const timer = setTimeout(() => fail('took too long'), PATIENCE_MS);
    const hear = (chunk: unknown): void => {
      said = `${said}${chunk}`.slice(-2_000);
      if (awaited !== 'its end' && awaited.test(said)) succeed();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', (error) => fail(`failed: ${error.message}`));
    child.once('close', (code, signal) =>
      awaited === 'its end' && code === 0 ? succeed() : fail(`ended with ${code ?? signal}`),
    );
  });
}

/** Makes the files of a database that asks for a password, since other users of the machine can reach its port. */
async function makeFiles(programs: Programs, user: User | undefined, folder: string): Promise<string> {
  const [data, password] = [join(folder, 'data'), join(folder, 'password')];
  writeFileSync(password, `${PASSWORD}\n`, { mode: 0o600 });
  if (user !== undefined) chownSync(password, user.uid, user.gid);
  const settings = ['--auth=password', `--username=${NAME}`, `--pwfile=${password}`];
  const kind = ['--encoding=UTF8', '--locale=C', '--no-sync'];
  await launch(programs.initdb, ['-D', data, ...settings, ...kind], {
    user,
    cwd: folder,
    awaited: 'its end',
  });
  return data;
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

export async function startPostgres(flags: readonly string[] = []): Promise<OwnPostgres> {
  const user = databaseUser();
  const folder = ownFolder(user);
  let server: ChildProcess | undefined;
  const remove = (): void => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    leftovers.delete(remove);
  };
  leftovers.add(remove);
  try {
    const programs = programsFor(user, folder);
    const data = await makeFiles(programs, user, folder);
    const port = await freePort();
    const address = (name: string): string => `postgres://${NAME}:${PASSWORD}@127.0.0.1:${port}/${name}`;
    // No socket file: it would lie outside the folder.
    const where = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-c', 'unix_socket_directories='];
    const resume = async (): Promise<void> => {
      const awaited = /database system is ready to accept connections/;
      server = await launch(programs.postgres, [...where, ...flags], { user, cwd: folder, awaited });
    };
    const halt = async (): Promise<void> => {
      // To PostgreSQL this means: end now, but in order.
      server?.kill('SIGINT');
      if (server !== undefined) await ended(server);
    };
    const database = async (name: string): Promise<string> => {
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return address(name);
    };
    await resume();
    const url = await database(NAME);
    return {
      url,
      get pid() {
        return server?.pid;
      },
      database,
      halt,
      resume,
      async close() {
        await halt();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
