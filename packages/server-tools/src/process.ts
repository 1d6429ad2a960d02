/** The server as a process of its own, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly pid: number;
  readonly address: string;
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
}

const mainFile = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** Servers that still run; they end with whoever started them. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const START_MS = 120_000;

/** Starts a server with these settings and waits until it says where it is. */
export function startProcess(
  settings: NodeJS.ProcessEnv,
  file = mainFile,
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child: ChildProcess = spawn(process.execPath, [file, ...args], {
    env: { PATH, HOME, TMPDIR, HOST: '127.0.0.1', PORT: '0', ORRERY_LOG: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  let said = '';
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
  });
  const end = (signal: NodeJS.Signals) => async (): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server does not start: ${said}`)), START_MS);
    const hear = (chunk: unknown): void => {
      said = `${said}${chunk}`.slice(-4_000);
      const port = /Orrery is at http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1];
      if (port === undefined || child.pid === undefined) return;
      clearTimeout(timer);
      child.stdout?.off('data', hear);
      child.stdout?.resume();
      resolve({
        pid: child.pid,
        address: `http://127.0.0.1:${port}`,
        ended,
        kill: end('SIGKILL'),
        stop: end('SIGTERM'),
      });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4_000);
      if (process.env.ORRERY_SHOW === '1') process.stderr.write(chunk);
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}: ${said}`));
    });
  });
}

const TICKS_PER_SECOND = 100;

/** The fields of a process after its name, where the system tells. */
function statOf(pid: number | string): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Resident memory in MiB and processor seconds used so far, where the system tells. */
export function usage(pid: number): { memory: number; seconds: number } | undefined {
  if (!existsSync(`/proc/${pid}/status`)) return undefined;
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  const fields = statOf(pid);
  const ticks = Number(fields?.[11]) + Number(fields?.[12]);
  return { memory: Number(resident) / 1024, seconds: ticks / TICKS_PER_SECOND };
}

/** Processor seconds of a process and its children, also of those that have ended; 0 where the system does not tell. */
export function familySeconds(pid: number): number {
  if (!existsSync('/proc')) return 0;
  const ticks = (fields: string[] | undefined, ended: boolean): number =>
    Number(fields?.[11] ?? 0) +
    Number(fields?.[12] ?? 0) +
    (ended ? Number(fields?.[13] ?? 0) + Number(fields?.[14] ?? 0) : 0);
  let sum = ticks(statOf(pid), true);
  for (const other of readdirSync('/proc')) {
    const fields = /^\d+$/.test(other) ? statOf(other) : undefined;
    if (fields?.[1] === String(pid)) sum += ticks(fields, false);
  }
  return sum / TICKS_PER_SECOND;
}
