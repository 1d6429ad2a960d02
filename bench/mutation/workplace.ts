/** A copy of the project in which files may be changed: nothing is ever mutated in place. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The packages of the workspace are links within it; those of the copy must lead to the copy. */
const OWN = '@orrery';

function linkPackages(root: string, copy: string): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from)) if (name !== OWN) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OWN)))
    symlinkSync(readlinkSync(join(from, OWN, name)), join(to, OWN, name));
}

/** Everything that git knows or would take, in a folder of its own that is removed when the process ends. */
export function copyOf(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'orrery-mutation-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  const listed = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of listed.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkPackages(root, copy);
  symlinkSync(join(root, 'mutation/node_modules'), join(copy, 'mutation/node_modules'));
  return copy;
}
