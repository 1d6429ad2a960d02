// What every command of the workspace needs before it can run: Node, the packages, the build.
// Plain JavaScript on Node built-ins, because it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './processes.js';

export const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

const needed = { major: 20, minor: 19 };

/** Ends the process with a plain message when this Node is too old. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) return;
  console.error(`Orrery needs Node ${needed.major}.${needed.minor} or newer; this is Node ${version}.`);
  process.exit(2);
}

/** Runs a command in the workspace root with its output on this terminal; gives the exit code. */
export const run = (command, args, options) => runToEnd(command, args, { cwd: root, ...options });

/** Runs a JavaScript file of the workspace with this Node. */
export const runNode = (file, args, options) => run(process.execPath, [join(root, file), ...args], options);

/** npm, as the one that started us where possible; Windows starts `.cmd` files through a shell only. */
function npm(args, options) {
  const started = process.env.npm_execpath;
  if (started?.endsWith('.js')) return run(process.execPath, [started, ...args], options);
  return run('npm', args, { shell: process.platform === 'win32', ...options });
}

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** True when node_modules holds what the lock names, by the list that npm writes there after each install. */
function isInstalled() {
  const listed = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, listed))) return false;
  const present = packagesOf(listed);
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    const found = present[path];
    if (path === '') return true;
    if (found === undefined) return wanted.optional === true;
    return found.version === wanted.version && found.link === wanted.link;
  });
}

/** Installs exactly what the lock names, unless that was done already. npm's output goes to stderr. */
export async function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  console.error('Installing packages …');
  const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  if (code !== 0) {
    console.error('npm ci failed; see above.');
    process.exit(code);
  }
}

/**
 * Compiles all packages and type-checks their tests; quick when nothing changed. Gives the exit code. The compiler does
 * not always notice that a catalogue has new keys; then building everything anew helps.
 */
export async function build(options) {
  const compile = (...args) => runNode('node_modules/typescript/bin/tsc', ['-b', ...args], options);
  const code = await compile();
  return code === 0 ? code : compile('--force');
}

/** Builds, or ends the process when the build fails. What the compiler says goes to stderr. */
export async function ensureBuilt() {
  const code = await build({ stdio: ['ignore', process.stderr, 'inherit'] });
  if (code === 0) return;
  console.error('The build failed; see above.');
  process.exit(code);
}
