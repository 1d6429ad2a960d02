/** Positions of Terraforming Mars in which the first seat, or another, is to act. */
import { agendaOf, rngFrom } from '@orrery/kernel';
import { cardById, type MarsState, terraformingMars } from '@orrery/terraforming-mars';

export function card(id: string): number {
  const found = cardById(id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

/** The first turn of a generation, nobody with anything in hand or in stock. */
export function atTurn(generation: number, seat: number, seats = 2): MarsState {
  const state = terraformingMars.setup({}, seats, 'turn');
  const rng = rngFrom('turn');
  while (state.generation < 2) terraformingMars.playOn(state, rng);
  state.generation = generation;
  for (const player of state.players) {
    player.drawn = [];
    player.hand = [];
    player.firstAction = false;
    player.passed = false;
    player.stock = [0, 0, 0, 0, 0, 0];
  }
  const ask = { do: 'turn.action', seat, nth: 1 };
  state.agenda = agendaOf(ask);
  return state;
}
