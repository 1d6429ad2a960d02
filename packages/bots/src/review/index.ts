/** @orrery/bots/review: finished games looked at again, and what comes of it. */
export { isDone, REVIEW_EDITION, type Review, type ReviewedDecision } from './review.ts';
export { review } from './reviewing.ts';
export {
  costOf,
  gradeOf,
  hasMistakes,
  keyDecisions,
  playOf,
  reasonsAgainst,
} from './verdict.ts';
