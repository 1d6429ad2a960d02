/** What cards are worth: in points, and to keep. */
import type { Message } from '@orrery/kernel';
import { type CardId, designOf, designs } from '../data/cards.ts';
import type { Design } from '../data/types.ts';
import { hasCopyOf } from '../rules/develop.ts';
import { generalMilitary } from '../rules/military.ts';
import { sixCostPoints } from '../rules/scoring.ts';
import type { Player } from '../state.ts';
import { titleText } from '../wording/cards.ts';
import { designAt } from '../wording/facts.ts';
import { type Price, priceOf } from './prices.ts';

/** What a card brings in points as things stand, placed already or not: printed, or by the rule of a 6-cost development. */
export function pointsWith(player: Player, design: Design): number {
  if (design.scoring.length === 0) return design.vp;
  const card = designOf.indexOf(design);
  const then = hasCopyOf(player, card) ? player : { ...player, tableau: [...player.tableau, card] };
  return design.vp + sixCostPoints(then, card, generalMilitary(then, then.tableau.length));
}

/** The sources of points in four groups; the last are chips, which are a source of their own. */
type PointGroup = 'worlds' | 'developments' | 'sixCost';

const designByTitle: ReadonlyMap<string, Design> = new Map(
  designs.map((design) => [titleText(design).key, design]),
);

/** The group of a source of points; undefined for what is not a card. */
export function pointGroupOf(source: Message): PointGroup | undefined {
  const design = designByTitle.get(source.key);
  if (design === undefined) return undefined;
  if (design.scoring.length > 0) return 'sixCost';
  return design.type === 'world' ? 'worlds' : 'developments';
}

/** A card that can never be placed. */
const NEVER_MISSED = -100;

/** How much a card is missed when it is paid or discarded: points, powers, and whether it can be had at all. */
function worthOf(player: Player, card: CardId): number {
  const design = designAt(card);
  const price = priceOf(player, card, player.hand.length - 1);
  if (price.do === 'copy') return NEVER_MISSED;
  const powers = Object.values(design.powers).reduce((sum, list) => sum + list.length, 0);
  const good = design.good === undefined ? 0 : design.good.source === 'production' ? 1.5 : 1;
  return pointsWith(player, design) + powers * 0.7 + good + reach(price) - effort(price) * 0.35;
}

function reach(price: Exclude<Price, { do: 'copy' }>): number {
  if (price.do === 'short') return -2 - (price.defense - price.strength);
  if (price.do === 'conquer') return 2;
  return price.missing > 0 ? -0.6 * price.missing : 0.4;
}

const effort = (price: Price): number => (price.do === 'pay' || price.do === 'otherwise' ? price.due : 0);

/** The cards that would be missed least, so many of them. */
export const missedLeast = (player: Player, cards: readonly CardId[], count: number): number[] =>
  [...cards].sort((a, b) => worthOf(player, a) - worthOf(player, b) || a - b).slice(0, count);
