/** A table server of its own for a test, with an embedded database in a temporary folder. It must have been built. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from './static.ts';

export const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Resolves when the server says where it is. */
const ready = (child: ChildProcess): Promise<void> =>
  new Promise((started, failed) => {
    let said = '';
    child.stdout?.on('data', (data) => {
      said += String(data);
      if (said.includes('http://')) started();
    });
    child.stderr?.on('data', (data) => {
      said += String(data);
    });
    child.once('exit', (code) => failed(new Error(`the server ended (${code}): ${said}`)));
  });

/** A folder for a server's data. */
export const dataFolder = (): string => mkdtempSync(join(tmpdir(), 'orrery-e2e-'));

export async function startServer(): Promise<Site> {
  const data = dataFolder();
  const site = await serveFrom(data);
  return {
    address: site.address,
    async close() {
      await site.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A server on data that stay when it closes; at a certain address, or at any that is free. */
export async function serveFrom(
  data: string,
  address?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  if (!existsSync(main)) throw new Error('The table server has not been built: npm run build.');
  const port = address === undefined ? await freePort() : Number(new URL(address).port);
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      ORRERY_DATA: data,
      ORRERY_LOG: 'error',
      ORRERY_RATE_LIMITS: 'off',
      ORRERY_BOT_THREADS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(child);
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}
