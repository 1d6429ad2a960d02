/** The order in which the viewer's powers are to be used, as far as they have one of their own. */

import {
  bestPlan,
  type ConsumePlan,
  isDoubled,
  orderOf,
  type PowerRef,
  planInOrder,
  playerOf,
  seen,
  type View,
} from '@orrery/race-for-the-galaxy/advice';
import { useMemo } from 'react';
import type { BoardProps } from '../../../board-kit/board.ts';
import { useComposing } from '../../../board-kit/composing.ts';
import { choosingInOrder, movedIn } from './order.ts';

export interface Consuming {
  readonly plan: ConsumePlan;
  /** No other order brings more. */
  readonly isBest: boolean;
  move(power: PowerRef, by: -1 | 1): void;
  /** The best order again. */
  restore(): void;
}

type Props = Pick<BoardProps, 'question' | 'choice' | 'me' | 'loaded'> & { readonly view: View };

export function useConsuming(props: Props): Consuming | undefined {
  const { question, me, view } = props;
  const seat = me === 'spectator' || question?.name !== 'consume.power' ? undefined : me;
  const { arranged, arrange } = useComposing(props, choosingInOrder);
  const reckoned = useMemo(() => {
    if (seat === undefined) return undefined;
    const player = playerOf(seen(view, seat));
    const doubled = isDoubled(player);
    const best = bestPlan(player, doubled);
    return { best, plan: arranged === undefined ? best : planInOrder(player, doubled, arranged) };
  }, [seat, view, arranged]);
  if (reckoned === undefined) return undefined;
  const { plan, best } = reckoned;
  return {
    plan,
    isBest: plan.vp === best.vp && plan.cards === best.cards,
    move: (power, by) => arrange(movedIn(orderOf(plan), power, by)),
    restore: () => arrange(orderOf(best)),
  };
}
