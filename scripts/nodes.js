/**
 * `npm run test:nodes [-- 22,24 [paths]]`: the tests of the kernel and the server, or of other paths, with each of these
 * versions of Node. The npm registry has its programs; where they cannot be fetched, that is said, and nothing is tested.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithNpm } from './processes.js';
import { ensureBuilt, ensureInstalled, root } from './setup.js';

const SUPPORTED = '22,24';
const PATHS = ['packages/kernel', 'packages/server', 'games/reference'];

const [versions = SUPPORTED, ...given] = process.argv.slice(2);
const paths = given.length > 0 ? given : PATHS;
const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const folder = mkdtempSync(join(tmpdir(), 'orrery-nodes-'));

/** The program of a version; undefined where it cannot be fetched. */
function fetchNode(version) {
  const name = `node-${system}`;
  const where = join(folder, version);
  const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefix', where];
  // Where npm is itself is its own affair: it is asked as whoever runs this would ask it.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  spawnSync(npm, ['install', ...options, `${name}@${version}`], { cwd: folder, stdio: 'ignore' });
  const program = join(
    where,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  return existsSync(program) ? program : undefined;
}

/** True where the tests pass, or there is nothing to test them with. */
function passes(version) {
  const program = fetchNode(version);
  if (program === undefined) {
    console.log(`Node ${version}: cannot be fetched for ${system}, not tested`);
    return true;
  }
  const found = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
  console.log(`Node ${version}: ${found}`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(program, [vitest, 'run', ...paths], { cwd: root, stdio: 'inherit' });
  console.log(`Node ${found}: ${status === 0 ? 'passed' : 'FAILED'}`);
  return status === 0;
}

endWithNpm();
try {
  await ensureInstalled();
  await ensureBuilt();
  if (!versions.split(',').map(passes).every(Boolean)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
