import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, freshData } from '@orrery/server-tools';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from './support.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

/** Whether anybody answers at a port. */
const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    () => true,
    () => false,
  );

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('npm, asked to end, takes the program with it', () => {
  let folder: string;
  let data: string;
  let npm: ChildProcess | undefined;
  let program: number | undefined;

  beforeEach(async () => {
    data = await freshData();
    folder = mkdtempSync(join(tmpdir(), 'orrery-stopping-'));
  });

  afterEach(() => {
    npm?.kill('SIGKILL');
    if (program !== undefined && lives(program)) process.kill(program, 'SIGKILL');
    for (const each of [folder, data]) rmSync(each, { recursive: true, force: true });
  });

  /** A script of package.json as npm runs it, but with the server in the place of the program it would run. */
  async function serve(): Promise<{ npm: ChildProcess; program: number; port: number }> {
    const start = scripts.load?.replace(/scripts\/.*$/, `${root}scripts/run.js packages/server/dist/main.js`);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stopping', scripts: { start } }));
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), ORRERY_DATA: data, ORRERY_LOG: 'error' };
    const child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    npm = child;
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
    });
    const end = Date.now() + 120_000;
    while (!said.includes('Orrery is at') && child.exitCode === null && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(said).toContain('Orrery is at');
    // The lock of the data folder names the process.
    program = Number(readFileSync(join(data, 'lock'), 'utf8').split(' ')[0]);
    return { npm: child, program, port };
  }

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
    '%s',
    async (signal) => {
      const served = await serve();
      expect(await answers(served.port)).toBe(true);
      const ended = new Promise((resolve) => served.npm.once('exit', resolve));
      const asked = Date.now();
      served.npm.kill(signal);
      await ended;
      await until(() => !lives(served.program), 'the end of the program');
      expect(Date.now() - asked).toBeLessThan(5_000);
      expect(await answers(served.port)).toBe(false);
      // It has ended in order: whoever is cut off leaves the lock behind.
      expect(existsSync(join(data, 'lock'))).toBe(false);
    },
    180_000,
  );
});
