/** Rulebook chapters V and who goes first: what Produce can take at the most, and whose choices are compared in it. */
import { type CardId, designOf } from '../data/cards.ts';
import { goodKinds } from '../data/goods.ts';
import { producePowers } from '../powers/lists.ts';
import { produceVerb } from '../powers/produce/index.ts';
import { BONUS, NO_CARD, type Player, powerKey, type RaceState } from '../state.ts';
import { hasGood, kindIndexOf } from './goods.ts';
import type { Stake } from './order.ts';
import { cardsLeft } from './supply.ts';

const isWindfall: readonly boolean[] = designOf.map(({ good }) => good?.source === 'windfall');

/** An empty windfall world. */
export const isEmptyWindfall = (player: Player, place: number): boolean =>
  isWindfall[player.tableau[place] ?? NO_CARD] === true && !hasGood(player, place);

export const isUsed = (player: Player, card: CardId, index: number): boolean =>
  player.used.length > 0 && player.used.includes(powerKey(card, index));

/** Whether the action bonus is still to come. */
export const hasBonus = (player: Player): boolean =>
  player.chosen.includes('produce') && !isUsed(player, BONUS, 0);

const none: readonly boolean[] = [];
/** By card, then by power: whether it produces on windfall worlds. */
const fillsWindfalls: readonly (readonly boolean[])[] = designOf.map((_, card) =>
  producePowers(card).map((power) => produceVerb(power).windfall !== undefined),
);

/** How many powers, the bonus included, still produce on windfall worlds. */
function windfallPowers(player: Player): number {
  let count = hasBonus(player) ? 1 : 0;
  for (const card of player.tableau) {
    const fills = fillsWindfalls[card] ?? none;
    for (let index = 0; index < fills.length; index++)
      if (fills[index] === true && !isUsed(player, card, index)) count++;
  }
  return count;
}

/** What a seat's worlds can still produce: how many goods, and on how many worlds of each kind. */
interface Yield {
  readonly goods: number;
  readonly worldsOf: readonly number[];
  /** Cards that come with a good. */
  readonly cards: number;
}

function mostProduced(player: Player): Yield {
  const powers = windfallPowers(player);
  const worldsOf = [0, 0, 0, 0];
  let goods = 0;
  let windfalls = 0;
  let cards = 0;
  for (let place = 0; place < player.tableau.length; place++) {
    const card = player.tableau[place] ?? NO_CARD;
    const kind = kindIndexOf(card);
    const windfall = isEmptyWindfall(player, place);
    if (kind < 0 || hasGood(player, place) || (windfall && powers === 0)) continue;
    worldsOf[kind] = (worldsOf[kind] ?? 0) + 1;
    if (windfall) windfalls++;
    else goods++;
    for (const power of producePowers(card)) cards += produceVerb(power).drawsWithGood?.(power) ?? 0;
  }
  return { goods: goods + Math.min(powers, windfalls), worldsOf, cards };
}

/** By card: what it can take by itself, its good included, and how many cards it can draw for each world besides. */
const bounds: readonly { readonly cards: number; readonly perWorld: number }[] = designOf.map(
  ({ good }, card) => {
    const sum = { cards: good === undefined ? 0 : 1, perWorld: 0 };
    for (const power of producePowers(card)) {
      const { cards = 0, perWorld = 0 } = produceVerb(power).bound?.(power) ?? {};
      sum.cards += cards;
      sum.perWorld += perWorld;
    }
    return sum;
  },
);

/** Never less than {@link mostTaken}, and quickly found: mostly there is more than enough. */
function looselyTaken({ tableau }: Player): number {
  let taken = 0;
  let perWorld = 0;
  for (const card of tableau) {
    const bound = bounds[card];
    if (bound === undefined) continue;
    taken += bound.cards;
    perWorld += bound.perWorld;
  }
  return taken + perWorld * tableau.length;
}

/** Whether the cards that are left may not be enough for all that a seat can still produce and draw. */
export function isShort(state: RaceState, player: Player): boolean {
  const left = cardsLeft(state);
  return left < looselyTaken(player) && left < mostTaken(player);
}

/**
 * The most goods and cards that a seat can still take while it produces. Using a power lessens it by at least as much as
 * was taken, so where there is enough for all there stays enough for all.
 */
function mostTaken(player: Player): number {
  const { goods, worldsOf, cards } = mostProduced(player);
  let taken = goods + cards;
  for (const card of player.tableau) {
    const powers = producePowers(card);
    for (let index = 0; index < powers.length; index++) {
      const power = powers[index];
      if (power !== undefined && !isUsed(player, card, index))
        taken += produceVerb(power).mostDrawn?.(power, player, worldsOf) ?? 0;
    }
  }
  return taken;
}

/** By card: the kind of good of which its owner draws cards for having produced most, as a place in `goodKinds`. */
const comparedBy: readonly number[] = designOf.map((_, card) => {
  for (const power of producePowers(card)) {
    const kind = produceVerb(power).compares?.(power);
    if (kind !== undefined) return goodKinds.indexOf(kind);
  }
  return -1;
});

/** How many seats choose between windfall worlds of a kind that is compared and others. */
function comparedSeats(players: readonly Player[]): number {
  let most = 0;
  for (const { tableau } of players)
    for (const card of tableau) {
      const kind = comparedBy[card] ?? -1;
      if (kind >= 0) most = Math.max(most, players.filter((player) => canVary(player, kind)).length);
    }
  return most;
}

/** Whether it is up to a seat on how many windfall worlds of a kind it produces. */
function canVary(player: Player, kind: number): boolean {
  if (windfallPowers(player) === 0) return false;
  const empty = player.tableau.filter((_, place) => isEmptyWindfall(player, place)).map(kindIndexOf);
  return empty.includes(kind) && empty.some((other) => other !== kind);
}

/** What Produce can take from the supply at the most, and the choices that are held against each other in it. */
export function produceStake(state: RaceState): Stake {
  const { players } = state;
  const left = cardsLeft(state);
  let cards = 0;
  for (const player of players) cards += looselyTaken(player);
  if (cards > left) {
    cards = 0;
    for (const player of players) cards += mostTaken(player);
  }
  return { cards, discards: false, watched: comparedSeats(players) };
}
