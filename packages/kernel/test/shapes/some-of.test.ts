import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ask, canonical, msg, type Plain, rngFrom } from '../../src/index.ts';
import { listed, read, sampled, sampledEvenly, someOf, texts } from './rules.ts';

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
  test('is sampled as the game says, where it knows better', () => {
    const rule = someOf([1, 2, 3], 2, 2, { sample: () => [3, 1] });
    expect(sampled(rule, rngFrom('x'))).toEqual({ picks: [1, 3] });
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
  test('that nothing satisfies is a fault of the game', () => {
    expect(() => sampled(someOf([1], 2, 3), rngFrom('x'))).toThrow('no legal answer');
    const never = someOf([1, 2], 0, 2, { allows: () => msg('test.never') });
    expect(() => sampled(never, rngFrom('x'))).toThrow('no legal answer');
    expect(listed(never)).toEqual([]);
  });
});
