// `npm start`: installs, builds and opens the game. Arguments are passed on: `npm start -- --help`.
import { ensureBuilt, ensureInstalled, runNode } from './setup.js';

ensureInstalled();
ensureBuilt();
process.exitCode = runNode('packages/cli/bin/orrery.js', ['play', ...process.argv.slice(2)]);
