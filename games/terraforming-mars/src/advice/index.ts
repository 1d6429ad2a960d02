/**
 * @orrery/terraforming-mars/advice: what answers cost and bring, for screens and bots alike. Pure functions of a position,
 * which a view makes (`positionOf`); `test/advice.test.ts` holds them against the engine.
 */

export { yieldsOf } from '../verbs/index.ts';
export type { Yield } from '../verbs/verb.ts';
export { missingText } from '../wording/missing.ts';
export { type AreaAdvice, areaAdvice, areasFor, pointsGiven, roomBesideCities } from './areas.ts';
export { type ActionAdvice, actionsOf, type CardAdvice, cardAdvice, handAdvice } from './cards.ts';
export { type AwardAdvice, awardsOf, type MilestoneAdvice, milestonesOf } from './goals.ts';
export { type Position, positionOf } from './position.ts';
export {
  type Discount,
  discountsOf,
  type KeepingMix,
  type MetalMix,
  type Mix,
  mixesKeeping,
  mixesOf,
  type Price,
  priceOf,
} from './prices.ts';
export { type ConversionAdvice, conversionsOf, type ProjectAdvice, projectsOf } from './projects.ts';
export { type Missing, type RequirementAdvice, requirementsOf } from './requirements.ts';
export { iconsOf, incomeOf, type ParametersLeft, parametersLeft, type Score, scoreOf } from './seats.ts';
