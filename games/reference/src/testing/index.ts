/** What the property harness must know about this game. */
import type { Seat, Viewer } from '@orrery/kernel';
import { type GameTesting, type Place, type Rename, renameAgenda } from '@orrery/kernel/testing';
import { CARDS_PER_SEAT, sights } from '../data/sights.ts';
import { cloneState, FACE_UP, type ReferenceState, seatCount } from '../state.ts';

const KIND = 'sight';
const anybody = (): boolean => true;
const nobody = (): boolean => false;
const only = (seat: Seat) => (viewer: Viewer) => viewer === seat;

const piles = (name: string, cards: readonly number[][], seenBy: (seat: Seat) => Place['seenBy']): Place[] =>
  cards.map((pile, seat) => ({
    name: `${name} of seat ${seat}`,
    kind: KIND,
    cards: pile,
    seenBy: seenBy(seat),
  }));

/** The cards that are not used with so few seats. */
const box = (state: ReferenceState): number[] =>
  sights.flatMap((_, card) => (card < seatCount(state) * CARDS_PER_SEAT ? [] : [card]));

function places(state: ReferenceState): Place[] {
  const discardedBy = (who: number) => state.discard.filter((_, i) => state.discardedBy[i] === who);
  const discards = state.hands.map((_, seat) => discardedBy(seat));
  return [
    { name: 'box', kind: KIND, cards: box(state), seenBy: anybody },
    { name: 'deck', kind: KIND, cards: state.deck, ordered: true, seenBy: nobody },
    { name: 'discard face up', kind: KIND, cards: discardedBy(FACE_UP), seenBy: anybody },
    ...piles('discard', discards, only),
    ...piles('hand', state.hands, only),
    ...piles('notebook', state.notebooks, () => anybody),
    ...piles('aside', state.aside, only),
  ];
}

function replaceCards(state: ReferenceState, _: string, rename: Rename): ReferenceState {
  const copy = cloneState(state);
  const all = (piles: readonly number[][]): number[][] => piles.map((cards) => cards.map(rename));
  return {
    ...copy,
    agenda: renameAgenda(copy.agenda, rename),
    deck: copy.deck.map(rename),
    discard: copy.discard.map(rename),
    hands: all(copy.hands),
    notebooks: all(copy.notebooks),
    aside: all(copy.aside),
  };
}

const tables = [2, 3, 4];

export const testing: GameTesting<ReferenceState> = {
  places,
  replaceCards,
  counts: { [KIND]: sights.length },
  setups: tables.flatMap((seats) => [
    { options: { length: 'short', reviews: true }, seats },
    { options: { length: 'long', reviews: false }, seats },
    { options: { length: 'long', reviews: true }, seats },
  ]),
};
