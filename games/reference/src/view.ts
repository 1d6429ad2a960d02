/** What each seat may see, field by field, and states that fit it. */
import { type Core, type CoreView, type Rng, type Seat, shuffle, type Viewer } from '@orrery/kernel';
import { CARDS_PER_SEAT } from './data/sights.ts';
import { asideOf, FACE_UP, handOf, type ReferenceState } from './state.ts';

export interface ReferenceView {
  readonly nights: number;
  readonly reviews: boolean;
  readonly night: number;
  readonly first: Seat;
  /** How many cards the deck has left. */
  readonly deck: number;
  /** What was put away, the last on top; null for a card that the viewer has not seen. */
  readonly discard: readonly (number | null)[];
  /** Who put it there face down, or -1. */
  readonly discardedBy: readonly number[];
  /** The viewer's own cards; empty for a spectator. */
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly notebooks: readonly (readonly number[])[];
  /** What the viewer has put aside this dawn. */
  readonly aside: readonly number[];
  readonly asideSizes: readonly number[];
  readonly stock: readonly number[];
  readonly built: readonly number[];
  readonly points: readonly number[];
}

const sizes = (piles: readonly (readonly number[])[]): number[] => piles.map((pile) => pile.length);

export const view = (state: ReferenceState, viewer: Viewer): ReferenceView => ({
  nights: state.nights,
  reviews: state.reviews,
  night: state.night,
  first: state.first,
  deck: state.deck.length,
  discard: state.discard.map((card, i) => (isSeenBy(viewer, state.discardedBy[i]) ? card : null)),
  discardedBy: state.discardedBy.slice(),
  hand: viewer === 'spectator' ? [] : handOf(state, viewer).slice(),
  handSizes: sizes(state.hands),
  notebooks: state.notebooks.map((notebook) => notebook.slice()),
  aside: viewer === 'spectator' ? [] : asideOf(state, viewer).slice(),
  asideSizes: sizes(state.aside),
  stock: state.stock.slice(),
  built: state.built.slice(),
  points: state.points.slice(),
});

/** A card on the discard pile is known to all when it lies face up, else to the seat that put it there. */
const isSeenBy = (viewer: Viewer, discardedBy: number | undefined): boolean =>
  discardedBy === FACE_UP || discardedBy === viewer;

/** Every card that the viewer sees somewhere. */
const seenCards = (seen: ReferenceView): Set<number | null> =>
  new Set([...seen.hand, ...seen.aside, ...seen.discard, ...seen.notebooks.flat()]);

/** A state that fits the view: the unseen cards are dealt at random to the places where unseen cards lie. */
export function fill(seen: ReferenceView & CoreView, core: Core, rng: Rng): ReferenceState {
  const { viewer } = seen;
  const known = seenCards(seen);
  const unseen: number[] = [];
  for (let card = 0; card < seen.handSizes.length * CARDS_PER_SEAT; card++)
    if (!known.has(card)) unseen.push(card);
  shuffle(rng, unseen);
  const deal = (count: number): number[] => unseen.splice(unseen.length - count, count);
  const piles = (counts: readonly number[], own: readonly number[]): number[][] =>
    counts.map((count, seat) => (seat === viewer ? own.slice() : deal(count)));
  return {
    ...core,
    nights: seen.nights,
    reviews: seen.reviews,
    night: seen.night,
    first: seen.first,
    deck: deal(seen.deck),
    discard: seen.discard.flatMap((card) => (card === null ? deal(1) : [card])),
    discardedBy: seen.discardedBy.slice(),
    hands: piles(seen.handSizes, seen.hand),
    notebooks: seen.notebooks.map((notebook) => notebook.slice()),
    aside: piles(seen.asideSizes, seen.aside),
    stock: seen.stock.slice(),
    built: seen.built.slice(),
    points: seen.points.slice(),
  };
}
