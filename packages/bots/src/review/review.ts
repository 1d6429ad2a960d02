/** What a review of a finished game says: plain data, kept with the record. */
import type { Answer, Seat } from '@orrery/kernel';
import type { Reason } from '../advisor.ts';

/** Raised whenever a review that was made before should be made anew. */
export const REVIEW_EDITION = 2;

/** Everybody's chance to win after so many moves. */
export interface CurvePoint {
  readonly at: number;
  readonly chances: readonly number[];
}

/** An answer as the advisor saw it. */
export interface Judged {
  readonly answer: Answer;
  /** The chance to win of the seat that answered. */
  readonly chance: number;
  readonly reasons: readonly Reason[];
}

/** A decision of the game: the answer that was given after so many moves, and what else there was. */
export interface ReviewedDecision {
  readonly at: number;
  readonly seat: Seat;
  readonly played: Judged;
  /** The advisor's own choice; the same answer as `played` where nothing was better. */
  readonly best: Judged;
  /** What else could be chosen, the best first; a few, `played` and `best` among them. */
  readonly choices: readonly Pick<Judged, 'answer' | 'chance'>[];
}

export interface Review {
  readonly edition: number;
  /** Decisions looked at, and all there are. */
  readonly done: number;
  readonly of: number;
  /** From the first position to the last, finer as the review goes on. */
  readonly curve: readonly CurvePoint[];
  /** In the order of the game. */
  readonly decisions: readonly ReviewedDecision[];
}

export const isDone = ({ done, of }: Review): boolean => done >= of;
