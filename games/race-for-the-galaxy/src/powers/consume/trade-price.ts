/** Consume: a good for the price of its sale. */
import { goodKinds } from '../../data/goods.ts';
import { countGoods, worldsWithGood } from '../../rules/goods.ts';
import { bestSale, sell } from '../../rules/trade.ts';
import { say } from '../../wording/say.ts';
import { takeOrAsk, takings } from './taking.ts';
import type { ConsumeVerb, GoodsFace } from './verb.ts';

/** One good for as many cards as its sale would bring, with or without the owner's trade powers. */
export interface ConsumeForTradePrice {
  readonly do: 'consumeForTradePrice';
  readonly applyTradePowers: boolean;
}

const goods: GoodsFace<ConsumeForTradePrice> = {
  worlds: (_power, player) => worldsWithGood(player),
  count: () => 1,
  take({ applyTradePowers }, state, run, seat, card, worlds) {
    for (const world of worlds) sell(state, run, seat, world, applyTradePowers, card);
  },
};

export const consumeForTradePrice: ConsumeVerb<ConsumeForTradePrice> = {
  goods,
  canUse: (_power, _state, player) => countGoods(player) > 0,
  use: takeOrAsk(goods),
  most: ({ applyTradePowers }, player) => ({ cards: bestSale(player, applyTradePowers)?.price ?? 0 }),
  bound: () => ({ sales: 1 }),
  urgency: (_power, card) => 10 + 3 * card,
  uses: ({ applyTradePowers }, player, lying) =>
    takings(lying, 1, 1).map((taken) => ({
      taken,
      vp: 0,
      cards: bestSale(player, applyTradePowers, goodKinds[taken.indexOf(1)])?.price ?? 0,
      sale: { withPowers: applyTradePowers },
    })),
  text: ({ applyTradePowers }) =>
    say('race.power.consume.tradePrice', { tradePowers: String(applyTradePowers) }),
  addTo(traits) {
    traits.sells = true;
  },
};
