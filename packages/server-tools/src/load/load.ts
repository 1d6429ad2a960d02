/** Plays many tables at once against a server in a process of its own, and measures. */
import { rmSync } from 'node:fs';
import { games } from '@orrery/catalog';
import { freshData } from '../fresh-data.ts';
import { startPostgres } from '../postgres.ts';
import { startProcess, usage } from '../process.ts';
import { type Checked, checkCrowd } from './checks.ts';
import { Crowd } from './crowd.ts';

export interface LoadSetting {
  readonly tables: number;
  readonly seconds: number;
  /** Answers per second over all tables. */
  readonly rate: number;
  readonly database: 'pglite' | 'postgres';
  readonly seed: string;
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
  /** Processor seconds per second while playing. */
  readonly processor: number;
  readonly checked: Checked;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The first seconds warm up: code is compiled, caches fill. */
const WARM_SHARE = 0.2;

export async function load(setting: LoadSetting, say: (line: string) => void): Promise<LoadResult> {
  const folder = await freshData();
  const postgres = setting.database === 'postgres' ? await startPostgres() : undefined;
  const settings = {
    ORRERY_RATE_LIMITS: 'off',
    ORRERY_DATA: folder,
    ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }),
  };
  // The first start makes the database; what is measured is a server that finds it there.
  await (await startProcess(settings)).stop();
  const server = await startProcess(settings);
  try {
    const idle = usage(server.pid)?.memory ?? 0;
    const crowd = new Crowd(setting.seed);
    say(`gathering people at ${setting.tables} tables …`);
    await crowd.gather(server.address, setting.tables, setting.games ?? games.map((game) => game.id));
    say(`playing for ${setting.seconds} s at ${setting.rate} answers per second …`);
    await crowd.play(setting.seconds * WARM_SHARE, setting.rate);
    const warm = crowd.moves;
    crowd.latencies = [];
    let memory = usage(server.pid)?.memory ?? 0;
    const watch = setInterval(() => {
      memory = Math.max(memory, usage(server.pid)?.memory ?? 0);
    }, 500);
    const before = usage(server.pid)?.seconds ?? 0;
    const begin = performance.now();
    await crowd.play(setting.seconds, setting.rate);
    const seconds = (performance.now() - begin) / 1_000;
    const used = (usage(server.pid)?.seconds ?? 0) - before;
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
      processor: used / seconds,
      checked,
    };
  } finally {
    await server.kill();
    await postgres?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
