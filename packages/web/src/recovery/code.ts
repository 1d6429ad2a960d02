/** The code that brings a guest back: the one made on this page, its link, and whether it was suggested to make one. */
import type { CodeMade } from '@orrery/protocol';
import { pathOf } from '../app/routes.ts';
import { keep, keptFields, writeKept } from '../app/storage.ts';
import { createStore } from '../app/store.ts';

/** Shown until the page is left, and kept nowhere else: what scripts could read tomorrow would be no secret. */
export const freshCode = createStore<CodeMade | undefined>(undefined);

/** The link. The code stands behind the `#`, which no server sees. */
export const recoveryAddress = (code: string): string =>
  `${location.origin}${pathOf({ at: 'restore' })}#${code}`;

/** What stands behind the `#`, as it was meant; a broken one is left to be refused as a code. */
export function codeInAddress(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const KEY = 'orrery.keeping';

/** Whether this browser has suggested to keep the games; once is enough. */
export const suggested = createStore(keptFields(keep(), KEY).suggested === true);

export function noteSuggested(): void {
  if (suggested.get()) return;
  writeKept(keep(), KEY, { suggested: true });
  suggested.set(true);
}
