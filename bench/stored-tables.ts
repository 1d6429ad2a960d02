/**
 * What stored tables cost: `npm run bench:server [-- --tables 100000] [--rows 12] [--database pglite|postgres]`. Plays a
 * long game of every kind, copies the logs many times inside the database, then starts a server on it and prints how
 * long the first answer takes and how long it takes to open tables that nobody has in memory.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '@orrery/catalog';
import { type Game, type Rng, rngFrom } from '@orrery/kernel';
import { readConfig, type Server, startServer } from '@orrery/server';
import { Client, freshData, loadGame, RefusedError, randomAnswer, startPostgres } from '@orrery/server-tools';
import { summarize } from './benchmark.ts';

const mainFile = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));

const MOVES = 500;
const TRIES = 12;
/** Copies of each long table; every one is opened once, from storage. */
const COPIES = 40;
/** The first of them compile the code and are not counted. */
const WARM = 10;

interface Long {
  readonly id: string;
  readonly game: string;
  readonly answers: number;
}

const isCreated = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Lets a client answer if it is asked; true when its answer counted. */
async function answerOnce(client: Client, table: string, game: Game, rng: Rng): Promise<boolean> {
  const position = client.tables.get(table)?.position;
  if (position === undefined || position.question === null || position.question.answered) return false;
  const answer = randomAnswer(game, position, rng);
  if (answer === undefined) return false;
  try {
    await client.command(table, { do: 'answer', answers: [answer] });
    return true;
  } catch (error) {
    // Another seat may have closed the question meanwhile.
    if (!(error instanceof RefusedError)) throw error;
    return false;
  }
}

/** Sits people down and answers at random until there are so many answers, or the game is over. */
async function playLong(address: string, id: string, rng: Rng): Promise<Long> {
  const game = await loadGame(id);
  const clients = await Promise.all(
    Array.from({ length: game.seats.max }, async (_, seat) => {
      const client = new Client(address);
      await client.guest(`Guest ${seat}`);
      await client.connect();
      return client;
    }),
  );
  const [host, ...others] = clients;
  if (host === undefined) throw new Error('nobody sits down');
  const made = await host.http('POST', '/api/tables', {
    game: id,
    seats: clients.map(() => ({ kind: 'person' })),
  });
  if (!isCreated(made)) throw new Error('no table was made');
  for (const client of others) await client.command(made.id, { do: 'join' });
  await host.command(made.id, { do: 'start' });
  for (const client of clients) await client.subscribe(made.id);
  let answers = 0;
  const positions = () => clients.map((client) => client.tables.get(made.id)?.position);
  while (answers < MOVES && positions().some((position) => position?.table.status === 'playing')) {
    const before = answers;
    for (const client of clients) answers += (await answerOnce(client, made.id, game, rng)) ? 1 : 0;
    if (answers === before) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  for (const client of clients) client.close();
  return { id: made.id, game: id, answers };
}

/** The longest of some random games: most end before there are so many answers. */
async function playLongest(address: string, id: string): Promise<Long> {
  let longest: Long | undefined;
  for (let i = 0; i < TRIES && (longest?.answers ?? 0) < MOVES; i++) {
    const long = await playLong(address, id, rngFrom(`stored/${id}/${i}`));
    if (long.answers > (longest?.answers ?? 0)) longest = long;
  }
  if (longest === undefined) throw new Error(`nobody played ${id}`);
  return longest;
}

/** Copies tables inside the database: whole ones to be opened, and the beginnings of many more to be in the way. */
async function copy(server: Server, long: readonly Long[], tables: number, rows: number): Promise<void> {
  const { query } = server.service.database;
  const columns = 'game, status, visibility, n, since, updated, deciding';
  const copies = `insert into tables (id, ${columns}, summary)
    select $2 || i, ${columns}, jsonb_set(summary, '{id}', to_jsonb($2 || i))
    from tables, generate_series(1, $3::integer) i where id = $1`;
  const logs = `insert into log (table_id, n, at, entry)
    select $2 || i, n, at, entry from log, generate_series(1, $3::integer) i where table_id = $1 and n <= $4`;
  for (const [number, { id }] of long.entries()) {
    await query(copies, [id, `Whole${number}x`, COPIES]);
    await query(logs, [id, `Whole${number}x`, COPIES, 1_000_000]);
    const share = Math.ceil(tables / long.length);
    const STEP = 5_000;
    for (let done = 0; done < share; done += STEP) {
      const name = `Stored${number}x${done}x`;
      await query(copies, [id, name, Math.min(STEP, share - done)]);
      await query(logs, [id, name, Math.min(STEP, share - done), rows]);
    }
  }
  // Every tenth waits for a clock that runs out in some days.
  await query(
    `insert into jobs (table_id, due, leased_until)
     select id, $1::bigint, 0 from tables where id like 'Stored%0' on conflict do nothing`,
    [Date.now() + 3 * 86_400_000],
  );
  await query('analyze');
}

/** Starts the server as `npm start` does; gives its address and how long the first answer took, in seconds. */
async function start(settings: NodeJS.ProcessEnv) {
  const begin = performance.now();
  const child = spawn(process.execPath, [mainFile], {
    env: { PATH: process.env.PATH, PORT: '0', ORRERY_LOG: 'error', ORRERY_RATE_LIMITS: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const port = /http:\/\/[^\s:]+:(\d+)/.exec(String(chunk))?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.on('exit', () => reject(new Error('the server does not start')));
  });
  await ask(address, '/api/tables?list=open');
  const seconds = (performance.now() - begin) / 1_000;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.on('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { address, seconds, stop };
}

async function ask(address: string, path: string): Promise<unknown> {
  const response = await fetch(`${address}${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function opening(address: string, number: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 1; i <= COPIES; i++) {
    const begin = performance.now();
    await ask(address, `/api/tables/Whole${number}x${i}`);
    times.push(performance.now() - begin);
  }
  return times.slice(WARM);
}

async function measureOn(kind: string, tables: number, rows: number): Promise<void> {
  const folder = await freshData();
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  try {
    const settings: NodeJS.ProcessEnv =
      postgres === undefined ? { ORRERY_DATA: folder } : { DATABASE_URL: postgres.url };
    const quiet = { PORT: '0', ORRERY_LOG: 'error', ORRERY_RATE_LIMITS: 'off' };
    const server = await startServer(readConfig({ ...quiet, ...settings }));
    const address = server.address.replace('localhost', '127.0.0.1');
    const long: Long[] = [];
    for (const { id } of games) long.push(await playLongest(address, id));
    const begin = performance.now();
    await copy(server, long, tables, rows);
    console.log(`made ${tables} tables in ${((performance.now() - begin) / 1_000).toFixed(1)} s`);
    await server.close();
    const starts: number[] = [];
    for (let i = 0; i < 3; i++) {
      const running = await start(settings);
      starts.push(running.seconds);
      if (i === 2)
        for (const [number, { game, answers }] of long.entries()) {
          const sorted = (await opening(running.address, number)).sort((a, b) => a - b);
          const { value } = summarize(sorted);
          const worst = sorted[sorted.length - 1] ?? 0;
          const text = `${kind}/open/${game}, ${answers} answers`.padEnd(52);
          console.log(`${text} ${value.toFixed(1)} ms, at most ${worst.toFixed(1)} ms`);
        }
      await running.stop();
    }
    const text = `${kind}/start to first answer, ${tables} tables`.padEnd(52);
    console.log(
      `${text} ${summarize(starts).value.toFixed(2)} s, at most ${Math.max(...starts).toFixed(2)} s`,
    );
  } finally {
    await postgres?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100000' },
    rows: { type: 'string', default: '12' },
    database: { type: 'string', default: 'both' },
  },
});
console.log(`machine ${hostname()}, Node ${process.versions.node}`);
for (const kind of ['pglite', 'postgres'])
  if (values.database === 'both' || values.database === kind)
    await measureOn(kind, Number(values.tables), Number(values.rows));
