/** Consume: whatever goods are left. */
import { countGoods, worldsWithGood } from '../../rules/goods.ts';
import { playerAt } from '../../state.ts';
import { say } from '../../wording/say.ts';
import { exchange, total } from './taking.ts';
import type { ConsumeVerb } from './verb.ts';

/** All goods that are left; 1 VP for each but the first. */
export interface ConsumeAllGoods {
  readonly do: 'consumeAllGoods';
}

export const consumeAllGoods: ConsumeVerb<ConsumeAllGoods> = {
  canUse: (_power, _state, player) => countGoods(player) > 0,
  use(_power, state, run, seat, { card }) {
    const worlds = worldsWithGood(playerAt(state, seat));
    exchange(state, run, seat, card, worlds, worlds.length - 1, 0);
  },
  most: (_power, player) => ({
    reward: { vp: 1, cards: 0, times: Math.max(0, countGoods(player) - 1), goodsEachTime: 1 },
  }),
  bound: () => ({ perGood: 1 }),
  // After all that takes some of them.
  urgency: () => 1,
  uses: (_power, _player, goods) =>
    total(goods) === 0 ? [] : [{ taken: goods, vp: total(goods) - 1, cards: 0 }],
  text: () => say('race.power.consume.all'),
  addTo(traits) {
    traits.takesAll = true;
  },
};
