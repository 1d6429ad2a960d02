/**
 * @orrery/terraforming-mars/advice: what answers cost and bring, for screens and bots alike. Pure functions of a position,
 * which a view makes (`positionOf`); `test/advice.test.ts` holds them against the engine.
 */

export { awardIds, milestoneIds, projectIds } from '../data/board.ts';
export { cubeKinds, resources, tags } from '../data/resources.ts';
export { signsOf, yieldsOf } from '../verbs/index.ts';
export type { Yield } from '../verbs/verb.ts';
export { type PointsSigns, projectSigns } from '../wording/card-signs.ts';
export type { CardLine, CardPart } from '../wording/cards.ts';
export { effectsText } from '../wording/effects.ts';
export {
  awardMeasureText,
  awardText,
  milestoneNeedText,
  milestoneText,
  projectEffectText,
  projectText,
} from '../wording/goals.ts';
export { actionMissingText, missingText } from '../wording/missing.ts';
export type { Shown, Sign } from '../wording/signs.ts';
export { type ActionAdvice, type ActionMissing, actionsOf } from './actions.ts';
export {
  type AreaAdvice,
  areaAdvice,
  areasFor,
  type Placement,
  placementIn,
  pointsGiven,
  roomBesideCities,
} from './areas.ts';
export { askedEffect, askingCard, type WaitingEffect, waitingEffect } from './asked.ts';
export { type CardAdvice, cardAdvice, handAdvice } from './cards.ts';
export { type ScoredTile, scoredCities, scoredGreeneries } from './final-scoring.ts';
export {
  type AwardAdvice,
  awardsOf,
  type GoalTerms,
  goalTerms,
  type MilestoneAdvice,
  milestonesOf,
} from './goals.ts';
export {
  besideMars,
  marsAreas,
  OCEANS,
  type PlacedArea,
  spaceById,
  stepsMade,
  type Track,
  tileOn,
  tracks,
} from './map.ts';
export { type Position, positionOf } from './position.ts';
export {
  type Discount,
  discountsOf,
  type KeepingMix,
  type MetalMix,
  type Mix,
  mixesFor,
  mixesKeeping,
  mixesOf,
  mixKeeping,
  type Paying,
  type Price,
  priceOf,
} from './prices.ts';
export { type CardKind, type PrintedCard, printedById, printedOf } from './printed.ts';
export { type ConversionAdvice, conversionsOf, type ProjectAdvice, projectsOf } from './projects.ts';
export { type Missing, type RequirementAdvice, requirementsOf } from './requirements.ts';
export {
  type Beginning,
  beginningWith,
  CARD_PRICE,
  type Draft,
  draftOf,
  isCorporation,
} from './research.ts';
export {
  cubesOf,
  iconsOf,
  incomeOf,
  type ParameterAdvice,
  type ParametersLeft,
  parametersLeft,
  parametersOf,
  type Score,
  scoreOf,
} from './seats.ts';
export { type SoloAdvice, soloAdvice } from './solo.ts';
export { type CardInPlay, hasCorporation, type Tableau, tableauOf } from './tableau.ts';
export { worthOf } from './worth.ts';
