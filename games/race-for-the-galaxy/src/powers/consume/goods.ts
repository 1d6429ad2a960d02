/** Consume: some goods for VP and cards. */
import type { CardId } from '../../data/cards.ts';
import { type GoodKind, goodKinds } from '../../data/goods.ts';
import { countBits, countGoods, kindIndexOf, kindsWithGood, worldsWithGood } from '../../rules/goods.ts';
import type { Player } from '../../state.ts';
import { goodsText, rewardText } from '../../wording/goods.ts';
import { say } from '../../wording/say.ts';
import { exchange, takeOrAsk, takings, total } from './taking.ts';
import type { ConsumeVerb, GoodsFace } from './verb.ts';

/**
 * `exactly` and `different` (each good of another kind) take all the goods or cannot be used, and reward once. `upTo`
 * takes as many as there are up to the number, and rewards each.
 */
export type ConsumeGoods = {
  readonly do: 'consumeGoods';
  readonly goods: number;
  readonly vp: number;
  readonly cards: number;
} & (
  | { readonly take: 'exactly' | 'upTo'; readonly kind?: GoodKind }
  | { readonly take: 'different'; readonly kind?: never }
);

const allDifferent = (worlds: readonly CardId[]): boolean =>
  new Set(worlds.map((world) => kindIndexOf(world))).size === worlds.length;

const goods: GoodsFace<ConsumeGoods> = {
  worlds: ({ kind }, player) => worldsWithGood(player, kind),
  count: (power, player) =>
    power.take === 'upTo' ? Math.min(power.goods, countGoods(player, power.kind)) : power.goods,
  refusal: ({ take }, worlds) =>
    take === 'different' && !allDifferent(worlds) ? say('race.refusal.sameKind') : undefined,
  take({ take, vp, cards }, state, run, seat, card, worlds) {
    const times = take === 'upTo' ? worlds.length : 1;
    exchange(state, run, seat, card, worlds, vp * times, cards * times);
  },
};

/** How often the power rewards these goods at the most; 0 where there are too few for it. */
function timesRewarded(power: ConsumeGoods, player: Player): number {
  if (power.take === 'upTo') return Math.min(power.goods, countGoods(player, power.kind));
  return hasEnough(power, player) ? 1 : 0;
}

function hasEnough({ take, goods: needed, kind }: ConsumeGoods, player: Player): boolean {
  if (take === 'different') return countBits(kindsWithGood(player)) >= needed;
  return countGoods(player, kind) >= (take === 'upTo' ? 1 : needed);
}

const goodsEachTime = (power: ConsumeGoods): number => (power.take === 'upTo' ? 1 : power.goods);

export const consumeGoods: ConsumeVerb<ConsumeGoods> = {
  goods,
  canUse: (power, _state, player) => hasEnough(power, player),
  use: takeOrAsk(goods),
  most: (power, player) => ({
    reward: {
      vp: power.vp,
      cards: power.cards,
      times: timesRewarded(power, player),
      goodsEachTime: goodsEachTime(power),
    },
  }),
  bound({ take, goods: most, vp, cards }) {
    const times = take === 'upTo' ? most : 1;
    return { vp: vp * times, cards: cards * times };
  },
  /** What asks for one kind first, then by the reward for each good. */
  urgency({ take, goods: most, kind, vp, cards }, card) {
    const reward = vp + cards * card;
    return (kind === undefined ? 10 : 50) + (take === 'upTo' ? reward : reward / most);
  },
  uses(power, _player, lying) {
    const allowed = lying.map((count, at) =>
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
  },
  text({ take, goods: most, kind, vp, cards }) {
    const reward = rewardText(vp, cards);
    if (take === 'different') return say('race.power.consume.different', { goods: most, reward });
    return take === 'upTo'
      ? say('race.power.consume.upTo', { goods: goodsText(most, kind), reward })
      : say('race.power.consume.exactly', { goods: goodsText(most, kind), reward });
  },
  addTo(traits, { take, goods: most, kind, vp, cards }) {
    traits.exchanges.push({
      goods: most,
      vp,
      cards,
      kind: kind === undefined ? undefined : goodKinds.indexOf(kind),
      partly: take === 'upTo',
      different: take === 'different',
    });
  },
};
