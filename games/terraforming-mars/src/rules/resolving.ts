/** Rulebook chapter: actions A — several effects at once, and whose order they follow. */
import type { Seat } from '@orrery/kernel';
import type { CardId } from '../data/cards.ts';
import { areaOf } from '../data/map.ts';
import type { Effect } from '../data/types.ts';
import { type EffectTask, type MarsRun, type MarsState, NO_CARD, playerAt, type Source } from '../state.ts';
import { legalAreas } from './areas.ts';
import { cubesOn } from './cubes.ts';
import { runEffect } from './effects.ts';
import { bringsOcean } from './parameters.ts';
import { canLower, stockOf } from './stock.ts';

/**
 * The usual order. Effects that can only help others come first and those that may need help last, so whatever is
 * possible in some order is possible in this one: gains, productions and tracks; cards; oceans; other tiles and choices;
 * exchanges of cards; what is taken from others; cubes for other cards; what the player itself loses.
 */
const rank: Readonly<Record<Effect['do'], number>> = {
  gain: 0,
  produce: 0,
  raise: 0,
  rate: 0,
  nextCard: 0,
  ifTags: 0,
  addToPlayed: 0,
  spend: 0,
  draw: 1,
  reveal: 1,
  look: 2,
  lookToBuy: 2,
  choose: 4,
  place: 4,
  claim: 4,
  produceBonus: 5,
  exchange: 6,
  lowerAny: 7,
  remove: 7,
  steal: 7,
  add: 8,
  addToHolder: 8,
  copyProduction: 9,
  shift: 9,
  lose: 10,
};

/** Effects that never ask anything and help nobody else's order. */
function isPlain(effect: Effect): boolean {
  switch (effect.do) {
    case 'produce':
      return typeof effect.by !== 'number' || effect.by > 0;
    case 'add':
      return effect.to === 'this';
    default:
      return rank[effect.do] === 0;
  }
}

const isLoss = (effect: Effect): boolean =>
  effect.do === 'lose' || (effect.do === 'produce' && !isPlain(effect));

const rankOf = (effect: Effect): number => {
  if (isLoss(effect)) return rank.lose;
  return effect.do === 'place' && effect.tile === 'ocean' ? 3 : rank[effect.do];
};

/** Whether a loss can be borne now. */
function canLose(state: MarsState, seat: Seat, effect: Effect): boolean {
  const player = playerAt(state, seat);
  if (effect.do === 'lose') return stockOf(player, effect.of) >= effect.amount;
  return effect.do !== 'produce' || typeof effect.by !== 'number' || canLower(player, effect.of, -effect.by);
}

/** A choice one of whose sides draws a card. */
const offersDraw = ({ effect }: EffectTask): boolean =>
  effect.do === 'choose' && effect.of.some((effects) => effects.some((part) => part.do === 'draw'));

/** The same where the cubes for it are there, or an earlier one of these choices may bring them. */
function mayDraw(state: MarsState, task: EffectTask, tasks: readonly EffectTask[]): boolean {
  if (!offersDraw(task) || typeof task.source !== 'number') return false;
  return cubesOn(playerAt(state, task.seat), task.source) > 0 || tasks.filter(offersDraw).length > 1;
}

const mayBringCards = (state: MarsState, { seat, effect }: EffectTask): boolean =>
  effect.do === 'place' &&
  legalAreas(state, seat, effect.where).some((space) => (areaOf(space).bonus.cards ?? 0) > 0);

/**
 * The effects whose order the player must be asked about, because another one can lead to what the usual one cannot.
 * Cards that are discarded and drawn meet other cards drawn or looked at; an ocean from the temperature may come before
 * or after a tile that could lie next to it. All other effects add up to the same in every order, or the usual order
 * leaves every possibility open.
 */
export function entangled(state: MarsState, tasks: readonly EffectTask[]): EffectTask[] {
  const has = (test: (task: EffectTask) => boolean): boolean => tasks.some(test);
  const exchanges = has(({ effect }) => effect.do === 'exchange');
  const choices = has((task) => mayDraw(state, task, tasks));
  const looks = has(({ effect }) => effect.do === 'look');
  if (exchanges || (choices && looks)) {
    const flow = tasks.filter(
      (task) =>
        task.effect.do === 'exchange' ||
        task.effect.do === 'draw' ||
        task.effect.do === 'look' ||
        mayDraw(state, task, tasks) ||
        (exchanges && mayBringCards(state, task)),
    );
    if (flow.some(({ effect }) => effect.do !== 'exchange')) return flow;
  }
  const raises = tasks.find(
    ({ effect }) => effect.do === 'raise' && bringsOcean(state, effect.track, effect.steps),
  );
  const tile = tasks.find(({ effect }) => effect.do === 'place' && effect.tile !== 'ocean');
  return raises !== undefined && tile !== undefined ? [raises, tile] : [];
}

const byRank = (a: EffectTask, b: EffectTask): number => rankOf(a.effect) - rankOf(b.effect);

/** Whoever sees cards first decides better: exchanges and choices that draw come before tiles and other choices. */
const KNOWING = 2.5;
const knowingRank = (task: EffectTask): number =>
  task.effect.do === 'exchange' || offersDraw(task) ? KNOWING : rankOf(task.effect);
const byKnowledge = (a: EffectTask, b: EffectTask): number => knowingRank(a) - knowingRank(b);

/** Whether effects of one card alone could be entangled; with triggers anything can. */
const mayTangle = (effects: readonly Effect[]): boolean => {
  let raises = false;
  let places = false;
  for (const effect of effects) {
    if (effect.do === 'raise') raises = true;
    else if (effect.do === 'place' && effect.tile !== 'ocean') places = true;
  }
  return raises && places;
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
    triggered.length > 0 || mayTangle(effects)
      ? entangled(state, [...effects.map((effect) => taskOf(seat, source, effect, played)), ...triggered])
      : none;
  const later: EffectTask[] = [];
  const depth = run.stack.length;
  for (const effect of effects) {
    if (knot.length > 0 && knot.some((task) => task.effect === effect && task.source === source)) continue;
    if (isPlain(effect)) runEffect(state, run, seat, source, effect, played);
    else later.push(taskOf(seat, source, effect, played));
  }
  for (const task of triggered) {
    if (knot.includes(task)) continue;
    if (isPlain(task.effect)) runEffect(state, run, task.seat, task.source, task.effect, task.played);
    else later.push(task);
  }
  // An ocean that a bonus step brought waits on the agenda already; it comes first, as the tracks do.
  const bonus = run.stack.length > depth ? run.stack.splice(depth) : [];
  if (later.length > 1) later.sort(byKnowledge);
  bearLosses(state, run, later);
  for (let i = later.length - 1; i >= 0; i--) {
    const task = later[i];
    if (task !== undefined) run.push(task);
  }
  if (knot.length > 0) run.bag(seat, [...knot].sort(byRank));
  for (const task of bonus) run.stack.push(task);
}

/** Losses that can be borne are borne at once; the others wait, at the end of the list, for what helps them. */
function bearLosses(state: MarsState, run: MarsRun, later: EffectTask[]): void {
  for (let i = later.length - 1; i >= 0; i--) {
    const task = later[i];
    if (task === undefined || !isLoss(task.effect)) break;
    if (!canLose(state, task.seat, task.effect)) continue;
    runEffect(state, run, task.seat, task.source, task.effect, task.played);
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
