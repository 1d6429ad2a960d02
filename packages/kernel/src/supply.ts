/**
 * A supply of cards by number: the deck, and the discards. The pile of discards is messy, so its order means nothing; it
 * lies by card number, and each card says who has seen it.
 */
import type { Core, Seat, Viewer } from './agenda.ts';
import { shuffle } from './random.ts';
import type { Run } from './run.ts';

/** What of a state is its supply. */
export interface Supply extends Pick<Core, 'rng'> {
  /** Its last card is on top. */
  deck: number[];
  discards: number[];
  /** Who has seen each of the discards: a bit a seat. */
  discardsSeenBy: number[];
}

/** Whether a state has a deck; its cards lie in it unseen. */
export const hasDeck = <S extends object>(state: S): state is S & { deck: unknown[] } =>
  'deck' in state && Array.isArray(state.deck);

/** What is a game's own about its supply. */
export interface SupplyRules<S extends Supply> {
  /** How its events call the deck. */
  readonly name: string;
  /** What else is forgotten when the discards become the new deck. */
  forget?(state: S): void;
}

/** How many cards can still be drawn, the discards included. */
export const cardsLeft = ({ deck, discards }: Supply): number => deck.length + discards.length;

/** The moment the deck is empty the discards become the new one; what they were, nobody needs to remember. */
function reshuffle<S extends Supply>(rules: SupplyRules<S>, state: S, run: Run): void {
  if (state.discards.length === 0) return;
  state.deck = state.discards;
  state.discards = [];
  state.discardsSeenBy = [];
  rules.forget?.(state);
  shuffle(state.rng, state.deck);
  run.emit?.({ do: 'reshuffle', seat: null, what: 'card', amount: state.deck.length, source: rules.name });
}

/** Takes the top card; undefined when deck and discards are both empty. */
export function takeFromDeck<S extends Supply>(
  rules: SupplyRules<S>,
  state: S,
  run: Run,
  seat: Seat | null,
  reason: string,
  source?: number | string,
): number | undefined {
  // Both piles were empty a moment ago; what has been discarded since is the deck now.
  if (state.deck.length === 0) reshuffle(rules, state, run);
  const { deck } = state;
  if (deck.length === 0) return undefined;
  const index = run.dealer === undefined ? deck.length - 1 : run.take(deck, seat, reason, source);
  const card = deck[index];
  if (card === undefined) throw new RangeError(`no card ${index} in the deck`);
  if (index === deck.length - 1) deck.pop();
  else deck.splice(index, 1);
  if (deck.length === 0) reshuffle(rules, state, run);
  return card;
}

/** Draws cards into a list of the seat's own: its hand, or cards that it looks at. `called` is their source in events. */
export function drawInto<S extends Supply>(
  rules: SupplyRules<S>,
  state: S,
  run: Run,
  seat: Seat,
  cards: number[],
  count: number,
  reason: string,
  source: number | string | undefined,
  called: string,
): void {
  if (count <= 0) return;
  run.barrier?.(seat);
  const before = cards.length;
  for (let i = 0; i < count; i++) {
    const card = takeFromDeck(rules, state, run, seat, reason, source);
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === before) return;
  run.emit?.({
    do: 'draw',
    seat,
    what: 'card',
    amount: cards.length - before,
    source: called,
    detail: { reason },
    private: { cards: cards.slice(before) },
  });
}

/** Puts a card on the pile, in its place by number. */
export function discard({ discards, discardsSeenBy }: Supply, card: number, seenBy: number): void {
  let place = discards.length;
  discards.push(card);
  discardsSeenBy.push(seenBy);
  for (; place > 0; place--) {
    const before = discards[place - 1] ?? 0;
    if (before < card) break;
    discards[place] = before;
    discardsSeenBy[place] = discardsSeenBy[place - 1] ?? 0;
  }
  discards[place] = card;
  discardsSeenBy[place] = seenBy;
}

/** Takes cards out of a list of the seat's own and discards them face down: only their owner has seen them. */
export function discardOwn(state: Supply, seat: Seat, from: number[], cards: readonly number[]): void {
  for (const card of cards) {
    removeCard(from, card);
    discard(state, card, seenBySeat(seat));
  }
}

/** Takes one card out of a list; the others keep their order. */
export function removeCard(cards: number[], card: number): void {
  let place = cards.indexOf(card);
  if (place < 0) throw new RangeError(`card ${card} is not there`);
  for (let next = cards[place + 1]; next !== undefined; next = cards[++place + 1]) cards[place] = next;
  cards.pop();
}

// Who has seen a discarded card: nobody, one seat, or everybody

export const SEEN_BY_NOBODY = 0;
export const seenBySeat = (seat: Seat): number => 1 << seat;
export const seenByAll = ({ players }: { readonly players: readonly unknown[] }): number =>
  (1 << players.length) - 1;

/** Whether a viewer has seen a discarded card; a spectator has seen what everybody has seen. */
export function hasSeen(viewer: Viewer, seenBy: number, seats: number): boolean {
  const eyes = viewer === 'spectator' ? (1 << seats) - 1 : seenBySeat(viewer);
  return (seenBy & eyes) === eyes;
}

const NOT_THERE = -1;

/** A pile of these cards with who has seen each, and of hidden ones; `kinds` is more than any card's number. */
export function pileOf(
  kinds: number,
  seen: readonly number[],
  seenBy: (index: number) => number,
  hidden: readonly number[],
): Pick<Supply, 'discards' | 'discardsSeenBy'> {
  const by = new Array<number>(kinds).fill(NOT_THERE);
  for (let i = 0; i < seen.length; i++) by[seen[i] ?? 0] = seenBy(i);
  for (const card of hidden) by[card] = SEEN_BY_NOBODY;
  const discards: number[] = [];
  const discardsSeenBy: number[] = [];
  for (let card = 0; card < by.length; card++) {
    const eyes = by[card] ?? NOT_THERE;
    if (eyes === NOT_THERE) continue;
    discards.push(card);
    discardsSeenBy.push(eyes);
  }
  return { discards, discardsSeenBy };
}
