/** Settle: Military that lasts, general or against some worlds. */
import type { GoodKind } from '../../data/goods.ts';
import type { Design, Keyword } from '../../data/types.ts';
import { ofKind } from '../../wording/goods.ts';
import { say } from '../../wording/say.ts';
import type { SettleVerb } from './verb.ts';

/** The military worlds that specialized Military works against. */
type Against =
  | { readonly kind: GoodKind; readonly keyword?: never }
  | { readonly keyword: Keyword; readonly kind?: never };

/** May be negative. Without `against` it is general; otherwise specialized Military. */
export interface Military {
  readonly do: 'military';
  readonly amount: number;
  readonly against?: Against;
}

const worksAgainst = ({ kind, keyword }: Against, world: Design): boolean =>
  kind === undefined ? world.keywords.includes(keyword) : world.good?.kind === kind;

export const military: SettleVerb<Military> = {
  military({ amount, against }, world) {
    if (against === undefined) return amount;
    return world !== undefined && worksAgainst(against, world) ? amount : 0;
  },
  specialty: ({ amount, against }) =>
    against === undefined ? undefined : { against: against.kind ?? against.keyword, amount },
  text({ amount, against }) {
    if (against === undefined) return say('race.power.settle.military', { amount });
    return against.kind === undefined
      ? say('race.power.settle.militaryKeyword', { amount, keyword: against.keyword })
      : say('race.power.settle.militaryKind', { amount, kind: ofKind(against.kind) });
  },
  addTo(traits, { amount, against }) {
    if (against === undefined) traits.military += amount;
    else traits.specialMilitary += amount;
  },
};
