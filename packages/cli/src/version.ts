import { readFileSync } from 'node:fs';
import { isRecord } from '@orrery/kernel';

/** The version of this program. */
export function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return isRecord(manifest) ? String(manifest.version) : '';
}
