/** Rulebook chapter III: Military, payment, and the ways in which a world can be placed. */
import { type CardId, designOf } from '../data/cards.ts';
import { type GoodKind, goodKinds } from '../data/goods.ts';
import type { Design } from '../data/types.ts';
import { settlePowers } from '../powers/lists.ts';
import { type SettlePower, settleVerb } from '../powers/settle/index.ts';
import type { Method, OneUse } from '../powers/settle/verb.ts';
import { NO_CARD, type Player } from '../state.ts';
import { designAt } from '../wording/facts.ts';

/**
 * One way to place a world. `uses` are the cards of the tableau whose optional power it needs: those for one use leave
 * the tableau. Military and payment never combine.
 */
export interface Way {
  readonly method: Method;
  readonly uses: readonly CardId[];
  /** Cards to pay. */
  readonly cost: number;
}

const none: readonly never[] = [];

/** By card: those of its settle powers that have a face. */
const powersWith = (face: 'military' | 'costInstead'): readonly (readonly SettlePower[])[] =>
  designOf.map((_, card) => settlePowers(card).filter((power) => settleVerb(power)[face] !== undefined));

const military = powersWith('military');
const payInstead = powersWith('costInstead');
const oneUses: readonly (readonly OneUse[])[] = designOf.map((_, card) =>
  settlePowers(card).flatMap((power) => settleVerb(power).oneUse?.(power) ?? []),
);

/** Whether a card is discarded when its settle power is used. */
export const isOneUse = (card: CardId): boolean => (oneUses[card] ?? none).length > 0;

/** The Military that a card of the tableau adds against a world; without one the general. */
export function militaryOf(card: CardId, world: Design | undefined): number {
  let strength = 0;
  for (const power of military[card] ?? none) strength += settleVerb(power).military?.(power, world) ?? 0;
  return strength;
}

/** General Military: counts against every military world, and for scoring. May be negative. */
export function generalMilitary(player: Player, active = player.active): number {
  let strength = 0;
  for (let place = 0; place < active; place++)
    strength += militaryOf(player.tableau[place] ?? NO_CARD, undefined);
  return strength;
}

/** Military against one world: general, and what is specialized in its kind of good or its keyword. */
export function strengthAgainst(player: Player, world: Design): number {
  let strength = 0;
  for (let place = 0; place < player.active; place++)
    strength += militaryOf(player.tableau[place] ?? NO_CARD, world);
  return strength;
}

/** The place of a kind of good among the discounts; worlds without a good come first. */
const placeOfKind = (kind: GoodKind | undefined): number =>
  kind === undefined ? 0 : goodKinds.indexOf(kind) + 1;

/** By kind of good, then by card: what the card takes off the cost of such a world. */
const discounts: readonly (readonly number[])[] = [undefined, ...goodKinds].map((kind) =>
  designOf.map((_, card) =>
    settlePowers(card).reduce((sum, power) => sum + (settleVerb(power).discount?.(power, kind) ?? 0), 0),
  ),
);

/** What a card of the tableau takes off the cost of a world with this kind of good, or with none. */
export const settleDiscountOf = (card: CardId, kind: GoodKind | undefined): number =>
  discounts[placeOfKind(kind)]?.[card] ?? 0;

/** Discounts look at the kind of good, never at the title; they hold also when a military world is paid for. */
export function settleDiscount(player: Player, kind: GoodKind | undefined): number {
  const byCard = discounts[placeOfKind(kind)] ?? none;
  let discount = 0;
  for (let place = 0; place < player.active; place++)
    discount += byCard[player.tableau[place] ?? NO_CARD] ?? 0;
  return discount;
}

/** A card for one use and what it may be discarded for. */
interface Spent {
  readonly card: CardId;
  readonly use: OneUse;
}

/** Every choice of one-use cards, that of none first. */
function choicesOfOneUse(player: Player): readonly (readonly Spent[])[] {
  if (!player.tableau.some(isOneUse)) return [none];
  const cards: Spent[] = [];
  for (let place = 0; place < player.active; place++) {
    const card = player.tableau[place] ?? NO_CARD;
    for (const use of oneUses[card] ?? none) cards.push({ card, use });
  }
  return Array.from({ length: 1 << cards.length }, (_, set) =>
    cards.filter((__, i) => (set & (1 << i)) !== 0),
  );
}

/** Adds the way of this method with all of these one-use cards, unless one of them does not go with it. */
function addWay(
  ways: Way[],
  spent: readonly Spent[],
  method: Method,
  world: Design,
  due: number,
  needed: readonly CardId[] = none,
): void {
  if (spent.length === 0) ways.push({ method, uses: needed, cost: due });
  else if (spent.every(({ use }) => use.goesWith(method, world))) {
    const isFree = spent.some(({ use }) => use.isFree);
    ways.push({ method, uses: [...needed, ...spent.map(({ card }) => card)], cost: isFree ? 0 : due });
  }
}

function addWaysOfMilitary(
  ways: Way[],
  spent: readonly Spent[],
  player: Player,
  world: Design,
  defense: number,
): void {
  let strength = strengthAgainst(player, world);
  for (const { use } of spent) strength += use.strength;
  if (strength >= defense) addWay(ways, spent, 'conquer', world, 0);
  for (let place = 0; place < player.active; place++) {
    const card = player.tableau[place] ?? NO_CARD;
    for (const power of payInstead[card] ?? none) {
      const due = dueInstead(power, player, world, defense);
      if (due !== undefined) addWay(ways, spent, 'payForMilitary', world, Math.max(0, due), [card]);
    }
  }
}

/** What is left to pay for a military world with this power. */
function dueInstead(
  power: SettlePower,
  player: Player,
  { good }: Design,
  defense: number,
): number | undefined {
  const cost = settleVerb(power).costInstead?.(power, defense, good?.kind);
  return cost === undefined ? undefined : cost - settleDiscount(player, good?.kind);
}

/**
 * Every way to place the world, whatever the hand; those without one-use cards first. A one-use card may be discarded
 * wherever its power applies, whether it is needed or not: the cards say "may" and ask for nothing else, and one card less
 * in the tableau can put off the end of the game.
 */
export function waysToPlace(player: Player, card: CardId): Way[] {
  const world = designAt(card);
  const ways: Way[] = [];
  for (const spent of choicesOfOneUse(player))
    if (world.defense !== undefined) addWaysOfMilitary(ways, spent, player, world, world.defense);
    else
      addWay(ways, spent, 'pay', world, Math.max(0, world.cost - settleDiscount(player, world.good?.kind)));
  return ways;
}

/** Whether the world can be placed with this many other cards to pay with; what {@link waysToPlace} says, without the list. */
export function canSettle(player: Player, card: CardId, otherCards: number): boolean {
  const world = designAt(card);
  if (world.defense === undefined)
    return (
      world.cost - settleDiscount(player, world.good?.kind) <= otherCards ||
      canPayNothing(player, 'pay', world)
    );
  let strength = strengthAgainst(player, world);
  if (strength >= world.defense) return true;
  for (let place = 0; place < player.active; place++) {
    const owned = player.tableau[place] ?? NO_CARD;
    for (const use of oneUses[owned] ?? none) if (use.goesWith('conquer', world)) strength += use.strength;
    for (const power of payInstead[owned] ?? none) {
      const due = dueInstead(power, player, world, world.defense);
      if (due === undefined) continue;
      if (due <= otherCards || canPayNothing(player, 'payForMilitary', world)) return true;
    }
  }
  return strength >= world.defense;
}

function canPayNothing(player: Player, method: Method, world: Design): boolean {
  for (let place = 0; place < player.active; place++)
    for (const use of oneUses[player.tableau[place] ?? NO_CARD] ?? none)
      if (use.isFree && use.goesWith(method, world)) return true;
  return false;
}
