/** @orrery/terraforming-mars: the rules of Terraforming Mars as pure functions. */
import type { Message } from '@orrery/kernel';
import { resources } from './data/resources.ts';
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };
import pt from './text/pt.json' with { type: 'json' };
import { say } from './wording/say.ts';

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
export { legalAreas } from './rules/areas.ts';
export { count } from './rules/counting.ts';
export { awardPoints, awardValue, milestoneValue } from './rules/goals.ts';
export { isTerraformed, stepsLeft } from './rules/parameters.ts';
export { costOf, isMet, isPlayable } from './rules/play.ts';
export { type Score, scoreOf } from './rules/scoring.ts';
export { type Terms, termsOf } from './rules/terms.ts';
export type { TurnOption } from './rules/turn.ts';
export {
  GREENERY,
  isCity,
  type MarsAsk,
  type MarsState,
  NEUTRAL,
  NO_CARD,
  NOBODY,
  type Player,
  tileCode,
} from './state.ts';
export { cardEntries, cardIdOf } from './table/card-catalog.ts';
export { closes } from './table/closing.ts';
export { groupOf, panels } from './table/panels.ts';
export { terminalTable } from './table/terminal.ts';
export type { MarsView, PlayerView } from './view.ts';
export { help } from './wording/help.ts';
export { logWriter } from './wording/log.ts';

/** The words of this game, by language. */
export const catalogues = { en, pt, pl } as const;

/** What an option costs or brings, in words. */
export function amountText(what: string, amount: number): Message | undefined {
  if (what === 'cards') return say('mars.amount.cards', { n: amount });
  const resource = resources.find((known) => known === what);
  return resource === undefined ? undefined : say(`mars.amount.${resource}`, { n: amount });
}
