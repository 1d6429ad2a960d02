/** Rulebook chapter: actions E — using the action of a blue card or a corporation. */
import type { OneOf, Seat } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import type { Action, Cost } from '../data/types.ts';
import { isSolo, type MarsState, NEUTRAL, type Player, playerAt } from '../state.ts';
import type { AskNamed, MarsRun, StepNamed } from '../tasks.ts';
import { cardFacts } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { addCubes, cubesOn, holders } from './cubes.ts';
import { charge, type Due, purse } from './payment.ts';
import { ownerOf, robbableCards } from './removal.ts';
import { resolve } from './resolving.ts';
import { canLower, gain, produce, stockOf } from './stock.ts';
import type { Terms } from './terms.ts';

export function actionOf(card: CardId, way: number): Action {
  const action = faceOf(card).actions[way];
  if (action === undefined) throw new RangeError(`card ${card} has no action ${way}`);
  return action;
}

const dueFor = (amount: number, or: 'steel' | 'titanium' | undefined): Due => ({
  cost: amount,
  steel: or === 'steel',
  titanium: or === 'titanium',
  keep: 0,
});

/** Whether a way would only add cubes to another card, and there is none; beside a better way it is not offered. */
export const isIdle = (player: Player, card: CardId, { effects }: Action): boolean =>
  effects.length > 0 &&
  effects.every(
    (effect) =>
      effect.do === 'add' && effect.to === 'another' && holders(player, effect.kind, card).length === 0,
  );

/** Whether the cost of one way to use a card can be paid; each card once a generation. */
export function canUse(
  state: MarsState,
  seat: Seat,
  player: Player,
  terms: Terms,
  card: CardId,
  action: Action,
): boolean {
  if (action.ifRated === true && !player.rated) return false;
  if (faceOf(card).actions.length > 1 && isIdle(player, card, action)) return false;
  const { cost } = action;
  switch (cost.pay) {
    case 'nothing':
      return true;
    case 'production':
      return canLower(player, cost.of, cost.by);
    case 'cubes':
      return cubesOn(player, card) >= cost.amount;
    case 'anyCube':
      return isSolo(state) || robbableCards(state, seat, cost.kind).length > 0;
    case 'anyAmount':
      return stockOf(player, cost.of) > 0;
    case 'megacredits':
      return purse(player, terms, cost.or === 'steel', cost.or === 'titanium', 0) >= cost.amount;
    default:
      return stockOf(player, cost.pay) >= cost.amount;
  }
}

/** Marks the card as used, pays and lets it take effect. */
export function useAction(state: MarsState, run: MarsRun, seat: Seat, card: CardId, way: number): void {
  const player = playerAt(state, seat);
  const { cost } = actionOf(card, way);
  player.used.push(card);
  run.emit?.({ do: 'use', seat, what: faceOf(card).id, amount: way, source: 'action' });
  run.push({ do: 'action.resolve', seat, card, way });
  switch (cost.pay) {
    case 'nothing':
      return;
    case 'production':
      produce(state, run, seat, cost.of, -cost.by, card);
      return;
    case 'cubes':
      addCubes(state, run, seat, card, -cost.amount, card);
      return;
    case 'anyCube':
      payCube(state, run, { do: 'cubes.take', seat, card, way });
      return;
    case 'anyAmount':
      if (stockOf(player, cost.of) === 1) turnInto(state, run, seat, card, cost, 1);
      else run.push({ do: 'action.amount', seat, card, way });
      return;
    case 'megacredits':
      charge(state, run, seat, dueFor(cost.amount, cost.or), card);
      return;
    default:
      gain(state, run, seat, cost.pay, -cost.amount, card);
  }
}

export function resolveStep(
  state: MarsState,
  { seat, card, way }: StepNamed<'action.resolve'>,
  run: MarsRun,
): void {
  resolve(state, run, seat, card, actionOf(card, way).effects, []);
}

export const cubeKindTaken = ({ card, way }: AskNamed<'cubes.take'>) => {
  const { cost } = actionOf(card, way);
  if (cost.pay !== 'anyCube') throw new Error(`${faceOf(card).id} takes no cube`);
  return cost.kind;
};

/** From whose card the cube may come: also from the acting card itself, which then gains nothing. */
const cubeSources = (state: MarsState, ask: AskNamed<'cubes.take'>): CardId[] => [
  ...(isSolo(state) ? [NEUTRAL] : []),
  ...robbableCards(state, ask.seat, cubeKindTaken(ask)),
];

/** Takes the cube from the only card there is, or asks. */
function payCube(state: MarsState, run: MarsRun, ask: AskNamed<'cubes.take'>): void {
  const sources = cubeSources(state, ask);
  const [only] = sources;
  if (only !== undefined && sources.length === 1) takeCube(state, run, only, ask.card);
  else run.push(ask);
}

function takeCube(state: MarsState, run: MarsRun, from: CardId, by: CardId): void {
  if (from !== NEUTRAL) addCubes(state, run, ownerOf(state, from), from, -1, by);
}

export const takeQuestion: OneOf<MarsState, AskNamed<'cubes.take'>, CardId> = {
  shape: 'one-of',
  text: (_, ask) =>
    say('mars.question.cubes.take', { cubes: say(`mars.cubes.${cubeKindTaken(ask)}`, { n: 1 }) }),
  options: cubeSources,
  describe: (_state, _ask, card) =>
    card === NEUTRAL ? { text: say('mars.option.neutral') } : cardFacts(card),
  answer: (state, { card: by }, card, run: MarsRun) => takeCube(state, run, card, by),
};

/** So much of one resource becomes as much of another. */
function turnInto(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  card: CardId,
  { of, into }: Extract<Cost, { pay: 'anyAmount' }>,
  amount: number,
): void {
  gain(state, run, seat, of, -amount, card);
  gain(state, run, seat, into, amount, card);
}

/** The cost of an action that takes any amount. */
function anyAmountOf({ card, way }: AskNamed<'action.amount'>): Extract<Cost, { pay: 'anyAmount' }> {
  const { cost } = actionOf(card, way);
  if (cost.pay !== 'anyAmount') throw new Error(`${faceOf(card).id} has a fixed cost`);
  return cost;
}

export const amountQuestion: OneOf<MarsState, AskNamed<'action.amount'>, number> = {
  shape: 'one-of',
  text: (_, ask) =>
    say('mars.question.action.amount', { resource: say(`mars.resource.${anyAmountOf(ask).of}`) }),
  options: (state, ask) =>
    Array.from({ length: stockOf(playerAt(state, ask.seat), anyAmountOf(ask).of) }, (_, i) => i + 1),
  describe: (_state, ask, amount) => {
    const { of, into } = anyAmountOf(ask);
    return {
      text: say(`mars.amount.${of}`, { n: amount }),
      cost: { [of]: amount },
      gain: { [into]: amount },
    };
  },
  answer: (state, ask, amount, run: MarsRun) =>
    turnInto(state, run, ask.seat, ask.card, anyAmountOf(ask), amount),
};
