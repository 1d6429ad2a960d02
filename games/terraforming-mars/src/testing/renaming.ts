/** A state in which hidden cards have changed their names. What lies open is never renamed, so it is left alone. */
import {
  type Agenda,
  type Answer,
  type Answered,
  isAnswered,
  isLanes,
  type Lanes,
  type Plain,
  type Task,
} from '@orrery/kernel';
import type { CardId } from '../data/cards.ts';
import { cloneState, type MarsState, type Player } from '../state.ts';

type Rename = (card: CardId) => CardId;

/** All numbers in sealed answers are cards; what is asked in other ways is answered at once. */
const renamePick =
  (rename: Rename) =>
  (pick: Plain): Plain =>
    typeof pick === 'number' ? rename(pick) : pick;

function renameChoice(choice: Answer, rename: Rename): Answer {
  if ('pick' in choice) return { ...choice, pick: renamePick(rename)(choice.pick) };
  return 'picks' in choice ? { ...choice, picks: choice.picks.map(renamePick(rename)) } : choice;
}

const renameLanes = (lanes: Lanes, rename: Rename): Lanes => ({
  ...lanes,
  of: lanes.of.map(({ seat, stack, serial, choice }) => ({
    seat,
    stack: stack.slice(),
    serial,
    choice: choice && renameChoice(choice, rename),
  })),
});

const renameAnswered = (answered: Answered, rename: Rename): Answered => ({
  ...answered,
  choice: renameChoice(answered.choice, rename),
});

/** Cards that entries of the agenda name lie on the table. */
function renameTask(task: Task, rename: Rename): Task {
  if (isLanes(task)) return renameLanes(task, rename);
  return isAnswered(task) ? renameAnswered(task, rename) : { ...task };
}

const renameAgenda = ({ stack, serial }: Agenda, rename: Rename): Agenda => ({
  stack: stack.map((task) => renameTask(task, rename)),
  serial,
});

const renamePlayer = (player: Player, rename: Rename): Player => ({
  ...player,
  offered: player.offered.map(rename),
  hand: player.hand.map(rename),
  drawn: player.drawn.map(rename),
  drafted: player.drafted.map(rename),
  passedOn: player.passedOn.map(rename).sort((a, b) => a - b),
});

/** The discards lie by card number, each with who has seen it. */
function renameDiscards({ discards, discardsSeenBy }: MarsState, rename: Rename) {
  const pile = discards.map((card, i) => ({ card: rename(card), by: discardsSeenBy[i] ?? 0 }));
  pile.sort((a, b) => a.card - b.card);
  return { discards: pile.map(({ card }) => card), discardsSeenBy: pile.map(({ by }) => by) };
}

export function replaceCards(state: MarsState, _kind: string, rename: Rename): MarsState {
  const copy = cloneState(state);
  return {
    ...copy,
    ...renameDiscards(copy, rename),
    agenda: renameAgenda(copy.agenda, rename),
    deck: copy.deck.map(rename),
    box: copy.box.map(rename).sort((a, b) => a - b),
    players: copy.players.map((player) => renamePlayer(player, rename)),
  };
}
