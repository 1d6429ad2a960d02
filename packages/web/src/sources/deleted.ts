/**
 * Tables of this browser that somebody has deleted and may still want back. The mark is kept, so that leaving the page
 * neither brings such a table back nor destroys it unseen; the table itself stays until it is forgotten.
 */
import { type Keep, readKept, writeKept } from '../app/storage.ts';

const KEY = 'orrery.deleted';

export function deletedTables(keep: Keep): readonly string[] {
  const kept = readKept(keep, KEY);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

export function markDeleted(keep: Keep, id: string): void {
  writeKept(keep, KEY, [...deletedTables(keep).filter((each) => each !== id), id]);
}

export function unmarkDeleted(keep: Keep, id: string): void {
  const marked = deletedTables(keep);
  if (!marked.includes(id)) return;
  const others = marked.filter((each) => each !== id);
  if (others.length === 0) keep.removeItem(KEY);
  else writeKept(keep, KEY, others);
}
