/** Consume as one action: the powers in an order, their answers put together on the real engine. */

import type { LoadedGame } from '@orrery/catalog';
import type { Answer, Seat } from '@orrery/kernel';
import { choiceInOrder, isRaceView, type PowerRef, type View } from '@orrery/race-for-the-galaxy/advice';
import { type ChooseNext, composed } from '../../../board-kit/composing.ts';
import { moved } from '../../../parts/lists.ts';

/** The order with one power a place earlier or later. */
export function movedIn(order: readonly PowerRef[], power: PowerRef, by: -1 | 1): readonly PowerRef[] {
  return moved(
    order,
    order.findIndex(({ card, index }) => card === power.card && index === power.index),
    by,
  );
}

/** Uses the powers in this order, as long as they ask for nothing but goods. */
export const choosingInOrder =
  (order: readonly PowerRef[], seat: Seat): ChooseNext =>
  (question, view) =>
    isRaceView(view) ? choiceInOrder(question, view, seat, order) : undefined;

/** The answers that use the powers in this order, up to the first draw of cards. */
export const answersInOrder = (
  { game }: LoadedGame,
  view: View,
  seat: Seat,
  order: readonly PowerRef[],
): Answer[] => composed(game, view, seat, choosingInOrder(order, seat));
