/** What becomes of the cards of a hand, which only a replay knows. */
import type { Seat } from '@orrery/kernel';
import type { Positions } from '../../../sources/source.ts';
import { isRaceView, seen } from './player.ts';

export interface Fate {
  readonly how: 'placed' | 'paid' | 'discarded';
  /** The move that does it. */
  readonly at: number;
}

/** When and how each card leaves the hand of a seat; a card can come back with the shuffled discards. */
export type Fates = ReadonlyMap<number, readonly Fate[]>;

export function fatesOf(positions: Positions, seat: Seat): Fates {
  const fates = new Map<number, Fate[]>();
  let before: readonly number[] = [];
  for (let at = 0; at <= positions.length; at++) {
    const view = positions.view(at);
    if (!isRaceView(view)) return fates;
    const { hand, tableau } = seen(view, seat);
    for (const card of before) {
      if (hand.includes(card)) continue;
      const how = tableau.includes(card) ? 'placed' : leaving(positions, at - 1);
      fates.set(card, [...(fates.get(card) ?? []), { how, at }]);
    }
    before = hand;
  }
  return fates;
}

const leaving = (positions: Positions, at: number): Fate['how'] =>
  positions.question(at)?.name === 'payment.cards' ? 'paid' : 'discarded';

/** What happens next to a card that is in the hand at a position; nothing, where it stays there to the end. */
export const fateAfter = (fates: Fates, card: number, at: number): Fate | undefined =>
  fates.get(card)?.find((fate) => fate.at > at);
