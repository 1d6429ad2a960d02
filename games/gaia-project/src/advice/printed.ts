/** What is printed on boards, tiles and sheets, for whoever draws them; and how a view is told from others. */
import type { CoreView } from '@orrery/kernel';
import { MOST_CREDITS, MOST_KNOWLEDGE, MOST_ORE } from '../rules/resources.ts';
import type { GaiaView } from '../view.ts';

export type { FactionSpecial } from '../data/abilities.ts';
export {
  type BoardAction,
  type BoardActionId,
  boardActionRow,
  boardActions,
  freeRow,
  PLANET_TYPES_VP,
  specialIds,
} from '../data/actions.ts';
export { boosterRow, boosters } from '../data/boosters.ts';
export { factionIds, factionRow } from '../data/factions.ts';
export { supplyTokens, tokenRow } from '../data/federation-tokens.ts';
export {
  ADVANCED_LEVEL,
  CROSSING_CHARGE,
  CROSSING_LEVEL,
  type Level,
  levelPoints,
  orePerStep,
  projectCosts,
  RESEARCH_COST,
  ranges,
  research,
} from '../data/research.ts';
export { rankPoints, roundTileRow } from '../data/scoring.ts';
export { type Structure, type StructureId, structureIds, structures } from '../data/structures.ts';
export {
  type AdvancedId,
  advancedTiles,
  type StandardId,
  type TechTile,
  tileRow,
} from '../data/tech-tiles.ts';
export {
  type Area,
  type Counted,
  type Gains,
  idsOf,
  type Occasion,
  type PlanetIndex,
  type PlanetType,
  planetTypes,
  researchAreas,
} from '../data/types.ts';
export { type Board, boardOf, hexesOf, NOWHERE, tilesOf } from '../rules/board.ts';
export { abilitiesOf, factionOf, NOBODY, planetOn, playerAt } from '../state.ts';

export { factionLines } from '../wording/components.ts';

/** So much of each resource can be held; Q.I.C. have no end. */
export const caps = { credits: MOST_CREDITS, ore: MOST_ORE, knowledge: MOST_KNOWLEDGE } as const;

/** A view of this game, as the frame hands it on. */
export type View = GaiaView & CoreView;
export const isGaiaView = (view: object & CoreView): view is View => 'finalTiles' in view && 'layout' in view;
