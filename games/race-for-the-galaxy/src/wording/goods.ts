/** Goods and rewards inside sentences. */
import type { Message } from '@orrery/kernel';
import type { GoodKind } from '../data/goods.ts';
import { say } from './say.ts';

/** A number of goods as the object of a sentence: "a good", "2 Rare elements goods". */
export const goodsText = (n: number, kind?: GoodKind): Message => say(`race.goods.${kind ?? 'any'}`, { n });

/** A kind of good in the form that says what a world or a good is of. */
export const ofKind = (kind: GoodKind): Message => say(`race.kindOf.${kind}`);

/** VP and cards as the object of a sentence: "1 VP and 1 card". */
export function rewardText(vp: number, cards: number): Message {
  if (cards === 0) return say('race.reward.vp', { vp });
  return vp === 0 ? say('race.reward.cards', { cards }) : say('race.reward.vpAndCards', { vp, cards });
}
