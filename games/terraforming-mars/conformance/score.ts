/** A final score as recordings break it down. */
import { MILESTONE_VP } from '../src/data/board.ts';
import type { Score } from '../src/rules/scoring.ts';
import { stockOf } from '../src/rules/stock.ts';
import { type MarsState, playerAt } from '../src/state.ts';
import { cardName, type Line } from './recording.ts';

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((total, { points }) => total + points, 0);

export const scoreLine = (state: MarsState, seat: number, score: Score): Line => ({
  tr: score.rating,
  milestones: MILESTONE_VP * score.milestones.length,
  awards: sum(score.awards),
  greenery: score.greenery,
  city: score.city,
  cards: sum(score.cards),
  perCard: Object.fromEntries(score.cards.map(({ card, points }) => [cardName(card), points])),
  total: score.total,
  mc: stockOf(playerAt(state, seat), 'megacredits'),
});
