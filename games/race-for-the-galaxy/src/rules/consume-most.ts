/** Rulebook chapters IV and who goes first: the most that Consume can bring, reckoned from public things alone. */
import { type CardId, designOf } from '../data/cards.ts';
import { tradePrices } from '../data/goods.ts';
import { consumeVerb } from '../powers/consume/index.ts';
import type { Bound } from '../powers/consume/verb.ts';
import { consumePowers, tradePowers } from '../powers/lists.ts';
import { tradeVerb } from '../powers/trade.ts';
import { NO_CARD, type Player, type RaceState } from '../state.ts';
import { countGoods } from './goods.ts';
import { orderMatters, type Stake } from './order.ts';
import { bestSale } from './trade.ts';

/** A reward for goods, of which each serves one power: never more than all powers give, nor than the best does for each. */
class Reward {
  #sum = 0;
  #forOneGood = 0;

  add(amount: number, times: number, goodsEachTime: number): void {
    this.#sum += amount * times;
    this.#forOneGood = Math.max(this.#forOneGood, amount / goodsEachTime);
  }

  most(goods: number): number {
    return Math.min(this.#sum, Math.ceil(goods * this.#forOneGood));
  }
}

/** The most that Consume can bring a seat. */
function mostFor(player: Player): { readonly vp: number; readonly cards: number } {
  const goods = countGoods(player);
  const vp = new Reward();
  const cards = new Reward();
  const sells = goods > 0 && player.chosen.includes('consume-trade');
  let drawn = sells ? (bestSale(player, true)?.price ?? 0) : 0;
  let fromHand = 0;
  for (let place = 0; place < player.active; place++)
    for (const power of consumePowers(player.tableau[place] ?? NO_CARD)) {
      const most = consumeVerb(power).most(power, player);
      drawn += most.cards ?? 0;
      fromHand += most.vpFromHand ?? 0;
      if (most.reward === undefined) continue;
      vp.add(most.reward.vp, most.reward.times, most.reward.goodsEachTime);
      cards.add(most.reward.cards, most.reward.times, most.reward.goodsEachTime);
    }
  const left = sells ? goods - 1 : goods;
  const inHand = player.hand.length + drawn + cards.most(left);
  const doubled = player.chosen.includes('consume-x2') ? 2 : 1;
  return { vp: doubled * vp.most(left) + Math.min(fromHand, inHand), cards: drawn + cards.most(left) };
}

function boundOf(card: CardId): Required<Bound> {
  const sum = { vp: 0, cards: 0, sales: 0, perGood: 0 };
  for (const power of consumePowers(card)) {
    const { vp = 0, cards = 0, sales = 0, perGood = 0 } = consumeVerb(power).bound(power);
    sum.vp += vp;
    sum.cards += cards;
    sum.sales += sales;
    sum.perGood += perGood;
  }
  return sum;
}

/** By card: what its consume powers bring at the most, however many goods there are. */
const bounds: readonly Required<Bound>[] = designOf.map((_, card) => boundOf(card));
/** By card: what its powers add to the price of a good at the most. */
const addedToPrice: readonly number[] = designOf.map((_, card) =>
  tradePowers(card).reduce((sum, power) => sum + tradeVerb(power).most(power), 0),
);
const HIGHEST_PRICE = Math.max(...Object.values(tradePrices));

/** Never less than what {@link mostFor} finds for all, and quickly found: mostly there is more than enough. */
function looselyFor(players: readonly Player[]): Stake {
  let vp = 0;
  let cards = 0;
  for (const { tableau, chosen } of players) {
    let points = 0;
    let sales = chosen.includes('consume-trade') ? 1 : 0;
    let perGood = 0;
    let price = HIGHEST_PRICE;
    for (const card of tableau) {
      const bound = bounds[card];
      if (bound === undefined) continue;
      points += bound.vp;
      cards += bound.cards;
      sales += bound.sales;
      perGood += bound.perGood;
      price += addedToPrice[card] ?? 0;
    }
    points += perGood * tableau.length;
    vp += chosen.includes('consume-x2') ? 2 * points : points;
    cards += sales * price;
  }
  return { vp, cards, discards: true };
}

/** What Consume can take from the pool and the supply at the most. */
export function consumeStake(state: RaceState): Stake {
  const { players } = state;
  const loosely = looselyFor(players);
  if (!orderMatters(state, loosely)) return loosely;
  let vp = 0;
  let cards = 0;
  for (const player of players) {
    const most = mostFor(player);
    vp += most.vp;
    cards += most.cards;
  }
  return { vp, cards, discards: true };
}
