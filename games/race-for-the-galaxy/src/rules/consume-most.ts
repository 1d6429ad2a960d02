/** Rulebook chapters IV and who goes first: the most that Consume can bring, reckoned from public things alone. */
import { type CardId, designOf } from '../data/cards.ts';
import { tradePrices } from '../data/goods.ts';
import type { ConsumeGoods } from '../data/types.ts';
import { NO_CARD, type Player, type RaceState } from '../state.ts';
import { countBits, countGoods, kindsWithGood, worldsWithGood } from './goods.ts';
import { orderMatters, type Stake } from './order.ts';
import { consumePowers, tradePowers } from './powers.ts';
import { salePrice } from './trade.ts';

const bestPrice = (player: Player, withPowers: boolean): number =>
  Math.max(...worldsWithGood(player).map((world) => salePrice(player, world, withPowers)));

/** How often a power rewards these goods at the most; 0 where there are too few for it. */
function timesRewarded(player: Player, { take, goods, kind }: ConsumeGoods): number {
  if (take === 'different') return countBits(kindsWithGood(player)) < goods ? 0 : 1;
  const count = countGoods(player, kind);
  if (take === 'upTo') return Math.min(goods, count);
  return count < goods ? 0 : 1;
}

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
  let drawn = sells ? bestPrice(player, true) : 0;
  let fromHand = 0;
  for (let place = 0; place < player.active; place++)
    for (const power of consumePowers(player.tableau[place] ?? NO_CARD)) {
      if (power.do === 'draw') drawn += power.cards;
      else if (power.do === 'gamble') drawn += 1;
      else if (power.do === 'discardFromHand') fromHand += power.vp * power.upTo;
      else if (goods === 0) continue;
      else if (power.do === 'consumeForTradePrice') drawn += bestPrice(player, power.applyTradePowers);
      else if (power.do === 'consumeAllGoods') vp.add(1, goods - 1, 1);
      else {
        const times = timesRewarded(player, power);
        const goodsEachTime = power.take === 'upTo' ? 1 : power.goods;
        vp.add(power.vp, times, goodsEachTime);
        cards.add(power.cards, times, goodsEachTime);
      }
    }
  const left = sells ? goods - 1 : goods;
  const inHand = player.hand.length + drawn + cards.most(left);
  const doubled = player.chosen.includes('consume-x2') ? 2 : 1;
  return { vp: doubled * vp.most(left) + Math.min(fromHand, inHand), cards: drawn + cards.most(left) };
}

/** What the consume powers of a card bring at the most, however many goods there are. */
interface Bound {
  readonly vp: number;
  readonly cards: number;
  /** Sales, which bring a price and not a number of cards. */
  readonly sales: number;
  /** VP for each good. */
  readonly perGood: number;
}

function boundOf(card: CardId): Bound {
  let vp = 0;
  let cards = 0;
  let sales = 0;
  let perGood = 0;
  for (const power of consumePowers(card)) {
    if (power.do === 'draw') cards += power.cards;
    else if (power.do === 'gamble') cards += 1;
    else if (power.do === 'discardFromHand') vp += power.vp * power.upTo;
    else if (power.do === 'consumeForTradePrice') sales += 1;
    else if (power.do === 'consumeAllGoods') perGood += 1;
    else {
      const times = power.take === 'upTo' ? power.goods : 1;
      vp += power.vp * times;
      cards += power.cards * times;
    }
  }
  return { vp, cards, sales, perGood };
}

const bounds: readonly Bound[] = designOf.map((_, card) => boundOf(card));
/** By card: what its powers add to the price of a good at the most. */
const addedToPrice: readonly number[] = designOf.map((_, card) => {
  let added = 0;
  for (const power of tradePowers(card)) added += power.cards;
  return added;
});
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
