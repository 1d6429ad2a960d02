/** Which cards to keep and which to give away: setup, Explore, payments, the hand limit. */
import type { Choice, Seat } from '@orrery/kernel';
import type { CardId } from '@orrery/race-for-the-galaxy';
import { DISCARDED_AT_SETUP, HAND_LIMIT } from '@orrery/race-for-the-galaxy/advice';
import { leastUsefulFirst } from './hand.ts';
import { type AskNamed, playerAt, type Table } from './table.ts';
import { weights } from './weights.ts';

/** The cards from the least useful to the most useful one; those of others as they lie. */
const ranked = ({ state, outlook, own }: Table, seat: Seat, cards: readonly CardId[]): readonly CardId[] =>
  seat === own ? leastUsefulFirst(playerAt(state, seat), cards, outlook) : cards;

/** Gives away the least useful cards of the hand. */
const giveAway = (table: Table, seat: Seat, count: number): Choice => ({
  picks: ranked(table, seat, playerAt(table.state, seat).hand).slice(0, count),
});

export const discardAtSetup = (table: Table, { seat }: AskNamed<'setup.discard'>): Choice =>
  giveAway(table, seat, DISCARDED_AT_SETUP);

export const discardAtHandLimit = (table: Table, { seat }: AskNamed<'round.discard'>): Choice =>
  giveAway(table, seat, playerAt(table.state, seat).hand.length - HAND_LIMIT);

export const pay = (table: Table, { seat, cost }: AskNamed<'payment.cards'>): Choice =>
  giveAway(table, seat, cost);

/** Keeps the most useful of the cards drawn. */
export const keep = (table: Table, { seat, keep: count }: AskNamed<'explore.keep'>): Choice => ({
  picks: ranked(table, seat, playerAt(table.state, seat).drawn).slice(-count),
});

/** What it is worth to choose the cards one keeps, compared with as many that are dealt. */
export const worthOfChoosing = (drawn: number, kept: number): number =>
  weights.spread * kept * (0.5 - (kept + 1) / (2 * (drawn + 1)));
