/** The order in which one's cards lie: by a sort that the browser remembers, or as one has put them. */
import type { CardId } from '@orrery/terraforming-mars';
import {
  type CardAdvice,
  type CardKind,
  type PrintedCard,
  printedOf,
} from '@orrery/terraforming-mars/advice';
import { useCallback, useMemo } from 'react';
import { keep, keptFields, writeKept } from '../../../app/storage.ts';
import { createStore, useStore } from '../../../app/store.ts';

export const handSorts = ['playable', 'cost', 'kind', 'tag', 'newest', 'own'] as const;
export type HandSort = (typeof handSorts)[number];

const SORT_KEY = 'orrery.mars.hand';
const orderKey = (): string => `orrery.mars.hand.${location.pathname}`;

const readSort = (): HandSort => {
  const { sort } = keptFields(keep(), SORT_KEY);
  return handSorts.find((each) => each === sort) ?? 'playable';
};
const readOrder = (): readonly CardId[] => {
  const { order } = keptFields(keep(), orderKey());
  return Array.isArray(order) ? order.filter((card): card is CardId => typeof card === 'number') : [];
};

interface Arranged {
  readonly sort: HandSort;
  /** The cards as somebody put them at the table of this address. */
  readonly at: string;
  readonly order: readonly CardId[];
}

const arranged = createStore<Arranged>({ sort: readSort(), at: '', order: [] });

function arrange(next: Partial<Arranged>): void {
  const now = { ...arranged.get(), order: readOrder(), ...next, at: orderKey() };
  arranged.set(now);
  writeKept(keep(), SORT_KEY, { sort: now.sort });
  if (next.order !== undefined) writeKept(keep(), orderKey(), { order: next.order });
}

/** What is known of a card besides what is printed on it; undefined for somebody without a seat. */
type AdviceOn = (card: CardId) => CardAdvice | undefined;

export const isPlayable = (advice: CardAdvice | undefined): boolean => advice?.missing.length === 0;

const tags: readonly PrintedCard['tags'][number][] = [
  'building',
  'space',
  'power',
  'science',
  'jovian',
  'earth',
  'plant',
  'microbe',
  'animal',
  'city',
  'event',
];
const kinds: readonly CardKind[] = ['automated', 'active', 'event'];
const kindPlace = (card: CardId): number => kinds.indexOf(printedOf(card).kind);

/** What comes first, number by number; cards that are alike lie by their cost. */
function rankOf(card: CardId, advice: CardAdvice | undefined, sort: HandSort, place: number): number[] {
  const cost = advice?.price.cost ?? printedOf(card).cost;
  switch (sort) {
    case 'playable':
      return [isPlayable(advice) ? 0 : 1, cost];
    case 'cost':
      return [cost];
    case 'kind':
      return [kindPlace(card), cost];
    case 'tag': {
      const [first] = printedOf(card).tags;
      return [first === undefined ? tags.length : tags.indexOf(first), cost];
    }
    case 'newest':
      return [-place];
    case 'own':
      return [];
  }
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
};

export function sortedHand(
  hand: readonly CardId[],
  adviceOn: AdviceOn,
  { sort, order }: Pick<Arranged, 'sort' | 'order'>,
): readonly CardId[] {
  const ranks = new Map(
    hand.map((card, place) => {
      // Cards that came since somebody put the others in order lie behind them.
      const own = order.includes(card) ? order.indexOf(card) : order.length + place;
      return [card, sort === 'own' ? [own] : rankOf(card, adviceOn(card), sort, place)];
    }),
  );
  return [...hand].sort((a, b) => compare(ranks.get(a) ?? [], ranks.get(b) ?? []));
}

/** One's cards in their order, and how to change it. */
export function useSortedHand(hand: readonly CardId[], adviceOn: AdviceOn) {
  const kept = useStore(arranged);
  const order = useMemo(() => (kept.at === orderKey() ? kept.order : readOrder()), [kept]);
  const { sort } = kept;
  const cards = useMemo(() => sortedHand(hand, adviceOn, { sort, order }), [hand, adviceOn, sort, order]);
  const setSort = useCallback(
    (next: HandSort): void => arrange({ sort: next, ...(next === 'own' ? { order: cards } : {}) }),
    [cards],
  );
  /** Puts a card in the place of another, and keeps the cards as they lie then. */
  const move = useCallback(
    (card: CardId, onto: CardId): void => {
      const to = cards.indexOf(onto);
      const others = cards.filter((each) => each !== card);
      if (to >= 0 && card !== onto) arrange({ sort: 'own', order: others.toSpliced(to, 0, card) });
    },
    [cards],
  );
  return { cards, sort, setSort, move };
}
