/** The powers of Consume. */
import { type PowerIn, verbTable } from '../verb.ts';
import { consumeAllGoods } from './all-goods.ts';
import { discardFromHand } from './discard-from-hand.ts';
import { draw } from './draw.ts';
import { gamble } from './gamble.ts';
import { consumeGoods } from './goods.ts';
import { consumeForTradePrice } from './trade-price.ts';
import type { ConsumeVerb } from './verb.ts';

export const consumeVerbs = verbTable({
  consumeGoods,
  consumeAllGoods,
  consumeForTradePrice,
  draw,
  gamble,
  discardFromHand,
});
export type ConsumePower = PowerIn<typeof consumeVerbs>;

const verbs: Readonly<Record<ConsumePower['do'], ConsumeVerb<ConsumePower>>> = consumeVerbs;
export const consumeVerb = (power: ConsumePower): ConsumeVerb<ConsumePower> => verbs[power.do];
