/** Trade, before Consume. */
import type { CardId } from '../data/cards.ts';
import { type GoodKind, goodKinds } from '../data/goods.ts';
import { goodsText } from '../wording/goods.ts';
import { say } from '../wording/say.ts';
import { type PowerIn, type Verb, verbTable } from './verb.ts';

interface TradeVerb<P> extends Verb<P> {
  /** The cards that a power of this card adds to the price of the world's good. */
  raisesPrice(power: P, card: CardId, world: CardId, kind: GoodKind): number;
  /** The same at the most, whatever is sold. */
  most(power: P): number;
}

/** More cards for the sale of any good, of a good of one kind, or of the good of this very world. */
type TradeBonus = { readonly do: 'tradeBonus'; readonly cards: number } & (
  | { readonly kind?: GoodKind; readonly thisWorldOnly?: never }
  | { readonly thisWorldOnly: true; readonly kind?: never }
);

const tradeBonus: TradeVerb<TradeBonus> = {
  raisesPrice({ cards, kind: wanted, thisWorldOnly }, card, world, kind) {
    const counts = thisWorldOnly === true ? card === world : wanted === undefined || wanted === kind;
    return counts ? cards : 0;
  },
  most: ({ cards }) => cards,
  text: ({ cards, kind, thisWorldOnly }) =>
    thisWorldOnly === true
      ? say('race.power.trade.bonusHere', { cards })
      : say('race.power.trade.bonus', { cards, goods: goodsText(1, kind) }),
  /** A bonus for the good of this very world counts for its kind. */
  addTo(traits, { cards, kind: wanted, thisWorldOnly }, { good }) {
    goodKinds.forEach((kind, place) => {
      const counts = thisWorldOnly === true ? good?.kind === kind : wanted === undefined || wanted === kind;
      if (counts) traits.trade[place] = (traits.trade[place] ?? 0) + cards;
    });
  },
};

export const tradeVerbs = verbTable({ tradeBonus });
export type TradePower = PowerIn<typeof tradeVerbs>;

const verbs: Readonly<Record<TradePower['do'], TradeVerb<TradePower>>> = tradeVerbs;
export const tradeVerb = (power: TradePower): TradeVerb<TradePower> => verbs[power.do];
