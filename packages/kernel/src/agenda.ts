/**
 * The agenda: what is still to be done, as plain data in the state. A stack whose last entry comes next.
 *
 * Every entry has a name in `do`; the game's tables say whether that name is a step or a question. Entries are never
 * changed once they are on the agenda (a clone shares them), and what they carry is public: cards that somebody may not
 * see lie in places of the state, never in an entry's arguments.
 */
import type { Plain } from './data.ts';
import type { Rng } from './random.ts';

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;
/** Somebody who looks at the game. */
export type Viewer = Seat | 'spectator';

/** A step or a question by name, with its arguments. */
export interface Task {
  readonly do: string;
}

/** A task that one seat must answer. */
export interface Ask extends Task {
  readonly seat: Seat;
}

/** Pending effects whose order belongs to `seat`; listed in the usual order. */
export interface Bag extends Task {
  readonly do: 'kernel.bag';
  readonly seat: Seat;
  readonly of: readonly Task[];
}

/** Seats that act at the same time. Sealed: one question each, applied together in lane order. Open: each at its own pace. */
export interface Lanes extends Task {
  readonly do: 'kernel.lanes';
  readonly sealed: boolean;
  readonly of: readonly Lane[];
}

export interface Lane {
  readonly seat: Seat;
  readonly stack: Task[];
  /** The id of this lane's next question; {@link NOT_STARTED} until its first step has run. */
  serial: number;
  /** The answer that waits for the others; null while there is none, and always in open lanes. */
  choice: Answer | null;
}

export const NOT_STARTED = 0;

/** A sealed answer that has been revealed and is about to take effect. */
export interface Answered extends Task {
  readonly do: 'kernel.answered';
  readonly ask: Ask;
  readonly choice: Answer;
}

/** What was chosen, in one of the three shapes of a question. */
export type Choice =
  | { readonly pick: Plain }
  | { readonly picks: readonly Plain[] }
  | { readonly amounts: Readonly<Record<string, number>> };

/** A choice together with the question it answers. */
export type Answer = Choice & { readonly question: number };

export interface Agenda {
  readonly stack: Task[];
  /** The id of the next question outside lanes. */
  serial: number;
}

/** What every game's state holds for the kernel. */
export interface Core {
  agenda: Agenda;
  rng: Rng;
}

/** An agenda that starts with these tasks, the first of them first. */
export const agendaOf = (...tasks: readonly Task[]): Agenda => ({ stack: [...tasks].reverse(), serial: 1 });

/** What every state holds, with these tasks to do. */
export const coreOf = (rng: Rng, ...tasks: readonly Task[]): Core => ({ agenda: agendaOf(...tasks), rng });

/** What is still to be done in a state; what comes next stands last. */
export const tasksOf = ({ agenda }: Pick<Core, 'agenda'>): Task[] => agenda.stack;

/** One question a seat, in the order in which the answers apply. */
export function sealedLanes(asks: readonly Ask[]): Lanes {
  const of: Lane[] = [];
  for (const ask of asks) of.push({ seat: ask.seat, stack: [ask], serial: NOT_STARTED, choice: null });
  return { do: 'kernel.lanes', sealed: true, of };
}

/** Tasks for each seat, the first of them first. */
export function openLanes(lanes: readonly { readonly seat: Seat; readonly tasks: readonly Task[] }[]): Lanes {
  const of: Lane[] = [];
  for (const { seat, tasks } of lanes)
    of.push({ seat, stack: tasks.slice().reverse(), serial: NOT_STARTED, choice: null });
  return { do: 'kernel.lanes', sealed: false, of };
}

export const isLanes = (task: Task | undefined): task is Lanes => task?.do === 'kernel.lanes';
export const isBag = (task: Task): task is Bag => task.do === 'kernel.bag';
export const isAnswered = (task: Task): task is Answered => task.do === 'kernel.answered';
const isAsk = (task: Task): task is Ask => 'seat' in task;

/** A lane that has run up to a question. */
export const isOpen = (lane: Lane): boolean => lane.stack.length > 0 && lane.serial !== NOT_STARTED;

/** What comes next on a stack. (An index of -1 would make every reading of every stack slow, so it is never asked for.) */
export const topOf = (stack: readonly Task[]): Task | undefined =>
  stack.length === 0 ? undefined : stack[stack.length - 1];

/**
 * What comes next: the question at which the loop has stopped, and of lanes that of the first which still has one.
 * Lanes side by side walk the same chapter of the rules, so it tells the moment of the game.
 */
export function nextTask({ stack }: Agenda): Task | undefined {
  const top = topOf(stack);
  if (!isLanes(top)) return top;
  for (const lane of top.of) if (lane.stack.length > 0) return topOf(lane.stack);
  return undefined;
}

/** Whether nothing is left to be done: the game has ended. */
export const isOver = ({ agenda }: Pick<Core, 'agenda'>): boolean => agenda.stack.length === 0;

/** The question on top of a stack that has stopped at one. */
export function askOn(stack: readonly Task[]): Ask {
  const task = topOf(stack);
  if (task === undefined) throw new Error('an empty agenda is not a question');
  return asAsk(task);
}

/** A task at which the loop has stopped: nothing but a question of some seat can be one. */
export function asAsk(task: Task): Ask {
  if (!isAsk(task)) throw new Error(`${task.do} is not a question`);
  return task;
}

function cloneLanes({ sealed, of }: Lanes): Lanes {
  const lanes = of.map((lane) => ({
    seat: lane.seat,
    stack: lane.stack.slice(),
    serial: lane.serial,
    choice: lane.choice,
  }));
  return { do: 'kernel.lanes', sealed, of: lanes };
}

/** A copy that shares only what never changes. Lanes stand nowhere but on top, so only the top is looked at. */
export function cloneAgenda(agenda: Agenda): Agenda {
  const stack = agenda.stack.slice();
  const top = topOf(stack);
  if (isLanes(top)) stack[stack.length - 1] = cloneLanes(top);
  return { stack, serial: agenda.serial };
}
