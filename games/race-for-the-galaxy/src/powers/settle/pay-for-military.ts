/** Settle: a military world that is paid for. */
import type { GoodKind } from '../../data/goods.ts';
import { ofKind } from '../../wording/goods.ts';
import { say } from '../../wording/say.ts';
import type { SettleVerb } from './verb.ts';

/** As if its cost were defense + `costModifier`; discounts apply. */
export interface PayForMilitary {
  readonly do: 'payForMilitary';
  readonly costModifier: number;
  readonly except: GoodKind;
}

export const payForMilitary: SettleVerb<PayForMilitary> = {
  costInstead: ({ costModifier, except }, defense, kind) =>
    kind === except ? undefined : defense + costModifier,
  text: ({ costModifier, except }) =>
    say('race.power.settle.payForMilitary', { less: -costModifier, kind: ofKind(except) }),
  addTo(traits) {
    traits.oneUse += 1;
  },
};
