/** @orrery/gaia-project/advice: what answers cost and bring, with the rules' own functions. For screens and bots. */

export { boardActions } from '../data/actions.ts';
export { boosters } from '../data/boosters.ts';
export { factionIds } from '../data/factions.ts';
export { federationTokens } from '../data/federation-tokens.ts';
export { finalTiles, type PointSource, roundTiles } from '../data/scoring.ts';
export { advancedTiles, standardTiles } from '../data/tech-tiles.ts';
export { type IncomeSource, incomeOf } from '../rules/income.ts';
export type { Obstacle } from '../rules/obstacles.ts';
export { rangeOf } from '../rules/range.ts';
export { count as countOf } from '../rules/resources.ts';
export { finalTilePoints, progress as finalProgress, researchPoints } from '../rules/scoring.ts';
export * from './actions.ts';
export * from './automa.ts';
export {
  type Consequences,
  consequencesOf,
  consequencesOfAnswer,
  type Left,
  type Offer,
  offersAfterTurn,
  offersAt,
  type RaceChange,
  type Scored,
} from './consequences.ts';
export * from './federations.ts';
export { type Outcome, outcomesOf } from './outcomes.ts';
export * from './placing.ts';
export { type Amounts, type Holdings, holdingsOf, type Position } from './position.ts';
export * from './power.ts';
export * from './printed.ts';
export * from './scoring.ts';
export * from './setup.ts';
export * from './specials.ts';
export * from './tiles.ts';
export * from './upgrades.ts';
export * from './ways.ts';
