/** The recovery link and its picture: what a camera reads in it is the link. */
import { codeOf, RANDOM_LETTERS } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseRoute } from '../src/app/routes.ts';
import { codeInAddress, recoveryAddress } from '../src/recovery/code.ts';
import { qrDrawing } from '../src/recovery/qr-code.tsx';

const code = codeOf(Array.from({ length: RANDOM_LETTERS }, (_, place) => place * 7));

beforeEach(() => vi.stubGlobal('location', { origin: 'https://orrery.example' }));
afterEach(() => vi.unstubAllGlobals());

describe('the recovery link', () => {
  test('leads to the page that asks, with the code behind the # and nowhere else', () => {
    const address = new URL(recoveryAddress(code));
    expect(parseRoute(address.pathname)).toEqual({ at: 'restore' });
    expect(address.pathname + address.search).not.toContain(code);
    expect(codeInAddress(address.hash)).toBe(code);
  });

  test('with a broken code is still read as something that can be refused', () => {
    expect(codeInAddress('#%E0%A4%A')).toBe('%E0%A4%A');
    expect(codeInAddress('')).toBe('');
  });
});

const EDGE = 4;

/** The dark squares of a drawing. */
function darkOf(path: string): (x: number, y: number) => boolean {
  const squares = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  return (x, y) => squares.has(`${x + EDGE} ${y + EDGE}`);
}

/** The masks of a QR code by their numbers (ISO/IEC 18004, data masking). */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Where no data lie in the versions 2 to 6: corners with their formats, timing, the one alignment mark. */
function isFixed(x: number, y: number, size: number): boolean {
  const corner = (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9);
  const mark = Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return corner || mark || x === 6 || y === 6;
}

/** The bytes in the order in which they lie: in pairs of columns from the right, up and down in turn. */
function bytesOf(dark: (x: number, y: number) => boolean, size: number): number[] {
  const bits: number[] = [];
  const format = [0, 1, 2].map((i) => (dark(2 + i, 8) ? 1 : 0));
  const mask = masks[(format[0]! * 4 + format[1]! * 2 + format[2]!) ^ 0b101]!;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1])
        if (!isFixed(x, y, size)) bits.push(dark(x, y) !== mask(x, y) ? 1 : 0);
    }
    up = !up;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

test('a camera reads the link in the QR code', () => {
  const address = recoveryAddress(code);
  const { size, path } = qrDrawing(address);
  const inner = size - 2 * EDGE;
  // Version 4, two blocks of 32 bytes of data, whose bytes lie in turn.
  expect(inner).toBe(33);
  const dark = darkOf(path);
  const laid = bytesOf(dark, inner).slice(0, 64);
  const data = [...laid.filter((_, i) => i % 2 === 0), ...laid.filter((_, i) => i % 2 === 1)];
  const bits = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const number = (from: number, length: number): number =>
    Number.parseInt(bits.slice(from, from + length), 2);
  expect(number(0, 4)).toBe(0b0100);
  expect(number(4, 8)).toBe(address.length);
  const read = Array.from({ length: number(4, 8) }, (_, i) => String.fromCharCode(number(12 + i * 8, 8)));
  expect(read.join('')).toBe(address);
});
