/** How large signs can be drawn in a given room, reckoned beforehand: nothing is measured on screen. */
import type { Message } from '@orrery/kernel';
import type { Shown, Sign } from '@orrery/terraforming-mars/advice';

/** More of a thing than this are a number and one icon; where there is little room, already three are. */
const MOST_ICONS = 3;
export const isNumbered = (n: number | 'any', dense: boolean): boolean =>
  n === 'any' || n > (dense ? MOST_ICONS - 1 : MOST_ICONS);

/** Steps of a track lie half over each other. */
const overlapping: ReadonlySet<Shown> = new Set(['temperature', 'oxygen', 'rating']);
/** Drawn a little larger than resources, because they have more inside. */
const detailed: ReadonlySet<Shown> = new Set([
  'temperature',
  'rating',
  'ocean',
  'greenery',
  'city',
  'special',
]);

export const iconSize = (thing: Shown, size: number): number => (detailed.has(thing) ? size + 2 : size);
export const coinSize = (size: number): number => size + 3;
/** From one icon to the next of the same. */
export const stepOf = (thing: Shown, size: number): number =>
  overlapping.has(thing) ? iconSize(thing, size) * 0.72 : iconSize(thing, size) + 1;

const DIGIT = 8;
const LETTER = 6.8;
const GAP = 2;

interface Room {
  readonly width: number;
  readonly height: number;
  readonly dense: boolean;
}

const thingWidth = ({ thing, n }: Extract<Sign, { sign: 'thing' }>, size: number, dense: boolean): number => {
  if (thing === 'megacredits' && n !== 'any') return coinSize(size);
  const icon = iconSize(thing, size);
  if (n === 'any' || isNumbered(n, dense)) return String(n === 'any' ? 'x' : n).length * DIGIT + GAP + icon;
  return icon + (n - 1) * stepOf(thing, size);
};

type Format = (message: Message) => string;

function signWidth(sign: Sign, size: number, dense: boolean, format: Format): number {
  switch (sign.sign) {
    case 'thing':
      return thingWidth(sign, size, dense);
    case 'text':
      return sign.text.length * DIGIT;
    case 'word':
      return format(sign.word).length * LETTER;
    case 'arrow':
      return size * 0.85;
    case 'together':
      return rowWidth(sign.signs, size, dense, format);
    case 'box':
      return rowWidth(sign.signs, size - 2, dense, format) + (dense ? 6 : 11);
  }
}

const rowWidth = (signs: readonly Sign[], size: number, dense: boolean, format: Format): number =>
  signs.reduce((sum, sign) => sum + signWidth(sign, size, dense, format) + GAP, -GAP);

const BETWEEN = 4;

function linesOf(signs: readonly Sign[], size: number, { width, dense }: Room, format: Format): number {
  let [lines, used] = [1, 0];
  for (const sign of signs) {
    const needed = signWidth(sign, size, dense, format);
    if (used > 0 && used + BETWEEN + needed > width) [lines, used] = [lines + 1, needed];
    else used += (used > 0 ? BETWEEN : 0) + needed;
  }
  return lines;
}

const lineHeight = (size: number, dense: boolean): number => size + (dense ? 2 : 8);

/** A size of icons, and whether boxes and amounts are drawn close. */
export interface SignSize {
  readonly size: number;
  readonly dense: boolean;
}

const close: readonly SignSize[] = [
  { size: 14, dense: true },
  { size: 13, dense: true },
  { size: 12, dense: true },
  { size: 11, dense: true },
];

/** The first of the sizes in which all rows fit; the last where none does. */
export function fittingSigns(
  rows: readonly (readonly Sign[])[],
  { width, height }: Pick<Room, 'width' | 'height'>,
  usual: readonly number[],
  format: Format,
): SignSize {
  const sizes = [...usual.map((size) => ({ size, dense: false })), ...close];
  const fits = ({ size, dense }: SignSize): boolean => {
    const lines = rows.reduce(
      (sum, signs) => sum + linesOf(signs, size, { width, height, dense }, format),
      0,
    );
    return lines * lineHeight(size, dense) <= height;
  };
  return sizes.find(fits) ?? { size: 11, dense: true };
}
