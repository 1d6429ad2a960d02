import { codeOf, groupCode, RANDOM_LETTERS, readCode } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const some = codeOf(Array.from({ length: RANDOM_LETTERS }, (_, place) => (place * 11 + 3) % 256));

describe('a recovery code', () => {
  test('has 27 random letters, 128 bits and more, and one that checks them', () => {
    expect(some).toMatch(/^[0-9A-HJKMNP-TV-Z]{28}$/);
    expect(RANDOM_LETTERS * Math.log2(LETTERS.length)).toBeGreaterThanOrEqual(128);
    expect(() => codeOf([1, 2, 3])).toThrow('random');
  });

  test('tells every random letter from every other', () => {
    const zero = Array<number>(RANDOM_LETTERS).fill(0);
    const codes = zero.flatMap((_, place) =>
      [...LETTERS].map((_, value) => codeOf(zero.with(place, value)).slice(0, RANDOM_LETTERS)),
    );
    // 31 other letters at each place, and the one that all have in common.
    expect(new Set(codes).size).toBe(RANDOM_LETTERS * 31 + 1);
  });

  test('is read in small letters, with dashes and spaces, and where letters look like digits', () => {
    const typed = [
      some,
      some.toLowerCase(),
      groupCode(some),
      ` ${groupCode(some).replaceAll('-', ' – ')} `,
      some.replaceAll('0', 'O').replaceAll('1', 'l'),
      some.replaceAll('0', 'o').replaceAll('1', 'I'),
    ];
    expect(some).toMatch(/[01]/);
    for (const text of typed) expect(readCode(text)).toBe(some);
  });

  test('is shown in groups of four', () => {
    expect(groupCode(some)).toMatch(/^(\w{4}-){6}\w{4}$/);
  });

  test('with one wrong letter is no code, whichever it is', () => {
    for (const [place, letter] of [...some].entries())
      for (const other of LETTERS) {
        if (other === letter) continue;
        expect(readCode(some.slice(0, place) + other + some.slice(place + 1))).toBeUndefined();
      }
  });

  test('with two letters that changed places is no code', () => {
    const swapped = [...some].flatMap((_, one) =>
      [...some].flatMap((_, two) => {
        if (two <= one || some[one] === some[two]) return [];
        return [[...some].with(one, some[two]!).with(two, some[one]!).join('')];
      }),
    );
    expect(swapped.length).toBeGreaterThan(300);
    for (const text of swapped) expect(readCode(text)).toBeUndefined();
  });

  test.each(['', 'hello', some.slice(1), `${some}0`, some.replace(/.$/, 'U'), '💫'.repeat(28)])(
    'is not read in %j',
    (text) => {
      expect(readCode(text)).toBeUndefined();
    },
  );
});
