/** Consume as one action: the powers in an order, their answers put together on the real engine. */

import type { LoadedGame } from '@orrery/catalog';
import type { Answer, Choice, Question, Seat } from '@orrery/kernel';
import type { Player } from '@orrery/race-for-the-galaxy';
import { optionsOf } from '../../../board-kit/choice.ts';
import { type ChooseNext, composed } from '../../../board-kit/composing.ts';
import { moved } from '../../../parts/lists.ts';
import {
  bestGoods,
  bestPlan,
  type ConsumePlan,
  type ConsumeStep,
  type PowerRef,
  worldsFor,
} from '../reckon/consume.ts';
import { powerIn } from '../reckon/options.ts';
import { isRaceView, playerOf, seen, type View } from '../reckon/player.ts';

export const isDoubled = (player: Player): boolean => player.chosen.includes('consume-x2');

const isSame = (a: PowerRef, b: PowerRef): boolean => a.card === b.card && a.index === b.index;

/** Each step of the plan with the worlds whose goods it takes. */
export function stepsWithWorlds(
  player: Player,
  plan: ConsumePlan,
): { readonly step: ConsumeStep; readonly worlds: readonly number[] }[] {
  const taken: number[] = [];
  return plan.steps.map((step) => {
    const worlds = worldsFor(player, step.takes, taken);
    taken.push(...worlds);
    return { step, worlds };
  });
}

/** The powers of the best plan, in its order. */
export const bestOrder = (player: Player): PowerRef[] =>
  bestPlan(player, isDoubled(player)).steps.map(({ card, index }) => ({ card, index }));

/** The order with one power a place earlier or later. */
export function movedIn(order: readonly PowerRef[], power: PowerRef, by: -1 | 1): readonly PowerRef[] {
  return moved(
    order,
    order.findIndex((each) => isSame(each, power)),
    by,
  );
}

/** The power that goods are asked for. */
export function powerAsked({ name, args: { card, index } }: Question): PowerRef | undefined {
  const asks = name === 'consume.goods' && typeof card === 'number' && typeof index === 'number';
  return asks ? { card, index } : undefined;
}

function choiceFor(
  question: Question,
  view: View,
  seat: Seat,
  order: readonly PowerRef[],
): Choice | undefined {
  if (question.name === 'consume.power') {
    const open = optionsOf(question).map(({ value }) => value);
    const next = order.find((ref) => open.some((value) => isPower(value, ref)));
    const pick = next === undefined ? undefined : open.find((value) => isPower(value, next));
    return pick === undefined ? undefined : { pick };
  }
  const power = powerAsked(question);
  if (power === undefined) return undefined;
  const player = playerOf(seen(view, seat));
  return { picks: worldsFor(player, bestGoods(player, isDoubled(player), power, order)) };
}

const isPower = (value: Parameters<typeof powerIn>[0], ref: PowerRef): boolean => {
  const power = powerIn(value);
  return power !== undefined && isSame(power, ref);
};

/** Uses the powers in this order, as long as they ask for nothing but goods. */
export const choosingInOrder =
  (seat: Seat, order: readonly PowerRef[]): ChooseNext =>
  (question, view) =>
    isRaceView(view) ? choiceFor(question, view, seat, order) : undefined;

/** The answers that use the powers in this order, up to the first draw of cards. */
export const answersInOrder = (
  { game }: LoadedGame,
  view: View,
  seat: Seat,
  order: readonly PowerRef[],
): Answer[] => composed(game, view, seat, choosingInOrder(seat, order));
