/** Settle: worlds that cost less. */
import type { GoodKind } from '../../data/goods.ts';
import { ofKind } from '../../wording/goods.ts';
import { say } from '../../wording/say.ts';
import type { SettleVerb } from './verb.ts';

/** Without a kind for any world; a kind asks for the world's good, never for its title. */
export interface Discount {
  readonly do: 'discount';
  readonly amount: number;
  readonly kind?: GoodKind;
}

/** A discount for one kind of world only is worth less. */
const ONE_KIND = 0.35;

export const discount: SettleVerb<Discount> = {
  discount: ({ amount, kind: wanted }, kind) => (wanted === undefined || wanted === kind ? amount : 0),
  text: ({ amount, kind }) =>
    kind === undefined
      ? say('race.power.settle.discount', { amount })
      : say('race.power.settle.discountKind', { amount, kind: ofKind(kind) }),
  addTo(traits, { amount, kind }) {
    traits.settle += amount * (kind === undefined ? 1 : ONE_KIND);
  },
};
