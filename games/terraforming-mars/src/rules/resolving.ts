/** Rulebook chapter: actions A — several effects at once, and whose order they follow. */
import type { Seat } from '@orrery/kernel';
import { OCEANS } from '../data/board.ts';
import type { CardId } from '../data/cards.ts';
import { areaOf } from '../data/map.ts';
import type { Effect } from '../data/types.ts';
import { type MarsState, NO_CARD, playerAt } from '../state.ts';
import type { EffectTask, MarsRun, Source } from '../tasks.ts';
import { legalAreas } from './areas.ts';
import { cubesOn } from './cubes.ts';
import { runEffect } from './effects.ts';
import { bringsOcean } from './parameters.ts';
import { canLower, stockOf } from './stock.ts';

/**
 * The usual order. Effects that can only help others come first and those that may need help last, so whatever is
 * possible in some order is possible in this one. Effects that show cards come before those that only leave a choice:
 * whoever has seen the cards decides better.
 */
const usualOrder = [
  'gain',
  'draw',
  'look',
  'trade for a card',
  'ocean',
  'tile',
  'choice',
  'metal under a tile',
  'taking from others',
  'cubes for other cards',
  'change of production',
  'loss',
] as const;
type Stage = (typeof usualOrder)[number];

const stages: Readonly<Record<Effect['do'], Stage>> = {
  gain: 'gain',
  produce: 'gain',
  raise: 'gain',
  rate: 'gain',
  nextCard: 'gain',
  ifTags: 'gain',
  addToPlayed: 'gain',
  spend: 'gain',
  draw: 'draw',
  reveal: 'draw',
  look: 'look',
  lookToBuy: 'look',
  exchange: 'trade for a card',
  place: 'tile',
  choose: 'choice',
  claim: 'choice',
  produceBonus: 'metal under a tile',
  lowerAny: 'taking from others',
  remove: 'taking from others',
  steal: 'taking from others',
  add: 'cubes for other cards',
  addToHolder: 'cubes for other cards',
  copyProduction: 'change of production',
  shift: 'change of production',
  lose: 'loss',
};

/** Effects that never ask anything and help nobody else's order. */
function isPlain(effect: Effect): boolean {
  switch (effect.do) {
    case 'produce':
      return typeof effect.by !== 'number' || effect.by > 0;
    case 'add':
      return effect.to === 'this';
    default:
      return stages[effect.do] === 'gain';
  }
}

const isLoss = (effect: Effect): boolean =>
  effect.do === 'lose' || (effect.do === 'produce' && !isPlain(effect));

/** Whether one side of a choice draws a card. */
const offersDraw = (effect: Effect): boolean =>
  effect.do === 'choose' && effect.of.some((effects) => effects.some((part) => part.do === 'draw'));

function stageOf(effect: Effect): Stage {
  if (isLoss(effect)) return 'loss';
  if (offersDraw(effect)) return 'trade for a card';
  return effect.do === 'place' && effect.tile === 'ocean' ? 'ocean' : stages[effect.do];
}

const inUsualOrder = (a: EffectTask, b: EffectTask): number =>
  usualOrder.indexOf(stageOf(a.effect)) - usualOrder.indexOf(stageOf(b.effect));

/** Whether a loss can be borne now. */
function canLose(state: MarsState, seat: Seat, effect: Effect): boolean {
  const player = playerAt(state, seat);
  if (effect.do === 'lose') return stockOf(player, effect.of) >= effect.amount;
  return effect.do !== 'produce' || typeof effect.by !== 'number' || canLower(player, effect.of, -effect.by);
}

/** Whether a choice may draw: the cubes for it are there, or an earlier one of these choices may bring them. */
function mayDraw(
  state: MarsState,
  { seat, source, effect }: EffectTask,
  tasks: readonly EffectTask[],
): boolean {
  if (!offersDraw(effect) || typeof source !== 'number') return false;
  return (
    cubesOn(playerAt(state, seat), source) > 0 || tasks.filter((task) => offersDraw(task.effect)).length > 1
  );
}

/** Whether a tile may go on an area that prints cards. */
const mayBringCards = (state: MarsState, { seat, effect }: EffectTask): boolean =>
  effect.do === 'place' &&
  !(effect.tile === 'ocean' && state.oceans >= OCEANS) &&
  legalAreas(state, seat, effect.where).some((space) => (areaOf(space).bonus.cards ?? 0) > 0);

/**
 * Effects that both leave a choice and show cards: each may be decided better with what another has shown. Where cards
 * are exchanged, cards that are merely drawn belong to them too.
 */
function showingCards(state: MarsState, tasks: readonly EffectTask[]): readonly EffectTask[] {
  const trades = (task: EffectTask): boolean =>
    task.effect.do === 'exchange' || task.effect.do === 'look' || mayDraw(state, task, tasks);
  if (!tasks.some(trades)) return none;
  const exchanges = tasks.some(({ effect }) => effect.do === 'exchange');
  return tasks.filter(
    (task) => trades(task) || (exchanges && task.effect.do === 'draw') || mayBringCards(state, task),
  );
}

/**
 * The effects whose order the player must be asked about, because another one can lead to what the usual one cannot:
 * several that show cards, or an ocean from the temperature and a tile that could lie next to it. All other effects add
 * up to the same in every order, or the usual order leaves every possibility open.
 */
export function entangled(state: MarsState, tasks: readonly EffectTask[]): readonly EffectTask[] {
  const showing = showingCards(state, tasks);
  if (showing.some(({ effect }) => effect !== showing[0]?.effect)) return showing;
  const raises = tasks.find(
    ({ effect }) => effect.do === 'raise' && bringsOcean(state, effect.track, effect.steps),
  );
  const tile = tasks.find(({ effect }) => effect.do === 'place' && effect.tile !== 'ocean');
  return raises !== undefined && tile !== undefined ? [raises, tile] : none;
}

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
