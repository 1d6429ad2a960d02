/** Whether this browser has suggested to keep the games; once is enough. */
import { keep, keptFields, writeKept } from '../app/storage.ts';
import { createStore } from '../app/store.ts';

const KEY = 'orrery.keeping';

export const suggested = createStore(keptFields(keep(), KEY).suggested === true);

export function noteSuggested(): void {
  if (suggested.get()) return;
  writeKept(keep(), KEY, { suggested: true });
  suggested.set(true);
}
