import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Amounts,
  type Ask,
  type Choice,
  canonical,
  msg,
  type OneOf,
  type Plain,
  type Rng,
  rngFrom,
  type SomeOf,
} from '../src/index.ts';
import { isChoice, listChoices, readChoice, sampleAnswer, showQuestion } from '../src/shapes/shape.ts';
import { chiSquare, plausible } from '../src/testing/index.ts';

const ASK: Ask = { do: 'test', seat: 0 };
const words = {
  text: () => msg('test.text'),
  describe: () => ({ text: msg('test.option') }),
  answer: () => {},
};

const oneOf = (...options: Plain[]): OneOf<null, Ask> => ({
  shape: 'one-of',
  options: () => options,
  ...words,
});

const someOf = (
  items: readonly Plain[],
  min: number,
  max: number,
  more: Partial<SomeOf<null, Ask>> = {},
): SomeOf<null, Ask> => ({
  shape: 'some-of',
  ordered: false,
  items: () => items,
  bounds: () => ({ min, max }),
  ...words,
  ...more,
});

/** Parts as `{ id: [max, worth] }`. */
const amounts = (
  parts: Record<string, [number, number]>,
  min: number,
  max: number,
  more: Partial<Amounts<null, Ask>> = {},
): Amounts<null, Ask> => ({
  shape: 'amounts',
  parts: () => Object.entries(parts).map(([id, [most, worth]]) => ({ id, max: most, worth })),
  total: () => ({ min, max }),
  proposal: () => ({}),
  ...words,
  ...more,
});

type Rule = OneOf<null, Ask> | SomeOf<null, Ask> | Amounts<null, Ask>;
const read = (rule: Rule, answer: Record<string, unknown>) => readChoice(rule, null, ASK, answer);
/** A random legal answer, without the number of the question. */
function sampled(rule: Rule, rng: Rng): Choice {
  const { question: _, ...choice } = sampleAnswer(rule, null, ASK, rng, 1);
  return choice;
}
const listed = (rule: Rule, limit = 10_000) => listChoices(rule, null, ASK, limit);
const texts = (choices: readonly Choice[]) => choices.map(canonical).sort();

/** Whether sampling gives every listed answer, and each equally often. */
function sampledEvenly(rule: Rule, seed: string): boolean {
  const rng = rngFrom(seed);
  const legal = listed(rule);
  const times = 200 * legal.length;
  const counts = new Map(legal.map((choice) => [canonical(choice), 0]));
  for (let i = 0; i < times; i++) {
    const text = canonical(sampled(rule, rng));
    const count = counts.get(text);
    if (count === undefined) throw new Error(`sampled and not listed: ${text}`);
    counts.set(text, count + 1);
  }
  return plausible(
    chiSquare(
      [...counts.values()],
      legal.map(() => 200),
    ),
  );
}

describe('one of', () => {
  const card = { do: 'play', card: 3 };
  const rule = oneOf('pass', 7, null, card, [1, 2]);

  test('takes each of its options, and gives back the option itself', () => {
    for (const pick of ['pass', 7, null, card, [1, 2]]) expect(read(rule, { pick })).toEqual({ pick });
    const chosen = read(rule, { pick: { card: 3, do: 'play' } });
    expect(isChoice(chosen) && 'pick' in chosen && chosen.pick).toBe(card);
  });
  test('refuses anything else, and says that it is no option', () => {
    for (const pick of [
      'Pass',
      '7',
      7.5,
      undefined,
      {},
      { do: 'play' },
      { ...card, x: 1 },
      [2, 1],
      [1, 2, 3],
      Number.NaN,
    ])
      expect(read(rule, { pick })).toEqual(msg('kernel.refusal.notAnOption'));
  });
  test('refuses an answer of another shape', () => {
    for (const answer of [{}, { picks: ['pass'] }, { amounts: {} }])
      expect(read(rule, answer)).toEqual(msg('kernel.refusal.malformed'));
  });
  test('does not mistake inherited things for options', () => {
    expect(read(oneOf('x'), JSON.parse('{"__proto__":{"pick":"x"}}'))).toEqual(
      msg('kernel.refusal.malformed'),
    );
  });
  test('lists its options in their order, up to the limit, and samples them evenly', () => {
    expect(listed(rule, 2)).toEqual([{ pick: 'pass' }, { pick: 7 }]);
    expect(listed(rule)).toHaveLength(5);
    expect(sampledEvenly(rule, 'one of')).toBe(true);
  });
  test('without an option is a fault of the game, not of the player', () => {
    expect(() => sampled(oneOf(), rngFrom('x'))).toThrow();
  });
});

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
  test('that cannot make the total are a fault of the game', () => {
    expect(() => sampled(amounts({ ore: [2, 1] }, 3, 3), rngFrom('x'))).toThrow('no legal answer');
  });
});

test('a question as shown carries everything a client needs', () => {
  const open = { id: 5, seat: 0, ask: ASK, answered: false };
  const show = (rule: Rule) => showQuestion(rule, null, open);
  const head = { id: 5, seat: 0, name: 'test', text: msg('test.text'), answered: false };
  const text = msg('test.option');
  expect(show(oneOf('a'))).toEqual({ ...head, shape: 'one-of', options: [{ value: 'a', text }] });
  expect(show(someOf(['a'], 0, 1, { proposals: () => [['a']], allows: () => undefined }))).toEqual({
    ...head,
    shape: 'some-of',
    items: [{ value: 'a', text }],
    min: 0,
    max: 1,
    ordered: false,
    restricted: true,
    proposals: [['a']],
  });
  expect(show(amounts({ ore: [2, 3] }, 0, 6))).toEqual({
    ...head,
    shape: 'amounts',
    parts: [{ id: 'ore', max: 2, worth: 3, text }],
    min: 0,
    max: 6,
    restricted: false,
    proposal: {},
  });
});
