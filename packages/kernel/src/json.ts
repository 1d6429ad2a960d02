/** Where a text stops being JSON. Parsers say it in their own words, if at all, and each machine in other ones. */

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** What may come next: a value, a key, the colon after it, or what follows a value. */
type Awaited = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'end';

const isSpace = (character: string | undefined): boolean =>
  character === ' ' || character === '\t' || character === '\n' || character === '\r';

/** The end of what the pattern matches at a place; undefined when it does not match there. */
function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** The end of the string that begins at a place, or the place of what is wrong in it. */
function scanString(text: string, start: number): { readonly end: number } | { readonly wrong: number } {
  for (let at = start + 1; at < text.length; ) {
    const character = text[at] ?? '';
    if (character === '"') return { end: at + 1 };
    if (character < ' ') return { wrong: at };
    if (character !== '\\') at += 1;
    else {
      const after = matchEnd(ESCAPE, text, at);
      if (after === undefined) return { wrong: at };
      at = after;
    }
  }
  return { wrong: text.length };
}

/** The position of the first character that cannot stand where it stands; the text's length when it ends too early. */
export function jsonFault(text: string): number {
  const open: string[] = [];
  let awaited: Awaited = 'value';
  let at = 0;
  for (;;) {
    while (isSpace(text[at])) at += 1;
    const character = text[at];
    if (character === undefined) return text.length;
    const inside = open[open.length - 1];
    if (character === '"' && awaited !== 'colon' && awaited !== 'end') {
      const string = scanString(text, at);
      if ('wrong' in string) return string.wrong;
      at = string.end;
      awaited = awaited.endsWith('key') ? 'colon' : 'end';
    } else if (awaited === 'colon') {
      if (character !== ':') return at;
      at += 1;
      awaited = 'value';
    } else if (closes(character, inside, awaited)) {
      open.pop();
      at += 1;
      awaited = 'end';
    } else if (awaited === 'end') {
      if (character !== ',' || inside === undefined) return at;
      at += 1;
      awaited = inside === '{' ? 'key' : 'value';
    } else if (awaited.endsWith('key')) return at;
    else if (character === '{' || character === '[') {
      open.push(character);
      at += 1;
      awaited = character === '{' ? 'first key' : 'first value';
    } else {
      const after = matchEnd(SCALAR, text, at);
      if (after === undefined) return at;
      at = after;
      awaited = 'end';
    }
  }
}

function closes(character: string, inside: string | undefined, awaited: Awaited): boolean {
  if (character === '}') return inside === '{' && (awaited === 'end' || awaited === 'first key');
  return character === ']' && inside === '[' && (awaited === 'end' || awaited === 'first value');
}
