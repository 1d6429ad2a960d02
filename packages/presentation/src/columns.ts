/** Text in columns. No line is wider than it may be. Colours take no room: they are put on when all is measured. */

/** How many columns a text without colours takes. */
export const widthOf = (text: string): number => [...text].length;

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** A piece of text and how it is painted. */
export interface Piece {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

const painted = ({ text, paint }: Piece): string => (paint === undefined ? text : paint(text));

/** A piece that fits no line, in parts that do. */
function parts(piece: Piece, width: number): Piece[] {
  const letters = [...piece.text];
  if (letters.length <= width) return [piece];
  return Array.from({ length: Math.ceil(letters.length / width) }, (_, i) => ({
    ...piece,
    text: letters.slice(i * width, (i + 1) * width).join(''),
  }));
}

/** Pieces one after another, a separator between two on the same line. */
export function flow(pieces: readonly Piece[], separator: string, width: number, indent = ''): string[] {
  const room = Math.max(1, width - widthOf(indent));
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of pieces.flatMap((each) => parts(each, room))) {
    const wide = widthOf(piece.text);
    if (used > 0 && used + widthOf(separator) + wide > room) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += (used > 0 ? separator : indent) + painted(piece);
    used += (used > 0 ? widthOf(separator) : 0) + wide;
  }
  return used > 0 ? [...lines, line] : lines;
}

/** A text broken at its spaces. */
export const wrap = (text: string, width: number, paint?: (text: string) => string): string[] =>
  flow(
    text.split(' ').map((word) => ({ text: word })),
    ' ',
    width,
  ).map((line) => (paint === undefined ? line : paint(line)));

/** What takes more lines is cut off: the card catalog has all of it. */
const MOST_LINES = 3;

/** The words of a card in a few lines. */
export function wrapShortly(text: string, width: number): string[] {
  const lines = text === '' ? [] : wrap(text, width);
  if (lines.length <= MOST_LINES) return lines;
  const [last = ''] = wrap(lines[MOST_LINES - 1] ?? '', width - 2);
  return [...lines.slice(0, MOST_LINES - 1), `${last} …`];
}
