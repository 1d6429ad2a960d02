/** Rulebook chapter: cards, chips and the end of a round — the supply, the discards and the VP pool. */
import {
  discard,
  discardOwn,
  drawInto,
  SEEN_BY_NOBODY,
  type Seat,
  type SupplyRules,
  takeFromDeck,
} from '@orrery/kernel';
import { type CardId, cardName } from '../data/cards.ts';
import { playerAt, type RaceState } from '../state.ts';
import type { RaceRun } from '../tasks.ts';

export { cardsLeft, discard, removeCard, seenByAll, seenBySeat } from '@orrery/kernel';

const supply: SupplyRules<RaceState> = { name: 'supply' };

const calledIn = (reason: string, source: CardId | undefined): string =>
  source === undefined ? reason : cardName(source);

export function drawCards(
  state: RaceState,
  run: RaceRun,
  seat: Seat,
  count: number,
  reason: string,
  source?: CardId,
): void {
  const { hand } = playerAt(state, seat);
  drawInto(supply, state, run, seat, hand, count, reason, source, calledIn(reason, source));
}

export function drawToLookAt(state: RaceState, run: RaceRun, seat: Seat, count: number): void {
  drawInto(supply, state, run, seat, playerAt(state, seat).drawn, count, 'explore', undefined, 'explore');
}

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
  const card = takeFromDeck(supply, state, run, seat, reason, world);
  if (card === undefined) return false;
  player.goods[place] = card;
  run.emit?.({
    do: 'good',
    seat,
    what: cardName(world),
    amount: 1,
    source: calledIn(reason, source),
  });
  return true;
}

/** The top card, turned up for everybody; the caller says where it goes. */
export function turnUpCard(state: RaceState, run: RaceRun, seat: Seat, source: CardId): CardId | undefined {
  run.barrier?.(null);
  return takeFromDeck(supply, state, run, seat, 'gamble', source);
}

/** Takes cards out of a hand and discards them face down: only their owner has seen them. */
export const discardFromHand = (state: RaceState, seat: Seat, cards: readonly CardId[]): void =>
  discardOwn(state, seat, playerAt(state, seat).hand, cards);

/** The same, and tells what the cards were given away for. */
export function giveAway(
  state: RaceState,
  run: RaceRun,
  seat: Seat,
  cards: readonly CardId[],
  source: string,
): void {
  discardFromHand(state, seat, cards);
  run.emit?.({ do: 'discard', seat, what: 'card', amount: cards.length, source, private: { cards } });
}

/** Takes the good from a place of the tableau; its face stays unknown to everybody. */
export function spendGood(state: RaceState, seat: Seat, place: number): void {
  const { goods } = playerAt(state, seat);
  const good = goods[place];
  if (good === undefined || good < 0) throw new RangeError(`no good at place ${place}`);
  goods[place] = -1;
  discard(state, good, SEEN_BY_NOBODY);
}

/** VP chips from the pool; when it runs dry the reserve pays, so everybody gets all that was earned. */
export function gainChips(state: RaceState, run: RaceRun, seat: Seat, vp: number, source: CardId): void {
  if (vp === 0) return;
  playerAt(state, seat).chips += vp;
  state.pool -= vp;
  run.emit?.({ do: 'gain', seat, what: 'vp', amount: vp, source: cardName(source) });
}
