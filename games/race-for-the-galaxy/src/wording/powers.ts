import type { Message } from '@orrery/kernel';
import type { GoodKind } from '../data/goods.ts';
import type {
  ConsumeGoods,
  ConsumePower,
  DevelopPower,
  ExplorePower,
  PowerOf,
  PowerPhase,
  ProducePower,
  SettlePower,
  TradePower,
} from '../data/types.ts';
import { say } from './say.ts';

type Words = { readonly [P in PowerPhase]: (power: PowerOf[P]) => Message };
const words: Words = {
  explore: exploreText,
  develop: developText,
  settle: settleText,
  trade: tradeText,
  consume: consumeText,
  produce: produceText,
};

/** A power as a sentence that continues the name of its phase: "Explore: draw 1 more card to choose from." */
export function powerText<P extends PowerPhase>(phase: P, power: PowerOf[P]): Message {
  const write: Words[P] = words[phase];
  return write(power);
}

function exploreText({ draw, keep }: ExplorePower): Message {
  if (keep === 0) return say('race.power.explore.draw', { draw });
  return draw === 0
    ? say('race.power.explore.keep', { keep })
    : say('race.power.explore.drawAndKeep', { draw, keep });
}

function developText(power: DevelopPower): Message {
  switch (power.do) {
    case 'drawAtStart':
      return say('race.power.develop.drawAtStart', { cards: power.cards });
    case 'discount':
      return say('race.power.develop.discount', { amount: power.amount });
    case 'drawAfter':
      return say('race.power.develop.drawAfter', { cards: power.cards });
  }
}

function settleText(power: SettlePower): Message {
  switch (power.do) {
    case 'discount':
      return power.kind === undefined
        ? say('race.power.settle.discount', { amount: power.amount })
        : say('race.power.settle.discountKind', { amount: power.amount, kind: ofKind(power.kind) });
    case 'military':
      return militaryText(power);
    case 'temporaryMilitary':
      return say('race.power.settle.temporaryMilitary', { amount: power.amount });
    case 'setCostToZero':
      return say('race.power.settle.setCostToZero', { kind: ofKind(power.except) });
    case 'payForMilitary':
      return say('race.power.settle.payForMilitary', {
        less: -power.costModifier,
        kind: ofKind(power.except),
      });
    case 'drawAfter':
      return say('race.power.settle.drawAfter', { cards: power.cards });
  }
}

function militaryText({ amount, against }: Extract<SettlePower, { do: 'military' }>): Message {
  if (against === undefined) return say('race.power.settle.military', { amount });
  return against.kind === undefined
    ? say('race.power.settle.militaryKeyword', { amount, keyword: against.keyword })
    : say('race.power.settle.militaryKind', { amount, kind: ofKind(against.kind) });
}

function tradeText({ cards, kind, thisWorldOnly }: TradePower): Message {
  return thisWorldOnly === true
    ? say('race.power.trade.bonusHere', { cards })
    : say('race.power.trade.bonus', { cards, goods: goodsText(1, kind) });
}

function consumeText(power: ConsumePower): Message {
  switch (power.do) {
    case 'consumeGoods':
      return consumeGoodsText(power);
    case 'consumeAllGoods':
      return say('race.power.consume.all');
    case 'consumeForTradePrice':
      return say('race.power.consume.tradePrice', { tradePowers: String(power.applyTradePowers) });
    case 'draw':
      return say('race.power.draw', { cards: power.cards });
    case 'gamble':
      return say('race.power.consume.gamble', { lowest: power.lowest, highest: power.highest });
    case 'discardFromHand':
      return say('race.power.consume.discardFromHand', { cards: power.upTo, vp: power.vp });
  }
}

function consumeGoodsText({ take, goods, kind, vp, cards }: ConsumeGoods): Message {
  const reward = rewardText(vp, cards);
  if (take === 'different') return say('race.power.consume.different', { goods, reward });
  return take === 'upTo'
    ? say('race.power.consume.upTo', { goods: goodsText(goods, kind), reward })
    : say('race.power.consume.exactly', { goods: goodsText(goods, kind), reward });
}

/** VP and cards as the object of a sentence: "1 VP and 1 card". */
export function rewardText(vp: number, cards: number): Message {
  if (cards === 0) return say('race.reward.vp', { vp });
  return vp === 0 ? say('race.reward.cards', { cards }) : say('race.reward.vpAndCards', { vp, cards });
}

function produceText(power: ProducePower): Message {
  switch (power.do) {
    case 'produceHere':
      return power.thenDraw === 0
        ? say('race.power.produce.here')
        : say('race.power.produce.hereThenDraw', { cards: power.thenDraw });
    case 'produceOnWindfall':
      return say('race.power.produce.onWindfall', { goods: goodsText(1, power.kind) });
    case 'draw':
      return say('race.power.draw', { cards: power.cards });
    case 'drawIfProducedHere':
      return say('race.power.produce.drawIfHere', { cards: power.cards });
    case 'drawPerGoodProduced':
      return say('race.power.produce.drawPerGood', {
        cards: power.cards,
        good: say(`race.good.${power.kind}`),
      });
    case 'drawPerKindProduced':
      return say('race.power.produce.drawPerKind', { cards: power.cards });
    case 'drawIfProducedMost':
      return say('race.power.produce.drawIfMost', { cards: power.cards, kind: ofKind(power.kind) });
    case 'drawPerWorldInTableau':
      return say('race.power.produce.drawPerWorld', { cards: power.cards, kind: ofKind(power.kind) });
  }
}

/** A number of goods as the object of a sentence: "a good", "2 Rare elements goods". */
export const goodsText = (n: number, kind?: GoodKind): Message => say(`race.goods.${kind ?? 'any'}`, { n });

/** A kind of good in the form that says what a world or a good is of. */
export const ofKind = (kind: GoodKind): Message => say(`race.kindOf.${kind}`);
