/** Files that people name on the command line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { exit, Failure } from './failure.ts';
import { say } from './words.ts';

/** Why the system would not, in its own short name: ENOENT, EACCES. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') throw new Failure(say('cli.file.missing', { file }), exit.usage);
    throw new Failure(say('cli.file.unreadable', { file, reason: reasonOf(error) }), exit.usage);
  }
}

/** The text of a file; one whose name ends in `.gz` is unpacked. */
export function readText(file: string): string {
  const bytes = readBytes(file);
  if (!file.endsWith('.gz')) return bytes.toString('utf8');
  try {
    return gunzipSync(bytes).toString('utf8');
  } catch {
    throw new Failure(say('cli.file.notGzip', { file }));
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(say('cli.file.unwritable', { file, reason: reasonOf(error) }));
  }
}

function parse(file: string, line: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(say('cli.file.notJson', { file, line }));
  }
}

/** The values of a file: one a line in `.jsonl`, else the file's one value, or its items where it is a list. */
export function readValues(file: string): unknown[] {
  const text = readText(file);
  if (/\.jsonl(\.gz)?$/.test(file))
    return text
      .split('\n')
      .map((line, i) => ({ line, number: i + 1 }))
      .filter(({ line }) => line.trim() !== '')
      .map(({ line, number }) => parse(file, number, line));
  const value = parse(file, 1, text);
  return Array.isArray(value) ? value : [value];
}
