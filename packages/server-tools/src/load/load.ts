/** Plays many tables at once against a server in a process of its own, and measures. */
import { rmSync } from 'node:fs';
import { games } from '@orrery/catalog';
import { freshData } from '../fresh-data.ts';
import { startPostgres } from '../postgres.ts';
import { type ServerProcess, startProcess, usage } from '../process.ts';
import { type Checked, checkCrowd } from './checks.ts';
import { Crowd } from './crowd.ts';

export interface LoadSetting {
  readonly tables: number;
  readonly seconds: number;
  /** Answers per second over all tables. */
  readonly rate: number;
  readonly database: 'pglite' | 'postgres';
  readonly seed: string;
  /** Processes on one PostgreSQL; people are shared out between them. */
  readonly processes?: number;
  /** The games to play; every registered one unless named. */
  readonly games?: readonly string[];
}

export interface LoadResult {
  readonly clients: number;
  readonly moves: number;
  readonly refused: number;
  readonly finished: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
  /** MiB resident: before anybody came, and at most. */
  readonly idle: number;
  readonly memory: number;
  /** Processor seconds per second while playing, over all processes. */
  readonly processor: number;
  /** Milliseconds of processor time of the servers, and of waiting for the database, that a move costs. */
  readonly processorPerMove: number;
  readonly databasePerMove: number;
  readonly checked: Checked;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const METRICS_TOKEN = 'load';

/** The first seconds warm up: code is compiled, caches fill. */
const WARM_SHARE = 0.2;

interface Usage {
  readonly memory: number;
  readonly seconds: number;
}

const sumOf = (all: readonly (Usage | undefined)[]): Usage => ({
  memory: all.reduce((sum, one) => sum + (one?.memory ?? 0), 0),
  seconds: all.reduce((sum, one) => sum + (one?.seconds ?? 0), 0),
});

/** Everybody who comes is sent to the next process, as a balancer would. */
function balanced(servers: readonly ServerProcess[]): () => string {
  let next = 0;
  return () => servers[next++ % servers.length]?.address ?? '';
}

/** For how long the processes have waited for the database, by their own figures. */
async function databaseSeconds(servers: readonly ServerProcess[]): Promise<number> {
  const texts = await Promise.all(
    servers.map(async ({ address }) => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      return (await fetch(`${address}/metrics`, { headers })).text();
    }),
  );
  return texts.reduce(
    (sum, text) => sum + Number(/^orrery_database_seconds_sum (\S+)$/m.exec(text)?.[1] ?? 0),
    0,
  );
}

export async function load(setting: LoadSetting, say: (line: string) => void): Promise<LoadResult> {
  const folder = await freshData();
  const postgres = setting.database === 'postgres' ? await startPostgres() : undefined;
  const settings = {
    ORRERY_RATE_LIMITS: 'off',
    ORRERY_DATA: folder,
    ORRERY_METRICS_TOKEN: METRICS_TOKEN,
    ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }),
  };
  // The first start makes the database; what is measured are servers that find it there.
  await (await startProcess(settings)).stop();
  const count = setting.processes ?? 1;
  const servers = await Promise.all(Array.from({ length: count }, () => startProcess(settings)));
  const used = (): Usage => sumOf(servers.map(({ pid }) => usage(pid)));
  try {
    const idle = used().memory;
    const crowd = new Crowd(setting.seed);
    say(`gathering people at ${setting.tables} tables …`);
    await crowd.gather(balanced(servers), setting.tables, setting.games ?? games.map((game) => game.id));
    say(`playing for ${setting.seconds} s at ${setting.rate} answers per second …`);
    await crowd.play(setting.seconds * WARM_SHARE, setting.rate);
    const warm = crowd.moves;
    crowd.latencies = [];
    let { memory } = used();
    const watch = setInterval(() => {
      memory = Math.max(memory, used().memory);
    }, 500);
    const before = used().seconds;
    const databaseBefore = await databaseSeconds(servers);
    const begin = performance.now();
    await crowd.play(setting.seconds, setting.rate);
    const seconds = (performance.now() - begin) / 1_000;
    const processorSeconds = used().seconds - before;
    const waited = (await databaseSeconds(servers)) - databaseBefore;
    clearInterval(watch);
    const sorted = crowd.latencies.sort((a, b) => a - b);
    const moves = crowd.moves - warm;
    say('checking every acknowledged answer and every view …');
    const checked = await checkCrowd(crowd);
    crowd.close();
    return {
      clients: crowd.groups.reduce((sum, group) => sum + group.clients.length, 0),
      moves,
      refused: crowd.refused,
      finished: crowd.finished,
      perSecond: moves / seconds,
      p50: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      p99: quantile(sorted, 0.99),
      worst: sorted[sorted.length - 1] ?? 0,
      idle,
      memory,
      processor: processorSeconds / seconds,
      processorPerMove: (1_000 * processorSeconds) / moves,
      databasePerMove: (1_000 * waited) / moves,
      checked,
    };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await postgres?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
