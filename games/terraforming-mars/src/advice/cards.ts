/** A card of the hand: what it costs, requires and brings, and what is in the way. */
import type { Seat } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import { blockedEffects, canDo } from '../rules/feasibility.ts';
import { clonePlayer, playerAt, putDown } from '../state.ts';
import { yieldsOf } from '../verbs/index.ts';
import type { Yield } from '../verbs/verb.ts';
import type { Position } from './position.ts';
import { type Price, priceOf } from './prices.ts';
import { type Missing, type RequirementAdvice, requirementsOf } from './requirements.ts';

export interface CardAdvice {
  readonly card: CardId;
  readonly price: Price;
  readonly requirements: readonly RequirementAdvice[];
  /** All that is in the way; none: it can be played. */
  readonly missing: readonly Missing[];
  /** What playing it brings by itself; its own icons count already. */
  readonly yields: readonly Yield[];
}

/** The position with the card on the table: what it does is reckoned from there. */
function withCard(position: Position, seat: Seat, card: CardId): Position {
  const players = position.players.map((player, other) => (other === seat ? clonePlayer(player) : player));
  putDown(playerAt({ ...position, players }, seat), card);
  return { ...position, players };
}

export function cardAdvice(position: Position, seat: Seat, card: CardId): CardAdvice {
  const price = priceOf(position, seat, card);
  const requirements = requirementsOf(position, seat, card);
  const blocked = canDo(position, seat, card) ? [] : blockedEffects(position, seat, card);
  return {
    card,
    price,
    requirements,
    missing: [
      ...requirements.flatMap(({ missing }) => missing ?? []),
      ...(price.short > 0
        ? [{ missing: 'megacredits' as const, by: price.short, withMetals: price.withMetals }]
        : []),
      ...blocked.map((effect) => ({ missing: 'effect' as const, effect })),
    ],
    yields: yieldsOf(withCard(position, seat, card), seat, faceOf(card).play),
  };
}

/** All cards of a seat's hand, in its order. */
export const handAdvice = (position: Position, seat: Seat): readonly CardAdvice[] =>
  playerAt(position, seat).hand.map((card) => cardAdvice(position, seat, card));
