/** Rulebook chapters IV and who goes first: the most that Consume can bring, reckoned from public things alone. */
import type { ConsumeGoods } from '../data/types.ts';
import { NO_CARD, type Player, type RaceState } from '../state.ts';
import { countBits, countGoods, kindsWithGood, worldsWithGood } from './goods.ts';
import type { Stake } from './order.ts';
import { consumePowers } from './powers.ts';
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
  let [drawn, fromHand] = [sells ? bestPrice(player, true) : 0, 0];
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

/** What Consume can take from the pool and the supply at the most. */
export function consumeStake({ players }: RaceState): Stake {
  let [vp, cards] = [0, 0];
  for (const player of players) {
    const most = mostFor(player);
    vp += most.vp;
    cards += most.cards;
  }
  return { vp, cards, discards: true };
}
