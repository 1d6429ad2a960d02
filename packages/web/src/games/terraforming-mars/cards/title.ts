/** How large a title can be set: by the widths of its letters, so that no word is broken and nothing is measured on screen. */

/** Widths of letters of the display face in shares of the font's size; all others are as wide as most small ones. */
const narrow = /[iljIJ.,:'’ -]/;
const slim = /[trfscz]/;
const wide = /[mwMWQOGDHNUKŻŹ]/;
const capital = /\p{Lu}/u;

const widthOf = (letter: string): number => {
  if (narrow.test(letter)) return 0.36;
  if (slim.test(letter)) return 0.49;
  if (wide.test(letter)) return 0.86;
  return capital.test(letter) ? 0.72 : 0.6;
};
const SPACE = 0.25;

const wordWidth = (word: string): number => [...word].reduce((sum, letter) => sum + widthOf(letter), 0);

/** How many lines the words need at this width, in shares of the font's size; undefined where a word is too long. */
function linesOf(words: readonly string[], width: number): number | undefined {
  let [lines, used] = [1, 0];
  for (const word of words) {
    const needed = wordWidth(word);
    if (needed > width) return undefined;
    if (used > 0 && used + SPACE + needed > width) [lines, used] = [lines + 1, needed];
    else used += (used > 0 ? SPACE : 0) + needed;
  }
  return lines;
}

/** A size of letters, and the most lines that have room then. */
export type Setting = readonly [size: number, lines: number];

/** The first of the settings in which the title fits a box of this width; undefined where it fits in none. */
export const fittingSize = (title: string, width: number, settings: readonly Setting[]): number | undefined =>
  settings.find(([size, most]) => {
    const lines = linesOf(title.split(/(?<=-)| /), width / size);
    return lines !== undefined && lines <= most;
  })?.[0];

/** The title, without its last words where it does not fit a box of this width; three dots stand for them then. */
export function shortened(title: string, width: number, [size, most]: Setting): string {
  const words = title.split(' ');
  const fits = (text: string): boolean => fittingSize(text, width, [[size, most]]) !== undefined;
  const shorter = words.map(
    (_, cut) => `${words.slice(0, words.length - cut).join(' ')}${cut > 0 ? '…' : ''}`,
  );
  return shorter.find(fits) ?? title;
}
