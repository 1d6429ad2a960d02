/** Rulebook chapters: the six rounds of play; clean-up; variable turn order. */
import { isLanes, type Moment, type Seat, topOf } from '@orrery/kernel';
import { isAutoma } from '../automa/state.ts';
import { ROUNDS } from '../data/scoring.ts';
import type { GaiaRun, GaiaState, GaiaStep } from '../state.ts';
import { scoreGame } from './scoring.ts';

export function startStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  state.round += 1;
  state.passed = [];
  state.turn = -1;
  run.emit?.({
    do: 'round',
    seat: null,
    what: state.roundTiles[state.round - 1] ?? 'mine',
    amount: state.round,
    source: 'round',
  });
  run.next({ do: 'gaia.start' }, { do: 'turn.next' });
  const players = state.order.filter((seat) => !isAutoma(state, seat));
  run.open(players.map((seat) => ({ seat, tasks: [{ do: 'income.take', seat }] })));
}

/** Who goes first in the next round: whoever passed first and the others clockwise, or all in the order of passing. */
function nextOrder({ settings, passed, order }: GaiaState): Seat[] {
  if (settings.variableOrder) return passed.slice();
  const seats = order.length;
  const [first = 0] = passed;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

export function endStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  run.emit?.({ do: 'phase', seat: null, what: 'round-end', amount: state.round, source: 'round' });
  state.order = nextOrder(state);
  if (state.round === ROUNDS) {
    scoreGame(state, run);
    return;
  }
  state.usedActions = [];
  for (const player of state.players) player.used = [];
  run.push({ do: 'round.start' });
}

/** Seats act side by side in the income phase and in no other; whoever has a turn is in the third phase. */
export function momentOf({ agenda, round, turn }: GaiaState): Moment {
  const top = topOf(agenda.stack);
  if (top === undefined) return { unit: 'round', n: round };
  if (round === 0) return { unit: 'round', n: round, phase: 'setup' };
  if (turn >= 0) return { unit: 'round', n: round, phase: 'actions' };
  return { unit: 'round', n: round, phase: isLanes(top) ? 'income' : 'gaia' };
}
