// Runs a TypeScript file of this package, which Node alone does not do before version 22: `node run.js e2e/bench.ts`.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node run.js <file.ts>');
  process.exit(2);
}
await runnerImport(resolve(file), { root: import.meta.dirname, configFile: false, logLevel: 'error' });
