import { describe, expect, test } from 'vitest';
import { byDirection, byNumber, byPlace, least, meeting, select } from '../../src/automa/selection.ts';

describe('criteria', () => {
  const even = meeting<number>('final-tile', (n) => n % 2 === 0);
  const small = least<number>('closest', (n) => n);

  test('one after another shorten the list, and the last that did so decided', () => {
    expect(select([3, 8, 4, 6], [even, small])).toEqual({
      candidates: [3, 8, 4, 6],
      chosen: 4,
      narrowed: [
        { by: 'final-tile', left: [8, 4, 6] },
        { by: 'closest', left: [4] },
      ],
      decidedBy: 'closest',
    });
  });

  test('one that nobody meets is left out, and so is one that all meet', () => {
    expect(select([5, 3], [even, small])).toMatchObject({ chosen: 3, narrowed: [{ by: 'closest' }] });
    expect(select([4, 2], [even, small])).toMatchObject({ chosen: 2, narrowed: [{ by: 'closest' }] });
  });

  test('a single candidate is taken at once; without any there is nothing to take', () => {
    expect(select([5], [even, small])).toMatchObject({ chosen: 5, decidedBy: 'only', narrowed: [] });
    expect(select([], [small])).toBeUndefined();
  });

  test('that leave several are a fault', () => {
    expect(() => select([4, 2], [even])).toThrow('must leave one');
  });
});

describe('a direction', () => {
  const spaces = [
    { q: 1, r: 1 },
    { q: -2, r: 4 },
    { q: 3, r: -2 },
    { q: 0, r: 2 },
  ];
  const first = (direction: 'right-down' | 'left-up'): unknown =>
    byDirection<(typeof spaces)[number]>(direction, (space) => space).keep(spaces)[0];

  test('reads rows from the top and each from the left, or all from the other end', () => {
    expect(first('right-down')).toEqual({ q: 3, r: -2 });
    // In the lowest row three lie side by side, and the last of them is on the right.
    expect(first('left-up')).toEqual({ q: 1, r: 1 });
    expect(
      byDirection<(typeof spaces)[number]>('right-down', (space) => space).keep(spaces.slice(0, 2)),
    ).toEqual([{ q: -2, r: 4 }]);
  });
});

test('a number counts from the left or the right, and goes round', () => {
  const nth = (arrow: 'left' | 'right', count: number): unknown =>
    byNumber<string>({ arrow, count }).keep(['a', 'b', 'c'])[0];
  expect([1, 2, 3, 4, 5].map((n) => nth('right', n))).toEqual(['a', 'b', 'c', 'a', 'b']);
  expect([1, 2, 3, 4, 5].map((n) => nth('left', n))).toEqual(['c', 'b', 'a', 'c', 'b']);
});

test('a place is the first of a row, the one in the middle, or the last', () => {
  expect((['left', 'middle', 'right'] as const).map((place) => byPlace([7, 8, 9], place))).toEqual([7, 8, 9]);
});
