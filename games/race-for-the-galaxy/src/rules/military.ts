/** Rulebook chapter III: Military, payment, and the ways in which a world can be placed. */
import type { CardId } from '../data/cards.ts';
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

/** The one-use cards that make a payment 0, where there is something to pay. */
function freeWays(player: Player, world: Design, way: Way): Way[] {
  if (way.cost === 0) return [];
  const ways: Way[] = [];
  eachPower(player, (power, card) => {
    if (power.do === 'setCostToZero' && power.except !== world.good?.kind)
      ways.push({ method: way.method, uses: [...way.uses, card], cost: 0 });
  });
  return ways;
}

function waysToPay(player: Player, world: Design, cost: number): Way[] {
  const due = Math.max(0, cost - discountFor(player, world.good?.kind));
  const way: Way = { method: 'pay', uses: [], cost: due };
  return [way, ...freeWays(player, world, way)];
}

/** Conquest, with one-use Military only as far as it is needed. */
function waysToConquer(player: Player, world: Design, defense: number): Way[] {
  const missing = defense - strengthAgainst(player, world);
  if (missing <= 0) return [{ method: 'conquer', uses: [], cost: 0 }];
  const tactics: { readonly card: CardId; readonly amount: number }[] = [];
  eachPower(player, (power, card) => {
    if (power.do === 'temporaryMilitary') tactics.push({ card, amount: power.amount });
  });
  return enough(tactics, missing).map((uses) => ({ method: 'conquer', uses, cost: 0 }));
}

/** Every set of one-use cards that makes up what is missing and of which none is superfluous. */
function enough(
  tactics: readonly { readonly card: CardId; readonly amount: number }[],
  missing: number,
): CardId[][] {
  const sets: CardId[][] = [];
  for (let set = 1; set < 1 << tactics.length; set++) {
    const chosen = tactics.filter((_, i) => (set & (1 << i)) !== 0);
    const total = chosen.reduce((sum, { amount }) => sum + amount, 0);
    if (total >= missing && chosen.every(({ amount }) => total - amount < missing))
      sets.push(chosen.map(({ card }) => card));
  }
  return sets;
}

function waysToPayForMilitary(player: Player, world: Design, defense: number): Way[] {
  const ways: Way[] = [];
  eachPower(player, (power, card) => {
    if (power.do !== 'payForMilitary' || power.except === world.good?.kind) return;
    const due = Math.max(0, defense + power.costModifier - discountFor(player, world.good?.kind));
    const way: Way = { method: 'payForMilitary', uses: [card], cost: due };
    ways.push(way, ...freeWays(player, world, way));
  });
  return ways;
}

/** Every useful way to place the world, whatever the hand; none that throws a one-use card away for nothing. */
export function waysToPlace(player: Player, card: CardId): Way[] {
  const world = designAt(card);
  if (world.defense === undefined) return waysToPay(player, world, world.cost);
  return [
    ...waysToConquer(player, world, world.defense),
    ...waysToPayForMilitary(player, world, world.defense),
  ];
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
