/** What an action takes, as its record says: prices, steps, range, and what a federation is worth. */
import type { Comparison } from '@orrery/kernel';
import { structures } from '../src/data/structures.ts';
import { federatedValue, mustGrow, neededValue, valueOn } from '../src/rules/federation-field.ts';
import { projectCost, projectQic } from '../src/rules/gaia-project.ts';
import { mineCost, NOTHING_FREE } from '../src/rules/mine.ts';
import { upgradeCredits } from '../src/rules/upgrade.ts';
import { boardIn, planetOn, playerAt } from '../src/state.ts';
import { hexOfRecord, type Playing } from './choices.ts';
import { structureOurs } from './names.ts';
import { type Line, line, list, num } from './recording.ts';

/** Only what is there: costs of nothing are left out. */
const price = (amounts: Readonly<Record<string, number>>): Line =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));

function compareFederation(comparison: Comparison, { state, action }: Playing, seat: number): void {
  const board = boardIn(state);
  const player = playerAt(state, seat);
  let value = mustGrow(player) ? federatedValue(state, seat) : 0;
  for (const at of list(action.new_structures)) {
    const planet = planetOn(state, board, hexOfRecord(state, at));
    value += planet >= 0 ? valueOn(state, seat, planet) : 1;
  }
  comparison.expect('federation/value', action.power_value, value);
  comparison.expect('federation/needed', action.needed, neededValue(player));
}

/** Compares before the main action is taken, when free actions have been. */
export function compareCosts(comparison: Comparison, playing: Playing, seat: number): void {
  const { state, action } = playing;
  const at = action.at === undefined ? -1 : hexOfRecord(state, action.at);
  const player = playerAt(state, seat);
  if (action.type === 'build_mine') {
    const cost = mineCost(state, seat, at, NOTHING_FREE);
    const { credits = 0, ore = 0, qic = 0, steps = 0 } = cost ?? {};
    comparison.expect('mine/cost', price(numbers(line(action.cost))), price({ credits, ore, qic }));
    comparison.expect('mine/steps', num(action.terraform_steps), steps);
  }
  if (action.type === 'start_gaia_project') {
    comparison.expect('project/tokens', action.token_cost, projectCost(player));
    comparison.expect('project/qic', num(action.range_qic), projectQic(state, seat, at, 0));
  }
  if (action.type === 'upgrade') {
    const to = structureOurs(action.to);
    const credits = upgradeCredits(state, seat, { do: 'upgrade', at, to });
    const ore = structures[to]?.ore ?? 0;
    comparison.expect('upgrade/cost', price(numbers(line(action.cost))), price({ credits, ore }));
  }
  if (action.type === 'form_federation') compareFederation(comparison, playing, seat);
}

const numbers = (amounts: Line): Record<string, number> =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, num(amount)]));
