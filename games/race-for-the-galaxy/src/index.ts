/** @orrery/race-for-the-galaxy: the rules of Race for the Galaxy as pure functions. */
import type { Message } from '@orrery/kernel';
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };
import pt from './text/pt.json' with { type: 'json' };
import { countText } from './wording/cards.ts';

export { type ActionCard, type ActionId, actionCards, exploreAction } from './data/actions.ts';
export { type CardId, cardByName, cardName, designById, designOf, designs } from './data/cards.ts';
export { pointsFor } from './data/counting.ts';
export { type GoodKind, goodKinds, tradePrices } from './data/goods.ts';
export type {
  Design,
  DesignId,
  Good,
  Keyword,
  Phase,
  Power,
  PowerOf,
  PowerPhase,
  Powers,
  Scoring,
} from './data/types.ts';
export { phases, powerPhases } from './data/types.ts';
export { raceForTheGalaxy } from './game.ts';
export type { ConsumePower } from './powers/consume/index.ts';
export { powerText } from './powers/index.ts';
export { consumePowers } from './powers/lists.ts';
export type { SettlePower } from './powers/settle/index.ts';
export { developCost, hasCopyOf } from './rules/develop.ts';
export { generalMilitary, strengthAgainst, type Way, waysToPlace } from './rules/military.ts';
export { HAND_LIMIT, TABLEAU_TO_END } from './rules/round.ts';
export { scoreOf, sixCostPoints } from './rules/scoring.ts';
export { openWays } from './rules/settle.ts';
export { salePrice } from './rules/trade.ts';
export { BONUS, NO_CARD, newPlayer, type Player, powerKey, type RaceState } from './state.ts';
export { cardEntries, designIdOf } from './table/card-catalog.ts';
export { terminalTable } from './table/terminal.ts';
export { closes, type RaceTarget, readTarget } from './targets.ts';
export type { RaceAsk } from './tasks.ts';
export type { PlayerView, RaceView } from './view.ts';
export { bonusText } from './wording/card-text.ts';
export {
  actionText,
  faceText,
  goodText,
  kindText,
  numerals,
  phaseText,
  titleText,
  typeText,
} from './wording/cards.ts';
export { rewardText } from './wording/goods.ts';
export { help } from './wording/help.ts';
export { logWriter } from './wording/log.ts';
export { scoringText } from './wording/scoring.ts';

/** The words of this game, by language. */
export const catalogues = { en, pt, pl } as const;

/** What an option costs or brings, in words. */
export const amountText = (what: string, amount: number): Message | undefined =>
  what === 'cards' ? countText('cards', amount) : undefined;
