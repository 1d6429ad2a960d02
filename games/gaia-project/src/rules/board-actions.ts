/** Rulebook chapter: power and Q.I.C. actions; appendix III. */
import type { Facts, Seat } from '@orrery/kernel';
import {
  type BoardAction,
  type BoardActionId,
  boardActionRow,
  boardActions,
  PLANET_TYPES_VP,
} from '../data/actions.ts';
import { type GaiaRun, type GaiaState, playerAt, type StepNamed } from '../state.ts';
import { boardActionText, gainsOf } from '../wording/components.ts';
import { canBuildMine } from './mine.ts';
import { canSpend, spendPower } from './power.ts';
import { count, gain, payHeld, score } from './resources.ts';
import { openTiles } from './tech-tiles.ts';

export type BoardPick = {
  readonly do: 'board';
  readonly action: BoardActionId;
};

const picks: readonly BoardPick[] = boardActions.map(({ id }) => ({ do: 'board', action: id }));

/** Whether a seat could take an action that nobody has taken. */
export function canTake(state: GaiaState, seat: Seat, row: BoardAction): boolean {
  const player = playerAt(state, seat);
  if (row.power !== undefined && !canSpend(player, row.power)) return false;
  if (row.qic !== undefined && player.qic < row.qic) return false;
  if (row.steps !== undefined) return canBuildMine(state, seat, { steps: row.steps, range: 0 });
  if (row.special === 'tech-tile') return openTiles(state, seat).length > 0;
  return row.special !== 'rescore' || player.tokens.length > 0;
}

/** Adds the power and Q.I.C. actions that a seat can take now. */
export function addBoardActions(state: GaiaState, seat: Seat, options: object[]): void {
  const { three, qic } = playerAt(state, seat);
  if (three === 0 && qic < 2) return;
  for (const pick of picks)
    if (!state.usedActions.includes(pick.action) && canTake(state, seat, boardActionRow(pick.action)))
      options.push(pick);
}

export function takeBoardAction(state: GaiaState, run: GaiaRun, seat: Seat, { action }: BoardPick): void {
  const row = boardActionRow(action);
  state.usedActions.push(action);
  run.emit?.({ do: 'action', seat, what: action, amount: 1, source: 'board' });
  run.push({ do: 'board.effect', seat, action });
  payHeld(run, seat, playerAt(state, seat), 'qic', row.qic ?? 0, action);
  if (row.power !== undefined) spendPower(state, run, seat, row.power);
}

export function effectStep(
  state: GaiaState,
  { seat, action }: StepNamed<'board.effect'>,
  run: GaiaRun,
): void {
  const row = boardActionRow(action);
  if (row.gain !== undefined) gain(state, run, seat, row.gain, 'qic-actions', action);
  if (row.steps !== undefined) run.push({ do: 'mine.place', seat, steps: row.steps, range: 0 });
  if (row.special === 'tech-tile') run.push({ do: 'tech.gain', seat });
  if (row.special === 'rescore') run.push({ do: 'federation.token', seat, again: true });
  if (row.special === 'planet-types')
    score(state, run, seat, PLANET_TYPES_VP + count(state, seat, 'planet-type'), 'qic-actions', action);
}

export function boardFacts({ action }: BoardPick): Facts {
  const { power, qic, gain: gains } = boardActionRow(action);
  const cost: Record<string, number> = {};
  if (power !== undefined) cost.power = power;
  if (qic !== undefined) cost.qic = qic;
  return { text: boardActionText(action), target: { action }, cost, gain: gainsOf(gains ?? {}) };
}
