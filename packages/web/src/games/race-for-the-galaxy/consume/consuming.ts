/** The order in which the viewer's powers are to be used, as far as they have one of their own. */
import { useMemo, useState } from 'react';
import type { BoardProps } from '../../../board-kit/board.ts';
import { bestPlan, type ConsumePlan, type PowerRef, planInOrder } from '../reckon/consume.ts';
import { playerOf, seen, type View } from '../reckon/player.ts';
import { answersInOrder, isDoubled, movedIn } from './order.ts';

export interface Consuming {
  readonly plan: ConsumePlan;
  /** No other order brings more. */
  readonly isBest: boolean;
  move(power: PowerRef, by: -1 | 1): void;
  /** The best order again. */
  restore(): void;
}

type Props = Pick<BoardProps, 'question' | 'choice' | 'me' | 'loaded'> & { readonly view: View };

export function useConsuming({ question, choice, me, loaded, view }: Props): Consuming | undefined {
  const [own, setOwn] = useState<{ readonly question: number; readonly order: readonly PowerRef[] }>();
  const asked = question?.name === 'consume.power' ? question.id : undefined;
  const order = own?.question === asked ? own?.order : undefined;
  const reckoned = useMemo(() => {
    if (asked === undefined || me === 'spectator') return undefined;
    const player = playerOf(seen(view, me));
    const doubled = isDoubled(player);
    const best = bestPlan(player, doubled);
    const plan = order === undefined ? best : planInOrder(player, doubled, order);
    return { plan, best };
  }, [asked, me, view, order]);
  if (reckoned === undefined || asked === undefined || me === 'spectator') return undefined;
  const { plan, best } = reckoned;
  const take = (next: readonly PowerRef[]): void => {
    setOwn({ question: asked, order: next });
    choice.compose(answersInOrder(loaded, view, me, next));
  };
  return {
    plan,
    isBest: plan.vp === best.vp && plan.cards === best.cards,
    move: (power, by) => take(movedIn(orderOf(plan), power, by)),
    restore: () => take(orderOf(best)),
  };
}

const orderOf = ({ steps }: ConsumePlan): PowerRef[] => steps.map(({ card, index }) => ({ card, index }));
