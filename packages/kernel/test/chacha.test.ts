import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chachaBlock } from '../src/chacha.ts';
import { nextWord, type Rng } from '../src/index.ts';

const littleEndian = (bytes: Uint8Array): number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4, true));
};

const toBytes = (words: Uint32Array): Buffer => {
  const bytes = Buffer.alloc(words.length * 4);
  words.forEach((word, i) => {
    bytes.writeUInt32LE(word, i * 4);
  });
  return bytes;
};

function block(
  key: readonly number[],
  counter: number,
  nonce: [number, number, number],
  rounds: number,
): string {
  const out = new Uint32Array(16);
  chachaBlock(out, key, counter, nonce, rounds);
  return toBytes(out).toString('hex');
}

const upTo = (count: number): Uint8Array => Uint8Array.from({ length: count }, (_, i) => i);

describe('ChaCha', () => {
  test('with 20 rounds gives the block of RFC 8439, section 2.3.2', () => {
    const nonce = littleEndian(Uint8Array.from([0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0]));
    expect(block(littleEndian(upTo(32)), 1, [nonce[0]!, nonce[1]!, nonce[2]!], 20)).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });
  test('with 8 rounds and an empty key gives the known stream', () => {
    expect(block(new Array(8).fill(0), 0, [0, 0, 0], 8)).toMatch(
      /^3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e/,
    );
  });
  test("with 20 rounds agrees with Node's own cipher for any key, counter and nonce", () => {
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    fc.assert(
      fc.property(bytes(32), bytes(16), (key, start) => {
        const [counter, a, b, c] = littleEndian(start);
        const cipher = createCipheriv('chacha20', key, start);
        const expected = cipher.update(Buffer.alloc(64)).toString('hex');
        expect(block(littleEndian(key), counter!, [a!, b!, c!], 20)).toBe(expected);
      }),
    );
  });
});

describe('the generator', () => {
  /** A key that reads as these words. */
  const keyOf = (words: readonly number[]): string =>
    words.map((word) => word.toString(16).padStart(8, '0')).join('');

  test('reads the stream of its key word by word, block after block', () => {
    const words = Array.from({ length: 8 }, (_, i) => i * 0x1010101);
    const rng: Rng = { key: keyOf(words), next: 0 };
    const stream = toBytes(Uint32Array.from({ length: 40 }, () => nextWord(rng))).toString('hex');
    const blocks = [0, 1, 2].map((number) => block(words, number, [0, 0, 0], 8)).join('');
    expect(stream).toBe(blocks.slice(0, stream.length));
    expect(rng.next).toBe(40);
  });
  test('goes on beyond 2^32 blocks without repeating', () => {
    const far: Rng = { key: keyOf([1, 2, 3, 4, 5, 6, 7, 8]), next: 16 * 2 ** 32 };
    const near: Rng = { key: far.key, next: 0 };
    expect(nextWord(far)).not.toBe(nextWord(near));
    expect(far.next).toBe(16 * 2 ** 32 + 1);
  });
  test('gives the same words whatever other generators are read in between', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ which: fc.nat(6), at: fc.nat(100) }), { minLength: 1 }), (reads) => {
        const keys = Array.from({ length: 7 }, (_, i) => keyOf(new Array(8).fill(i + 1)));
        for (const { which, at } of reads) {
          const out = new Uint32Array(16);
          chachaBlock(out, new Array(8).fill(which + 1), Math.floor(at / 16), [0, 0, 0], 8);
          expect(nextWord({ key: keys[which]!, next: at })).toBe(out[at % 16]);
        }
      }),
    );
  });
});
