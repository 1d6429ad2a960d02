/** Holds the advice against the engine: what it says an answer costs or brings is what giving it does. */
import type { Rng } from '@orrery/kernel';
import { positionOf } from '../advice/index.ts';
import { terraformingMars } from '../game.ts';
import { turnOptions } from '../rules/turn.ts';
import { type MarsState, playerAt } from '../state.ts';
import type { AdvisedPosition } from './advised/advised-position.ts';
import { placingFaults } from './advised/areas.ts';
import { actionFaults, handFaults } from './advised/cards.ts';
import { goalFaults, incomeFaults } from './advised/goals.ts';
import { conversionFaults, projectFaults } from './advised/projects.ts';
import { beginningFaults, buyingFaults, draftFaults } from './advised/research.ts';

/** Faults of the advice that the open seat would be given from its view, in words. */
export function advice(state: MarsState, rng: Rng): string[] {
  const open = terraformingMars.first(state);
  if (open === undefined) return [];
  const { seat } = open;
  const position = positionOf(terraformingMars.view(state, seat));
  const advised: AdvisedPosition = { state, open, seat, position, rng };
  if (open.ask.do === 'tile.place' || open.ask.do === 'final.greenery') return placingFaults(advised);
  if (open.ask.do === 'setup.choose') return beginningFaults(advised);
  if (open.ask.do === 'research.buy') return buyingFaults(advised);
  if (open.ask.do === 'research.pick') return draftFaults(advised);
  if (open.ask.do !== 'turn.action' || playerAt(state, seat).firstAction) return [];
  const nth = 'nth' in open.ask && typeof open.ask.nth === 'number' ? open.ask.nth : 1;
  const options = turnOptions(state, seat, nth);
  return [handFaults, actionFaults, projectFaults, conversionFaults, goalFaults, incomeFaults].flatMap(
    (faults) => faults(advised, options),
  );
}
