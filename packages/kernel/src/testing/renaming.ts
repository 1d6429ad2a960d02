/** Cards that change their names in an agenda and on a pile of discards: what `replaceCards` of an engine is made of. */
import {
  type Agenda,
  type Answer,
  type Answered,
  isAnswered,
  isLanes,
  type Lanes,
  type Task,
} from '../agenda.ts';
import type { Plain } from '../data.ts';
import type { Supply } from '../supply.ts';

export type Rename = (card: number) => number;
/** How cards are renamed that a step or a question names; left alone where they lie open. */
type RenameTask = (task: Task, rename: Rename) => Task;

const asItIs: RenameTask = (task) => ({ ...task });

/** All numbers in sealed answers are cards; what is asked in other ways is answered at once. */
const renamePick = (pick: Plain, rename: Rename): Plain => (typeof pick === 'number' ? rename(pick) : pick);

function renameChoice(choice: Answer, rename: Rename): Answer {
  if ('pick' in choice) return { ...choice, pick: renamePick(choice.pick, rename) };
  if (!('picks' in choice)) return choice;
  return { ...choice, picks: choice.picks.map((pick) => renamePick(pick, rename)) };
}

const renameLanes = (lanes: Lanes, rename: Rename, renameTask: RenameTask): Lanes => ({
  ...lanes,
  of: lanes.of.map(({ seat, stack, serial, choice }) => ({
    seat,
    stack: stack.map((task) => renameTask(task, rename)),
    serial,
    choice: choice && renameChoice(choice, rename),
  })),
});

const renameAnswered = (answered: Answered, rename: Rename): Answered => ({
  ...answered,
  choice: renameChoice(answered.choice, rename),
});

function renameEntry(task: Task, rename: Rename, renameTask: RenameTask): Task {
  if (isLanes(task)) return renameLanes(task, rename, renameTask);
  return isAnswered(task) ? renameAnswered(task, rename) : renameTask(task, rename);
}

export const renameAgenda = (
  { stack, serial }: Agenda,
  rename: Rename,
  renameTask: RenameTask = asItIs,
): Agenda => ({ stack: stack.map((task) => renameEntry(task, rename, renameTask)), serial });

type Pile = Pick<Supply, 'discards' | 'discardsSeenBy'>;

/** The discards lie by card number, each with who has seen it. */
export function renameDiscards({ discards, discardsSeenBy }: Pile, rename: Rename): Pile {
  const pile = discards.map((card, i) => ({ card: rename(card), by: discardsSeenBy[i] ?? 0 }));
  pile.sort((a, b) => a.card - b.card);
  return { discards: pile.map(({ card }) => card), discardsSeenBy: pile.map(({ by }) => by) };
}
