import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'orrery-run-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A test run of one test, which does this in its temporary folder. */
function runOf(body: string): { status: number | null; said: string; left: string[] } {
  const script = `import fs from 'node:fs'; import os from 'node:os'; test('it', () => { ${body} });`;
  writeFileSync(join(root, 'one.test.js'), script);
  const vitest = path('../node_modules/vitest/vitest.mjs');
  const setup = path('support/temporary-folder.ts');
  const config = join(root, 'vitest.config.js');
  writeFileSync(config, `export default { test: { globals: true, globalSetup: ${JSON.stringify(setup)} } };`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--root', root], {
    env: { ...process.env, TMPDIR: root, TEMP: root, TMP: root },
    encoding: 'utf8',
  });
  return {
    status,
    said: stdout + stderr,
    left: readdirSync(root).filter((name) => name.startsWith('orrery-tests-')),
  };
}

test('a run whose tests leave something in the temporary folder fails, names it and removes it', () => {
  const run = runOf("fs.mkdirSync(os.tmpdir() + '/forgotten');");
  expect(run.said).toContain('forgotten');
  expect(run.status).toBe(1);
  expect(run.left).toEqual([]);
});

test('a run whose tests clean up passes', () => {
  const run = runOf("const file = os.tmpdir() + '/note'; fs.writeFileSync(file, ''); fs.rmSync(file);");
  expect(run.said).toContain('1 passed');
  expect(run).toMatchObject({ status: 0, left: [] });
  expect(existsSync(root)).toBe(true);
});
