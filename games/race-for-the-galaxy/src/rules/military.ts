/** Rulebook chapter III: Military, payment, and the ways in which a world can be placed. */
import { type CardId, designOf } from '../data/cards.ts';
import type { GoodKind } from '../data/goods.ts';
import type { Design, SettlePower, Target } from '../data/types.ts';
import { NO_CARD, type Player } from '../state.ts';
import { designAt } from '../wording/facts.ts';
import { settlePowers } from './powers.ts';

/**
 * One way to place a world. `uses` are the cards of the tableau whose optional power it needs: those for one use leave
 * the tableau. Military and payment never combine.
 */
export interface Way {
  readonly method: 'pay' | 'conquer' | 'payForMilitary';
  readonly uses: readonly CardId[];
  /** Cards to pay. */
  readonly cost: number;
}

/** Calls `visit` for each power that counts in this settle phase. */
function eachPower(player: Player, visit: (power: SettlePower, card: CardId) => void): void {
  for (let place = 0; place < player.active; place++) {
    const card = player.tableau[place] ?? NO_CARD;
    for (const power of settlePowers(card)) visit(power, card);
  }
}

const matches = (against: Target, world: Design): boolean =>
  against.kind === undefined
    ? world.keywords.includes(against.keyword)
    : world.good !== undefined && world.good.kind === against.kind;

/** General Military: counts against every military world, and for scoring. May be negative. */
export function generalMilitary(player: Player, active = player.active): number {
  let military = 0;
  for (let place = 0; place < active; place++)
    for (const power of settlePowers(player.tableau[place] ?? NO_CARD))
      if (power.do === 'military' && power.against === undefined) military += power.amount;
  return military;
}

/** Military against one world: general, and what is specialized in its kind of good or its keyword. */
export function strengthAgainst(player: Player, world: Design): number {
  let strength = 0;
  for (let place = 0; place < player.active; place++)
    for (const power of settlePowers(player.tableau[place] ?? NO_CARD))
      if (power.do === 'military' && (power.against === undefined || matches(power.against, world)))
        strength += power.amount;
  return strength;
}

/** Discounts look at the kind of good, never at the title; they hold also when a military world is paid for. */
function discountFor(player: Player, kind: GoodKind | undefined): number {
  let discount = 0;
  for (let place = 0; place < player.active; place++)
    for (const power of settlePowers(player.tableau[place] ?? NO_CARD))
      if (power.do === 'discount' && (power.kind === undefined || power.kind === kind))
        discount += power.amount;
  return discount;
}

/** By card: whether it is discarded when its settle power is used. */
const oneUse: readonly boolean[] = designOf.map((_, card) =>
  settlePowers(card).some((power) => power.do === 'temporaryMilitary' || power.do === 'setCostToZero'),
);
export const isOneUse = (card: CardId): boolean => oneUse[card] === true;

/** A card for one use and what it may be discarded for. */
interface OneUse {
  readonly card: CardId;
  readonly power: Extract<SettlePower, { do: 'temporaryMilitary' | 'setCostToZero' }>;
}

const NOTHING: readonly OneUse[] = [];

/** Every choice of one-use cards, that of none first. */
function choicesOfOneUse(player: Player): readonly (readonly OneUse[])[] {
  if (!player.tableau.some(isOneUse)) return [NOTHING];
  const cards: OneUse[] = [];
  eachPower(player, (power, card) => {
    if (power.do === 'temporaryMilitary' || power.do === 'setCostToZero') cards.push({ card, power });
  });
  return Array.from({ length: 1 << cards.length }, (_, set) =>
    cards.filter((__, i) => (set & (1 << i)) !== 0),
  );
}

/** Military counts for the whole phase, needed or not; a payment of 0 is for whoever pays, and not for every kind of good. */
const mayBeSpent = ({ power }: OneUse, method: Way['method'], world: Design): boolean =>
  power.do === 'temporaryMilitary' || (method !== 'conquer' && power.except !== world.good?.kind);

/** Adds the way of this method with all of these one-use cards, unless one of them does not go with it. */
function addWay(
  ways: Way[],
  spent: readonly OneUse[],
  method: Way['method'],
  world: Design,
  due: number,
  needed: readonly CardId[] = [],
): void {
  if (spent.length === 0) ways.push({ method, uses: needed, cost: due });
  else if (spent.every((each) => mayBeSpent(each, method, world))) {
    const isFree = spent.some(({ power }) => power.do === 'setCostToZero');
    ways.push({ method, uses: [...needed, ...spent.map(({ card }) => card)], cost: isFree ? 0 : due });
  }
}

function addWaysOfMilitary(
  ways: Way[],
  spent: readonly OneUse[],
  player: Player,
  world: Design,
  defense: number,
): void {
  let strength = strengthAgainst(player, world);
  for (const { power } of spent) if (power.do === 'temporaryMilitary') strength += power.amount;
  if (strength >= defense) addWay(ways, spent, 'conquer', world, 0);
  eachPower(player, (power, card) => {
    if (power.do !== 'payForMilitary' || power.except === world.good?.kind) return;
    const due = Math.max(0, defense + power.costModifier - discountFor(player, world.good?.kind));
    addWay(ways, spent, 'payForMilitary', world, due, [card]);
  });
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
    else addWay(ways, spent, 'pay', world, Math.max(0, world.cost - discountFor(player, world.good?.kind)));
  return ways;
}

/** Whether the world can be placed with this many other cards to pay with; what {@link waysToPlace} says, without the list. */
export function canSettle(player: Player, card: CardId, otherCards: number): boolean {
  const world = designAt(card);
  const kind = world.good?.kind;
  if (world.defense === undefined)
    return world.cost - discountFor(player, kind) <= otherCards || canPayNothing(player, kind);
  let strength = strengthAgainst(player, world);
  if (strength >= world.defense) return true;
  for (let place = 0; place < player.active; place++)
    for (const power of settlePowers(player.tableau[place] ?? NO_CARD)) {
      if (power.do === 'temporaryMilitary') strength += power.amount;
      if (power.do !== 'payForMilitary' || power.except === kind) continue;
      const due = world.defense + power.costModifier - discountFor(player, kind);
      if (due <= otherCards || canPayNothing(player, kind)) return true;
    }
  return strength >= world.defense;
}

function canPayNothing(player: Player, kind: GoodKind | undefined): boolean {
  for (let place = 0; place < player.active; place++)
    for (const power of settlePowers(player.tableau[place] ?? NO_CARD))
      if (power.do === 'setCostToZero' && power.except !== kind) return true;
  return false;
}
