/** The best order of Consume powers, by trying them all: most VP first, then most cards. */
import { type ConsumePower, goodKinds, type Player, powerKey, salePrice } from '@orrery/race-for-the-galaxy';
import { designAt } from './player.ts';

/** Goods by kind, in the order of `goodKinds`. */
type Goods = readonly number[];

export interface PowerRef {
  readonly card: number;
  readonly index: number;
}

export interface ConsumeStep extends PowerRef {
  /** The goods it takes, as places in `goodKinds`. */
  readonly takes: readonly number[];
  readonly vp: number;
  readonly cards: number;
}

export interface ConsumePlan {
  readonly vp: number;
  readonly cards: number;
  readonly left: number;
  readonly steps: readonly ConsumeStep[];
}

interface Waiting extends PowerRef {
  readonly power: ConsumePower;
}

const kinds = goodKinds.length;
const total = (goods: Goods): number => goods.reduce((sum, count) => sum + count, 0);

export function goodsOf(player: Player): number[] {
  const goods = goodKinds.map(() => 0);
  player.tableau.forEach((card, place) => {
    const kind = designAt(card).good?.kind;
    if (kind === undefined || (player.goods[place] ?? -1) < 0) return;
    const at = goodKinds.indexOf(kind);
    goods[at] = (goods[at] ?? 0) + 1;
  });
  return goods;
}

/** The powers that are not used yet. */
export const waitingPowers = (player: Player): Waiting[] =>
  player.tableau
    .slice(0, player.active)
    .flatMap((card) =>
      (designAt(card).powers.consume ?? []).flatMap((power, index) =>
        player.used.includes(powerKey(card, index)) ? [] : [{ card, index, power }],
      ),
    );

/** Every way to take `count` of these goods, as counts by kind; `most` of one kind. */
function takings(goods: Goods, count: number, most: number, from = 0): number[][] {
  if (from === kinds) return count === 0 ? [[]] : [];
  const here = Math.min(goods[from] ?? 0, most, count);
  const found: number[][] = [];
  for (let taken = here; taken >= 0; taken--)
    for (const rest of takings(goods, count - taken, most, from + 1)) found.push([taken, ...rest]);
  return found;
}

interface Use {
  readonly taken: Goods;
  readonly vp: number;
  readonly cards: number;
}

/** What a power can do with these goods; empty where it cannot be used. */
function usesOf(player: Player, power: ConsumePower, goods: Goods): Use[] {
  switch (power.do) {
    case 'consumeGoods': {
      const allowed = goods.map((count, at) =>
        power.kind === undefined || goodKinds[at] === power.kind ? count : 0,
      );
      const count = power.take === 'upTo' ? Math.min(power.goods, total(allowed)) : power.goods;
      const times = power.take === 'upTo' ? count : 1;
      if (count === 0) return [];
      return takings(allowed, count, power.take === 'different' ? 1 : count).map((taken) => ({
        taken,
        vp: power.vp * times,
        cards: power.cards * times,
      }));
    }
    case 'consumeAllGoods':
      return total(goods) === 0 ? [] : [{ taken: goods, vp: total(goods) - 1, cards: 0 }];
    case 'consumeForTradePrice':
      return takings(goods, 1, 1).map((taken) => ({
        taken,
        vp: 0,
        cards: bestPrice(player, taken.indexOf(1), power.applyTradePowers),
      }));
    case 'draw':
      return [{ taken: goods.map(() => 0), vp: 0, cards: power.cards }];
    default:
      return [];
  }
}

function bestPrice(player: Player, kind: number, withPowers: boolean): number {
  let best = 0;
  player.tableau.forEach((card, place) => {
    const good = designAt(card).good?.kind;
    if (good === undefined || goodKinds.indexOf(good) !== kind || (player.goods[place] ?? -1) < 0) return;
    best = Math.max(best, salePrice(player, card, withPowers));
  });
  return best;
}

const better = (a: ConsumePlan, b: ConsumePlan): boolean =>
  a.vp !== b.vp ? a.vp > b.vp : a.cards !== b.cards ? a.cards > b.cards : a.left < b.left;

/** Which of the waiting powers may come next, by their places; `used` has a bit for each that came before. */
type Next = (goods: Goods, used: number) => readonly number[];

const isSame = (a: PowerRef, b: PowerRef): boolean => a.card === b.card && a.index === b.index;

/** The most that can be had from here on, when only some powers may come next. */
function search(player: Player, powers: readonly Waiting[], doubled: boolean, next: Next): ConsumePlan {
  const known = new Map<string, ConsumePlan>();
  const times = doubled ? 2 : 1;

  function from(goods: Goods, used: number): ConsumePlan {
    const name = `${goods.join()}:${used}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    let best: ConsumePlan | undefined;
    for (const i of next(goods, used)) {
      const waiting = powers[i];
      if (waiting === undefined || (used & (1 << i)) !== 0) continue;
      const { card, index, power } = waiting;
      for (const { taken, vp, cards } of usesOf(player, power, goods)) {
        const rest = from(
          goods.map((count, at) => count - (taken[at] ?? 0)),
          used | (1 << i),
        );
        const takes = taken.flatMap((count, at) => Array.from({ length: count }, () => at));
        const step = { card, index, vp: vp * times, cards, takes };
        const plan = {
          vp: step.vp + rest.vp,
          cards: cards + rest.cards,
          left: rest.left,
          steps: [step, ...rest.steps],
        };
        if (best === undefined || better(plan, best)) best = plan;
      }
    }
    const result = best ?? { vp: 0, cards: 0, left: total(goods), steps: [] };
    known.set(name, result);
    return result;
  }
  return from(goodsOf(player), 0);
}

/** The best order from here on; powers that may be left unused, and those that gamble, are not part of it. */
export function bestPlan(player: Player, doubled: boolean, first?: PowerRef): ConsumePlan {
  const powers = waitingPowers(player);
  const all = powers.map((_, i) => i);
  const begun = first === undefined ? all : all.filter((i) => isRef(powers[i], first));
  return search(player, powers, doubled, (_, used) => (used === 0 ? begun : all));
}

const isRef = (power: Waiting | undefined, ref: PowerRef): boolean =>
  power !== undefined && isSame(power, ref);

/** The plan of somebody's own order: each power as soon as it can be used; those not named come after. */
export function planInOrder(player: Player, doubled: boolean, order: readonly PowerRef[]): ConsumePlan {
  const powers = waitingPowers(player);
  const rank = (power: Waiting): number => {
    const at = order.findIndex((ref) => isSame(ref, power));
    return at < 0 ? order.length : at;
  };
  const ranked = powers.map((power, i) => ({ i, power })).sort((a, b) => rank(a.power) - rank(b.power));
  return search(player, powers, doubled, (goods, used) => {
    const next = ranked.find(
      ({ i, power }) => (used & (1 << i)) === 0 && usesOf(player, power.power, goods).length > 0,
    );
    return next === undefined ? [] : [next.i];
  });
}

/** The goods that a power should take, as places in `goodKinds`: those after which the rest, in this order, brings the most. */
export function bestGoods(
  player: Player,
  doubled: boolean,
  { card, index }: PowerRef,
  order?: readonly PowerRef[],
): readonly number[] {
  const open = { ...player, used: player.used.filter((key) => key !== powerKey(card, index)) };
  const plan =
    order === undefined
      ? bestPlan(open, doubled, { card, index })
      : planInOrder(open, doubled, [{ card, index }, ...order]);
  return plan.steps[0]?.takes ?? [];
}

/** Worlds whose goods are of these kinds, each world once; those that sell for less go first. */
export function worldsFor(player: Player, takes: readonly number[], taken: readonly number[] = []): number[] {
  const found: number[] = [];
  for (const kind of takes) {
    const [world] = player.tableau
      .filter(
        (card, place) => (player.goods[place] ?? -1) >= 0 && designAt(card).good?.kind === goodKinds[kind],
      )
      .filter((card) => !found.includes(card) && !taken.includes(card))
      .sort((a, b) => salePrice(player, a, true) - salePrice(player, b, true));
    if (world !== undefined) found.push(world);
  }
  return found;
}

/** The world whose good brings the most cards when it is sold; undefined without a good. */
export function bestSale(player: Player): { readonly card: number; readonly price: number } | undefined {
  let best: { card: number; price: number } | undefined;
  player.tableau.forEach((card, place) => {
    if (designAt(card).good === undefined || (player.goods[place] ?? -1) < 0) return;
    const price = salePrice(player, card, true);
    if (best === undefined || price > best.price) best = { card, price };
  });
  return best;
}
