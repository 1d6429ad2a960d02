// A mutant that breaks the loading of a module leaves no test behind, and Stryker counts failed tests alone: so this one
// loads what is mutated while it runs.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '..', process.env.MUTATED ?? '');

test.each(['src/index.ts', 'src/advice/index.ts'])('%s can be loaded', async (entry) => {
  const file = join(folder, entry);
  if (existsSync(file)) expect(await import(file)).toBeDefined();
});
