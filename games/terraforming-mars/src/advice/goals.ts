/** How milestones and awards stand for everybody. */
import type { Seat } from '@orrery/kernel';
import {
  type AwardId,
  awards,
  MILESTONE_COST,
  MILESTONES_TO_CLAIM,
  type MilestoneId,
  milestones,
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

export interface MilestoneAdvice {
  readonly milestone: MilestoneId;
  readonly claimedBy: Seat | undefined;
  /** Whether it is still there for whoever reaches it. */
  readonly isLeft: boolean;
  readonly min: number;
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
  /** What it would be worth to each seat if the game ended now. */
  readonly points: readonly number[];
  /** How much each seat is behind the first; 0 for the first. */
  readonly behind: readonly number[];
}

export function awardsOf(position: Position): readonly AwardAdvice[] {
  return awards.map(({ id }, award) => {
    const values = position.players.map((_, seat) => awardValue(position, seat, award));
    const best = Math.max(...values);
    const isFunded = position.awards.includes(award);
    return {
      award: id,
      fundedBy: position.awardsBy[position.awards.indexOf(award)],
      cost: isFunded || isSolo(position) ? undefined : awardCost(position),
      values,
      points: awardPoints(position, award),
      behind: values.map((value) => best - value),
    };
  });
}
