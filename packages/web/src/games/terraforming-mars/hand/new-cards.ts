/** Which cards came to the hand in this generation and have not been looked at since. */
import type { CardId } from '@orrery/terraforming-mars';
import { useCallback, useMemo } from 'react';
import { keep, keptFields, writeKept } from '../../../app/storage.ts';
import { createStore, useStore } from '../../../app/store.ts';

interface Known {
  /** The table and seat that it is about. */
  readonly at: string;
  readonly generation: number;
  /** The hand as it was last seen, and the cards that are not new any more. */
  readonly hand: readonly CardId[];
  readonly old: readonly CardId[];
}

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : [];

function read(at: string): Known | undefined {
  const { generation, hand, old } = keptFields(keep(), at);
  return typeof generation === 'number'
    ? { at, generation, hand: numbers(hand), old: numbers(old) }
    : undefined;
}

const store = createStore<Known | undefined>(undefined);

/** What is known when these cards are in the hand: at the first look, and in the first generation, nothing is new. */
export function knownWith(
  before: Known | undefined,
  at: string,
  generation: number,
  hand: readonly CardId[],
): Known {
  if (before === undefined || before.at !== at || generation <= 1) return { at, generation, hand, old: hand };
  if (before.generation !== generation) return { at, generation, hand, old: before.hand };
  return { ...before, hand };
}

function remember(known: Known): void {
  store.set(known);
  writeKept(keep(), known.at, { generation: known.generation, hand: known.hand, old: known.old });
}

export function useNewCards(seat: number | undefined, generation: number, hand: readonly CardId[]) {
  const at = `orrery.mars.new.${location.pathname}/${seat}`;
  const last = useStore(store);
  const known = useMemo(
    () => knownWith(last?.at === at ? last : read(at), at, generation, hand),
    [last, at, generation, hand],
  );
  const fresh = useMemo(() => new Set(hand.filter((card) => !known.old.includes(card))), [hand, known]);
  return {
    fresh,
    /** It has been looked at. */
    see: useCallback(
      (card: CardId): void => {
        if (fresh.has(card)) remember({ ...known, old: [...known.old, card] });
      },
      [fresh, known],
    ),
    /** Keeps it beyond the page, so that a later generation knows what is new. */
    save: useCallback((): void => {
      writeKept(keep(), at, { generation: known.generation, hand: known.hand, old: known.old });
    }, [at, known]),
  };
}
