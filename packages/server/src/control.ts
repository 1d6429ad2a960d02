/**
 * A way in for programs on the same machine that may read the data folder: the file in it names the port and a secret. The
 * embedded database serves one process, so whoever wants a backup of it asks the server.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const CONTROL_BACKUP = '/control/backup';
export const CONTROL_HEADER = 'x-orrery-control';

const fileIn = (folder: string): string => join(folder, 'control.json');

interface Control {
  readonly port: number;
  readonly token: string;
}

export const newControlToken = (): string => randomBytes(24).toString('base64url');

export function writeControl(folder: string, control: Control): void {
  writeFileSync(fileIn(folder), `${JSON.stringify(control)}\n`, { mode: 0o600 });
}

export const readControl = (folder: string): Control => JSON.parse(readFileSync(fileIn(folder), 'utf8'));

export const removeControl = (folder: string): void => rmSync(fileIn(folder), { force: true });

export function isControl(token: string, given: unknown): boolean {
  const [one, other] = [Buffer.from(token), Buffer.from(typeof given === 'string' ? given : '')];
  return one.length === other.length && timingSafeEqual(one, other);
}
