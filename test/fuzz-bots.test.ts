import { expect, test } from 'vitest';
import { type Figures, faultsOf, tableOf, withDecision } from '../bench/fuzz-bots/figures.ts';

const timed = (times: readonly number[], budget: number | undefined, legal = true): Figures => {
  let all: readonly Figures[] = [];
  for (const [i, milliseconds] of times.entries())
    all = withDecision(all, { bot: 'master', milliseconds, legal, where: `decision ${i}` }, budget);
  const [figures] = all;
  if (figures === undefined) throw new Error('no decisions');
  return figures;
};

test('decisions may take a little more than their budget, now and then more, and never much more', () => {
  const many = Array.from({ length: 1_000 }, () => 9);
  expect(faultsOf(timed([...many, 15], 10))).toEqual([]);
  expect(faultsOf(timed([...many, 59], 10))).toEqual([]);
  expect(faultsOf(timed([...many, 16, 16], 10))).toEqual([expect.stringContaining('99.9 %')]);
  expect(faultsOf(timed([...many, 61], 10))).toEqual([expect.stringContaining('far over')]);
  // Of a long budget a tenth more.
  expect(faultsOf(timed([440], 400))).toEqual([]);
  expect(faultsOf(timed([441], 400))).not.toEqual([]);
});

test('without a budget a decision may take a second', () => {
  expect(faultsOf(timed([999], undefined))).toEqual([]);
  expect(faultsOf(timed([1_001], undefined))).toHaveLength(2);
});

test('an illegal answer is a fault, and the longest decision is told', () => {
  const figures = timed([1, 3, 2], 10, false);
  expect(faultsOf(figures)).toEqual(['master: 3 illegal answers']);
  expect(tableOf([figures]).join('\n')).toMatch(/master +3 +3 +100.00 % +0 +2.00 +3.0 +decision 1/);
});
