import { describe, expect, test } from 'vitest';
import { reportOf } from '../bench/mutation/report.ts';
import { keyOf, type Mutant, sampleOf } from '../bench/mutation/sample.ts';
import type { Status } from '../bench/mutation/stryker.ts';

const mutants = (file: string, count: number): Mutant[] =>
  Array.from({ length: count }, (_, i) => ({
    file,
    line: i + 1,
    column: 3,
    mutator: 'BooleanLiteral',
    replacement: 'false',
  }));
const all = [
  ...mutants('rules/long.ts', 90),
  ...mutants('rules/short.ts', 3),
  ...mutants('rules/mid.ts', 20),
];

describe('a sample of mutants', () => {
  test('is spread evenly over the files, as far as they reach', () => {
    const sample = sampleOf(all, 30, 'seed');
    const from = (file: string): number => sample.filter((mutant) => mutant.file === file).length;
    expect(new Set(sample.map(keyOf)).size).toBe(30);
    expect(from('rules/short.ts')).toBe(3);
    expect(Math.abs(from('rules/long.ts') - from('rules/mid.ts'))).toBeLessThanOrEqual(1);
  });

  test('is the same for the same seed, another for another, and never larger than what there is', () => {
    expect(sampleOf(all, 30, 'seed')).toEqual(sampleOf(all, 30, 'seed'));
    expect(sampleOf(all, 30, 'seed')).not.toEqual(sampleOf(all, 30, 'other'));
    expect(sampleOf(all, 500, 'seed')).toHaveLength(all.length);
  });
});

test('the report counts by file, and names what no test noticed with its line', () => {
  const sample = mutants('rules/short.ts', 3);
  const statuses: Status[] = ['Killed', 'Survived', 'Timeout'];
  const results = new Map(sample.map((mutant, i) => [keyOf(mutant), statuses[i] ?? 'Killed'] as const));
  const report = reportOf({ title: 'a game', seed: 'seed', all: 113, sample, results });
  expect(report).toContain('3 of 113 mutants');
  expect(report).toContain('| rules/short.ts | 3 | 1 | 1 | 1 | 66.7 % |');
  expect(report.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- rules/short.ts:2:3 BooleanLiteral → `false`',
  ]);
});
