import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ask, canonical, msg, rngFrom } from '../../src/index.ts';
import { chiSquare, plausible } from '../../src/testing/index.ts';
import { amounts, listed, read, sampled, sampledEvenly, texts } from './rules.ts';

describe('amounts', () => {
  const rule = amounts({ ore: [3, 1], gold: [2, 2] }, 4, 5);

  test('takes a mix whose worth lies within the bounds, parts left out being none', () => {
    expect(read(rule, { amounts: { gold: 2 } })).toEqual({ amounts: { ore: 0, gold: 2 } });
    expect(read(rule, { amounts: { ore: 3, gold: 1 } })).toEqual({ amounts: { ore: 3, gold: 1 } });
    expect(read(rule, { amounts: { ore: -0, gold: 2 } })).toEqual({ amounts: { ore: 0, gold: 2 } });
  });
  test('says which part is wrong, how many there are, or what the total must be', () => {
    expect(read(rule, { amounts: { ore: 4 } })).toEqual(
      msg('kernel.refusal.overMaximum', { part: 'ore', max: 3 }),
    );
    expect(read(rule, { amounts: { ore: 3 } })).toEqual(
      msg('kernel.refusal.wrongTotal', { total: 4, got: 3 }),
    );
    expect(read(rule, { amounts: { ore: 3, gold: 2 } })).toEqual(
      msg('kernel.refusal.wrongTotal', { total: 5, got: 7 }),
    );
    for (const ore of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, [1], true])
      expect(read(rule, { amounts: { ore, gold: 2 } })).toEqual(
        msg('kernel.refusal.badAmount', { part: 'ore' }),
      );
    expect(read(rule, { amounts: { wood: 1, gold: 2 } })).toEqual(
      msg('kernel.refusal.badAmount', { part: 'wood' }),
    );
    expect(read(rule, { amounts: JSON.parse('{"__proto__":4}') })).toEqual(
      msg('kernel.refusal.badAmount', { part: '__proto__' }),
    );
    for (const given of [undefined, null, [], 4])
      expect(read(rule, { amounts: given })).toEqual(msg('kernel.refusal.malformed'));
  });
  test('takes the least and the most that the bounds allow', () => {
    expect(read(rule, { amounts: { ore: 2, gold: 1 } })).toEqual({ amounts: { ore: 2, gold: 1 } });
    expect(read(rule, { amounts: { ore: 1, gold: 2 } })).toEqual({ amounts: { ore: 1, gold: 2 } });
  });
  test('asks its rule about a mix, and passes its reason on', () => {
    const allows = (_: null, __: Ask, { ore }: Readonly<Record<string, number>>) =>
      ore === 2 ? msg('test.two', { ore }) : undefined;
    const strict = amounts({ ore: [3, 1] }, 0, 3, { allows });
    expect(read(strict, { amounts: { ore: 2 } })).toEqual(msg('test.two', { ore: 2 }));
    expect(read(strict, { amounts: { ore: 3 } })).toEqual({ amounts: { ore: 3 } });
  });
  test('may have a part that is called key', () => {
    expect(read(amounts({ key: [2, 1] }, 1, 2), { amounts: { key: 1 } })).toEqual({ amounts: { key: 1 } });
  });
  test('keeps no negative zero, which no file could keep', () => {
    const choice = read(rule, { amounts: { ore: -0, gold: 2 } });
    expect('amounts' in choice && Object.is(choice.amounts.ore, 0)).toBe(true);
  });
  test('lists every mix and nothing else', () => {
    const part = fc.tuple(fc.nat(4), fc.nat(3));
    fc.assert(
      fc.property(part, part, part, fc.nat(8), fc.nat(5), fc.boolean(), (a, b, c, min, more, restricted) => {
        const expected: unknown[] = [];
        for (let x = 0; x <= a[0]; x++)
          for (let y = 0; y <= b[0]; y++)
            for (let z = 0; z <= c[0]; z++) {
              const worth = x * a[1] + y * b[1] + z * c[1];
              if (worth >= min && worth <= min + more && !(restricted && x > y))
                expected.push({ amounts: { a: x, b: y, c: z } });
            }
        const allows = (_: null, __: Ask, given: Readonly<Record<string, number>>) =>
          restricted && (given.a ?? 0) > (given.b ?? 0) ? msg('test.more') : undefined;
        expect(texts(listed(amounts({ a, b, c }, min, min + more, { allows })))).toEqual(
          expected.map(canonical).sort(),
        );
      }),
    );
  });
  test('lists up to the limit', () => {
    expect(listed(amounts({ a: [9, 1], b: [9, 1] }, 0, 18), 7)).toHaveLength(7);
  });
  test('are sampled evenly over all mixes, restricted or not', () => {
    expect(sampledEvenly(amounts({ ore: [5, 1], gold: [3, 2], star: [2, 3] }, 6, 6), 'exact')).toBe(true);
    expect(sampledEvenly(amounts({ ore: [5, 1], gold: [3, 2] }, 2, 7), 'range')).toBe(true);
    expect(sampledEvenly(amounts({ ore: [3, 1], token: [2, 0] }, 1, 2), 'worthless')).toBe(true);
    const allows = (_: null, __: Ask, { ore = 0, gold = 0 }: Readonly<Record<string, number>>) =>
      ore === gold ? msg('test.equal') : undefined;
    expect(sampledEvenly(amounts({ ore: [5, 1], gold: [4, 1] }, 0, 9, { allows }), 'restricted')).toBe(true);
    const rare = (_: null, __: Ask, { a = 0, b = 0 }: Readonly<Record<string, number>>) =>
      (a === 17 && b === 3) || (a === 2 && b === 29) ? undefined : msg('test.rare');
    expect(sampledEvenly(amounts({ a: [40, 1], b: [40, 1] }, 0, 80, { allows: rare }), 'rare')).toBe(true);
  });
  test('are sampled whatever the upper bound is', () => {
    const choice = sampled(amounts({ ore: [2, 1] }, 2, Number.MAX_SAFE_INTEGER), rngFrom('x'));
    expect(choice).toEqual({ amounts: { ore: 2 } });
  });
  test('are sampled evenly also from more mixes than would be listed', () => {
    const rule = amounts({ ore: [79, 1], gold: [79, 2] }, 20, 200);
    // How many mixes have so much ore, so much gold and so much worth, in tens.
    const tens = { ore: new Array(8).fill(0), gold: new Array(8).fill(0), worth: new Array(21).fill(0) };
    let mixes = 0;
    for (let ore = 0; ore < 80; ore++)
      for (let gold = 0; gold < 80; gold++) {
        const worth = ore + 2 * gold;
        if (worth < 20 || worth > 200) continue;
        mixes += 1;
        for (const [what, many] of Object.entries({ ore, gold, worth }))
          tens[what as keyof typeof tens][Math.floor(many / 10)] += 1;
      }
    expect(mixes).toBeGreaterThan(5000);
    const seen = { ore: new Array(8).fill(0), gold: new Array(8).fill(0), worth: new Array(21).fill(0) };
    const rng = rngFrom('even');
    const times = 1500;
    for (let i = 0; i < times; i++) {
      const choice = sampled(rule, rng);
      if (!('amounts' in choice)) throw new Error('not amounts');
      const { ore = 0, gold = 0 } = choice.amounts;
      for (const [what, many] of Object.entries({ ore, gold, worth: ore + 2 * gold }))
        seen[what as keyof typeof seen][Math.floor(many / 10)] += 1;
    }
    const shares = (counts: readonly number[]) =>
      counts.filter((count) => count > 100).map((count) => (count * times) / mixes);
    for (const what of ['ore', 'gold', 'worth'] as const) {
      const observed = seen[what].filter((_, i) => tens[what][i] > 100);
      expect(plausible(chiSquare(observed, shares(tens[what])))).toBe(true);
    }
  });
  test('are sampled from all of many mixes also where a rule forbids some', () => {
    const allows = (_: null, __: Ask, { ore, gold }: Readonly<Record<string, number>>) =>
      ore === gold ? msg('test.equal') : undefined;
    const rule = amounts({ ore: [79, 1], gold: [79, 1] }, 0, 158, { allows });
    const rng = rngFrom('restricted');
    const ore = Array.from({ length: 60 }, () => {
      const choice = sampled(rule, rng);
      return 'amounts' in choice ? (choice.amounts.ore ?? 0) : 0;
    });
    expect(Math.max(...ore)).toBeGreaterThan(70);
    expect(Math.min(...ore)).toBeLessThan(10);
  });
  test('are sampled as the game says, where it knows a quicker way', () => {
    const rule = amounts({ ore: [9, 1] }, 0, 9, { sample: () => ({ ore: 7 }) });
    for (const seed of ['a', 'b']) expect(sampled(rule, rngFrom(seed))).toEqual({ amounts: { ore: 7 } });
  });
  test('are sampled from more mixes than can be counted in a word', () => {
    const parts = Object.fromEntries([...'abcdefgh'].map((id) => [id, [19, 1] as [number, number]]));
    const rng = rngFrom('many');
    const rule = amounts(parts, 60, 100);
    for (let i = 0; i < 20; i++) {
      const choice = sampled(rule, rng);
      expect(read(rule, { ...choice })).toEqual(choice);
    }
  });
  test('that cannot make the total are a fault of the game', () => {
    expect(() => sampled(amounts({ ore: [2, 1] }, 3, 3), rngFrom('x'))).toThrow('no legal answer');
    const never = amounts({ ore: [2, 1] }, 0, 2, { allows: () => msg('test.never') });
    expect(() => sampled(never, rngFrom('x'))).toThrow('no legal answer');
  });
});
