/**
 * @orrery/race-for-the-galaxy: the rules of Race for the Galaxy as pure functions, its names and its words. What answers
 * cost and bring, and the cards themselves, are in the entry `./advice`.
 */
import type { Message } from '@orrery/kernel';
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };
import pt from './text/pt.json' with { type: 'json' };
import { countText } from './wording/cards.ts';

export type { ActionCard, ActionId } from './data/actions.ts';
export type { CardId } from './data/cards.ts';
export { type GoodKind, goodKinds } from './data/goods.ts';
export type {
  Design,
  DesignId,
  Phase,
  Power,
  PowerOf,
  PowerPhase,
} from './data/types.ts';
export { phases, powerPhases } from './data/types.ts';
export { raceForTheGalaxy } from './game.ts';
export type { ConsumePower } from './powers/consume/index.ts';
export { powerText } from './powers/index.ts';
export type { Player, RaceState } from './state.ts';
export { cardEntries, designIdOf } from './table/card-catalog.ts';
export { terminalTable } from './table/terminal.ts';
export { closes, type RaceTarget, readTarget } from './targets.ts';
export type { RaceAsk } from './tasks.ts';
export type { RaceView } from './view.ts';
export { bonusText } from './wording/card-text.ts';
export {
  actionText,
  faceText,
  kindText,
  numerals,
  phaseText,
  titleText,
  typeText,
} from './wording/cards.ts';
export { help } from './wording/help.ts';
export { logWriter } from './wording/log.ts';
export { scoringText } from './wording/scoring.ts';

/** The words of this game, by language. */
export const catalogues = { en, pt, pl } as const;

/** What an option costs or brings, in words. */
export const amountText = (what: string, amount: number): Message | undefined =>
  what === 'cards' ? countText('cards', amount) : undefined;
