/** Plain data: what `JSON.stringify` keeps and `JSON.parse` gives back unchanged. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deep equality of plain data; the order of an object's keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  return isRecord(a) && isRecord(b) && sameKeys(a, b);
}

function sameKeys(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
  return true;
}

/** The one text of a value: keys sorted by code unit, no spaces. Equal values have equal texts. */
export function canonical(value: unknown): string {
  // As JSON writes it; most of a state is numbers, so they come first.
  if (Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (isRecord(value)) {
    let fields = '';
    for (const key of Object.keys(value).sort())
      if (value[key] !== undefined)
        fields += `${fields === '' ? '' : ','}${JSON.stringify(key)}:${canonical(value[key])}`;
    return `{${fields}}`;
  }
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`not plain data: ${typeof value}`);
  return text;
}

/** The path of the first place where two values differ, for error messages; undefined when they are the same. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | undefined {
  if (same(a, b)) return undefined;
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const found = firstDifference(a[i], b[i], `${path}/${i}`);
      if (found !== undefined) return found;
    }
  }
  if (isRecord(a) && isRecord(b)) {
    for (const key of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
      const found = firstDifference(a[key], b[key], `${path}/${key}`);
      if (found !== undefined) return found;
    }
  }
  return path === '' ? '/' : path;
}
