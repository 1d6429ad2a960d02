import { describe, expect, test } from 'vitest';
import { columns, hanging, plain, widthOf, wrap } from '../src/layout.ts';
import { paintWith } from '../src/paint.ts';
import { wantsColours, widthFor } from '../src/terminal.ts';

describe('wrapping', () => {
  test('no line is wider than asked, and no word is lost', () => {
    const text = 'the quick brown fox jumps over the lazy dog '.repeat(5).trim();
    const lines = wrap(text, 30, 4);
    expect(lines.every((line) => widthOf(line) <= 30)).toBe(true);
    expect(lines.map((line) => line.trim()).join(' ')).toBe(text);
    expect(lines[1]?.startsWith('    ')).toBe(true);
  });

  test('a word wider than the line is cut', () => {
    expect(wrap('x'.repeat(25), 10)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)]);
  });

  test('a line that fits keeps its spaces', () => {
    expect(wrap('  a   b', 20)).toEqual(['  a   b']);
  });

  test('a no-break space is no place to break', () => {
    expect(wrap('aa w\u00a0bb', 6)).toEqual(['aa', 'w\u00a0bb']);
  });

  test('colours take no room', () => {
    const { red } = paintWith(true);
    expect(widthOf(red('four'))).toBe(4);
    expect(plain(red('four'))).toBe('four');
    expect(hanging('  ', red('aaa bbb'), 40)).toHaveLength(1);
  });
});

test('columns are as wide as their widest cell', () => {
  expect(
    columns(
      [
        ['a', '1'],
        ['bbb', '22'],
      ],
      { right: [1] },
    ),
  ).toEqual(['  a     1', '  bbb  22']);
});

test('colours are for a terminal without NO_COLOR', () => {
  expect(wantsColours(true, {})).toBe(true);
  expect(wantsColours(true, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColours(true, { TERM: 'dumb' })).toBe(false);
  expect(wantsColours(false, {})).toBe(false);
});

test('lines are as wide as the terminal, and never over 100 columns', () => {
  expect(widthFor(undefined)).toBe(100);
  expect(widthFor(240)).toBe(100);
  expect(widthFor(81)).toBe(80);
  expect(widthFor(3)).toBe(40);
});
