/** Recordings and vectors of an independent engine, where they are at hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { adapter } from '../conformance/index.ts';

const oracle = join(
  process.env.ORRERY_ORACLE ?? join(process.cwd(), '..', 'shared', 'oracle'),
  'terraforming-mars',
);

const read = (path: string): unknown[] =>
  gunzipSync(readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.jsonl.gz'))
        .sort()
        .map((name) => join(folder, name))
    : [];

describe.runIf(existsSync(oracle))('an independent engine agrees', () => {
  test.each([...filesIn(oracle), ...filesIn(join(oracle, 'games'))])(
    '%s',
    (file) => {
      const verdicts = [...adapter.replay(file, read(file))];
      expect(verdicts.length).toBeGreaterThan(0);
      expect(verdicts.filter(({ differences }) => differences.length > 0)).toEqual([]);
    },
    60_000,
  );

  test('a game is found out when a number in it is changed', () => {
    const [file] = filesIn(join(oracle, 'games'));
    if (file === undefined) throw new Error('there are no games');
    const lines = read(file) as { t: string; after?: { oxygen: number } }[];
    const last = lines.filter(({ after }) => after !== undefined).at(-1);
    if (last?.after !== undefined) last.after.oxygen += 1;
    const [verdict] = adapter.replay(file, lines);
    expect(verdict?.differences.length).toBe(1);
  });
});
