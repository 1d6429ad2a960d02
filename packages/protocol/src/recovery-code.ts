/**
 * The code that brings a guest back on any device: 27 random letters of five bits each, and a last one that shows a slip
 * of the pen. The letters are Crockford's: none looks like another, and what is read as one (O, I, L) is taken for it.
 */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const GROUP = 4;

/** How many letters are random: 135 bits, which nobody guesses. */
export const RANDOM_LETTERS = 27;

/**
 * The last letter: the others as a polynomial over the field of 32 elements. One wrong letter, or two that changed places,
 * always give another one, because the powers of two are all different up to the 31st.
 */
function checkOf(values: readonly number[]): number {
  const doubled = (value: number): number => (value < 16 ? value << 1 : (value << 1) ^ 0b100101);
  return doubled(values.reduce((sum, value) => doubled(sum) ^ value, 0));
}

/** The code of so many random numbers, of which the lowest five bits count. */
export function codeOf(random: Iterable<number>): string {
  const values = [...random].slice(0, RANDOM_LETTERS).map((number) => number & 31);
  if (values.length < RANDOM_LETTERS) throw new Error('a code needs more random numbers');
  return [...values, checkOf(values)].map((value) => LETTERS[value] ?? '').join('');
}

/** A code as somebody typed it, in large letters without dashes; undefined where it cannot be one. */
export function readCode(text: string): string | undefined {
  const letters = [...text.toUpperCase().replace(/[\s\p{Dash}]/gu, '')].map((sign) => READ_AS[sign] ?? sign);
  const values = letters.map((letter) => LETTERS.indexOf(letter));
  if (values.length !== RANDOM_LETTERS + 1 || values.includes(-1)) return undefined;
  return checkOf(values.slice(0, -1)) === values.at(-1) ? letters.join('') : undefined;
}

/** A code in groups that can be read aloud. */
export const groupCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
