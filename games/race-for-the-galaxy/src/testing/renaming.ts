/** A state in which cards have changed their names, wherever they are named. */
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
import { BONUS, cloneState, NO_CARD, type Player, powerKey, type RaceState } from '../state.ts';

type Rename = (card: CardId) => CardId;

/** How many places {@link powerKey} keeps for the powers of one card. */
const KEYS_PER_CARD = powerKey(1, 0);

/** There is no card behind the numbers below zero: no card, the bonus of an action. */
const renameCard =
  (rename: Rename) =>
  (card: CardId): CardId =>
    card === NO_CARD || card === BONUS ? card : rename(card);

const renameKey =
  (rename: Rename) =>
  (key: number): number => {
    const card = Math.floor(key / KEYS_PER_CARD);
    return powerKey(renameCard(rename)(card), key - powerKey(card, 0));
  };

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
    stack: stack.map((task) => renameTask(task, rename)),
    serial,
    choice: choice && renameChoice(choice, rename),
  })),
});

const renameAnswered = (answered: Answered, rename: Rename): Answered => ({
  ...answered,
  choice: renameChoice(answered.choice, rename),
});

/** Some questions are about a power of a card. */
function renameTask(task: Task, rename: Rename): Task {
  if (isLanes(task)) return renameLanes(task, rename);
  if (isAnswered(task)) return renameAnswered(task, rename);
  if (!('card' in task) || typeof task.card !== 'number') return { ...task };
  const aboutCard: Task & { card: CardId } = { ...task, card: rename(task.card) };
  return aboutCard;
}

const renameAgenda = ({ stack, serial }: Agenda, rename: Rename): Agenda => ({
  stack: stack.map((task) => renameTask(task, rename)),
  serial,
});

function renamePlayer(player: Player, rename: Rename): Player {
  const cards = renameCard(rename);
  return {
    ...player,
    hand: player.hand.map(cards),
    drawn: player.drawn.map(cards),
    tableau: player.tableau.map(cards),
    goods: player.goods.map(cards),
    placing: cards(player.placing),
    used: player.used.map(renameKey(rename)),
  };
}

/** The discards lie by card number, each with who has seen it. */
function renameDiscards({ discards, discardsSeenBy }: RaceState, rename: Rename) {
  const pile = discards.map((card, i) => ({ card: rename(card), by: discardsSeenBy[i] ?? 0 }));
  pile.sort((a, b) => a.card - b.card);
  return { discards: pile.map(({ card }) => card), discardsSeenBy: pile.map(({ by }) => by) };
}

export function replaceCards(state: RaceState, _kind: string, rename: Rename): RaceState {
  const copy = cloneState(state);
  return {
    ...copy,
    ...renameDiscards(copy, rename),
    agenda: renameAgenda(copy.agenda, rename),
    deck: copy.deck.map(rename),
    startWorlds: copy.startWorlds.map(rename),
    players: copy.players.map((player) => renamePlayer(player, rename)),
  };
}
