/** Strict plainness: what JSON keeps exactly, and nothing that it would silently change. */

/** Deeper than any state should be; a loop in the data ends here too. */
const DEEPEST = 64;

/** The place and nature of the first thing that JSON would lose or change; undefined for plain data. */
export function notPlain(value: unknown, path = '', depth = 0): string | undefined {
  const here = path === '' ? '/' : path;
  if (depth > DEEPEST) return `${here}: nested too deep, or in a loop`;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return `${here}: ${value}`;
    return Object.is(value, -0) ? `${here}: negative zero` : undefined;
  }
  if (typeof value !== 'object') return `${here}: ${typeof value}`;
  return Array.isArray(value) ? notPlainList(value, path, depth) : notPlainObject(value, path, depth);
}

function notPlainList(list: readonly unknown[], path: string, depth: number): string | undefined {
  const keys = Object.keys(list).length;
  if (keys !== list.length) return `${path}: a list with holes or names`;
  for (let i = 0; i < list.length; i++) {
    const problem = notPlain(list[i], `${path}/${i}`, depth + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function notPlainObject(value: object, path: string, depth: number): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path}: not a plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path}: a symbol as a key`;
  for (const [key, field] of Object.entries(value)) {
    const problem = notPlain(field, `${path}/${key}`, depth + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
