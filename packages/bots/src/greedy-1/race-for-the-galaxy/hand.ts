/** What the cards of a hand are worth: any card pays for others, and some are worth placing. */
import type { CardId, Player } from '@orrery/race-for-the-galaxy';
import {
  designAt,
  developCost,
  generalMilitary,
  goodsByKind,
  hasCopyOf,
  isOneUse,
  NO_CARD,
  nextPhase,
  traitsOf,
  waysToPlace,
} from '@orrery/race-for-the-galaxy/advice';
import type { Outlook } from './outlook.ts';
import { type Holding, tableauWorth } from './tableau.ts';
import { weights } from './weights.ts';

export const holdingOf = (player: Player): Holding => ({
  tableau: player.tableau,
  goods: goodsByKind(player),
  chips: player.chips,
});

/** The tableau with one card more; a windfall world brings its good along. */
function withCard({ tableau, goods, chips }: Holding, card: CardId): Holding {
  const { kind, isWindfall } = traitsOf(card);
  const more: Holding['goods'] = [...goods];
  if (isWindfall && kind >= 0) more[kind] = (more[kind] ?? 0) + 1;
  return { tableau: [...tableau, card], goods: more, chips };
}

/** What a placed card needs: cards to pay, and Military that is still missing. */
interface Price {
  readonly cards: number;
  readonly missing: number;
}

function worldPrice(player: Player, card: CardId): Price {
  let cards = Number.POSITIVE_INFINITY;
  for (const { cost, uses } of waysToPlace(player, card)) {
    const spent = uses.filter(isOneUse).length;
    cards = Math.min(cards, cost + spent);
  }
  if (cards !== Number.POSITIVE_INFINITY) return { cards, missing: 0 };
  return { cards: 0, missing: Math.max(1, (designAt(card).defense ?? 0) - generalMilitary(player)) };
}

const priceOf = (player: Player, card: CardId): Price =>
  designAt(card).type === 'development'
    ? { cards: developCost(player, card, 1), missing: 0 }
    : worldPrice(player, card);

/** A card of a hand as something to place. */
interface Plan {
  readonly card: CardId;
  /** What placing it would bring, in points: the tableau gains, the hand loses the card and what pays for it. */
  readonly gain: number;
  /** Cards that it takes out of the hand, itself included. */
  readonly takes: number;
}

/** Of a world that cannot be conquered yet only a share counts. */
function planOf(player: Player, holding: Holding, now: number, card: CardId, outlook: Outlook): Plan {
  if (hasCopyOf(player, card)) return { card, gain: -outlook.card, takes: 1 };
  const { cards, missing } = priceOf(player, card);
  const takes = cards + 1;
  const gain = tableauWorth(withCard(holding, card), outlook) - now - takes * outlook.card;
  return { card, gain: gain > 0 ? gain * weights.outOfReach ** missing : gain, takes };
}

/** What is left of a plan for which so many cards are missing. */
const shareOf = (missing: number): number => weights.tooDear ** Math.max(0, missing);

/** The cards as plans, in their order. */
export function plansOf(seat: Player, cards: readonly CardId[], outlook: Outlook): Plan[] {
  const player = nextPhase(seat);
  const holding = holdingOf(player);
  const now = tableauWorth(holding, outlook);
  return cards.map((card) => planOf(player, holding, now, card, outlook));
}

/** The cards from the least useful to the most useful one. */
export function leastUsefulFirst(player: Player, cards: readonly CardId[], outlook: Outlook): CardId[] {
  const { length } = player.hand;
  return plansOf(player, cards, outlook)
    .map(({ card, gain, takes }) => ({ card, use: gain * shareOf(takes - length) }))
    .sort((a, b) => a.use - b.use)
    .map(({ card }) => card);
}

/** A card that has not been seen. */
const unknown = (): Plan => ({ card: NO_CARD, gain: weights.unknown, takes: 3 });

/**
 * A hand with its plans: the best in full, the others less and less, and less still where the hand does not suffice for
 * all of them together.
 */
export function handWorth(
  player: Player,
  holding: Holding,
  now: number,
  known: ReadonlySet<CardId>,
  outlook: Outlook,
): number {
  if (outlook.rounds <= 0) return 0;
  const { length } = player.hand;
  const plans: Plan[] = [];
  for (const card of player.hand) {
    const plan = known.has(card) ? planOf(player, holding, now, card, outlook) : unknown();
    if (plan.gain > 0) plans.push(plan);
  }
  plans.sort((a, b) => b.gain - a.gain);
  let worth = 0;
  let taken = 0;
  let share = weights.plan * Math.min(1, outlook.rounds / 2);
  for (const { gain, takes } of plans) {
    taken += takes;
    worth += gain * share * shareOf(taken - length);
    share *= weights.nextPlan;
  }
  const counted = Math.min(length, weights.enough) + Math.max(0, length - weights.enough) * weights.spare;
  return counted * outlook.card + worth;
}
