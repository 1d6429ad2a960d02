/** A temporary folder for one test run alone: what the tests leave in it fails the run, and all of it is removed. */
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Made once for many tests of a run, and meant to stay until its end: the database's template, a browser's own files. */
const shared = ['orrery-template-', 'orrery-chromium-'];

/** What the tests have left in a folder that should be empty. */
export const leftIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !shared.some((start) => name.startsWith(start)));

/** Before the first test of a run; what it gives back is called after the last. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-tests-'));
  // A database that runs as a user of its own must find the way to its folder.
  chmodSync(folder, 0o711);
  // The first is for Unix, the others for Windows.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  return () => {
    const left = leftIn(folder);
    remove();
    if (left.length === 0) return;
    console.error(`The tests left in the temporary folder: ${left.join(', ')}`);
    process.exitCode = 1;
  };
}
