/** The small signs of the games. */
import type { MarkPath } from './loaded-game.ts';

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const accent = (width: number): NonNullable<MarkPath['line']> => ({ colour: 'accent', width });

/** A planet with a ring, in a hex. */
export const gaiaMark: readonly MarkPath[] = [
  { d: 'M15 1.5L26.7 8.2V21.8L15 28.5L3.3 21.8V8.2Z', line: accent(1.4) },
  { d: circle(15, 15, 5.6), fill: 'accent', line: accent(1.4) },
  {
    d: 'M6.778 18.661A9 2.8 -24 1 0 23.222 11.339A9 2.8 -24 1 0 6.778 18.661Z',
    line: accent(1.4),
  },
];

/** A banded planet with a moon. */
export const marsMark: readonly MarkPath[] = [
  { d: circle(14, 16, 11), fill: 'accent' },
  {
    d: 'M6.5 12.5q7.5 4 15 0M4.5 18q9.5 4.5 19 0M8 23q6 2.5 12 0',
    line: { colour: 'night', width: 1.2 },
  },
  { d: circle(26, 5, 2.2), fill: 'accent' },
];

/** A world and a development. */
export const raceMark: readonly MarkPath[] = [
  { d: circle(11, 12, 8.8), line: accent(1.5) },
  { d: circle(11, 12, 4.5), fill: 'accent' },
  { d: 'M20.5 11L28.5 19L20.5 27L12.5 19Z', fill: 'ground', line: accent(1.5) },
];
