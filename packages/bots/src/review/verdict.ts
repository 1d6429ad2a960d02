/** What a review comes to: which decisions made the game, and how well each seat played. */
import type { Seat } from '@orrery/kernel';
import type { Reason } from '../advisor.ts';
import type { Review, ReviewedDecision } from './review.ts';

/** How much a decision cost, from as good as the advisor's to one that decided the game. */
type Grade = 'best' | 'small' | 'costly' | 'decisive';

/** Chances within this of each other are called equal: the advisor is no more certain. */
const EQUAL = 0.01;
const SMALL = 0.05;
const COSTLY = 0.2;
/** Where no decision cost more than this, the closest calls are shown instead. */
const WORTH_TELLING = 0.03;
const KEY_DECISIONS = 8;
const CLOSE_CALLS = 5;
/** A seat that gives away a hundredth with every decision is left with this part of all points. */
const LEFT_BY_ONE_PERCENT = 0.87;
/** Nearer than this to lost or won, chances tell no longer how good an answer was. */
const DECIDED = 0.005;

/** The chance that was given away. */
export const costOf = ({ played, best }: ReviewedDecision): number =>
  Math.max(0, best.chance - played.chance);

export function gradeOf(decision: ReviewedDecision): Grade {
  const cost = costOf(decision);
  if (cost <= EQUAL) return 'best';
  return cost <= SMALL ? 'small' : cost <= COSTLY ? 'costly' : 'decisive';
}

/** By how much the best was better than the next one, for whoever found it. */
const gainOf = ({ best, choices }: ReviewedDecision): number =>
  best.chance - (choices[1]?.chance ?? best.chance);

/** What a decision weighs: what it cost, or less than that for having found the only good answer. */
const weightOf = (decision: ReviewedDecision): number =>
  gradeOf(decision) === 'best' ? Math.max(gainOf(decision) / 3, costOf(decision)) : costOf(decision);

/** The decisions that made the game, in its order; filled up with the closest calls where few cost much. */
export function keyDecisions({ decisions }: Review): ReviewedDecision[] {
  const weighed = [...decisions].sort((a, b) => weightOf(b) - weightOf(a));
  const telling = weighed.filter((decision) => weightOf(decision) >= WORTH_TELLING);
  const count = Math.max(CLOSE_CALLS, Math.min(KEY_DECISIONS, telling.length));
  const key = weighed.slice(0, hasMistakes({ decisions }) ? count : CLOSE_CALLS);
  return key.sort((a, b) => a.at - b.at);
}

/** Whether any decision cost enough to be told. */
export const hasMistakes = ({ decisions }: Pick<Review, 'decisions'>): boolean =>
  decisions.some((decision) => costOf(decision) >= WORTH_TELLING);

/** How well a seat played: a mark from 0 to 100, and what it would have given away with each decision in an even game. */
interface SeatPlay {
  readonly seat: Seat;
  readonly mark: number;
  readonly lost: number;
  readonly decisions: number;
}

const odds = (chance: number): number => {
  const open = Math.max(DECIDED, Math.min(1 - DECIDED, chance));
  return open / (1 - open);
};

/**
 * What the decision would have given away in a game that stands even: whoever is far behind, or far ahead, has little left to
 * lose by it, and plays no better for that.
 */
function costAtEven({ played, best }: ReviewedDecision): number {
  const kept = odds(played.chance) / odds(best.chance);
  return Math.max(0, 0.5 - kept / (1 + kept));
}

const isOpen = ({ best }: ReviewedDecision): boolean => best.chance > DECIDED && best.chance < 1 - DECIDED;

export function playOf({ decisions }: Review, seat: Seat): SeatPlay {
  const own = decisions.filter((decision) => decision.seat === seat);
  const open = own.filter(isOpen);
  const lost = open.reduce((sum, decision) => sum + costAtEven(decision), 0) / Math.max(1, open.length);
  return { seat, lost, mark: Math.round(100 * LEFT_BY_ONE_PERCENT ** (100 * lost)), decisions: own.length };
}

/** What speaks for one answer rather than another. */
export const reasonsAgainst = (one: readonly Reason[], other: readonly Reason[]): Reason[] =>
  one.map(({ term, amount }) => ({
    term,
    amount: amount - (other.find((reason) => reason.term === term)?.amount ?? 0),
  }));
