/** A word, number, string or mark of a source file. Comments and spaces are gone; templates keep their code. */
export interface Token {
  readonly kind: 'word' | 'number' | 'string' | 'template' | 'regex' | 'mark';
  /** The text as written; of a string, what stands between its quotes. */
  readonly text: string;
  readonly line: number;
}

const gap = /(?:\s+|\/\/[^\n]*|\/\*.*?\*\/)+/sy;
const word = /#?[\p{L}_$][\p{L}\p{N}_$]*/uy;
const number = /\.?\d(?:[eE][+-]\d|[\w.])*/y;
const string = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/sy;
/** A piece of a template, from its backtick or a closing brace up to the next backtick or opened brace. */
const template = /[`}](?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)/sy;
const regex = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const mark = /\*\*=?|\?\.|=>|\.\.\.|./sy;

/** Words after which a slash begins a regular expression, not a division. */
const beforeRegex = new Set(
  'return typeof case in of delete void throw new else do instanceof yield await'.split(' '),
);

function opensRegex(previous: Token | undefined): boolean {
  if (previous === undefined) return true;
  if (previous.kind === 'word') return beforeRegex.has(previous.text);
  // After `<` it closes an element of JSX.
  return previous.kind === 'mark' && ![')', ']', '}', '<'].includes(previous.text);
}

/** Splits TypeScript into tokens; of JSX, which has no text of its own here, tags and attributes. Throws where a string, template or comment does not end. */
export function tokens(source: string): Token[] {
  const found: Token[] = [];
  /** Braces opened and not yet closed: true where the closing one goes on with a template. */
  const braces: boolean[] = [];
  let at = 0;
  let line = 1;

  function take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match === null) return undefined;
    at = pattern.lastIndex;
    return match;
  }

  function next(): { kind: Token['kind']; text: string } | undefined {
    const first = source[at];
    if (first === '`' || (first === '}' && braces.at(-1) === true)) {
      const piece = take(template)?.[0];
      if (piece === undefined) return undefined;
      if (first === '}') braces.pop();
      if (piece.endsWith('${')) braces.push(true);
      return { kind: 'template', text: piece };
    }
    if (first === "'" || first === '"') {
      const match = take(string);
      return match && { kind: 'string', text: match[1] ?? match[2] ?? '' };
    }
    if (first === '/' && source[at + 1] === '*') return undefined;
    const kinds = [
      ['word', word],
      ['number', number],
      ...(opensRegex(found.at(-1)) ? ([['regex', regex]] as const) : []),
      ['mark', mark],
    ] as const;
    for (const [kind, pattern] of kinds) {
      const match = take(pattern);
      if (match === undefined) continue;
      if (kind === 'mark' && first === '{') braces.push(false);
      if (kind === 'mark' && first === '}') braces.pop();
      return { kind, text: match[0] };
    }
    return undefined;
  }

  const countLines = (from: number) => {
    line += source.slice(from, at).split('\n').length - 1;
  };
  while (at < source.length) {
    const before = at;
    take(gap);
    countLines(before);
    if (at >= source.length) break;
    const start = at;
    const token = next();
    if (token === undefined) throw new Error(`line ${line}: something begins here and does not end`);
    found.push({ ...token, line });
    countLines(start);
  }
  return found;
}
