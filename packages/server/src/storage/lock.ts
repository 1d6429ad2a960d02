/** A lock on the data folder: a file that names the process which holds it. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder is held by a running process. */
export class FolderHeld extends Error {
  readonly folder: string;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another process (${pid}). The embedded database serves one process ` +
        'at a time: stop the other one, choose another folder with ORRERY_DATA, or set DATABASE_URL to a ' +
        'PostgreSQL server that all processes share.',
    );
    this.folder = folder;
  }
}

interface Holder {
  readonly pid: number;
  /** When that process started, in the system's own words; tells it from a later one with the same number. */
  readonly started: string;
}

/** Linux tells when a process started; elsewhere the number alone must do. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return started === startOf(pid);
}

function parseHolder(text: string): Holder | undefined {
  const [pid, started] = text.trim().split(' ');
  const number = Number(pid);
  return Number.isInteger(number) && number > 0 ? { pid: number, started: started ?? '' } : undefined;
}

function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Takes the lock or throws {@link FolderHeld}; gives what releases it. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${process.pid} ${startOf(process.pid)}\n`);
  try {
    for (;;) {
      try {
        linkSync(mine, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
      clearStale(folder, file);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes the lock of a process that has died. Only whoever moves that very file away may go on. */
function clearStale(folder: string, file: string): void {
  const seen = readHolder(file);
  if (seen === undefined) return;
  const holder = parseHolder(seen);
  if (holder !== undefined && isAlive(holder)) throw new FolderHeld(folder, holder.pid);
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // Somebody else was quicker and this is their lock: give it back.
  if (readHolder(aside) !== seen) {
    try {
      linkSync(aside, file);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  rmSync(aside, { force: true });
}
