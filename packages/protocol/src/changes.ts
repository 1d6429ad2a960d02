/** Changes between two plain values: found by the server, applied by the client. */
import { isRecord, type Plain, same } from '@orrery/kernel';
import type { Change } from './positions.ts';

type Path = readonly (string | number)[];

/** What to do to `before` so that it becomes `after`. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const found: Change[] = [];
  collect(before, after, [], found);
  return found;
}

function collect(before: unknown, after: unknown, path: Path, found: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) collect(before[i], after[i], [...path, i], found);
  } else if (isRecord(before) && isRecord(after)) collectFields(before, after, path, found);
  else if (!same(before, after)) found.push({ path: [...path], to: plainOf(after) });
}

function collectFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: Path,
  found: Change[],
): void {
  for (const key of Object.keys(before))
    if (after[key] === undefined && before[key] !== undefined) found.push({ path: [...path, key] });
  for (const key of Object.keys(after)) {
    if (after[key] === undefined) continue;
    if (before[key] === undefined) found.push({ path: [...path, key], to: plainOf(after[key]) });
    else collect(before[key], after[key], [...path, key], found);
  }
}

const isPlain = (value: unknown): value is Plain => value !== undefined;

function plainOf(value: unknown): Plain {
  if (!isPlain(value)) throw new TypeError('not plain data');
  return value;
}

/** The value with the changes made; parts that did not change are shared with the old value, which stays as it is. */
export function applyChanges<T>(value: T, changes: readonly Change[]): T;
export function applyChanges(value: unknown, changes: readonly Change[]): unknown {
  let result = value;
  const fresh = new Set<object>();
  for (const change of changes) result = changed(result, change, 0, fresh);
  return result;
}

function changed(value: unknown, change: Change, depth: number, fresh: Set<object>): unknown {
  const key = change.path[depth];
  if (key === undefined) return change.to;
  if (Array.isArray(value) && typeof key === 'number') {
    const copy = own(value, fresh, () => [...value]);
    copy[key] = changed(value[key], change, depth + 1, fresh);
    return copy;
  }
  if (!isRecord(value)) throw new TypeError(`a change at ${change.path.join('/')} finds nothing there`);
  const copy = own(value, fresh, () => ({ ...value }));
  const name = String(key);
  if (depth === change.path.length - 1 && !('to' in change)) delete copy[name];
  else copy[name] = changed(value[name], change, depth + 1, fresh);
  return copy;
}

/** The value itself when it was copied in this round already, else its copy. */
function own<T extends object>(value: T, fresh: Set<object>, copy: () => T): T {
  if (fresh.has(value)) return value;
  const made = copy();
  fresh.add(made);
  return made;
}
