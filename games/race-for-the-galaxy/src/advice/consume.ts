/** The best order of Consume powers, by trying them all: most VP first, then most cards. */
import type { Choice, Question, Seat } from '@orrery/kernel';
import type { CardId } from '../data/cards.ts';
import { goodKinds } from '../data/goods.ts';
import { type ConsumePower, consumeVerb } from '../powers/consume/index.ts';
import type { GoodCounts, Use } from '../powers/consume/verb.ts';
import { consumePowers } from '../powers/lists.ts';
import { goodsByKind, worldsWithGood } from '../rules/goods.ts';
import { salePrice } from '../rules/trade.ts';
import { type Player, type PowerRef, powerKey } from '../state.ts';
import { readTarget } from '../targets.ts';
import { playerOf, seen, type View } from './player.ts';

interface ConsumeStep extends PowerRef {
  /** The worlds whose goods it takes. */
  readonly worlds: readonly CardId[];
  readonly vp: number;
  readonly cards: number;
}

export interface ConsumePlan {
  readonly vp: number;
  readonly cards: number;
  /** Goods that no power takes. */
  readonly left: number;
  readonly steps: readonly ConsumeStep[];
}

interface Waiting extends PowerRef {
  readonly power: ConsumePower;
}

/** A step while only the kinds of goods are known, as places in `goodKinds`. */
interface Draft extends PowerRef, Pick<Use, 'vp' | 'cards' | 'sale'> {
  readonly takes: readonly number[];
}

interface Drafts extends Omit<ConsumePlan, 'steps'> {
  readonly steps: readonly Draft[];
}

export const isDoubled = (player: Player): boolean => player.chosen.includes('consume-x2');

const isSame = (a: PowerRef, b: PowerRef): boolean => a.card === b.card && a.index === b.index;

/** The powers that are not used yet. */
const waitingPowers = ({ tableau, active, used }: Player): Waiting[] =>
  tableau
    .slice(0, active)
    .flatMap((card) =>
      consumePowers(card).flatMap((power, index) =>
        used.includes(powerKey(card, index)) ? [] : [{ card, index, power }],
      ),
    );

const better = (a: Drafts, b: Drafts): boolean =>
  a.vp !== b.vp ? a.vp > b.vp : a.cards !== b.cards ? a.cards > b.cards : a.left < b.left;

/** Which of the waiting powers may come next, by their places; `used` has a bit for each that came before. */
type Next = (goods: GoodCounts, used: number) => readonly number[];

/** The most that can be had from here on, when only some powers may come next. */
function search(player: Player, powers: readonly Waiting[], doubled: boolean, next: Next): ConsumePlan {
  const known = new Map<string, Drafts>();
  const times = doubled ? 2 : 1;

  function from(goods: GoodCounts, used: number): Drafts {
    const name = `${goods.join()}:${used}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    let best: Drafts | undefined;
    for (const i of next(goods, used)) {
      const waiting = powers[i];
      if (waiting === undefined || (used & (1 << i)) !== 0) continue;
      const { card, index } = waiting;
      for (const { taken, vp, cards, ...sale } of usesOf(waiting, player, goods)) {
        const left = goods.map((count, at) => count - (taken[at] ?? 0));
        const rest = from(left, used | (1 << i));
        const takes = taken.flatMap((count, at) => Array.from({ length: count }, () => at));
        const step: Draft = { card, index, vp: vp * times, cards, takes, ...sale };
        const plan = {
          vp: step.vp + rest.vp,
          cards: cards + rest.cards,
          left: rest.left,
          steps: [step, ...rest.steps],
        };
        if (best === undefined || better(plan, best)) best = plan;
      }
    }
    const result = best ?? { vp: 0, cards: 0, left: goods.reduce((sum, count) => sum + count, 0), steps: [] };
    known.set(name, result);
    return result;
  }
  return withWorlds(player, from(goodsByKind(player), 0));
}

const usesOf = ({ power }: Waiting, player: Player, goods: GoodCounts) =>
  consumeVerb(power).uses(power, player, goods);

/**
 * The steps with their worlds: a sale with trade powers takes the dearest good of its kind, everything else the cheapest,
 * which leaves that one to it.
 */
function withWorlds(player: Player, { vp, cards, left, steps: drafts }: Drafts): ConsumePlan {
  const taken: CardId[] = [];
  const steps = drafts.map(({ takes, sale, ...step }): ConsumeStep => {
    const worlds = worldsFor(player, takes, sale?.withPowers === true, taken);
    taken.push(...worlds);
    return { ...step, worlds };
  });
  return { vp, cards, left, steps };
}

/** Worlds whose goods are of these kinds, each world once; those that sell for less, or for more, go first. */
function worldsFor(
  player: Player,
  takes: readonly number[],
  dearest: boolean,
  taken: readonly CardId[],
): CardId[] {
  const found: CardId[] = [];
  const order = dearest ? -1 : 1;
  for (const kind of takes) {
    const [world] = worldsWithGood(player, goodKinds[kind])
      .filter((card) => !found.includes(card) && !taken.includes(card))
      .sort((a, b) => order * (salePrice(player, a, true) - salePrice(player, b, true)));
    if (world !== undefined) found.push(world);
  }
  return found;
}

/** The best order from here on; powers that may be left unused, and those that gamble, are not part of it. */
export function bestPlan(player: Player, doubled: boolean, first?: PowerRef): ConsumePlan {
  const powers = waitingPowers(player);
  const all = powers.map((_, i) => i);
  const begun =
    first === undefined ? all : all.filter((i) => powers[i] !== undefined && isSame(powers[i], first));
  return search(player, powers, doubled, (_, used) => (used === 0 ? begun : all));
}

/** The plan of somebody's own order: each power as soon as it can be used; those not named come after. */
export function planInOrder(player: Player, doubled: boolean, order: readonly PowerRef[]): ConsumePlan {
  const powers = waitingPowers(player);
  const rank = (power: Waiting): number => {
    const at = order.findIndex((ref) => isSame(ref, power));
    return at < 0 ? order.length : at;
  };
  const ranked = powers.map((power, i) => ({ i, power })).sort((a, b) => rank(a.power) - rank(b.power));
  return search(player, powers, doubled, (goods, used) => {
    const next = ranked.find(
      ({ i, power }) => (used & (1 << i)) === 0 && usesOf(power, player, goods).length > 0,
    );
    return next === undefined ? [] : [next.i];
  });
}

/** The worlds whose goods a power should take: those after which the rest, in this order, brings the most. */
export function bestGoods(
  player: Player,
  doubled: boolean,
  { card, index }: PowerRef,
  order?: readonly PowerRef[],
): readonly CardId[] {
  const open = { ...player, used: player.used.filter((key) => key !== powerKey(card, index)) };
  const plan =
    order === undefined
      ? bestPlan(open, doubled, { card, index })
      : planInOrder(open, doubled, [{ card, index }, ...order]);
  return plan.steps[0]?.worlds ?? [];
}

/**
 * When a player who does not plan uses a power: the higher the sooner, and below 0 it is better left out. `card` is what a
 * card in hand is worth in VP.
 */
export function urgencyOf({ card: owner, index }: PowerRef, card: number): number {
  const power = consumePowers(owner)[index];
  return power === undefined ? 0 : consumeVerb(power).urgency(power, card);
}

/** The powers of a plan, in its order. */
export const orderOf = ({ steps }: ConsumePlan): PowerRef[] =>
  steps.map(({ card, index }) => ({ card, index }));

/** The powers of the best plan, in its order. */
export const bestOrder = (player: Player): PowerRef[] => orderOf(bestPlan(player, isDoubled(player)));

/** The answer to a question of Consume that follows an order of the powers; undefined where it says nothing. */
export function choiceInOrder(
  question: Question,
  view: View,
  seat: Seat,
  order: readonly PowerRef[],
): Choice | undefined {
  if (question.name === 'consume.power' && question.shape === 'one-of') {
    const open = question.options.map(({ value, target }) => ({ value, power: readTarget(target)?.power }));
    for (const ref of order) {
      const next = open.find(({ power }) => power !== undefined && isSame(power, ref));
      if (next !== undefined) return { pick: next.value };
    }
    return undefined;
  }
  const power = powerAsked(question);
  if (power === undefined) return undefined;
  const player = playerOf(seen(view, seat));
  return { picks: [...bestGoods(player, isDoubled(player), power, order)] };
}

/** The power that a question asks goods for. */
export const powerAsked = (question: Question | undefined): PowerRef | undefined =>
  question?.name === 'consume.goods' && question.shape === 'some-of'
    ? readTarget(question.items[0]?.target)?.power
    : undefined;
