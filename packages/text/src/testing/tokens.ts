/** A source file of a package. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/**
 * A piece of source text as far as keys are concerned. The fixed pieces of a literal stand around its holes:
 * a plain string has one piece, `race.card.${id}` has two.
 */
export type Token =
  | { readonly is: 'literal'; readonly pieces: readonly string[] }
  | { readonly is: 'word'; readonly text: string }
  | { readonly is: 'mark'; readonly text: string };

/** Splits TypeScript into words, marks and literals. Comments are dropped: a key named there is not used. */
export function tokenize(text: string): Token[] {
  const scanner = new Scanner(text);
  scanner.code('');
  return scanner.tokens;
}

/** After these a slash begins a regular expression; after anything else it divides. */
const beforePattern = new Set([...'(,=:[!&|?{;+-*%~^>']);
const wordsBeforePattern = new Set(['return', 'typeof', 'case', 'in', 'of', 'delete', 'void', 'throw']);

class Scanner {
  readonly tokens: Token[] = [];
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Reads code up to the closing brace of a template's hole, or to the end. */
  code(until: '}' | ''): void {
    let depth = 0;
    while (this.at < this.text.length) {
      const mark = this.text.charAt(this.at);
      if (mark === until && depth === 0) return;
      if (mark === '{') depth += 1;
      if (mark === '}') depth -= 1;
      this.one(mark);
    }
  }

  private one(mark: string): void {
    if (this.skip(/\s+|\/\/.*|\/\*[\s\S]*?\*\//y) !== undefined) return;
    const word = this.skip(/[\p{L}\p{N}_$]+/uy);
    if (word !== undefined) this.tokens.push({ is: 'word', text: word });
    else if (mark === '`') this.template();
    else if (mark === "'" || mark === '"') this.string(mark);
    else if (mark !== '/' || !this.mayBeginPattern() || this.skip(pattern) === undefined) this.mark(mark);
  }

  private mark(text: string): void {
    this.tokens.push({ is: 'mark', text });
    this.at += 1;
  }

  /** A string ends with its line at the latest, so that a stray apostrophe spoils one line only. */
  private string(quote: string): void {
    const body = this.skip(quote === '"' ? /"(?:[^"\\\n]|\\.)*"?/y : /'(?:[^'\\\n]|\\.)*'?/y) ?? quote;
    this.tokens.push({ is: 'literal', pieces: [body.slice(1, body.endsWith(quote) ? -1 : undefined)] });
  }

  /** The holes follow the literal in brackets of their own, so that what stands in them is not its neighbour. */
  private template(): void {
    const place = this.tokens.length;
    const pieces: string[] = [];
    this.at += 1;
    while (this.at < this.text.length) {
      pieces.push(this.skip(/(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y) ?? '');
      if (this.skip(/`/y) !== undefined) break;
      this.at += '${'.length;
      this.tokens.push({ is: 'mark', text: '[' });
      this.code('}');
      this.tokens.push({ is: 'mark', text: ']' });
      this.at += 1;
    }
    this.tokens.splice(place, 0, { is: 'literal', pieces });
  }

  private mayBeginPattern(): boolean {
    const last = this.tokens.at(-1);
    if (last === undefined) return true;
    if (last.is === 'literal') return false;
    return last.is === 'word' ? wordsBeforePattern.has(last.text) : beforePattern.has(last.text);
  }

  /** Steps over what a sticky pattern matches here, and returns it. */
  private skip(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }
}

/** A regular expression literal on one line, with its classes and flags. */
const pattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
