/** The card that payments keep enough for: one at a table, kept with the browser. */
import type { CardId } from '@orrery/terraforming-mars';
import { keep, keptFields, writeKept } from '../../../app/storage.ts';
import { createStore, useStore } from '../../../app/store.ts';

interface Pinned {
  readonly at: string;
  readonly card: CardId | undefined;
}

const here = (): string => `orrery.mars.pinned.${location.pathname}`;

function read(at: string): Pinned {
  const { card } = keptFields(keep(), at);
  return { at, card: typeof card === 'number' ? card : undefined };
}

const pinned = createStore<Pinned>({ at: '', card: undefined });

/** Undefined where no card of the hand is pinned. */
export function pinnedIn(hand: readonly CardId[]): CardId | undefined {
  const now = pinned.get();
  const { card } = now.at === here() ? now : read(here());
  return card !== undefined && hand.includes(card) ? card : undefined;
}

export function usePinned(hand: readonly CardId[]): CardId | undefined {
  useStore(pinned);
  return pinnedIn(hand);
}

export function pin(card: CardId | undefined): void {
  const at = here();
  pinned.set({ at, card });
  writeKept(keep(), at, card === undefined ? {} : { card });
}
