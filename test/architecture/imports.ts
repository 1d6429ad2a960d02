import type { Token } from './tokens.ts';

export interface Import {
  /** What is imported, as written; undefined where it is computed. */
  readonly from: string | undefined;
  readonly line: number;
  /** `import type` and `export type` vanish in the build; everything else is loaded at run time. */
  readonly typeOnly: boolean;
  /** `import(…)` */
  readonly dynamic: boolean;
}

const isString = (token: Token | undefined): token is Token & { kind: 'string' } => token?.kind === 'string';

/** The string after the next `from`, if the statement that goes on at `index` has one. */
function fromString(list: readonly Token[], index: number): string | undefined {
  for (let at = index; at < list.length; at++) {
    const token = list[at];
    const next = list[at + 1];
    if (token?.text === ';' || token?.text === '=' || token?.text === '(') return undefined;
    if (token?.kind === 'word' && token.text === 'from' && isString(next)) return next.text;
  }
  return undefined;
}

/** `import type X from` and `export type {`, but not `import type from`, nor `export type X =`. */
function isTypeOnly(list: readonly Token[], index: number): boolean {
  if (list[index + 1]?.text !== 'type') return false;
  return !(list[index + 2]?.text === 'from' && isString(list[index + 3]));
}

function importAt(list: readonly Token[], index: number, line: number): Import | undefined {
  const next = list[index + 1];
  if (next?.text === '.') return undefined; // import.meta
  if (isString(next)) return { from: next.text, line, typeOnly: false, dynamic: false };
  if (next?.kind === 'mark' && next.text === '(') {
    const target = list[index + 2];
    const whole = isString(target) && [')', ','].includes(list[index + 3]?.text ?? '');
    return { from: whole ? target.text : undefined, line, typeOnly: false, dynamic: true };
  }
  const from = fromString(list, index + 1);
  if (from === undefined) return undefined;
  return { from, line, typeOnly: isTypeOnly(list, index), dynamic: false };
}

function exportAt(list: readonly Token[], index: number, line: number): Import | undefined {
  const typeOnly = isTypeOnly(list, index);
  const opener = index + (typeOnly ? 2 : 1);
  let at = opener;
  if (list[opener]?.text === '{') {
    while (at < list.length && list[at]?.text !== '}') at++;
    if (list[at + 1]?.text !== 'from') return undefined;
  } else if (list[opener]?.text !== '*') return undefined;
  const from = fromString(list, at + 1);
  return from === undefined ? undefined : { from, line, typeOnly, dynamic: false };
}

/** Everything a file imports or re-exports. */
export function importsOf(list: readonly Token[]): Import[] {
  const found: Import[] = [];
  list.forEach((token, index) => {
    if (token.kind !== 'word' || list[index - 1]?.text === '.') return;
    if (token.text !== 'import' && token.text !== 'export') return;
    const one =
      token.text === 'import' ? importAt(list, index, token.line) : exportAt(list, index, token.line);
    if (one !== undefined) found.push(one);
  });
  return found;
}
