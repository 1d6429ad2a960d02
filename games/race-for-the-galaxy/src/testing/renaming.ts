/** A state in which cards have changed their names, wherever they are named. */
import type { Task } from '@orrery/kernel';
import { type Rename, renameAgenda, renameDiscards } from '@orrery/kernel/testing';
import type { CardId } from '../data/cards.ts';
import { BONUS, cloneState, NO_CARD, type Player, powerKey, type RaceState } from '../state.ts';

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

/** Some questions are about a power of a card. */
function renameTask(task: Task, rename: Rename): Task {
  if (!('card' in task) || typeof task.card !== 'number') return { ...task };
  const aboutCard: Task & { card: CardId } = { ...task, card: rename(task.card) };
  return aboutCard;
}

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

export function replaceCards(state: RaceState, _kind: string, rename: Rename): RaceState {
  const copy = cloneState(state);
  return {
    ...copy,
    ...renameDiscards(copy, rename),
    agenda: renameAgenda(copy.agenda, rename, renameTask),
    deck: copy.deck.map(rename),
    startWorlds: copy.startWorlds.map(rename),
    players: copy.players.map((player) => renamePlayer(player, rename)),
  };
}
