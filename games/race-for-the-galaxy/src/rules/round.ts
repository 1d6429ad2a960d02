/** Rulebook chapters: how to play; cards, chips and the end of a round; end of the game; the two-player game. */
import { type Moment, nextTask, type OneOf, type Seat, type SomeOf, type Task } from '@orrery/kernel';
import { type ActionId, actionCard, actionCards, basicActionCount } from '../data/actions.ts';
import { type CardId, designOf } from '../data/cards.ts';
import type { Phase } from '../data/types.ts';
import { playerAt, type RaceState, seatsInOrder } from '../state.ts';
import {
  type AskNamed,
  oneForEachSeat,
  type RaceAsk,
  type RaceRun,
  type RaceStep,
  type RaceTask,
} from '../tasks.ts';
import type { PlayerView, RaceView } from '../view.ts';
import { bonusText } from '../wording/card-text.ts';
import { actionText, phaseActionText } from '../wording/cards.ts';
import { cardFacts } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { giveAway } from './supply.ts';

export const HAND_LIMIT = 10;
export const TABLEAU_TO_END = 12;

const actionAsks = oneForEachSeat((seat) => ({ do: 'round.action', seat }));
const twoActionsAsks = oneForEachSeat((seat) => ({ do: 'round.twoActions', seat }));
const discardAsks = oneForEachSeat((seat) => ({ do: 'round.discard', seat }));
const START: RaceTask = { do: 'round.start' };
const REVEAL: RaceTask = { do: 'round.reveal' };
const END: RaceTask = { do: 'round.end' };
const OVER: RaceTask = { do: 'round.over' };

/** The tasks of these seats. */
export function tasksOf<T>(tasks: readonly T[], seats: readonly Seat[]): T[] {
  const found: T[] = [];
  for (const seat of seats) {
    const task = tasks[seat];
    if (task !== undefined) found.push(task);
  }
  return found;
}

export function startStep(state: RaceState, _task: RaceStep, run: RaceRun): void {
  state.round += 1;
  for (const player of state.players) player.chosen = [];
  run.emit?.({ do: 'round', seat: null, what: 'round', amount: state.round, source: 'round' });
  run.push(REVEAL);
  run.sealed(tasksOf<RaceAsk>(state.twoActions ? twoActionsAsks : actionAsks, seatsInOrder(state)));
}

const actionIds: readonly ActionId[] = actionCards.map(({ id }) => id);
const basicActionIds = actionIds.slice(0, basicActionCount);
function actionFacts(id: ActionId) {
  const card = actionCard(id);
  const args = { action: actionText(card), phase: phaseActionText(card.phase), bonus: bonusText(card) };
  return { text: say('race.option.action', args), target: { action: id } };
}

export const actionQuestion: OneOf<RaceState, AskNamed<'round.action'>, ActionId> = {
  shape: 'one-of',
  text: () => say('race.question.round.action'),
  options: () => basicActionIds,
  describe: (_state, _ask, id) => actionFacts(id),
  answer: (state, { seat }, pick) => {
    playerAt(state, seat).chosen = [pick];
  },
};

/** Two of nine. A second Develop or Settle counts only beside the first: alone it would be the same card. */
export const twoActionsQuestion: SomeOf<RaceState, AskNamed<'round.twoActions'>, ActionId> = {
  shape: 'some-of',
  ordered: false,
  text: () => say('race.question.round.twoActions'),
  items: () => actionIds,
  bounds: () => ({ min: 2, max: 2 }),
  allows: (_state, _ask, picks) =>
    picks.every((id) => {
      const { secondOf } = actionCard(id);
      return secondOf === undefined || picks.includes(secondOf);
    })
      ? undefined
      : say('race.refusal.secondAlone'),
  describe: (_state, _ask, id) => actionFacts(id),
  answer: (state, { seat }, picks) => {
    playerAt(state, seat).chosen = picks.slice();
  },
};

/** The phases of a round in their order; a second Develop or Settle card starts a second phase after the first. */
const phaseSteps: readonly RaceTask[] = [
  { do: 'explore.draw' },
  { do: 'develop.start', nth: 1 },
  { do: 'develop.start', nth: 2 },
  { do: 'settle.start', nth: 1 },
  { do: 'settle.start', nth: 2 },
  { do: 'consume.start' },
  { do: 'produce.start' },
];

/** Which of them an action card starts. */
const startedBy: Readonly<Record<ActionId, number>> = {
  'explore-5': 0,
  'explore-1-1': 0,
  develop: 1,
  'develop-2': 2,
  settle: 3,
  'settle-2': 4,
  'consume-trade': 5,
  'consume-x2': 5,
  produce: 6,
};

export function revealStep(state: RaceState, _task: RaceStep, run: RaceRun): void {
  if (run.emit !== undefined)
    for (const seat of seatsInOrder(state))
      for (const id of playerAt(state, seat).chosen)
        run.emit({ do: 'choose', seat, what: id, amount: 1, source: 'action' });
  run.push(END);
  // A phase takes place once, however many have chosen it.
  let chosen = 0;
  for (const player of state.players) for (const id of player.chosen) chosen |= 1 << startedBy[id];
  for (let i = phaseSteps.length - 1; i >= 0; i--) {
    const phase = phaseSteps[i];
    if (phase !== undefined && (chosen & (1 << i)) !== 0) run.push(phase);
  }
}

/** Tells that a phase begins and makes the cards of every tableau count in it. */
export function beginPhase(state: RaceState, run: RaceRun, phase: Phase, nth: 1 | 2 = 1): void {
  run.emit?.({ do: 'phase', seat: null, what: phase, amount: nth, source: 'round' });
  for (const player of state.players) {
    player.active = player.tableau.length;
    if (player.used.length > 0) player.used = [];
  }
}

export function endStep(state: RaceState, _task: RaceStep, run: RaceRun): void {
  run.emit?.({ do: 'phase', seat: null, what: 'round-end', amount: 1, source: 'round' });
  run.push(OVER);
  const over = seatsInOrder(state).filter((seat) => playerAt(state, seat).hand.length > HAND_LIMIT);
  run.sealed(tasksOf(discardAsks, over));
}

export const handLimitQuestion: SomeOf<RaceState, AskNamed<'round.discard'>, CardId> = {
  shape: 'some-of',
  ordered: false,
  text: (state, { seat }) =>
    say('race.question.round.discard', { cards: playerAt(state, seat).hand.length - HAND_LIMIT }),
  items: (state, { seat }) => playerAt(state, seat).hand,
  bounds: (state, { seat }) => {
    const over = playerAt(state, seat).hand.length - HAND_LIMIT;
    return { min: over, max: over };
  },
  describe: (_state, _ask, card) => cardFacts(card),
  answer: (state, { seat }, picks, run: RaceRun) => giveAway(state, run, seat, picks, 'hand-limit'),
};

/** The game ends at the end of a round in which a tableau has twelve cards or the last VP chip was taken. */
export const isLastRound = ({
  pool,
  players,
}: Pick<RaceView, 'pool'> & { readonly players: readonly Pick<PlayerView, 'tableau'>[] }): boolean =>
  pool <= 0 || players.some(({ tableau }) => tableau.length >= TABLEAU_TO_END);

export function overStep(state: RaceState, _task: RaceStep, run: RaceRun): void {
  if (isLastRound(state))
    run.emit?.({ do: 'end', seat: null, what: 'game', amount: state.round, source: 'round' });
  else run.push(START);
}

/** The phase that each question belongs to; a payment belongs to what is paid for. */
const phaseOfQuestion: Readonly<Record<Exclude<RaceAsk['do'], 'payment.cards'>, string>> = {
  'setup.discard': 'setup',
  'round.action': 'choose',
  'round.twoActions': 'choose',
  'round.discard': 'round-end',
  'explore.keep': 'explore',
  'develop.place': 'develop',
  'settle.place': 'settle',
  'settle.way': 'settle',
  'consume.sell': 'consume',
  'consume.power': 'consume',
  'consume.goods': 'consume',
  'consume.hand': 'consume',
  'consume.gamble': 'consume',
  'produce.power': 'produce',
};
const phaseNames: ReadonlyMap<string, string> = new Map(Object.entries(phaseOfQuestion));

/** A phase by its own name, the choice of actions before them (`choose`), the hand limit after them, or the setup. */
function phaseAt(state: RaceState, task: Task): string | undefined {
  const phase = phaseNames.get(task.do);
  if (phase !== undefined || !isPayment(task)) return phase;
  const { placing } = playerAt(state, task.seat);
  return designOf[placing]?.type === 'development' ? 'develop' : 'settle';
}

const isPayment = (task: Task): task is AskNamed<'payment.cards'> => task.do === 'payment.cards';

export function momentOf(state: RaceState): Moment {
  const task = nextTask(state.agenda);
  const phase = task === undefined ? undefined : phaseAt(state, task);
  return phase === undefined ? { unit: 'round', n: state.round } : { unit: 'round', n: state.round, phase };
}
