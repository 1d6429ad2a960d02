// `npm start`: installs, builds, opens the database and serves the game; settings come from the environment (PORT,
// DATABASE_URL, …). `npm start -- play [game]` opens a game in the terminal instead.
import { ensureBuilt, ensureInstalled, runNode } from './setup.js';
import { ensureBundled } from './web.js';

const [what, ...args] = process.argv.slice(2);
ensureInstalled();
ensureBuilt();
if (what === undefined) {
  ensureBundled();
  process.exitCode = runNode('packages/server/dist/main.js', []);
} else if (what === 'play') process.exitCode = runNode('packages/cli/bin/orrery.js', ['play', ...args]);
else {
  console.error(
    'usage: npm start                   serves the game\n       npm start -- play [game]   plays in the terminal',
  );
  process.exitCode = 2;
}
