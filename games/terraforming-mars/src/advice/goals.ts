/** How milestones and awards stand for everybody. */
import type { Seat } from '@orrery/kernel';
import {
  AWARD_FIRST_VP,
  AWARD_SECOND_VP,
  type AwardId,
  type AwardMeasure,
  awardCosts,
  awards,
  MILESTONE_COST,
  MILESTONE_VP,
  MILESTONES_TO_CLAIM,
  type MilestoneId,
  milestones,
  SEATS_FOR_SECOND,
  START_RATING,
} from '../data/board.ts';
import {
  awardCost,
  awardPoints,
  awardValue,
  canClaim,
  canClaimSome,
  milestoneValue,
} from '../rules/goals.ts';
import { termsOf } from '../rules/terms.ts';
import { isSolo } from '../state.ts';
import type { Position } from './position.ts';
import { incomeOf } from './seats.ts';

/** What goals are worth and cost, and how many of them there are still to be had. */
export interface GoalTerms {
  readonly milestones: {
    readonly cost: number;
    readonly points: number;
    readonly claimed: number;
    readonly most: number;
  };
  readonly awards: {
    /** What the next one costs, and the one after it; undefined where there is none. */
    readonly cost: number | undefined;
    readonly costAfter: number | undefined;
    readonly first: number;
    /** Nothing where too few play for a second place. */
    readonly second: number;
    readonly funded: number;
    readonly most: number;
  };
}

export const goalTerms = (position: Position): GoalTerms => ({
  milestones: {
    cost: MILESTONE_COST,
    points: MILESTONE_VP,
    claimed: position.milestones.length,
    most: MILESTONES_TO_CLAIM,
  },
  awards: {
    cost: awardCost(position),
    costAfter: awardCosts[position.awards.length + 1],
    first: AWARD_FIRST_VP,
    second: position.players.length < SEATS_FOR_SECOND ? 0 : AWARD_SECOND_VP,
    funded: position.awards.length,
    most: awardCosts.length,
  },
});

export interface MilestoneAdvice {
  readonly milestone: MilestoneId;
  readonly claimedBy: Seat | undefined;
  /** Whether it is still there for whoever reaches it. */
  readonly isLeft: boolean;
  readonly min: number;
  /** Where everybody begins. */
  readonly from: number;
  readonly cost: number;
  /** How far each seat is. */
  readonly values: readonly number[];
  /** What each seat misses; 0 for those who have reached it. */
  readonly missing: readonly number[];
  /** Whether each seat could claim it now, were it their turn. */
  readonly canClaim: readonly boolean[];
}

export function milestonesOf(position: Position): readonly MilestoneAdvice[] {
  const { players } = position;
  const isOpen = !isSolo(position) && position.milestones.length < MILESTONES_TO_CLAIM;
  return milestones.map(({ id, need }, milestone) => {
    const values = players.map((_, seat) => milestoneValue(position, seat, need));
    return {
      milestone: id,
      claimedBy: position.milestonesBy[position.milestones.indexOf(milestone)],
      isLeft: isOpen && !position.milestones.includes(milestone),
      min: need.min,
      from: need.needs === 'rating' ? START_RATING : 0,
      cost: MILESTONE_COST,
      values,
      missing: values.map((value) => Math.max(0, need.min - value)),
      canClaim: players.map(
        (player, seat) =>
          canClaimSome(position, player, termsOf(player)) && canClaim(position, seat, milestone),
      ),
    };
  });
}

export interface AwardAdvice {
  readonly award: AwardId;
  readonly fundedBy: Seat | undefined;
  /** What funding it would cost now; undefined where it cannot be any more. */
  readonly cost: number | undefined;
  /** What it measures, for each seat. */
  readonly values: readonly number[];
  /** By how much that changes for each seat in the next production phase. */
  readonly growth: readonly number[];
  /** What it would be worth to each seat if the game ended now. */
  readonly points: readonly number[];
  /** How much each seat is behind the first; 0 for the first. */
  readonly behind: readonly number[];
}

/** Production itself, icons and tiles stay as they are in a production phase. */
function growthOf(position: Position, seat: Seat, measure: AwardMeasure): number {
  if (measure.counts !== 'stock') return 0;
  const income = incomeOf(position, seat);
  return measure.of.reduce((sum, resource) => sum + income[resource], 0);
}

export function awardsOf(position: Position): readonly AwardAdvice[] {
  return awards.map(({ id, measure }, award) => {
    const values = position.players.map((_, seat) => awardValue(position, seat, award));
    const best = Math.max(...values);
    const isFunded = position.awards.includes(award);
    return {
      award: id,
      fundedBy: position.awardsBy[position.awards.indexOf(award)],
      cost: isFunded || isSolo(position) ? undefined : awardCost(position),
      values,
      growth: position.players.map((_, seat) => growthOf(position, seat, measure)),
      points: awardPoints(position, award),
      behind: values.map((value) => best - value),
    };
  });
}
