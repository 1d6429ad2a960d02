/** Which cards to keep and which to give away: setup, Explore, payments, the hand limit. */
import type { Choice, Seat } from '@orrery/kernel';
import type { CardId } from '@orrery/race-for-the-galaxy';
import { DISCARDED_AT_SETUP, HAND_LIMIT } from '@orrery/race-for-the-galaxy/advice';
import { leastUsefulFirst } from './hand.ts';
import { type AskNamed, type JudgedPosition, playerAt } from './judged-position.ts';
import { weights } from './weights.ts';

/** The cards from the least useful to the most useful one; those of others as they lie. */
const ranked = (
  { state, outlook, own }: JudgedPosition,
  seat: Seat,
  cards: readonly CardId[],
): readonly CardId[] => (seat === own ? leastUsefulFirst(playerAt(state, seat), cards, outlook) : cards);

/** Gives away the least useful cards of the hand. */
const giveAway = (table: JudgedPosition, seat: Seat, count: number): Choice => ({
  picks: ranked(table, seat, playerAt(table.state, seat).hand).slice(0, count),
});

export const discardAtSetup = (table: JudgedPosition, { seat }: AskNamed<'setup.discard'>): Choice =>
  giveAway(table, seat, DISCARDED_AT_SETUP);

export const discardAtHandLimit = (table: JudgedPosition, { seat }: AskNamed<'round.discard'>): Choice =>
  giveAway(table, seat, playerAt(table.state, seat).hand.length - HAND_LIMIT);

export const pay = (table: JudgedPosition, { seat, cost }: AskNamed<'payment.cards'>): Choice =>
  giveAway(table, seat, cost);

/** Keeps the most useful of the cards drawn. */
export const keep = (table: JudgedPosition, { seat, keep: count }: AskNamed<'explore.keep'>): Choice => ({
  picks: ranked(table, seat, playerAt(table.state, seat).drawn).slice(-count),
});

/** What it is worth to choose the cards one keeps, compared with as many that are dealt. */
export const worthOfChoosing = (drawn: number, kept: number): number =>
  weights.spread * kept * (0.5 - (kept + 1) / (2 * (drawn + 1)));
