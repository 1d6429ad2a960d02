/** When and how the cards of a hand leave it, which only a game that has been played knows. */
import type { CoreView, Question, Seat } from '@orrery/kernel';
import type { CardId } from '../data/cards.ts';
import { isRaceView, seen } from './player.ts';

/** The positions of a game as one viewer saw them. */
export interface Positions {
  readonly length: number;
  view(at: number): object & CoreView;
  /** The question that the next move answers. */
  question(at: number): Question | undefined;
}

export interface Departure {
  readonly how: 'placed' | 'paid' | 'discarded';
  /** The move that does it. */
  readonly at: number;
}

/** A card can come back with the shuffled discards, and leave again. */
type Departures = ReadonlyMap<CardId, readonly Departure[]>;

export function departuresOf(positions: Positions, seat: Seat): Departures {
  const departures = new Map<CardId, Departure[]>();
  let before: readonly CardId[] = [];
  for (let at = 0; at <= positions.length; at++) {
    const view = positions.view(at);
    if (!isRaceView(view)) return departures;
    const { hand, tableau } = seen(view, seat);
    for (const card of before) {
      if (hand.includes(card)) continue;
      const how = tableau.includes(card) ? 'placed' : givenFor(positions, at - 1);
      departures.set(card, [...(departures.get(card) ?? []), { how, at }]);
    }
    before = hand;
  }
  return departures;
}

const givenFor = (positions: Positions, at: number): Departure['how'] =>
  positions.question(at)?.name === 'payment.cards' ? 'paid' : 'discarded';

/** What happens next to a card that is in the hand at a position; nothing, where it stays there to the end. */
export const nextDeparture = (departures: Departures, card: CardId, at: number): Departure | undefined =>
  departures.get(card)?.find((departure) => departure.at > at);
