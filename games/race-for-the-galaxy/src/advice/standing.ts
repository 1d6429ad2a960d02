/** Sums for the head of a tableau: Military and discounts, general first, then against or for some worlds. */
import { goodKinds } from '../data/goods.ts';
import { settlePowers } from '../powers/lists.ts';
import { settleVerb } from '../powers/settle/index.ts';
import { developDiscount } from '../rules/develop.ts';
import { generalMilitary, settleDiscount } from '../rules/military.ts';
import type { Player } from '../state.ts';
import { nextPhase } from './player.ts';

interface Standing {
  readonly military: number;
  /** The whole strength against worlds of a kind of good or with a keyword. */
  readonly against: readonly { readonly kind: string; readonly amount: number }[];
  readonly discount: number;
  readonly discounts: readonly { readonly kind: string; readonly amount: number }[];
  readonly develop: number;
}

export function standingOf(player: Player): Standing {
  const all = nextPhase({ ...player, chosen: [] });
  const military = generalMilitary(all);
  const discount = settleDiscount(all, undefined);
  const special = new Map<string, number>();
  for (const power of all.tableau.flatMap(settlePowers)) {
    const specialty = settleVerb(power).specialty?.(power);
    if (specialty === undefined) continue;
    const { against, amount } = specialty;
    special.set(against, (special.get(against) ?? 0) + amount);
  }
  return {
    military,
    against: [...special].map(([kind, amount]) => ({ kind, amount: military + amount })),
    discount,
    discounts: goodKinds.flatMap((kind) => {
      const amount = settleDiscount(all, kind);
      return amount === discount ? [] : [{ kind, amount }];
    }),
    develop: developDiscount(all, 1),
  };
}
