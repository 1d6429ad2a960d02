/** Plays many tables at once against a server in a process of its own, and measures. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@orrery/catalog';
import { freshData } from '../fresh-data.ts';
import { type OwnPostgres, startPostgres } from '../postgres.ts';
import { type ServerProcess, startProcess, usage } from '../process.ts';
import type { Balancing } from './balancer.ts';
import { type Checked, checkCrowd } from './checks.ts';
import { METRICS_TOKEN, type Shares, sharesOf, spentBy } from './costs.ts';
import { Crowd } from './crowd.ts';

export interface LoadSetting {
  readonly tables: number;
  readonly seconds: number;
  /** Answers per second over all tables. */
  readonly rate: number;
  readonly database: 'pglite' | 'postgres';
  readonly seed: string;
  /** Processes on one PostgreSQL, behind a balancer. */
  readonly processes?: number;
  /** How people are shared out between them; usually by table. */
  readonly balance?: Balancing;
  /** Further settings of the servers. */
  readonly settings?: Readonly<Record<string, string>>;
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
  /** Cores in use while playing. */
  readonly shares: Shares;
  /** Milliseconds that a move costs: processor time of the servers, and of PostgreSQL, and waiting for it. */
  readonly processorPerMove: number;
  readonly databasePerMove: number;
  readonly waitingPerMove: number;
  readonly checked: Checked;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The first seconds warm up: code is compiled, caches fill; in each of the processes, which share the moves. */
const WARM_SHARE = 0.2;
/** People for whom one balancer stands: each of them takes two of the files that a process may have open. */
const PER_BALANCER = 8_000;
/** People at a table, at most. */
const SEATS = 3.2;

const built = import.meta.url.endsWith('.ts') ? '../../dist/load/balancer-main.js' : './balancer-main.js';
const balancerFile = fileURLToPath(new URL(built, import.meta.url));

interface Running {
  readonly postgres: OwnPostgres | undefined;
  readonly servers: readonly ServerProcess[];
  readonly balancers: readonly ServerProcess[];
}

async function start(setting: LoadSetting, folder: string): Promise<Running> {
  const postgres =
    setting.database === 'postgres' ? await startPostgres(['-c', 'max_connections=200']) : undefined;
  const settings = {
    ORRERY_RATE_LIMITS: 'off',
    ORRERY_DATA: folder,
    ORRERY_METRICS_TOKEN: METRICS_TOKEN,
    ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }),
    ...setting.settings,
  };
  // The first start makes the database; what is measured are servers that find it there.
  await (await startProcess(settings)).stop();
  const count = setting.processes ?? 1;
  const servers = await Promise.all(Array.from({ length: count }, () => startProcess(settings)));
  const backends = servers.map(({ address }) => address);
  const doors = Math.ceil((setting.tables * SEATS) / PER_BALANCER);
  const balancers = await Promise.all(
    Array.from({ length: doors }, () =>
      startProcess({}, balancerFile, [setting.balance ?? 'table', ...backends]),
    ),
  );
  return { postgres, servers, balancers };
}

/** Everybody who comes is sent to the next of the balancers. */
function inTurn(balancers: readonly ServerProcess[]): () => string {
  let next = 0;
  return () => balancers[next++ % balancers.length]?.address ?? '';
}

/** Plays, and measures what that costs. */
async function measured(
  crowd: Crowd,
  setting: LoadSetting,
  running: Running,
  idle: number,
): Promise<Omit<LoadResult, 'checked'>> {
  await crowd.play(setting.seconds * WARM_SHARE * running.servers.length, setting.rate);
  const warm = crowd.moves;
  crowd.latencies = [];
  let memory = residentIn(running);
  const watch = setInterval(() => {
    memory = Math.max(memory, residentIn(running));
  }, 500);
  const before = await spentBy(running);
  await crowd.play(setting.seconds, setting.rate);
  const after = await spentBy(running);
  clearInterval(watch);
  const sorted = crowd.latencies.sort((a, b) => a - b);
  const moves = crowd.moves - warm;
  const seconds = after.wall - before.wall;
  const shares = sharesOf(before, after);
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
    shares,
    processorPerMove: (1_000 * shares.servers * seconds) / moves,
    databasePerMove: (1_000 * shares.database * seconds) / moves,
    waitingPerMove: (1_000 * (after.waited - before.waited)) / moves,
  };
}

const residentIn = ({ servers }: Running): number =>
  servers.reduce((sum, { pid }) => sum + (usage(pid)?.memory ?? 0), 0);

export async function load(setting: LoadSetting, say: (line: string) => void): Promise<LoadResult> {
  const folder = await freshData();
  let running: Running | undefined;
  try {
    running = await start(setting, folder);
    const idle = residentIn(running);
    const crowd = new Crowd(setting.seed);
    say(`gathering people at ${setting.tables} tables …`);
    const all = setting.games ?? games.map((game) => game.id);
    await crowd.gather(inTurn(running.balancers), setting.tables, all);
    say(`playing for ${setting.seconds} s at ${setting.rate} answers per second …`);
    const result = await measured(crowd, setting, running, idle);
    say('checking every acknowledged answer and every view …');
    const checked = await checkCrowd(crowd);
    crowd.close();
    return { ...result, checked };
  } finally {
    await Promise.all([...(running?.balancers ?? []), ...(running?.servers ?? [])].map((one) => one.kill()));
    await running?.postgres?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
