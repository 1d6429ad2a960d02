/** The whole state of a game of Small Hours. Cards are numbers into `data/sights.ts`; the rest are small counts. */
import { type Agenda, type Core, cloneAgenda, cloneRng, type Rng, type Seat } from '@orrery/kernel';

/** What can be owned, in the order of the columns of `stock`. */
export const RESOURCES = ['brass', 'glass', 'coffee'] as const;
export const BRASS = 0;
export const GLASS = 1;
export const COFFEE = 2;

/** What brings points during the game, in the order of the columns of `points`. */
export const SOURCES = ['charts', 'reviews', 'press', 'exhibition'] as const;
export const CHARTS = 0;
export const REVIEWS = 1;
export const PRESS = 2;
export const EXHIBITION = 3;

/** In `discardedBy`: everybody saw this card. */
export const FACE_UP = -1;

export interface ReferenceState extends Core {
  agenda: Agenda;
  rng: Rng;
  /** How many nights the game lasts. */
  readonly nights: number;
  /** Whether opponents may review a chart. */
  readonly reviews: boolean;
  /** The night that is being played, from 1; 0 before the first. */
  night: number;
  /** Who comes first tonight. */
  first: Seat;
  /** The last card is the top. */
  deck: number[];
  discard: number[];
  /** For each card of `discard` the seat that put it there face down, and remembers it; or FACE_UP. */
  discardedBy: number[];
  /** By seat; the newest card last. */
  hands: number[][];
  /** Sights each seat has observed, for all to see. */
  notebooks: number[][];
  /** Cards put aside at dawn, until everybody has tidied up. */
  aside: number[][];
  /** By seat and resource: `stock[seat * 3 + resource]`. */
  stock: number[];
  /** By seat: one bit for each instrument it has built. */
  built: number[];
  /** By seat and source: `points[seat * 4 + source]`. */
  points: number[];
}

export const seatCount = (state: ReferenceState): number => state.built.length;

const cardsOf = (piles: readonly number[][], seat: Seat): number[] => {
  const pile = piles[seat];
  if (pile === undefined) throw new RangeError(`there is no seat ${seat}`);
  return pile;
};

export const handOf = (state: ReferenceState, seat: Seat): number[] => cardsOf(state.hands, seat);
export const notebookOf = (state: ReferenceState, seat: Seat): number[] => cardsOf(state.notebooks, seat);
export const asideOf = (state: ReferenceState, seat: Seat): number[] => cardsOf(state.aside, seat);
export const stockOf = (state: ReferenceState, seat: Seat, resource: number): number =>
  state.stock[seat * RESOURCES.length + resource] ?? 0;
export const pointsOf = (state: ReferenceState, seat: Seat, source: number): number =>
  state.points[seat * SOURCES.length + source] ?? 0;
export const hasBuilt = (state: ReferenceState, seat: Seat, instrument: number): boolean =>
  ((state.built[seat] ?? 0) & (1 << instrument)) !== 0;

/** The seats in turn order, from `first` clockwise. */
export function seatsFrom(first: Seat, count: number): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < count; i++) seats.push((first + i) % count);
  return seats;
}

/** Takes a card out of a pile that holds it; the others keep their order. */
export function removeCard(pile: number[], card: number): void {
  const index = pile.indexOf(card);
  if (index < 0) throw new Error(`card ${card} is not here`);
  for (let i = index + 1; i < pile.length; i++) pile[i - 1] = pile[i] ?? 0;
  pile.length -= 1;
}

function clonePiles(piles: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (const pile of piles) copy.push(pile.slice());
  return copy;
}

export const cloneState = (state: ReferenceState): ReferenceState => ({
  agenda: cloneAgenda(state.agenda),
  rng: cloneRng(state.rng),
  nights: state.nights,
  reviews: state.reviews,
  night: state.night,
  first: state.first,
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  discardedBy: state.discardedBy.slice(),
  hands: clonePiles(state.hands),
  notebooks: clonePiles(state.notebooks),
  aside: clonePiles(state.aside),
  stock: state.stock.slice(),
  built: state.built.slice(),
  points: state.points.slice(),
});
