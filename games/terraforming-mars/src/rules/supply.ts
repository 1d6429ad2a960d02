/** Rulebook chapters: cards; generations (research phase) — the deck, the discards and what a seat draws. */
import { drawInto, type Seat, type SupplyRules, takeFromDeck } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import { type MarsState, playerAt } from '../state.ts';
import type { MarsRun, Source } from '../tasks.ts';

export { discard, discardOwn, removeCard, seenByAll } from '@orrery/kernel';

/** How a source is called in events and recordings. */
export const sourceName = (source: Source): string =>
  typeof source === 'number' ? faceOf(source).id : source;

const deck: SupplyRules<MarsState> = {
  name: 'deck',
  forget(state) {
    for (const player of state.players) if (player.passedOn.length > 0) player.passedOn = [];
  },
};

/** Takes the top card; undefined when there is none left anywhere. */
export const takeCard = (
  state: MarsState,
  run: MarsRun,
  seat: Seat | null,
  reason: string,
  source: Source,
): CardId | undefined => takeFromDeck(deck, state, run, seat, reason, source);

/** Cards into the hand. */
export function drawCards(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  count: number,
  reason: string,
  source: Source,
): void {
  drawInto(deck, state, run, seat, playerAt(state, seat).hand, count, reason, source, sourceName(source));
}

/** Cards to look at and choose from. */
export function drawToLookAt(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  count: number,
  reason: string,
  source: Source,
): void {
  drawInto(deck, state, run, seat, playerAt(state, seat).drawn, count, reason, source, sourceName(source));
}
