/** People whose lines this browser does not show. They do not hear of it. */
import { keep, readKept, writeKept } from '../app/storage.ts';
import { createStore, type Store } from '../app/store.ts';

const KEY = 'orrery.muted';
/** Whoever was muted first is forgotten first. */
const MOST = 500;

function kept(): readonly string[] {
  const value = readKept(keep(), KEY);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

export const muted: Store<readonly string[]> = createStore(kept());

export function setMuted(person: string, isMuted: boolean): void {
  const others = muted.get().filter((id) => id !== person);
  muted.set(isMuted ? [...others, person].slice(-MOST) : others);
  writeKept(keep(), KEY, muted.get());
}
