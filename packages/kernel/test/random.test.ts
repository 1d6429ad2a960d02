import { describe, expect, test } from 'vitest';
import { below, cloneRng, drawRng, oneOfAtRandom, rngFrom, shuffle } from '../src/index.ts';
import { chiSquare, plausible } from '../src/testing/index.ts';

/** How often each of the outcomes came, named by their text. */
function tallied(times: number, draw: () => unknown): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const name = JSON.stringify(draw());
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const even = (counts: ReadonlyMap<string, number>, outcomes: number, times: number): boolean =>
  counts.size === outcomes &&
  plausible(chiSquare([...counts.values()], new Array(outcomes).fill(times / outcomes)));

describe('a number below n', () => {
  for (const n of [1, 2, 3, 6, 7, 10, 52, 100])
    test(`is each of the ${n} equally often`, () => {
      const rng = rngFrom(`below ${n}`);
      const times = Math.max(2000, 200 * n);
      expect(
        even(
          tallied(times, () => below(rng, n)),
          n,
          times,
        ),
      ).toBe(true);
    });
  test('is not drawn towards the small ones where n is large', () => {
    // Of 31 bits a plain remainder of 3 · 2^29 would fall into the lower third half of the time.
    const rng = rngFrom('large');
    const n = 3 * 2 ** 29;
    const counts = tallied(6000, () => Math.floor(below(rng, n) / 2 ** 29));
    expect(even(counts, 3, 6000)).toBe(true);
  });
  test('takes one word of the stream where n divides 2^31: nothing has to be thrown away', () => {
    for (const n of [1, 2, 64, 2 ** 30]) {
      const rng = rngFrom(`words ${n}`);
      for (let i = 0; i < 50; i++) below(rng, n);
      expect(rng.next).toBe(50);
    }
  });
  test('throws away what would make some likelier: of 31 bits one half where n is just over half', () => {
    const rng = rngFrom('thrown away');
    const n = 2 ** 30 + 1;
    for (let i = 0; i < 1000; i++) expect(below(rng, n)).toBeLessThan(n);
    expect(rng.next).toBeGreaterThan(1800);
    expect(rng.next).toBeLessThan(2200);
  });
  test('needs an n from 1 to 2^31 - 1', () => {
    const rng = rngFrom('range');
    for (const n of [0, -1, Number.NaN, 2 ** 31, Number.POSITIVE_INFINITY])
      expect(() => below(rng, n)).toThrow(RangeError);
    expect(below(rng, 2 ** 31 - 1)).toBeLessThan(2 ** 31 - 1);
  });
});

describe('a shuffle', () => {
  test('comes to each order equally often', () => {
    const rng = rngFrom('shuffle');
    expect(
      even(
        tallied(12_000, () => shuffle(rng, [0, 1, 2, 3])),
        24,
        12_000,
      ),
    ).toBe(true);
  });
  test('puts every card of a deck equally often in every position', () => {
    const rng = rngFrom('positions');
    const counts = new Array(400).fill(0);
    for (let i = 0; i < 4000; i++)
      shuffle(
        rng,
        Array.from({ length: 20 }, (_, card) => card),
      ).forEach((card, at) => {
        counts[card * 20 + at] += 1;
      });
    const { statistic } = chiSquare(counts, new Array(400).fill(200));
    expect(plausible({ statistic: (statistic * 19) / 20, degrees: 19 * 19 })).toBe(true);
  });
  test('changes the list itself and keeps what is in it', () => {
    const items = ['a', 'b', 'c', 'd', 'e'];
    expect(shuffle(rngFrom('x'), items)).toBe(items);
    expect([...items].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(shuffle(rngFrom('x'), [])).toEqual([]);
  });
});

test('the same seed gives the same numbers, another seed others, and a copy goes its own way', () => {
  const draws = (seed: string) => {
    const rng = rngFrom(seed);
    return Array.from({ length: 20 }, () => below(rng, 1000));
  };
  expect(draws('a')).toEqual(draws('a'));
  expect(draws('a')).not.toEqual(draws('b'));
  const rng = rngFrom('a');
  const copy = cloneRng(rng);
  below(rng, 10);
  expect(copy.next).toBe(0);
  expect(rng.next).toBe(1);
});

test('one of several things is each of them equally often, and nothing of nothing', () => {
  const rng = rngFrom('one of');
  expect(
    even(
      tallied(3000, () => oneOfAtRandom(rng, ['a', 'b', 'c'])),
      3,
      3000,
    ),
  ).toBe(true);
  expect(() => oneOfAtRandom(rng, [])).toThrow(RangeError);
});

test('a crooked die is not plausible', () => {
  expect(plausible(chiSquare([900, 1100, 1000, 1000, 1000, 1000], new Array(6).fill(1000)))).toBe(true);
  expect(plausible(chiSquare([700, 1300, 1000, 1000, 1000, 1000], new Array(6).fill(1000)))).toBe(false);
});

describe('a generator drawn from another', () => {
  test('has a stream of its own, and the same one from the same place', () => {
    const rng = rngFrom('trunk');
    const [same, other] = [cloneRng(rng), rngFrom('another trunk')];
    const first = drawRng(rng);
    expect(drawRng(same)).toEqual(first);
    expect(same).toEqual(rng);
    expect(first).toEqual({ key: expect.stringMatching(/^[0-9a-f]{64}$/), next: 0 });
    expect(new Set([first, drawRng(rng), drawRng(other)].map(({ key }) => key)).size).toBe(3);
  });
});
