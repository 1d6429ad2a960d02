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

/** The best order from here on; powers that may be left unused, and those that gamble, are not part of it. */
export function bestPlan(player: Player, doubled: boolean, first?: PowerRef): ConsumePlan {
  const powers = waitingPowers(player);
  const known = new Map<string, ConsumePlan>();
  const times = doubled ? 2 : 1;

  function from(goods: Goods, used: number): ConsumePlan {
    const name = `${goods.join()}:${used}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    let best: ConsumePlan | undefined;
    powers.forEach(({ card, index, power }, i) => {
      if ((used & (1 << i)) !== 0) return;
      if (used === 0 && first !== undefined && (card !== first.card || index !== first.index)) return;
      for (const { taken, vp, cards } of usesOf(player, power, goods)) {
        const rest = from(
          goods.map((count, at) => count - (taken[at] ?? 0)),
          used | (1 << i),
        );
        const step = {
          card,
          index,
          vp: vp * times,
          cards,
          takes: taken.flatMap((count, at) => Array.from({ length: count }, () => at)),
        };
        const plan = {
          vp: step.vp + rest.vp,
          cards: cards + rest.cards,
          left: rest.left,
          steps: [step, ...rest.steps],
        };
        if (best === undefined || better(plan, best)) best = plan;
      }
    });
    const result = best ?? { vp: 0, cards: 0, left: total(goods), steps: [] };
    known.set(name, result);
    return result;
  }
  return from(goodsOf(player), 0);
}

/** The goods that a power should take, as places in `goodKinds`: those after which the rest brings the most. */
export function bestGoods(player: Player, doubled: boolean, { card, index }: PowerRef): readonly number[] {
  const open = { ...player, used: player.used.filter((key) => key !== powerKey(card, index)) };
  return bestPlan(open, doubled, { card, index }).steps[0]?.takes ?? [];
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
