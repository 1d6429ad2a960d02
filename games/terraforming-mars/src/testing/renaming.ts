/** A state in which hidden cards have changed their names. What lies open is never renamed, so it is left alone. */
import { type Rename, renameAgenda, renameDiscards } from '@orrery/kernel/testing';
import { cloneState, type MarsState, type Player } from '../state.ts';

const renamePlayer = (player: Player, rename: Rename): Player => ({
  ...player,
  offered: player.offered.map(rename),
  hand: player.hand.map(rename),
  drawn: player.drawn.map(rename),
  drafted: player.drafted.map(rename),
  passedOn: player.passedOn.map(rename).sort((a, b) => a - b),
});

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
