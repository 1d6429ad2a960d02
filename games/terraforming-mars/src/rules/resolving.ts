/** Rulebook chapter: actions A — several effects at once, and whose order they follow. */
import type { Seat } from '@orrery/kernel';
import type { CardId } from '../data/cards.ts';
import type { Effect } from '../data/types.ts';
import { type MarsState, NO_CARD } from '../state.ts';
import type { EffectTask, MarsRun, Source } from '../tasks.ts';
import { happen, verbOf } from '../verbs/index.ts';
import { type Showing, type Stage, usualOrder } from '../verbs/verb.ts';

const stageOf = (effect: Effect): Stage => verbOf(effect).stage(effect);

/** Gains never ask anything and help nobody else's order. */
const isPlain = (effect: Effect): boolean => stageOf(effect) === 'gain';

const inUsualOrder = (a: EffectTask, b: EffectTask): number =>
  usualOrder.indexOf(stageOf(a.effect)) - usualOrder.indexOf(stageOf(b.effect));

/** Whether a loss can be borne now. */
function canLose(state: MarsState, seat: Seat, effect: Effect): boolean {
  const condition = verbOf(effect).condition(effect);
  return condition === undefined || condition(state, seat, undefined);
}

/** Whether none of these effects would change anything now, though they may be done. */
export const haveNoEffect = (
  state: MarsState,
  seat: Seat,
  source: Source,
  effects: readonly Effect[],
): boolean =>
  effects.length > 0 && effects.every((effect) => verbOf(effect).isIdle(state, seat, source, effect));

const isTrade = (showing: Showing): boolean => showing === 'exchange' || showing === 'trade';
/** Only effects of these stages can be trades; the others need not be looked at closely. */
const mayTrade = ({ effect }: EffectTask): boolean => {
  const stage = stageOf(effect);
  return stage === 'look' || stage === 'trade for a card';
};

/**
 * Effects that both leave a choice and show cards: each may be decided better with what another has shown. Where cards
 * are exchanged, cards that are merely drawn belong to them too.
 */
function showingCards(state: MarsState, tasks: readonly EffectTask[]): readonly EffectTask[] {
  if (!tasks.some(mayTrade)) return none;
  const showings = tasks.map((task) => verbOf(task.effect).showsCards(state, task, tasks));
  if (!showings.some(isTrade)) return none;
  const exchanges = showings.includes('exchange');
  return tasks.filter((_, i) => {
    const showing = showings[i] ?? 'nothing';
    return isTrade(showing) || showing === 'bonus' || (exchanges && showing === 'draw');
  });
}

/**
 * The effects whose order the player must be asked about, because another one can lead to what the usual one cannot:
 * several that show cards, or an ocean from the temperature and a tile that could lie next to it. All other effects add
 * up to the same in every order, or the usual order leaves every possibility open.
 */
function entangled(state: MarsState, tasks: readonly EffectTask[]): readonly EffectTask[] {
  const showing = showingCards(state, tasks);
  if (showing.some(({ effect }) => effect !== showing[0]?.effect)) return showing;
  const ocean = tasks.find(({ effect }) => verbOf(effect).onMap(state, effect) === 'ocean');
  const tile = tasks.find(({ effect }) => verbOf(effect).onMap(state, effect) === 'tile');
  return ocean !== undefined && tile !== undefined ? [ocean, tile] : none;
}

/** Whether effects of one card alone could be entangled; with triggers anything can. */
const mayTangle = (state: MarsState, effects: readonly Effect[]): boolean => {
  if (effects.length < 2) return false;
  let ocean = false;
  let tile = false;
  for (const effect of effects) {
    const onMap = verbOf(effect).onMap(state, effect);
    if (onMap === 'ocean') ocean = true;
    else if (onMap === 'tile') tile = true;
  }
  return ocean && tile;
};

/**
 * Resolves the effects of a card, or of something on the board, together with what they have set off: lets happen at
 * once what needs no order, and puts the rest on the agenda in the usual one.
 */
export function resolve(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  source: Source,
  effects: readonly Effect[],
  triggered: readonly EffectTask[],
): void {
  const played = typeof source === 'number' ? source : NO_CARD;
  const knot =
    triggered.length > 0 || mayTangle(state, effects)
      ? entangled(state, [...effects.map((effect) => taskOf(seat, source, effect, played)), ...triggered])
      : none;
  const later: EffectTask[] = [];
  const depth = run.stack.length;
  for (const effect of effects) {
    if (knot.length > 0 && knot.some((task) => task.effect === effect && task.source === source)) continue;
    const task = taskOf(seat, source, effect, played);
    if (isPlain(effect)) happen(state, run, task);
    else later.push(task);
  }
  for (const task of triggered) {
    if (knot.includes(task)) continue;
    if (isPlain(task.effect)) happen(state, run, task);
    else later.push(task);
  }
  // An ocean that a bonus step brought waits on the agenda already; it comes first, as the tracks do.
  const bonus = run.stack.length > depth ? run.stack.splice(depth) : [];
  if (later.length > 1) later.sort(inUsualOrder);
  bearLosses(state, run, later);
  for (let i = later.length - 1; i >= 0; i--) {
    const task = later[i];
    if (task !== undefined) run.push(task);
  }
  if (knot.length > 0) run.bag(seat, [...knot].sort(inUsualOrder));
  for (const task of bonus) run.stack.push(task);
}

/** Losses that can be borne are borne at once; the others wait, at the end of the list, for what helps them. */
function bearLosses(state: MarsState, run: MarsRun, later: EffectTask[]): void {
  for (let i = later.length - 1; i >= 0; i--) {
    const task = later[i];
    if (task === undefined || stageOf(task.effect) !== 'loss') break;
    if (!canLose(state, task.seat, task.effect)) continue;
    happen(state, run, task);
    later.splice(i, 1);
  }
}

const none: readonly EffectTask[] = [];

const taskOf = (seat: Seat, source: Source, effect: Effect, played: CardId): EffectTask => ({
  do: 'effect',
  seat,
  source,
  effect,
  played,
});

/** Step: an effect that has waited on the agenda. */
export const effectStep = (state: MarsState, task: EffectTask, run: MarsRun): void =>
  happen(state, run, task);
