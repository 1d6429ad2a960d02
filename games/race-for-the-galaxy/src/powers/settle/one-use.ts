/** Settle: cards that may be discarded from the tableau for a world. */
import type { GoodKind } from '../../data/goods.ts';
import { ofKind } from '../../wording/goods.ts';
import { say } from '../../wording/say.ts';
import type { SettleVerb } from './verb.ts';

/** Lasts until the end of this settle phase, needed or not. */
export interface TemporaryMilitary {
  readonly do: 'temporaryMilitary';
  readonly amount: number;
}
export const temporaryMilitary: SettleVerb<TemporaryMilitary> = {
  oneUse: ({ amount }) => ({ strength: amount, isFree: false, goesWith: () => true }),
  text: ({ amount }) => say('race.power.settle.temporaryMilitary', { amount }),
  addTo(traits) {
    traits.oneUse += 1;
    traits.isSpent = true;
  },
};

/** For a payment, so for a military world only when it is paid for. */
export interface SetCostToZero {
  readonly do: 'setCostToZero';
  readonly except: GoodKind;
}
export const setCostToZero: SettleVerb<SetCostToZero> = {
  oneUse: ({ except }) => ({
    strength: 0,
    isFree: true,
    goesWith: (method, { good }) => method !== 'conquer' && good?.kind !== except,
  }),
  text: ({ except }) => say('race.power.settle.setCostToZero', { kind: ofKind(except) }),
  addTo(traits) {
    traits.oneUse += 1;
    traits.isSpent = true;
  },
};
