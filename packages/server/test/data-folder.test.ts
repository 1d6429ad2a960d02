import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FolderHeld, startServer } from '@orrery/server';
import { freshData } from '@orrery/server-tools';
import { describe, expect, test } from 'vitest';
import { testConfig } from './support.ts';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe('the data folder', () => {
  test('is refused to a second process with a message that names DATABASE_URL', async () => {
    const folder = await freshData();
    const config = testConfig({ dataFolder: folder });
    const first = await startServer(config);
    const second = startServer(config);
    await expect(second).rejects.toThrow(FolderHeld);
    await expect(second).rejects.toThrow('DATABASE_URL');
    const other = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, ORRERY_DATA: folder, PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    other.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    const code = await new Promise((resolve) => other.on('exit', resolve));
    expect(code).toBe(1);
    expect(said).toContain('DATABASE_URL');
    await first.close();
    const third = await startServer(config);
    await third.close();
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);
});
