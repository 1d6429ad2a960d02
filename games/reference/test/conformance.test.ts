import { below, canonical, isRecord, type Rng, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { adapter, recordGame } from '../conformance/index.ts';

const recordings = [
  recordGame('two', { length: 'short', reviews: true }, 2, 'two'),
  recordGame('three', { length: 'long', reviews: true }, 3, 'three'),
  recordGame('four', { length: 'long', reviews: false }, 4, 'four'),
];
const verdicts = (lines: readonly unknown[]) => [...adapter.replay('recordings.jsonl', lines)];

test('recordings of our own games agree with the engine to the last number', () => {
  const found = verdicts(recordings.flat());
  expect(found.map(({ name, differences }) => [name, differences])).toEqual([
    ['two', []],
    ['three', []],
    ['four', []],
  ]);
  expect(found.every(({ moves }) => moves > 30)).toBe(true);
});

/** The paths of all numbers in a value. */
function numbersIn(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'number') return [[...path]];
  if (Array.isArray(value)) return value.flatMap((item, i) => numbersIn(item, [...path, i]));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => numbersIn(item, [...path, key]));
  return [];
}

/** A copy in which the number at the path is another one. */
function altered(value: unknown, path: readonly (string | number)[], by: number): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === 'number' ? value + by : value;
  if (Array.isArray(value)) return value.map((item, i) => (i === key ? altered(item, rest, by) : item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? altered(item, rest, by) : item]),
  );
}

const oneOf = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length)]!;

describe.each([
  [
    'moves',
    (path: readonly (string | number)[], type: unknown) => type === 'move' && !path.includes('draws'),
  ],
  ['draws', (path: readonly (string | number)[]) => path.includes('draws')],
  ['snapshots', (_: unknown, type: unknown) => type === 'snapshot'],
  ['the footer', (_: unknown, type: unknown) => type === 'footer'],
])('the adapter', (part, belongs) => {
  test(`notices 50 times that a single number was changed in ${part}`, () => {
    const rng = rngFrom(part);
    for (let i = 0; i < 50; i++) {
      const lines = oneOf(rng, recordings);
      const places = numbersIn(lines).filter((path) => {
        const line = lines[Number(path[0])];
        return belongs(path, isRecord(line) ? line.type : undefined);
      });
      const path = oneOf(rng, places);
      const by = oneOf(rng, [-3, -2, -1, 1, 2, 3]);
      const changed = altered(lines, path, by);
      if (!Array.isArray(changed)) throw new Error('not lines');
      expect(canonical(changed)).not.toBe(canonical(lines));
      expect(verdicts(changed)[0]!.differences, path.join('/')).not.toEqual([]);
    }
  });
});

test.each([
  ['a recording without an end', recordings[0]!.slice(0, -1)],
  ['a recording that stops in the middle', recordings[0]!.slice(0, 9)],
  ['a recording without a beginning', recordings[0]!.slice(1)],
  ['a foreign format', [{ type: 'header', format: 'chess-1' }]],
  ['a line that is none', [...recordings[0]!.slice(0, 3), 17]],
])('%s is a difference', (_, lines) => {
  expect(verdicts(lines).flatMap(({ differences }) => differences)).toHaveLength(1);
});

test('a disputed recording is skipped under its reason', () => {
  const [header, ...rest] = recordings[0]!;
  if (!isRecord(header)) throw new Error('no header');
  expect(verdicts([{ ...header, disputed: 'two rulings' }, ...rest])).toMatchObject([
    { skipped: 'two rulings' },
  ]);
});
