import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ask, type Choice, canonical, msg, type Plain, rngFrom } from '../../src/index.ts';
import { listed, read, sampled, sampledEvenly, someOf, texts } from './rules.ts';

const picksIn = (choice: Choice): readonly Plain[] => ('picks' in choice ? choice.picks : []);

describe('some of', () => {
  test('refuses too few, too many, unknown and repeated things', () => {
    const rule = someOf([1, 2, 3, 4], 1, 2);
    expect(read(rule, { picks: [] })).toEqual(msg('kernel.refusal.tooFew', { min: 1 }));
    expect(read(rule, { picks: [1, 2, 3] })).toEqual(msg('kernel.refusal.tooMany', { max: 2 }));
    expect(read(rule, { picks: [5] })).toEqual(msg('kernel.refusal.notAnItem'));
    expect(read(rule, { picks: [1, 1] })).toEqual(msg('kernel.refusal.repeated'));
    for (const picks of [undefined, null, 1, '12', { 0: 1, length: 1 }])
      expect(read(rule, { picks })).toEqual(msg('kernel.refusal.malformed'));
  });
  test('takes an unordered set in the order of the items, and an ordered one as it is', () => {
    expect(read(someOf(['a', 'b', 'c'], 0, 3), { picks: ['c', 'a'] })).toEqual({ picks: ['a', 'c'] });
    expect(read(someOf(['a', 'b', 'c'], 0, 3, { ordered: true }), { picks: ['c', 'a'] })).toEqual({
      picks: ['c', 'a'],
    });
  });
  test('asks its rule about a set, and passes its reason on', () => {
    const allows = (_: null, __: Ask, picks: readonly Plain[]) =>
      picks.length === 2 ? msg('test.two') : undefined;
    const rule = someOf([1, 2, 3], 0, 3, { allows });
    expect(read(rule, { picks: [1, 2] })).toEqual(msg('test.two'));
    expect(read(rule, { picks: [1, 2, 3] })).toEqual({ picks: [1, 2, 3] });
  });

  /** All subsets by counting in binary; an independent way to list. */
  const allSubsets = (n: number): number[][] =>
    Array.from({ length: 2 ** n }, (_, bits) =>
      Array.from({ length: n }, (__, i) => i).filter((i) => bits & (1 << i)),
    );
  const orders = (items: readonly number[]): number[][] =>
    items.length === 0
      ? [[]]
      : items.flatMap((item) =>
          orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
        );

  test('lists all that is legal and nothing else', () => {
    fc.assert(
      fc.property(
        fc.nat(5),
        fc.nat(5),
        fc.nat(6),
        fc.boolean(),
        fc.nat(3),
        (n, min, more, ordered, forbidden) => {
          const max = min + more;
          const fits = (picks: readonly number[]) =>
            picks.length >= min && picks.length <= max && (forbidden === 0 || picks.length % forbidden !== 1);
          const items = Array.from({ length: n }, (_, i) => i);
          const allows = (_: null, __: Ask, picks: readonly Plain[]) =>
            forbidden !== 0 && picks.length % forbidden === 1 ? msg('test.no') : undefined;
          const expected = allSubsets(n)
            .filter(fits)
            .flatMap((set) => (ordered ? orders(set) : [set]));
          const rule = someOf(items, min, max, { ordered, allows });
          expect(texts(listed(rule))).toEqual(expected.map((picks) => canonical({ picks })).sort());
        },
      ),
    );
  });
  test('lists the proposals first, in its own form, and none of them again', () => {
    const proposals = () => [[3, 1], [2], [1, 3]];
    const rule = someOf([1, 2, 3], 1, 2, { proposals });
    expect(listed(rule, 3)).toEqual([{ picks: [1, 3] }, { picks: [2] }, { picks: [1] }]);
    expect(listed(rule)).toHaveLength(6);
  });
  test('is sampled evenly over sizes as well as sets', () => {
    expect(sampledEvenly(someOf([1, 2, 3, 4, 5], 0, 5), 'subsets')).toBe(true);
    expect(sampledEvenly(someOf([1, 2, 3, 4, 5], 2, 2), 'pairs')).toBe(true);
    expect(sampledEvenly(someOf([1, 2, 3, 4], 1, 3, { ordered: true }), 'orders')).toBe(true);
  });
  test('is sampled evenly where a rule forbids some, or nearly all', () => {
    const evenSum = (_: null, __: Ask, picks: readonly Plain[]) =>
      picks.reduce((sum: number, pick) => sum + Number(pick), 0) % 2 === 0 ? undefined : msg('test.odd');
    expect(sampledEvenly(someOf([1, 2, 3, 4, 5], 0, 4, { allows: evenSum }), 'even')).toBe(true);
    const items = Array.from({ length: 10 }, (_, i) => i);
    const rare = (_: null, __: Ask, picks: readonly Plain[]) =>
      ['[0,3,7,9]', '[1,2,4,5]', '[2,3,5,8]'].includes(JSON.stringify(picks)) ? undefined : msg('test.rare');
    expect(listed(someOf(items, 0, 10, { allows: rare }))).toHaveLength(3);
    expect(sampledEvenly(someOf(items, 0, 10, { allows: rare }), 'rare')).toBe(true);
  });
  test('finds equal items by what they are, and none by another', () => {
    const rule = someOf([{ card: 1 }, { card: 2 }, 'card', 7], 1, 2);
    expect(read(rule, { picks: [{ card: 2 }] })).toEqual({ picks: [{ card: 2 }] });
    for (const pick of [{ card: 3 }, { card: 1, x: 1 }, 'cards', '7', null, undefined])
      expect(read(rule, { picks: [pick] })).toEqual(msg('kernel.refusal.notAnItem'));
  });
  test('refuses no more and no fewer than its bounds say', () => {
    const rule = someOf([1, 2, 3, 4], 2, 3);
    for (const picks of [
      [1, 2],
      [1, 2, 3],
    ])
      expect(read(rule, { picks })).toEqual({ picks });
    expect(read(rule, { picks: [1] })).toEqual(msg('kernel.refusal.tooFew', { min: 2 }));
    expect(read(rule, { picks: [1, 2, 3, 4] })).toEqual(msg('kernel.refusal.tooMany', { max: 3 }));
  });
  test('lists no more than the limit, proposals included', () => {
    const rule = someOf([1, 2, 3], 1, 2, { proposals: () => [[3], [2], [1]] });
    expect(listed(rule, 2)).toEqual([{ picks: [3] }, { picks: [2] }]);
    expect(listed(rule, 4)).toEqual([{ picks: [3] }, { picks: [2] }, { picks: [1] }, { picks: [1, 2] }]);
  });
  test('lists proposals in order as they are, and their other orders as other answers', () => {
    const rule = someOf([1, 2], 2, 2, { ordered: true, proposals: () => [[2, 1]] });
    expect(listed(rule)).toEqual([{ picks: [2, 1] }, { picks: [1, 2] }]);
  });
  test('gives up listing where hardly any set is legal, and still lists the proposals', () => {
    let asked = 0;
    const items = Array.from({ length: 30 }, (_, i) => i);
    const allows = () => {
      asked += 1;
      return msg('test.never');
    };
    const rule = someOf(items, 0, 30, { allows, proposals: () => [[4, 2]] });
    expect(listed(rule, 10)).toEqual([{ picks: [2, 4] }]);
    expect(asked).toBeLessThanOrEqual(640);
    expect(asked).toBeGreaterThan(100);
  });
  test('is sampled as the game says, where it knows better', () => {
    const rule = someOf([1, 2, 3], 2, 2, { sample: () => [3, 1] });
    expect(sampled(rule, rngFrom('x'))).toEqual({ picks: [1, 3] });
    const ordered = someOf([1, 2, 3], 2, 2, { ordered: true, sample: () => [3, 1] });
    expect(sampled(ordered, rngFrom('x'))).toEqual({ picks: [3, 1] });
  });
  test('is sampled within its bounds from more sets than can be counted', () => {
    const rng = rngFrom('many');
    const items = Array.from({ length: 120 }, (_, i) => i);
    for (const ordered of [false, true])
      for (let i = 0; i < 50; i++) {
        const choice = sampled(someOf(items, 3, 60, { ordered }), rng);
        expect(read(someOf(items, 3, 60, { ordered }), { ...choice })).toEqual(choice);
      }
  });
  test('is sampled in each size as often as that size has sets, also where they are too many to count', () => {
    // Of 40 things 20 are taken on average, and hardly ever fewer than 10: there are 2^40 sets, most of them half.
    const items = Array.from({ length: 40 }, (_, i) => i);
    const rng = rngFrom('sizes');
    const sizes = Array.from({ length: 400 }, () => picksIn(sampled(someOf(items, 0, 40), rng)).length);
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    expect(Math.abs(mean - 20)).toBeLessThan(0.7);
    const spread = sizes.reduce((sum, size) => sum + (size - mean) ** 2, 0) / sizes.length;
    expect(Math.abs(spread - 10)).toBeLessThan(3);
    // The same where a rule forbids half of them.
    const allows = (_: null, __: Ask, picks: readonly Plain[]) =>
      picks.length % 2 === 0 ? undefined : msg('test.odd');
    const even = Array.from(
      { length: 50 },
      () => picksIn(sampled(someOf(items, 0, 40, { allows }), rng)).length,
    );
    expect(Math.min(...even)).toBeGreaterThan(8);
    // In order, all of 13 are e times as likely as anything less: 13! ways, as many with 12, half with 11, …
    const few = Array.from({ length: 13 }, (_, i) => i);
    const all = Array.from({ length: 1000 }, () => sampled(someOf(few, 0, 13, { ordered: true }), rng));
    const whole = all.filter((choice) => picksIn(choice).length === 13).length;
    expect(Math.abs(whole - 1000 / Math.E)).toBeLessThan(60);
  });
  test('is sampled evenly where there are many things', () => {
    const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
    expect(sampledEvenly(someOf(upTo(30), 1, 1), 'thirty')).toBe(true);
    expect(sampledEvenly(someOf(upTo(31), 1, 1), 'thirty-one')).toBe(true);
    expect(sampledEvenly(someOf(upTo(33), 32, 33), 'nearly all')).toBe(true);
    const pair = picksIn(sampled(someOf(upTo(99), 60, 60), rngFrom('many')));
    expect([...pair].sort((a, b) => Number(a) - Number(b))).toEqual(pair);
  });
  test('that nothing satisfies is a fault of the game', () => {
    expect(() => sampled(someOf([1], 2, 3), rngFrom('x'))).toThrow('no legal answer');
    const never = someOf([1, 2], 0, 2, { allows: () => msg('test.never') });
    expect(() => sampled(never, rngFrom('x'))).toThrow('no legal answer');
    expect(listed(never)).toEqual([]);
  });
});
