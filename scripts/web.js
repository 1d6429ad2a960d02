// Everything about the built web client: `node scripts/web.js build`, `… test [short]`, or a file of packages/web to run.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.js';
import { endWithNpm } from './processes.js';
import { ensureBuilt, ensureInstalled, root, run } from './setup.js';

const folder = join(root, 'packages/web');
const inWeb = (args, env = {}) =>
  run(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });

/** Bundles the client; gives the exit code. */
export const bundle = () =>
  inWeb([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']);

/** The time of the newest file in a folder, built files left out. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path).filter((name) => !['dist', 'node_modules', 'test', 'e2e'].includes(name));
  return names.reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

/** Bundles the client unless nothing has changed since; ends the process when that fails. */
export async function ensureBundled() {
  const built = join(folder, 'dist/index.html');
  const sources = ['packages', 'games', 'package-lock.json'].map((name) => newest(join(root, name)));
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources)) return;
  console.error('Bundling the web client …');
  const code = await bundle();
  if (code === 0) return;
  console.error('The web client could not be bundled; see above.');
  process.exit(code);
}

/** The files of browser tests whose path in the project contains one of the filters; all of them without a filter. */
export const browserTestFiles = (filters) =>
  readdirSync(join(folder, 'e2e'))
    .map((name) => `e2e/${name}`)
    .filter((name) => name.endsWith('.test.ts'))
    .filter(
      (name) => filters.length === 0 || filters.some((filter) => `packages/web/${name}`.includes(filter)),
    );

/** The browser tests in the Chromium of that path; `short` for the form that belongs to every test run. */
export const browserTests = (chromium, short, args = []) =>
  inWeb([join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'vitest.e2e.config.ts', ...args], {
    CHROMIUM: chromium,
    ...(short ? { E2E: 'short' } : {}),
  });

async function main([what, ...args]) {
  if (what === undefined) {
    console.error('usage: node scripts/web.js build | test [short] | <file of packages/web>');
    return 2;
  }
  endWithNpm();
  await ensureInstalled();
  await ensureBuilt();
  const code = await bundle();
  if (code !== 0 || what === 'build') return code;
  const chromium = await ensureChromium();
  if (chromium === undefined) return 1;
  const short = args[0] === 'short';
  if (what === 'test') return browserTests(chromium, short, short ? args.slice(1) : args);
  if (!existsSync(join(folder, what))) {
    console.error(`packages/web/${what} does not exist.`);
    return 2;
  }
  return inWeb(['run.js', what, ...args], { CHROMIUM: chromium });
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2));
