/** Rulebook chapter: cards, chips and the end of a round — the supply, the discards and the VP pool. */
import { type Seat, shuffle } from '@orrery/kernel';
import { type CardId, cardName } from '../data/cards.ts';
import { playerAt, type RaceState } from '../state.ts';
import type { RaceRun } from '../tasks.ts';

/** How many cards can still be drawn, the discards included. */
export const cardsLeft = (state: RaceState): number => state.deck.length + state.discards.length;

/** The moment the supply is empty the discards become the new one; what they were, nobody needs to remember. */
function reshuffle(state: RaceState, run: RaceRun): void {
  if (state.discards.length === 0) return;
  state.deck = state.discards;
  state.discards = [];
  state.discardsSeenBy = [];
  shuffle(state.rng, state.deck);
  run.emit?.({ do: 'reshuffle', seat: null, what: 'card', amount: state.deck.length, source: 'supply' });
}

/** Takes the top card of the supply; undefined when supply and discards are both empty: the card is simply lost. */
function takeCard(
  state: RaceState,
  run: RaceRun,
  seat: Seat,
  reason: string,
  source?: CardId,
): CardId | undefined {
  // Both piles were empty a moment ago; what has been discarded since is the supply now.
  if (state.deck.length === 0) reshuffle(state, run);
  if (state.deck.length === 0) return undefined;
  const index = run.dealer === undefined ? state.deck.length - 1 : run.take(state.deck, seat, reason, source);
  const card = index === state.deck.length - 1 ? state.deck.pop() : state.deck.splice(index, 1)[0];
  if (state.deck.length === 0) reshuffle(state, run);
  return card;
}

/** Draws cards into a list of the seat's own: its hand, or the cards it looks at in Explore. */
function drawInto(
  state: RaceState,
  run: RaceRun,
  seat: Seat,
  cards: CardId[],
  count: number,
  reason: string,
  source?: CardId,
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
    source: source === undefined ? reason : cardName(source),
    detail: { reason },
    private: { cards: cards.slice(before) },
  });
}

export const drawCards = (
  state: RaceState,
  run: RaceRun,
  seat: Seat,
  count: number,
  reason: string,
  source?: CardId,
): void => drawInto(state, run, seat, playerAt(state, seat).hand, count, reason, source);

export const drawToLookAt = (state: RaceState, run: RaceRun, seat: Seat, count: number): void =>
  drawInto(state, run, seat, playerAt(state, seat).drawn, count, 'explore');

/** Puts an unseen card as a good on the card at this place of the tableau. Says whether there was one to put. */
export function placeGood(
  state: RaceState,
  run: RaceRun,
  seat: Seat,
  place: number,
  reason: string,
  source?: CardId,
): boolean {
  const player = playerAt(state, seat);
  const world = player.tableau[place];
  if (world === undefined) throw new RangeError(`no card at place ${place}`);
  const card = takeCard(state, run, seat, reason, world);
  if (card === undefined) return false;
  player.goods[place] = card;
  run.emit?.({
    do: 'good',
    seat,
    what: cardName(world),
    amount: 1,
    source: source === undefined ? reason : cardName(source),
  });
  return true;
}

/** The top card, turned up for everybody; the caller says where it goes. */
export function turnUpCard(state: RaceState, run: RaceRun, seat: Seat, source: CardId): CardId | undefined {
  run.barrier?.(null);
  return takeCard(state, run, seat, 'gamble', source);
}

/** Who has seen a discarded card: nobody, one seat, or everybody. */
export const seenByNobody = 0;
export const seenBySeat = (seat: Seat): number => 1 << seat;
export const seenByAll = (state: RaceState): number => (1 << state.players.length) - 1;

/** Puts a card on the pile, in its place by number. */
export function discard(state: RaceState, card: CardId, seenBy: number): void {
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

/** Takes cards out of a hand and discards them face down: only their owner has seen them. */
export function discardFromHand(state: RaceState, seat: Seat, cards: readonly CardId[]): void {
  const { hand } = playerAt(state, seat);
  for (const card of cards) {
    removeCard(hand, card);
    discard(state, card, seenBySeat(seat));
  }
}

export function removeCard(cards: CardId[], card: CardId): void {
  let place = cards.indexOf(card);
  if (place < 0) throw new RangeError(`card ${card} is not there`);
  for (let next = cards[place + 1]; next !== undefined; next = cards[++place + 1]) cards[place] = next;
  cards.pop();
}

/** Takes the good from a place of the tableau; its face stays unknown to everybody. */
export function spendGood(state: RaceState, seat: Seat, place: number): void {
  const { goods } = playerAt(state, seat);
  const good = goods[place];
  if (good === undefined || good < 0) throw new RangeError(`no good at place ${place}`);
  goods[place] = -1;
  discard(state, good, seenByNobody);
}

/** VP chips from the pool; when it runs dry the reserve pays, so everybody gets all that was earned. */
export function gainChips(state: RaceState, run: RaceRun, seat: Seat, vp: number, source: CardId): void {
  if (vp === 0) return;
  playerAt(state, seat).chips += vp;
  state.pool -= vp;
  run.emit?.({ do: 'gain', seat, what: 'vp', amount: vp, source: cardName(source) });
}
