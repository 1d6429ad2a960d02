/** @orrery/gaia-project: the rules of Gaia Project as pure functions. */
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };
import pt from './text/pt.json' with { type: 'json' };

export type { BoosterId } from './data/boosters.ts';
export type { FactionId } from './data/factions.ts';
export type { TokenId } from './data/federation-tokens.ts';
export { type FinalTileId, ROUNDS, type RoundTileId } from './data/scoring.ts';
export { structures } from './data/structures.ts';
export { type TileId, tileRow } from './data/tech-tiles.ts';
export { gaiaProject } from './game.ts';
export { type Board, boardOf, type HexId } from './rules/board.ts';
export { canFederate, proposeFederations } from './rules/federation.ts';
export { checkFederation, type Federation } from './rules/federation-check.ts';
export type { ActionPick } from './rules/turn.ts';
export type { GaiaAsk, GaiaState, Player } from './state.ts';
export { cardEntries, cardOf } from './table/card-catalog.ts';
export { groupOf, panels } from './table/panels.ts';
export { terminalTable } from './table/terminal.ts';
export { closes, type GaiaTarget, readTarget } from './targets.ts';
export type { GaiaView } from './view.ts';
export {
  amountText,
  areaText,
  boardActionText,
  boosterText,
  costText,
  factionText,
  finalTileText,
  freeText,
  gainsText,
  listText,
  roundTileText,
  specialText,
  tileText,
  tokenText,
} from './wording/components.ts';
export { help } from './wording/help.ts';
export { logWriter } from './wording/log.ts';
export { builtText, planetText, spaceText, structureText } from './wording/places.ts';

/** The words of this game, by language. */
export const catalogues = { en, pt, pl } as const;
