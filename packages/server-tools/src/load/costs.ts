/** What a load costs whom: processor time of servers, database, balancers and this tool, and what the database is waited for. */
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { OwnPostgres } from '../postgres.ts';
import { familySeconds, type ServerProcess, usage } from '../process.ts';

export const METRICS_TOKEN = 'load';

/** Seconds since the beginning of everything. */
interface Spent {
  readonly wall: number;
  /** Processor time of each server. */
  readonly servers: readonly number[];
  /** Processor time of PostgreSQL; the embedded database is part of the server. */
  readonly database: number;
  readonly balancers: number;
  readonly tool: number;
  /** Processor time of everything on this machine. */
  readonly machine: number;
  /** For how long the servers have waited for the database, by their own figures. */
  readonly waited: number;
}

interface Parties {
  readonly servers: readonly ServerProcess[];
  readonly balancers: readonly ServerProcess[];
  readonly postgres: OwnPostgres | undefined;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

async function waitedFor(servers: readonly ServerProcess[]): Promise<number> {
  const texts = await Promise.all(
    servers.map(async ({ address }) => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      return (await fetch(`${address}/metrics`, { headers })).text();
    }),
  );
  return sum(texts.map((text) => Number(/^orrery_database_seconds_sum (\S+)$/m.exec(text)?.[1] ?? 0)));
}

/** Processor seconds of the whole machine, idle ones left out. */
function machineSeconds(): number {
  if (!existsSync('/proc/stat')) return 0;
  const [, user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? ''
  )
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + irq + soft) / 100;
}

export async function spentBy({ servers, balancers, postgres }: Parties): Promise<Spent> {
  const secondsOf = ({ pid }: ServerProcess): number => usage(pid)?.seconds ?? 0;
  const own = process.cpuUsage();
  return {
    wall: performance.now() / 1_000,
    servers: servers.map(secondsOf),
    database: postgres?.pid === undefined ? 0 : familySeconds(postgres.pid),
    balancers: sum(balancers.map(secondsOf)),
    tool: (own.user + own.system) / 1e6,
    machine: machineSeconds(),
    waited: await waitedFor(servers),
  };
}

/** Cores that somebody was using, between two moments. */
export interface Shares {
  /** The busiest of the servers, and all of them. */
  readonly busiest: number;
  readonly servers: number;
  readonly database: number;
  readonly balancers: number;
  readonly tool: number;
  /** Whatever else ran on this machine. */
  readonly others: number;
}

export function sharesOf(before: Spent, after: Spent): Shares {
  const seconds = after.wall - before.wall;
  const each = after.servers.map((one, i) => (one - (before.servers[i] ?? 0)) / seconds);
  const share = (part: 'database' | 'balancers' | 'tool' | 'machine'): number =>
    (after[part] - before[part]) / seconds;
  const [servers, database, balancers, tool] = [
    sum(each),
    share('database'),
    share('balancers'),
    share('tool'),
  ];
  const others = Math.max(0, share('machine') - servers - database - balancers - tool);
  return { busiest: Math.max(...each), servers, database, balancers, tool, others };
}

/** From this share on of a core, or of all of them, there is no more to be had. */
const FULL = 0.85;
/** Milliseconds from an answer to everybody's update that nobody feels. */
const QUICK = 100;

/** What would have to be more for more moves. */
export function bottleneckOf(shares: Shares, p95: number): string {
  if (shares.busiest > FULL) return 'the event loop of a server';
  const cores = cpus().length;
  const parts = Object.entries(shares).filter(([name]) => name !== 'busiest');
  const used = sum(parts.map(([, share]) => share));
  if (used > FULL * cores) {
    const words = parts.map(([name, share]) => `${name} ${Math.round(share * 100)} %`).join(', ');
    return `the ${cores} cores of this machine, which are shared: ${words} of a core`;
  }
  return p95 > QUICK ? 'waiting for the database' : 'none at this rate';
}
