/** What a viewer may know of the part of the state that is the kernel's, and an agenda that fits it. */
import {
  type Agenda,
  type Answer,
  type Answered,
  type Ask,
  asAsk,
  isAnswered,
  isLanes,
  isOpen,
  type Lanes,
  type Seat,
  type Task,
  topOf,
  type Viewer,
} from './agenda.ts';
import type { AgendaView, AnsweredView, CoreView, LanesView, Moment } from './game.ts';
import { type NamedRules, ruleNamed } from './named-rules.ts';

function viewLanes(lanes: Lanes, viewer: Viewer): LanesView {
  return {
    do: 'kernel.lanes',
    sealed: lanes.sealed,
    of: lanes.of.map(({ seat, stack, serial, choice }) => ({
      seat,
      stack: stack.slice(),
      serial,
      answered: choice !== null,
      ...(choice !== null && seat === viewer ? { choice } : {}),
    })),
  };
}

/** What a viewer may know of the agenda: everything but the sealed answers of others. */
const viewAgenda = (agenda: Agenda, viewer: Viewer): AgendaView => ({
  stack: agenda.stack.map((task) => {
    if (isLanes(task)) return viewLanes(task, viewer);
    // A revealed answer that still waits for its turn belongs to its seat until it takes effect.
    if (isAnswered(task) && task.ask.seat !== viewer)
      return { do: 'kernel.hidden', ask: task.ask } satisfies AnsweredView;
    return task;
  }),
  serial: agenda.serial,
});

/** Whether somebody must choose; where a look ahead has stopped halfway, a step may come next. */
function isAsked<S>(namedRules: NamedRules<S>, task: Task): boolean {
  const { kind } = ruleNamed(namedRules, task);
  return kind === 'question' || kind === 'bag';
}

/** The kernel's own part of a view. */
export function viewCore<S>(
  namedRules: NamedRules<S>,
  agenda: Agenda,
  viewer: Viewer,
  moment: Moment | undefined,
): CoreView {
  const deciding: Seat[] = [];
  const chosen: Seat[] = [];
  let choice: Answer | undefined;
  const top = topOf(agenda.stack);
  if (isLanes(top))
    for (const lane of top.of) {
      if (!isOpen(lane)) continue;
      if (lane.choice === null) deciding.push(lane.seat);
      else chosen.push(lane.seat);
      if (lane.choice !== null && lane.seat === viewer) choice = lane.choice;
    }
  else if (top !== undefined && isAsked(namedRules, top)) deciding.push(asAsk(top).seat);
  const core: { -readonly [K in keyof CoreView]: CoreView[K] } = {
    viewer,
    agenda: viewAgenda(agenda, viewer),
    deciding,
    chosen,
  };
  if (moment !== undefined) core.moment = moment;
  if (choice !== undefined) core.choice = choice;
  return core;
}

/** The game's own part of a view: all but what every view has. */
export function ownPart(view: object & CoreView): object {
  const { viewer, deciding, chosen, choice, moment, agenda, ...own } = view;
  return own;
}

const answeredWith = (ask: Ask, choice: Answer): Answered => ({ do: 'kernel.answered', ask, choice });
const isHidden = (task: Task): task is AnsweredView => task.do === 'kernel.hidden';
const isLanesView = (task: Task): task is LanesView => task.do === 'kernel.lanes';

/** An answer that the viewer does not know, to the question with this id. */
type Guess = (ask: Task, id: number) => Answer;

/** An agenda that fits the view; `guess` supplies the answers that the viewer does not know. */
export function fillAgenda(view: AgendaView, guess: Guess): Agenda {
  const stack = view.stack.map((task): Task => {
    if (isLanesView(task)) return fillLanes(task, guess);
    return isHidden(task) ? answeredWith(task.ask, guess(task.ask, view.serial)) : task;
  });
  return { stack, serial: view.serial };
}

function fillLanes(lanes: LanesView, guess: Guess): Lanes {
  return {
    do: 'kernel.lanes',
    sealed: lanes.sealed,
    of: lanes.of.map(({ seat, stack, serial, answered, choice }) => {
      const ask = stack[stack.length - 1];
      const known = choice ?? (answered && ask !== undefined ? guess(ask, serial) : null);
      return { seat, stack: stack.slice(), serial, choice: known };
    }),
  };
}
