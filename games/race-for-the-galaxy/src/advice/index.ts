/**
 * @orrery/race-for-the-galaxy/advice: what answers cost and bring, reckoned from what a viewer sees, for screens and bots
 * alike. `testing/advice.ts` holds it against the rules.
 */
export { actionCard, actionCards } from '../data/actions.ts';
export { cardByName, designById, designOf, designs } from '../data/cards.ts';
export { tradePrices } from '../data/goods.ts';
export { consumePowers } from '../powers/lists.ts';
export { developCost, hasCopyOf, PASS } from '../rules/develop.ts';
export { type ByKind, countGoods, goodsByKind } from '../rules/goods.ts';
export { generalMilitary, isOneUse, type Way, waysToPlace } from '../rules/military.ts';
export { HAND_LIMIT, isLastRound, TABLEAU_TO_END } from '../rules/round.ts';
export { scoreOf, sixCostPoints } from '../rules/scoring.ts';
export { openWays } from '../rules/settle.ts';
export { DISCARDED_AT_SETUP } from '../rules/setup.ts';
export { bestSale, salePrice } from '../rules/trade.ts';
export { CHIPS_PER_PLAYER } from '../setup.ts';
export { BONUS, NO_CARD, type PowerRef } from '../state.ts';
export { designAt } from '../wording/facts.ts';
export {
  bestGoods,
  bestOrder,
  bestPlan,
  type ConsumePlan,
  choiceInOrder,
  isDoubled,
  orderOf,
  planInOrder,
  powerAsked,
  urgencyOf,
} from './consume.ts';

export { type Departure, departuresOf, nextDeparture } from './departures.ts';
export { oddsAmong, oddsOf } from './odds.ts';
export { type PhaseOfRound, phaseNow, phasesOfRound } from './phases.ts';

export { isRaceView, nextPhase, playerOf, seen, type View } from './player.ts';

export { missedLeast, pointGroupOf, pointsWith } from './points.ts';
export { canAfford, costTerms, militaryTerms, type Price, priceOf, type Term } from './prices.ts';
export { type Outlook, prospectOf } from './prospects.ts';
export { standingOf } from './standing.ts';
export { byPreference, type Exchange, type Traits, traitsOf } from './traits.ts';
