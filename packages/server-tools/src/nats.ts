/** A NATS server of one's own, for tests and tools, where `nats-server` is installed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { freePort } from './postgres.ts';

export interface OwnNats {
  readonly url: string;
  /** Stops the server, so that nobody is told anything. */
  halt(): Promise<void>;
  /** Starts it again where it was. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

const PROGRAM = 'nats-server';
const START_MS = 30_000;

/** Servers that still run; they end with whoever started them. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export const isNatsInstalled = (): boolean => spawnSync(PROGRAM, ['--version']).status === 0;

/** Starts a server that lets in whoever knows its password. */
function launch(port: number): Promise<ChildProcess> {
  const args = ['--addr', '127.0.0.1', '--port', String(port), '--user', 'orrery', '--pass', 'orrery'];
  const child = spawn(PROGRAM, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  running.add(child);
  child.on('exit', () => running.delete(child));
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`${PROGRAM} does not start: ${said}`));
    const timer = setTimeout(fail, START_MS);
    child.once('error', fail);
    child.once('exit', fail);
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4_000);
      if (!said.includes('Server is ready')) return;
      clearTimeout(timer);
      resolve(child);
    });
  });
}

export async function startNats(): Promise<OwnNats> {
  const port = await freePort();
  let child: ChildProcess | undefined = await launch(port);
  const halt = async (): Promise<void> => {
    const ending = child;
    child = undefined;
    if (ending === undefined) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL');
    await ended;
  };
  return {
    url: `nats://orrery:orrery@127.0.0.1:${port}`,
    halt,
    async resume() {
      child = await launch(port);
    },
    close: halt,
  };
}
