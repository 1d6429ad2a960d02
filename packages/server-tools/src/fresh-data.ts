/**
 * A data folder with an empty embedded database. Making one takes seconds of work, copying one does not: so the first is
 * kept in the system's temporary folder and copied from then on.
 */
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '@orrery/server';

/** Another version of the database has another template. */
function templateFolder(): string {
  const { size, mtimeMs } = statSync(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return join(tmpdir(), `orrery-template-${process.getuid?.() ?? 0}-${size}-${Math.round(mtimeMs)}`);
}

export async function freshData(): Promise<string> {
  const template = templateFolder();
  const folder = mkdtempSync(join(tmpdir(), 'orrery-data-'));
  if (!existsSync(template)) {
    const made = mkdtempSync(join(tmpdir(), 'orrery-making-'));
    await (await openPglite(made)).close();
    try {
      renameSync(made, template);
    } catch {
      // Somebody else was quicker.
      rmSync(made, { recursive: true, force: true });
    }
  }
  cpSync(template, folder, { recursive: true });
  return folder;
}
