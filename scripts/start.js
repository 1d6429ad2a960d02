// `npm start`: installs, builds, opens the database and serves the game; settings come from the environment (PORT,
// DATABASE_URL, …). `npm start -- play [game]` opens a game in the terminal instead.
import { join } from 'node:path';
import { become, endWithNpm } from './processes.js';
import { ensureBuilt, ensureInstalled, root } from './setup.js';
import { ensureBundled } from './web.js';

const [what, ...args] = process.argv.slice(2);
if (what !== undefined && what !== 'play') {
  console.error(
    'usage: npm start                   serves the game\n       npm start -- play [game]   plays in the terminal',
  );
  process.exit(2);
}
endWithNpm();
await ensureInstalled();
await ensureBuilt();
if (what === 'play') await become(join(root, 'packages/cli/bin/orrery.js'), ['play', ...args]);
else {
  await ensureBundled();
  await become(join(root, 'packages/server/dist/main.js'), []);
}
