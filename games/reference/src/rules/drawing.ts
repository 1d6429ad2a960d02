/** Rules, "Cards": drawing, putting away, and the deck that is shuffled anew. */
import { type Seat, shuffle } from '@orrery/kernel';
import { FACE_UP, handOf, type ReferenceState } from '../state.ts';
import type { GameRun, StepNamed } from '../tasks.ts';

/** Makes a new deck of what was put away. What people remember of that pile is worth nothing from then on. */
function reshuffle(state: ReferenceState, run: GameRun): void {
  const amount = state.discard.length;
  state.deck = shuffle(state.rng, state.discard);
  state.discard = [];
  state.discardedBy = [];
  run.emit?.({ do: 'shuffle', seat: null, what: 'deck', amount, source: 'deck' });
}

/** Draws up to `count` cards into the hand and says how many there were to draw. */
export function drawCards(
  state: ReferenceState,
  seat: Seat,
  count: number,
  source: string,
  run: GameRun,
): number {
  const hand = handOf(state, seat);
  const before = hand.length;
  for (let i = 0; i < count; i++) {
    if (state.deck.length === 0 && state.discard.length > 0) reshuffle(state, run);
    if (state.deck.length === 0) break;
    if (i === 0) run.barrier?.(seat);
    hand.push(takeCard(state.deck, run.take(state.deck, seat, 'draw', source)));
  }
  const amount = hand.length - before;
  if (amount > 0)
    run.emit?.({ do: 'draw', seat, what: 'card', amount, source, private: { cards: hand.slice(before) } });
  return amount;
}

/** Takes the card at `index`; the others keep their order. */
function takeCard(deck: number[], index: number): number {
  if (index < deck.length - 1) deck.push(...deck.splice(index, 1));
  const card = deck.pop();
  if (card === undefined) throw new Error('the deck is empty');
  return card;
}

/** Step: a seat draws. */
export function draw(state: ReferenceState, { seat, count, source }: StepNamed<'draw'>, run: GameRun): void {
  drawCards(state, seat, count, source, run);
}

/** Puts cards away face down: only their seat remembers which they are. The cards have left their place already. */
export function discardFaceDown(
  state: ReferenceState,
  seat: Seat,
  cards: readonly number[],
  source: string,
  run: GameRun,
): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    state.discard.push(card);
    state.discardedBy.push(seat);
  }
  const amount = cards.length;
  run.emit?.({ do: 'discard', seat, what: 'card', amount, source, private: { cards: cards.slice() } });
}

/** Puts cards away for all to see. The cards have left their place already. */
export function discardFaceUp(state: ReferenceState, cards: readonly number[]): void {
  for (const card of cards) {
    state.discard.push(card);
    state.discardedBy.push(FACE_UP);
  }
}
