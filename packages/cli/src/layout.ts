/** Text in columns: widths, wrapping, tables. Colours take no room. */

/** No line is wider than this, however wide the terminal. */
export const MOST_COLUMNS = 100;

const ESCAPE = String.fromCharCode(27);
const colours = new RegExp(`${ESCAPE}\\[[\\d;]*m`, 'g');

/** The text as it looks without colours. */
export const plain = (text: string): string => text.replace(colours, '');

/** How many columns a text takes. */
export const widthOf = (text: string): number => [...plain(text)].length;

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** A word that fits no line, in pieces that do. */
function pieces(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const letters = [...plain(word)];
  return Array.from({ length: Math.ceil(letters.length / width) }, (_, i) =>
    letters.slice(i * width, (i + 1) * width).join(''),
  );
}

/** Breaks a line at spaces; what follows begins with `hang` spaces more than the line did. */
function wrapLine(text: string, width: number, hang: number): string[] {
  if (widthOf(text) <= width) return [text];
  const own = /^ */.exec(text)?.[0] ?? '';
  const indent = own + ' '.repeat(hang);
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .trimStart()
    .split(' ')
    .flatMap((each) => pieces(each, width - indent.length))) {
    if (line === '') line = own + word;
    else if (widthOf(line) + 1 + widthOf(word) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}

/** Breaks a text into lines no wider than `width`; its own line breaks stay. */
export const wrap = (text: string, width: number, hang = 0): string[] =>
  text.split('\n').flatMap((line) => wrapLine(line, width, hang));

const MARK = ' · ';

/** Wraps a list that is set with dots: breaks after a dot where that is possible. */
export function wrapParts(text: string, width: number, hang = 0): string[] {
  const lines: string[] = [];
  for (const part of text.split(MARK)) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(line + MARK + part) <= width)
      lines[lines.length - 1] = line + MARK + part;
    else lines.push(...wrap(line === undefined ? part : ' '.repeat(hang) + part, width, hang));
  }
  return lines;
}

/** Wraps a text with `head` before its first line and as much room before the others. */
export function hanging(head: string, text: string, width: number): string[] {
  const room = widthOf(head);
  const [first = '', ...rest] = wrap(text, Math.max(10, width - room));
  return [head + first, ...rest.map((line) => ' '.repeat(room) + line)];
}

interface TableStyle {
  /** Columns whose cells stand at the right, by index. */
  readonly right?: readonly number[];
  readonly indent?: number;
  readonly gap?: number;
}

/** Rows in columns as wide as their widest cell. */
export function columns(rows: readonly (readonly string[])[], style: TableStyle = {}): string[] {
  const { right = [], indent = 2, gap = 2 } = style;
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) =>
    Math.max(0, ...rows.map((row) => widthOf(row[i] ?? ''))),
  );
  return rows.map((row) => {
    const cells = row.map((cell, i) =>
      right.includes(i) ? padStart(cell, widths[i] ?? 0) : padEnd(cell, widths[i] ?? 0),
    );
    return (' '.repeat(indent) + cells.join(' '.repeat(gap))).trimEnd();
  });
}
