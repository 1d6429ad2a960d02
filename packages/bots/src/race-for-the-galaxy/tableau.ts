/** What a tableau is worth: its points so far, and what its powers and goods will bring in the rounds to come. */
import { type CardId, goodKinds } from '@orrery/race-for-the-galaxy';
import {
  type ByKind,
  byPreference,
  type Exchange,
  sixCostPoints,
  type Traits,
  tradePrices,
  traitsOf,
} from '@orrery/race-for-the-galaxy/advice';
import type { Outlook } from './outlook.ts';
import { weights } from './weights.ts';

const prices: readonly number[] = goodKinds.map((kind) => tradePrices[kind]);

/** What a tableau can do, all its cards together. */
interface Powers {
  points: number;
  military: number;
  /** Cards saved or drawn in a round by powers of Explore, Develop, Settle. */
  savings: number;
  readonly production: ByKind;
  readonly windfalls: ByKind;
  readonly refills: ByKind;
  refillsAny: number;
  produce: number;
  readonly perGood: ByKind;
  readonly trade: ByKind;
  readonly exchanges: Exchange[];
  takesAll: boolean;
  sells: number;
  consume: number;
  cashes: number;
}

const noPowers = (): Powers => ({
  points: 0,
  military: 0,
  savings: 0,
  production: [0, 0, 0, 0],
  windfalls: [0, 0, 0, 0],
  refills: [0, 0, 0, 0],
  refillsAny: 0,
  produce: 0,
  perGood: [0, 0, 0, 0],
  trade: [0, 0, 0, 0],
  exchanges: [],
  takesAll: false,
  sells: 0,
  consume: 0,
  cashes: 0,
});

function addCard(powers: Powers, traits: Traits): void {
  powers.points += traits.points + traits.oneUse * weights.oneUse;
  powers.military += traits.military;
  powers.savings +=
    traits.look * weights.look +
    traits.keep * weights.keep +
    traits.develop * weights.develop +
    traits.settle * weights.settle +
    traits.specialMilitary * weights.specialMilitary;
  if (traits.kind >= 0) {
    const worlds = traits.isWindfall ? powers.windfalls : powers.production;
    worlds[traits.kind] = (worlds[traits.kind] ?? 0) + 1;
  }
  powers.refillsAny += traits.refillsAny;
  powers.produce += traits.produce;
  for (let kind = 0; kind < 4; kind++) {
    powers.refills[kind] = (powers.refills[kind] ?? 0) + (traits.refills[kind] ?? 0);
    powers.perGood[kind] = (powers.perGood[kind] ?? 0) + (traits.perGood[kind] ?? 0);
    powers.trade[kind] = (powers.trade[kind] ?? 0) + (traits.trade[kind] ?? 0);
  }
  for (const exchange of traits.exchanges) powers.exchanges.push(exchange);
  powers.takesAll ||= traits.takesAll;
  if (traits.sells) powers.sells += 1;
  powers.consume += traits.consume;
  powers.cashes += traits.cashes;
}

const total = (goods: ByKind): number => goods[0] + goods[1] + goods[2] + goods[3];

/** Takes goods of a kind, or of the cheapest kinds there are; says how many it took. */
function take(goods: ByKind, kind: number | undefined, count: number): number {
  let taken = 0;
  for (let each = 0; each < 4 && taken < count; each++) {
    if (kind !== undefined && kind !== each) continue;
    const some = Math.min(goods[each] ?? 0, count - taken);
    goods[each] = (goods[each] ?? 0) - some;
    taken += some;
  }
  return taken;
}

const kindsOf = (goods: ByKind): number => goods.reduce((kinds, count) => kinds + (count > 0 ? 1 : 0), 0);

/** What an exchange brings; the goods it takes are gone. */
function exchange(goods: ByKind, power: Exchange): number {
  if (power.different) {
    if (kindsOf(goods) < power.goods) return 0;
    for (let kind = 0, taken = 0; kind < 4 && taken < power.goods; kind++) taken += take(goods, kind, 1);
    return 1;
  }
  const there = power.kind === undefined ? total(goods) : (goods[power.kind] ?? 0);
  if (power.partly) return take(goods, power.kind, Math.min(there, power.goods));
  return there < power.goods ? 0 : take(goods, power.kind, power.goods) / power.goods;
}

/** The sale of the dearest good, in cards. */
function bestSale(goods: ByKind, trade: ByKind): number {
  let best = 0;
  for (let kind = 0; kind < 4; kind++)
    if ((goods[kind] ?? 0) > 0) best = Math.max(best, (prices[kind] ?? 0) + (trade[kind] ?? 0));
  return best;
}

/** Gives the dearest good for as many cards as its kind brings. */
function sellDearest(goods: ByKind): number {
  for (let kind = 3; kind >= 0; kind--) if (take(goods, kind, 1) > 0) return prices[kind] ?? 0;
  return 0;
}

/** What goods bring in one consume phase, in points: by the powers, and by selling one of them where that is better. */
function goodsWorth(powers: Powers, goods: ByKind, vpWorth: number, cardWorth: number): number {
  if (total(goods) === 0) return 0;
  const sale = bestSale(goods, powers.trade) * cardWorth * weights.sale;
  let vp = 0;
  let cards = 0;
  for (const power of powers.exchanges) {
    const times = exchange(goods, power);
    vp += times * power.vp;
    cards += times * power.cards;
  }
  for (let i = 0; i < powers.sells; i++) cards += sellDearest(goods);
  if (powers.takesAll) vp += Math.max(0, total(goods) - 1);
  const consumed = vp * vpWorth + cards * cardWorth;
  // One good more than the powers take is what a sale is for.
  return total(goods) > 0 && !powers.takesAll ? consumed + sale * 0.7 : Math.max(consumed, sale);
}

/** The goods that a produce phase puts on empty worlds. */
function produced({ production, windfalls, refills, refillsAny }: Powers): ByKind {
  const goods: ByKind = [0, 0, 0, 0];
  let spare = refillsAny;
  for (let kind = 3; kind >= 0; kind--) {
    const empty = windfalls[kind] ?? 0;
    const refilled = Math.min(empty, refills[kind] ?? 0);
    const further = Math.min(empty - refilled, spare);
    spare -= further;
    goods[kind] = (production[kind] ?? 0) + refilled + further;
  }
  return goods;
}

/** Worth of what a produce and a consume phase bring together. */
function engineWorth(powers: Powers, outlook: Outlook): number {
  const goods = produced(powers);
  let cards = powers.produce + powers.consume;
  for (let kind = 0; kind < 4; kind++) cards += (goods[kind] ?? 0) * (powers.perGood[kind] ?? 0);
  const cashed = powers.cashes * Math.max(0, 1 - outlook.card);
  return goodsWorth(powers, goods, weights.consume, outlook.card) + cards * outlook.card + cashed;
}

function powersOf(tableau: readonly CardId[]): Powers {
  const powers = noPowers();
  for (const card of tableau) addCard(powers, traitsOf(card));
  if (powers.exchanges.length > 1) powers.exchanges.sort(byPreference);
  return powers;
}

export interface Holding {
  readonly tableau: readonly CardId[];
  /** By kind. */
  readonly goods: ByKind;
  readonly chips: number;
}

/** What a tableau with its goods and chips is made of, each in points. */
interface TableauParts {
  /** Chips and points of cards. */
  readonly points: number;
  /** Goods that lie there. */
  readonly goods: number;
  /** Goods that will be produced, and what they are consumed for. */
  readonly engine: number;
  /** Cards saved or drawn, and Military. */
  readonly powers: number;
}

export function tableauParts(holding: Holding, outlook: Outlook): TableauParts {
  const { tableau, goods, chips } = holding;
  const powers = powersOf(tableau);
  const { rounds } = outlook;
  let sixCost = 0;
  for (const card of tableau) sixCost += sixCostPoints(holding, card, powers.military);
  const points = chips + powers.points + sixCost * (1 + weights.growth * rounds);
  if (rounds <= 0) return { points, goods: 0, engine: 0, powers: 0 };
  return {
    points,
    goods: goodsWorth(powers, [...goods], weights.stock, outlook.card),
    engine: rounds * weights.cycles * engineWorth(powers, outlook),
    powers: rounds * (powers.savings * outlook.card + powers.military * weights.military),
  };
}

/** The worth of a tableau with its goods and chips, in points. */
export function tableauWorth(holding: Holding, outlook: Outlook): number {
  const { points, goods, engine, powers } = tableauParts(holding, outlook);
  return points + goods + engine + powers;
}
