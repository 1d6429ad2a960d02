/** Bags: pending effects whose order belongs to a player. */
import type { Ask, Bag, Core, Task } from './agenda.ts';
import { agendaOf, isBag } from './agenda.ts';
import { type Plain, same } from './data.ts';
import { type Message, msg } from './message.ts';
import { type NamedRules, ruleNamed } from './named-rules.ts';
import type { OneOf } from './question.ts';
import type { Run } from './run.ts';

/** What bags need of the engine around them. */
export interface Bags<S> {
  readonly namedRules: NamedRules<S>;
  readonly bags: {
    orderMatters(state: S, seat: number, effects: readonly Task[]): boolean;
    describe(state: S, effect: Task): Message;
  };
  clone(state: S): S;
  /** Takes automatic steps without telling anybody. */
  advanceQuietly(state: S): void;
}

/** Instead of picking effect by effect, a player may take the usual order for all that is left. */
export const USUAL = 'usual';

/** Opens a bag whose order does not matter; says whether the seat must choose. */
export function bagNeedsAnswer<S extends Core>(
  engine: Bags<S>,
  state: S,
  stack: Task[],
  task: Task,
): boolean {
  if (!isBag(task)) throw new Error(`${task.do} is not a bag`);
  if (task.of.length > 1 && engine.bags.orderMatters(state, task.seat, task.of)) return true;
  stack.pop();
  stack.push(...task.of.slice().reverse());
  return false;
}

export function takeFromBag(run: Run, bag: Bag, pick: Plain): void {
  if (pick === USUAL) {
    run.next(...bag.of);
    return;
  }
  const index = bag.of.findIndex((effect) => same(effect, pick));
  const effect = bag.of[index];
  if (effect === undefined) throw new Error('not an effect of this bag');
  const rest: Bag = { do: 'kernel.bag', seat: bag.seat, of: bag.of.filter((_, i) => i !== index) };
  run.next(effect, rest);
}

/** The state after one effect, on a copy; undefined when the effect cannot happen. */
function afterEffect<S extends Core>(engine: Bags<S>, state: S, effect: Task): S | undefined {
  const rule = ruleNamed(engine.namedRules, effect);
  if (rule.kind !== 'step') return undefined;
  if (rule.can !== undefined && !rule.can(state, effect)) return undefined;
  const copy = engine.clone(state);
  copy.agenda = agendaOf(effect);
  engine.advanceQuietly(copy);
  return copy;
}

/** Whether some order of the effects lets every one of them happen. What an effect asks in between is not looked at. */
export function feasible<S extends Core>(engine: Bags<S>, state: S, effects: readonly Task[]): boolean {
  if (effects.length === 0) return true;
  return effects.some((effect, i) => {
    const after = afterEffect(engine, state, effect);
    return (
      after !== undefined &&
      feasible(
        engine,
        after,
        effects.filter((_, j) => j !== i),
      )
    );
  });
}

/** Whether the effects can happen one after another in just this order. */
function inOrder<S extends Core>(engine: Bags<S>, state: S, effects: readonly Task[]): boolean {
  let now: S | undefined = state;
  for (const effect of effects) {
    now = afterEffect(engine, now, effect);
    if (now === undefined) return false;
  }
  return true;
}

const asPlain = (effect: Task): Plain => ({ ...effect });

/** Whether every effect is a step without a test, so that any order lets all of them happen. */
const alwaysPossible = <S>({ namedRules }: Bags<S>, effects: readonly Task[]): boolean =>
  effects.every((effect) => {
    const rule = ruleNamed(namedRules, effect);
    return rule.kind === 'step' && rule.can === undefined;
  });

function choices<S extends Core>(engine: Bags<S>, state: S, bag: Bag): Plain[] {
  if (alwaysPossible(engine, bag.of)) return [USUAL, ...distinct(bag.of)];
  const first = bag.of.filter((effect, i) => {
    const after = afterEffect(engine, state, effect);
    return (
      after !== undefined &&
      feasible(
        engine,
        after,
        bag.of.filter((_, j) => j !== i),
      )
    );
  });
  // Nothing makes all of them possible: then whatever is possible happens, in any order.
  if (first.length === 0) return [USUAL, ...distinct(bag.of)];
  return inOrder(engine, state, bag.of) ? [USUAL, ...distinct(first)] : distinct(first);
}

function distinct(effects: readonly Task[]): Plain[] {
  const kept: Plain[] = [];
  for (const effect of effects) if (!kept.some((known) => same(known, effect))) kept.push(asPlain(effect));
  return kept;
}

/** The question that an open bag asks: which effect comes next. */
export function bagQuestion<S extends Core>(engine: Bags<S>): OneOf<S, Ask> {
  const bagOf = (ask: Ask): Bag => {
    if (!isBag(ask)) throw new Error(`${ask.do} is not a bag`);
    return ask;
  };
  return {
    shape: 'one-of',
    text: () => msg('kernel.question.order'),
    options: (state, ask) => choices(engine, state, bagOf(ask)),
    describe: (state, ask, value) => {
      const effect = bagOf(ask).of.find((candidate) => same(candidate, value));
      return { text: effect === undefined ? msg('kernel.order.usual') : engine.bags.describe(state, effect) };
    },
    answer: (_, ask, pick, run) => takeFromBag(run, bagOf(ask), pick),
  };
}
