/** Rulebook chapters: cards; generations (research phase) — the deck, the discards and what a seat draws. */
import { type Seat, shuffle } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import { type MarsState, playerAt } from '../state.ts';
import type { MarsRun, Source } from '../tasks.ts';

/** How a source is called in events and recordings. */
export const sourceName = (source: Source): string =>
  typeof source === 'number' ? faceOf(source).id : source;

/** The moment the deck is empty the discards become the new one; what they were, nobody needs to remember. */
function reshuffle(state: MarsState, run: MarsRun): void {
  if (state.discards.length === 0) return;
  state.deck = state.discards;
  state.discards = [];
  state.discardsSeenBy = [];
  for (const player of state.players) if (player.passedOn.length > 0) player.passedOn = [];
  shuffle(state.rng, state.deck);
  run.emit?.({ do: 'reshuffle', seat: null, what: 'card', amount: state.deck.length, source: 'deck' });
}

/** Takes the top card; undefined when there is none left anywhere. */
export function takeCard(
  state: MarsState,
  run: MarsRun,
  seat: Seat | null,
  reason: string,
  source: Source,
): CardId | undefined {
  // Both piles were empty a moment ago; what has been discarded since is the deck now.
  if (state.deck.length === 0) reshuffle(state, run);
  const { deck } = state;
  if (deck.length === 0) return undefined;
  const index = run.take(deck, seat, reason, source);
  const card = deck[index];
  if (card === undefined) throw new RangeError(`no card ${index} in the deck`);
  if (index === deck.length - 1) deck.pop();
  else deck.splice(index, 1);
  if (deck.length === 0) reshuffle(state, run);
  return card;
}

function drawInto(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  cards: CardId[],
  count: number,
  reason: string,
  source: Source,
): void {
  if (count <= 0) return;
  run.barrier?.(seat);
  const before = cards.length;
  for (let i = 0; i < count; i++) {
    const card = takeCard(state, run, seat, reason, source);
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === before) return;
  run.emit?.({
    do: 'draw',
    seat,
    what: 'card',
    amount: cards.length - before,
    source: sourceName(source),
    detail: { reason },
    private: { cards: cards.slice(before) },
  });
}

/** Cards into the hand. */
export const drawCards = (
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  count: number,
  reason: string,
  source: Source,
): void => drawInto(state, run, seat, playerAt(state, seat).hand, count, reason, source);

/** Cards to look at and choose from. */
export const drawToLookAt = (
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  count: number,
  reason: string,
  source: Source,
): void => drawInto(state, run, seat, playerAt(state, seat).drawn, count, reason, source);

export const seenBySeat = (seat: Seat): number => 1 << seat;
export const seenByAll = (state: MarsState): number => (1 << state.players.length) - 1;

/** Puts a card on the pile, in its place by number. */
export function discard(state: MarsState, card: CardId, seenBy: number): void {
  const { discards, discardsSeenBy } = state;
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

/** Takes cards out of a hand, or of the cards that are looked at, and discards them face down. */
export function discardOwn(state: MarsState, seat: Seat, from: CardId[], cards: readonly CardId[]): void {
  for (const card of cards) {
    removeCard(from, card);
    discard(state, card, seenBySeat(seat));
  }
}

export function removeCard(cards: CardId[], card: CardId): void {
  let place = cards.indexOf(card);
  if (place < 0) throw new RangeError(`card ${card} is not there`);
  for (let next = cards[place + 1]; next !== undefined; next = cards[++place + 1]) cards[place] = next;
  cards.pop();
}
