/**
 * Which code made a value. What a table is in memory may change with any change of a program, also where the rules stay
 * the same: a snapshot is good only for the very code that wrote it.
 */
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

function addFolder(hash: Hash, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)))
    if (entry.isDirectory()) addFolder(hash, join(folder, entry.name));
    else if (/\.[jt]s$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
      hash.update(entry.name).update(readFileSync(join(folder, entry.name)));
}

/** Of the kernel, the rules of a game and the tables themselves; undefined where the packages are not built. */
export function fingerprintOf(game: string, rules: number): string | undefined {
  const hash = createHash('sha256').update(String(rules));
  try {
    for (const name of ['@orrery/kernel', `@orrery/${game}`]) addFolder(hash, dirname(resolve(name)));
  } catch {
    return undefined;
  }
  addFolder(hash, fileURLToPath(new URL('.', import.meta.url)));
  return hash.digest('hex').slice(0, 32);
}
