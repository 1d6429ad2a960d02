import {
  type Agenda,
  type Answer,
  type Answered,
  type Ask,
  isAnswered,
  isLanes,
  type Lanes,
  type Task,
  type Viewer,
} from './agenda.ts';
import type { AgendaView, AnsweredView, LanesView } from './game.ts';

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
export const viewAgenda = (agenda: Agenda, viewer: Viewer): AgendaView => ({
  stack: agenda.stack.map((task) => {
    if (isLanes(task)) return viewLanes(task, viewer);
    // A revealed answer that still waits for its turn belongs to its seat until it takes effect.
    if (isAnswered(task) && task.ask.seat !== viewer)
      return { do: 'kernel.hidden', ask: task.ask } satisfies AnsweredView;
    return task;
  }),
  serial: agenda.serial,
});

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
