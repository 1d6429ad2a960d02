/** The cards before a seat, and the order in which they are shown. */
import type { CardInPlay, Tableau as Cards } from '@orrery/terraforming-mars/advice';
import { tableauOf } from '@orrery/terraforming-mars/advice';
import { useScene } from '../table.ts';
import { waysOf } from './ways.tsx';

/** The cards before a seat. */
export function useCards(seat: number | undefined): Cards | undefined {
  const { position } = useScene();
  return seat === undefined ? undefined : tableauOf(position, seat);
}

/** Those that can be used come first, then what cannot be paid, then what is used. */
export function useReadyFirst(cards: readonly CardInPlay[]): readonly CardInPlay[] {
  const scene = useScene();
  const rank = (card: CardInPlay): number => {
    if (card.used) return 2;
    const { mine } = scene;
    return mine !== undefined && waysOf(scene, mine, card.card).some(({ open }) => open) ? 0 : 1;
  };
  return cards
    .map((card) => ({ card, rank: rank(card) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ card }) => card);
}
