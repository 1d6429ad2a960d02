/** The moments of a reviewed game: what was asked, by whom it was answered, and what the review says of it. */
import { keyDecisions, type Review, type ReviewedDecision } from '@orrery/bots/review';
import type { Moment, Question, Seat } from '@orrery/kernel';

/** A key decision with the number that it has on the curve and in the list. */
export interface KeyDecision {
  readonly n: number;
  readonly decision: ReviewedDecision;
}

export const numbered = (review: Review | undefined): readonly KeyDecision[] =>
  review === undefined ? [] : keyDecisions(review).map((decision, i) => ({ n: i + 1, decision }));

/** What is shown of the game at one moment. */
export interface ShownMoment {
  readonly at: number;
  readonly seat: Seat | undefined;
  readonly moment: Moment | undefined;
  readonly question: Question | undefined;
  readonly decision: ReviewedDecision | undefined;
}

/** The decision before or after a moment, of those that are given in order. */
export function nextAt(ats: readonly number[], at: number, step: 1 | -1): number | undefined {
  return step === 1 ? ats.find((each) => each > at) : ats.findLast((each) => each < at);
}

/** A seat's chance after so many moves: of the latest point of the curve before. */
export const chanceAt = ({ curve }: Review, at: number, seat: Seat): number | undefined =>
  (curve.findLast((point) => point.at <= at) ?? curve[0])?.chances[seat];
