/** The link that brings a guest back. The code stands behind the `#`, which no server sees. */
import { pathOf } from '../app/routes.ts';

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
