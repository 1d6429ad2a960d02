/** The adapter that replays foreign recordings, tried on recordings of our own games and, where they are at hand, on theirs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { below, type Rng, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { adapter } from '../conformance/index.ts';
import { recordGame } from './support/recording.ts';

type Line = Record<string, unknown>;

const differences = (lines: readonly unknown[]): number =>
  [...adapter.replay('recording', lines)].reduce((sum, verdict) => sum + verdict.differences.length, 0);

/** The paths of all numbers in a value. */
function numbersIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'number') return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbersIn(part, [...path, key]));
}

/** A copy in which one number, anywhere, is one more or one less. */
function altered(lines: readonly unknown[], rng: Rng): { lines: unknown[]; what: string } {
  const copy = structuredClone(lines) as Line[];
  for (;;) {
    const at = below(rng, copy.length);
    const paths = numbersIn(copy[at]);
    const path = paths[paths.length === 0 ? 0 : below(rng, paths.length)];
    if (path === undefined) continue;
    const holder = path.slice(0, -1).reduce((part, key) => part[key] as Line, copy[at]!);
    const key = path.at(-1)!;
    holder[key] = (holder[key] as number) + (below(rng, 2) === 0 ? 1 : -1);
    return { lines: copy, what: `line ${at + 1}, ${path.join('/')}` };
  }
}

const tables = [
  { seats: 2, twoActions: false },
  { seats: 2, twoActions: true },
  { seats: 3, twoActions: false },
  { seats: 4, twoActions: false },
];

describe('a recording of our own game', () => {
  test.each(tables)(
    'agrees with the engine that played it: $seats seats, two actions $twoActions',
    (table) => {
      for (const seed of ['a', 'b', 'c']) expect(differences(recordGame(table, seed))).toBe(0);
    },
  );

  test('is found out when any one number in it is changed, fifty times', () => {
    const rng = rngFrom('alterations');
    const recordings = tables.map((table) => recordGame(table, 'altered'));
    for (let i = 0; i < 50; i++) {
      const { lines, what } = altered(recordings[i % recordings.length]!, rng);
      expect(differences(lines), what).toBeGreaterThan(0);
    }
  });

  test('that ends too early is a difference and no crash', () => {
    const lines = recordGame(tables[0]!, 'cut short');
    for (const length of [1, 2, 10, lines.length - 1])
      expect(differences(lines.slice(0, length))).toBeGreaterThan(0);
  });
});

const oracle = join(
  process.env.ORRERY_ORACLE ?? join(process.cwd(), '..', 'shared', 'oracle'),
  'race-for-the-galaxy',
);

/** All files of recordings and vectors there. */
const recordings = (): string[] =>
  ['games', 'vectors']
    .flatMap((folder) => readdirSync(join(oracle, folder)).map((name) => join(oracle, folder, name)))
    .filter((path) => path.endsWith('.jsonl.gz'));

describe.runIf(existsSync(oracle))('recordings of an independent engine', () => {
  const read = (path: string): Line[] =>
    gunzipSync(readFileSync(path))
      .toString('utf8')
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as Line);

  test('are found out when any one number in them is changed, fifty times', () => {
    const rng = rngFrom('foreign alterations');
    const files = recordings();
    for (let i = 0; i < 50; i++) {
      const lines = read(files[i % files.length]!);
      const end = lines.findIndex(({ event }) => event === 'footer');
      const { lines: changed, what } = altered(
        end < 0 ? [lines[below(rng, lines.length)]!] : lines.slice(0, end + 1),
        rng,
      );
      expect(differences(changed), `${files[i % files.length]}: ${what}`).toBeGreaterThan(0);
    }
  });
});
