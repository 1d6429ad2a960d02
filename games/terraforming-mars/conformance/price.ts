/** What a recorded action costs by our rules. */
import { MILESTONE_COST, standardProjects } from '../src/data/board.ts';
import { faceOf } from '../src/data/cards.ts';
import { awardCost } from '../src/rules/goals.ts';
import { costOf } from '../src/rules/play.ts';
import { projectCost } from '../src/rules/projects.ts';
import { termsOf } from '../src/rules/terms.ts';
import { type MarsState, playerAt } from '../src/state.ts';
import { card, type Line } from './recording.ts';

export function priceNow(state: MarsState, seat: number, done: Line): number | undefined {
  const player = playerAt(state, seat);
  switch (done.do) {
    case 'play-card':
      return costOf(player, faceOf(card(done.card)));
    case 'standard-project': {
      const project = standardProjects.find(({ id }) => id === done.project);
      return project === undefined ? undefined : projectCost(termsOf(player), project);
    }
    case 'claim-milestone':
      return MILESTONE_COST;
    case 'fund-award':
      return awardCost(state);
    default:
      return undefined;
  }
}
