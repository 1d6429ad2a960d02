import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashState, sha256 } from '../src/index.ts';
import { utf8 } from '../src/sha256.ts';

/** FIPS 180-4 examples and the message of a million letters. */
const vectors = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
] as const;

for (const [text, hash] of vectors)
  test(`SHA-256 gives the standard value for ${text.length} letters`, () => {
    expect(sha256(text)).toBe(hash);
  });

test("SHA-256 agrees with Node's own for texts of every length around the edges of a block", () => {
  for (let length = 0; length < 200; length++) {
    const text = 'ż'.repeat(length >> 2) + 'x'.repeat(length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test("SHA-256 agrees with Node's own for any text, broken characters included", () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
      expect(utf8(text)).toEqual([...new TextEncoder().encode(text)]);
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
  expect(utf8('a\ud800b')).toEqual([...new TextEncoder().encode('a\ud800b')]);
});

test('the hash of a state does not depend on the order in which its fields were written', () => {
  expect(hashState({ a: 1, b: [2] })).toBe(hashState({ b: [2], a: 1 }));
  expect(hashState({ a: 1 })).not.toBe(hashState({ a: 2 }));
});
