/** What milestones and awards are likely to be worth to a seat, in points. */
import type { Seat } from '@orrery/kernel';
import type { AwardId, MarsState, MilestoneId } from '@orrery/terraforming-mars';
import { awardsOf, goalTerms, milestonesOf, parametersLeft } from '@orrery/terraforming-mars/advice';

/** In how many generations one of what a milestone asks for comes. */
const effort: Readonly<Record<MilestoneId, number>> = {
  terraformer: 0.5,
  mayor: 1.8,
  gardener: 1.8,
  builder: 0.9,
  planner: 0.7,
};

/** A lead of so much in what an award counts is worth having. */
const lead: Readonly<Record<AwardId, number>> = {
  landlord: 1.6,
  banker: 3,
  scientist: 1.4,
  thermalist: 6,
  miner: 4,
};

/**
 * How much of what lies in stock will still lie there when awards are counted: heat becomes steps as long as there are any,
 * and metals pay for cards. Without it two who want an award hoard what it counts, and neither raises the temperature.
 */
function keptOf(award: AwardId, state: MarsState, left: number): number {
  if (award === 'thermalist') return 1 / (1 + parametersLeft(state).temperature);
  return award === 'miner' ? 1 / left ** 2 : 1;
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Points of milestones: those claimed, and those that the seat is likely to claim, their cost taken off. */
export function milestonePoints(state: MarsState, seats: number, point: number, share: number): number[] {
  const terms = goalTerms(state).milestones;
  const points = new Array<number>(seats).fill(0);
  const slots = terms.most - terms.claimed;
  const gain = terms.points - terms.cost / point;
  for (const { milestone, claimedBy, isLeft, missing } of milestonesOf(state)) {
    if (claimedBy !== undefined) points[claimedBy] = (points[claimedBy] ?? 0) + terms.points;
    else if (isLeft && gain > 0) {
      const away = missing.map((by) => by * effort[milestone]);
      for (let seat = 0; seat < seats; seat++) {
        const own = away[seat] ?? 0;
        const rival = Math.min(...away.map((each, other) => (other === seat ? 99 : each)));
        const first = logistic(1.2 * (rival - own) + 0.7);
        const chance = share * (slots / 3) ** 0.5 * first * 0.72 ** own;
        points[seat] = (points[seat] ?? 0) + gain * chance;
      }
    }
  }
  return points;
}

/** Points of the awards that have been funded, by how likely each seat is to win them in the end. */
export function awardPoints(state: MarsState, seats: number, left: number): number[] {
  const { first, second } = goalTerms(state).awards;
  const points = new Array<number>(seats).fill(0);
  if (state.awards.length === 0) return points;
  for (const { award, fundedBy, values, growth } of awardsOf(state)) {
    if (fundedBy === undefined) continue;
    const kept = keptOf(award, state, left);
    const expected = values.map(
      (value, seat) => kept * value + 0.3 * Math.min(3, left) * (growth[seat] ?? 0),
    );
    const unsure = 1.5 * lead[award] * Math.sqrt(0.15 + 0.5 * (left - 1));
    for (let seat: Seat = 0; seat < seats; seat++) {
      let chance = 1;
      let better = 0;
      expected.forEach((value, other) => {
        if (other === seat) return;
        const ahead = logistic(((expected[seat] ?? 0) - value + 0.15) / (0.6 * unsure));
        chance *= ahead;
        better += 1 - ahead;
      });
      points[seat] = (points[seat] ?? 0) + first * chance + second * Math.max(0, 1 - Math.abs(better - 1));
    }
  }
  return points;
}
