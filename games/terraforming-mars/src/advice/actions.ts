/** The actions on cards that lie on the table: whether they can be used, what is missing, what they bring. */
import type { Seat } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import type { CubeKind, Resource } from '../data/resources.ts';
import type { Action } from '../data/types.ts';
import { actionOf, canUse } from '../rules/actions.ts';
import { cubesOn } from '../rules/cubes.ts';
import { purse } from '../rules/payment.ts';
import { spareProduction, stockOf } from '../rules/stock.ts';
import { type Terms, termsOf } from '../rules/terms.ts';
import { type Player, playerAt } from '../state.ts';
import { yieldsOf } from '../verbs/index.ts';
import type { Yield } from '../verbs/verb.ts';
import type { Position } from './position.ts';

/** What stands in the way of using a card. `actionMissingText` puts it into words. */
export type ActionMissing =
  | { readonly missing: 'stock'; readonly of: Resource; readonly by: number }
  | { readonly missing: 'production'; readonly of: Resource; readonly by: number }
  /** Cubes on the card itself. */
  | { readonly missing: 'cubes'; readonly kind: CubeKind; readonly by: number }
  /** Nobody has a card from which such a cube may be taken. */
  | { readonly missing: 'prey'; readonly kind: CubeKind }
  /** No other card can hold what this way adds. */
  | { readonly missing: 'holder' }
  /** The rating has not gone up in this generation. */
  | { readonly missing: 'rating' };

/** One way to use a card that lies on the table. */
export interface ActionAdvice {
  readonly card: CardId;
  readonly way: number;
  /** Used in this generation already, by this way or another. */
  readonly used: boolean;
  /** Not used, and its cost can be paid. */
  readonly open: boolean;
  /** What is in the way of a card that has not been used; undefined where it is open. */
  readonly missing: ActionMissing | undefined;
  readonly yields: readonly Yield[];
}

function missingFor(player: Player, terms: Terms, card: CardId, action: Action): ActionMissing {
  const { cost } = action;
  if (action.ifRated === true && !player.rated) return { missing: 'rating' };
  switch (cost.pay) {
    // What costs nothing is closed only where nothing can hold what it adds.
    case 'nothing':
      return { missing: 'holder' };
    case 'production':
      return { missing: 'production', of: cost.of, by: cost.by - spareProduction(player, cost.of) };
    case 'cubes':
      return { missing: 'cubes', kind: cost.kind, by: cost.amount - cubesOn(player, card) };
    case 'anyCube':
      return { missing: 'prey', kind: cost.kind };
    case 'anyAmount':
      return { missing: 'stock', of: cost.of, by: 1 };
    case 'megacredits': {
      const has = purse(player, terms, cost.or === 'steel', cost.or === 'titanium', 0);
      return { missing: 'stock', of: 'megacredits', by: cost.amount - has };
    }
    default:
      return { missing: 'stock', of: cost.pay, by: cost.amount - stockOf(player, cost.pay) };
  }
}

/** The actions on a seat's cards, used ones too. */
export function actionsOf(position: Position, seat: Seat): readonly ActionAdvice[] {
  const player = playerAt(position, seat);
  const terms = termsOf(player);
  return player.doing.flatMap((card) =>
    faceOf(card).actions.map((_, way): ActionAdvice => {
      const action = actionOf(card, way);
      const used = player.used.includes(card);
      const open = !used && canUse(position, seat, player, terms, card, action);
      const missing = used || open ? undefined : missingFor(player, terms, card, action);
      return { card, way, used, open, missing, yields: yieldsOf(position, seat, action.effects) };
    }),
  );
}
