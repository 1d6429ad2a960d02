// Installs and builds, then runs one built file: `node scripts/run.js <file> [arguments]`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { become, endWithNpm } from './processes.js';
import { ensureBuilt, ensureInstalled, root } from './setup.js';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node scripts/run.js <built file> [arguments]');
  process.exit(2);
}
endWithNpm();
await ensureInstalled();
await ensureBuilt();
if (!existsSync(join(root, file))) {
  console.error(`${file} does not exist, even after the build.`);
  process.exit(2);
}
// `npm run bench --json` gives the flag to npm, which hands it on in the environment.
if (process.env.npm_config_json === 'true' && !args.includes('--json')) args.push('--json');
await become(join(root, file), args);
