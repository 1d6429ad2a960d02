/** Rulebook chapter: actions C and D — milestones and awards. */
import type { Seat } from '@orrery/kernel';
import {
  AWARD_FIRST_VP,
  AWARD_SECOND_VP,
  awardCosts,
  awards,
  MILESTONE_COST,
  MILESTONES_TO_CLAIM,
  type MilestoneNeed,
  milestones,
  SEATS_FOR_SECOND,
} from '../data/board.ts';
import { isSolo, type MarsState, type Player, playerAt } from '../state.ts';
import type { MarsRun } from '../tasks.ts';
import { hasOwnTiles, ownTiles } from './areas.ts';
import { tagsOf } from './counting.ts';
import { canPayMegacredits, charge, inMegacredits } from './payment.ts';
import { productionOf, stockOf } from './stock.ts';
import type { Terms } from './terms.ts';

/** How far a seat is towards a milestone. */
export function milestoneValue(state: MarsState, seat: Seat, need: MilestoneNeed): number {
  switch (need.needs) {
    case 'rating':
      return playerAt(state, seat).rating;
    case 'tiles':
      return ownTiles(state, seat, need.tile);
    case 'tag':
      return tagsOf(state, seat, need.tag);
    case 'hand':
      return playerAt(state, seat).hand.length;
  }
}

/** Whether any milestone can still be claimed, and the seat can pay for it. */
export const canClaimSome = (state: MarsState, player: Player, terms: Terms): boolean =>
  !isSolo(state) &&
  state.milestones.length < MILESTONES_TO_CLAIM &&
  canPayMegacredits(player, terms, MILESTONE_COST);

/** Whether a seat has what a milestone needs, and nobody has claimed it. */
export function canClaim(state: MarsState, seat: Seat, milestone: number): boolean {
  const need = milestones[milestone]?.need;
  if (need === undefined || state.milestones.includes(milestone)) return false;
  return need.needs === 'tiles'
    ? hasOwnTiles(state, seat, need.tile, need.min)
    : milestoneValue(state, seat, need) >= need.min;
}

export function claimMilestone(state: MarsState, run: MarsRun, seat: Seat, milestone: number): void {
  state.milestones.push(milestone);
  state.milestonesBy.push(seat);
  const what = milestones[milestone]?.id ?? '';
  run.emit?.({ do: 'milestone', seat, what, amount: MILESTONE_COST, source: 'action' });
  charge(state, run, seat, inMegacredits(MILESTONE_COST), 'board');
}

/** What the next award costs; undefined when no more can be funded. */
export const awardCost = (state: MarsState): number | undefined => awardCosts[state.awards.length];

export function canFundSome(state: MarsState, player: Player, terms: Terms): boolean {
  const cost = awardCost(state);
  return !isSolo(state) && cost !== undefined && canPayMegacredits(player, terms, cost);
}

export function fundAward(state: MarsState, run: MarsRun, seat: Seat, award: number): void {
  const cost = awardCost(state) ?? 0;
  state.awards.push(award);
  state.awardsBy.push(seat);
  run.emit?.({ do: 'award', seat, what: awards[award]?.id ?? '', amount: cost, source: 'action' });
  charge(state, run, seat, inMegacredits(cost), 'board');
}

/** What an award measures, for one seat. */
export function awardValue(state: MarsState, seat: Seat, award: number): number {
  const measure = awards[award]?.measure;
  if (measure === undefined) throw new RangeError(`no award ${award}`);
  const player = playerAt(state, seat);
  switch (measure.counts) {
    case 'tiles':
      return ownTiles(state, seat, 'any');
    case 'production':
      return productionOf(player, measure.of);
    case 'tag':
      return tagsOf(state, seat, measure.tag);
    case 'stock':
      return measure.of.reduce((sum, resource) => sum + stockOf(player, resource), 0);
  }
}

/** What an award is worth to each seat. A shared first place leaves no second. */
export function awardPoints(state: MarsState, award: number): number[] {
  const values = state.players.map((_, seat) => awardValue(state, seat, award));
  const best = Math.max(...values);
  const second = Math.max(...values.filter((value) => value < best));
  const shared = values.filter((value) => value === best).length > 1;
  const hasSecond = !shared && state.players.length >= SEATS_FOR_SECOND;
  return values.map((value) => {
    if (value === best) return AWARD_FIRST_VP;
    return hasSecond && value === second ? AWARD_SECOND_VP : 0;
  });
}
