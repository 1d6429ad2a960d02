/** @orrery/terraforming-mars: the rules of Terraforming Mars as pure functions. */
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };
import pt from './text/pt.json' with { type: 'json' };

export * from './data/board.ts';
export {
  type CardId,
  cardById,
  corporationsOf,
  deckOf,
  type Face,
  faceOf,
  faces,
  PROJECTS,
} from './data/cards.ts';
export { type Area, areaOf, areas, ON_MARS, position, type Space, spaceById } from './data/map.ts';
export {
  at,
  type CubeKind,
  cubeKinds,
  type Resource,
  resources,
  type Tag,
  tagAt,
  tags,
} from './data/resources.ts';
export type {
  Action,
  Colour,
  Cost,
  Count,
  Deck,
  Effect,
  Modifier,
  Points,
  Requirement,
  Tile,
  Trigger,
  Where,
} from './data/types.ts';
export { tiles } from './data/types.ts';
export { terraformingMars } from './game.ts';
export { isTerraformed, stepsLeft } from './rules/parameters.ts';
export { costOf } from './rules/play.ts';
export type { TurnOption } from './rules/turn.ts';
export {
  GREENERY,
  isCity,
  type MarsState,
  NEUTRAL,
  NO_CARD,
  NOBODY,
  type Player,
  tileCode,
} from './state.ts';
export { cardEntries, cardIdOf } from './table/card-catalog.ts';
export { spaceText } from './table/map.ts';
export { closes, groupOf, panels } from './table/panels.ts';
export { terminalTable } from './table/terminal.ts';
export { type MarsTarget, readTarget } from './targets.ts';
export type { MarsAsk } from './tasks.ts';
export type { MarsView, PlayerView } from './view.ts';
export {
  amountText,
  areaText,
  cubesText,
  productionText,
  resourceText,
  tagText,
  tileText,
} from './wording/facts.ts';
export { help } from './wording/help.ts';
export { logWriter } from './wording/log.ts';

/** The words of this game, by language. */
export const catalogues = { en, pt, pl } as const;
