/** Rulebook chapter: phase I, income. */
import type { Seat } from '@orrery/kernel';
import { boosterRow } from '../data/boosters.ts';
import { research } from '../data/research.ts';
import type { Structure } from '../data/structures.ts';
import { tileRow } from '../data/tech-tiles.ts';
import { type Gains, researchAreas } from '../data/types.ts';
import {
  factionOf,
  type GaiaRun,
  type GaiaState,
  type GaiaTask,
  type OpenState,
  playerAt,
  type StepNamed,
} from '../state.ts';
import { charge, gainTokens } from './power.ts';
import { gain } from './resources.ts';

export interface IncomeSource {
  readonly source: string;
  /** The structure whose place on the faction's board gives it, where one does. */
  readonly structure?: Structure;
  readonly gains: Gains;
}

/** Every source of a player's income: each is taken whole before the next. */
export function incomeOf(state: OpenState, seat: Seat): IncomeSource[] {
  const player = playerAt(state, seat);
  const faction = factionOf(player);
  const sources: IncomeSource[] = [{ source: 'faction', gains: faction.income }];
  for (let structure = 0; structure < player.counts.length; structure++) {
    const row = faction.incomes[structure] ?? [];
    for (let i = 0; i < (player.counts[structure] ?? 0); i++)
      sources.push({ source: 'faction', structure, gains: row[i] ?? {} });
  }
  for (let area = 0; area < player.research.length; area++) {
    const id = researchAreas[area] ?? 'terraforming';
    const { income } = research[id][player.research[area] ?? 0] ?? {};
    if (income !== undefined) sources.push({ source: id, gains: income });
  }
  for (const id of player.standard) {
    const { income } = tileRow(id);
    if (income !== undefined && !player.covered.includes(id)) sources.push({ source: id, gains: income });
  }
  if (player.booster !== null)
    sources.push({ source: player.booster, gains: boosterRow(player.booster).income });
  return sources;
}

export function takeStep(state: GaiaState, { seat }: StepNamed<'income.take'>, run: GaiaRun): void {
  const power: GaiaTask[] = [];
  for (const { source, gains } of incomeOf(state, seat)) {
    const { charge: steps, tokens } = gains;
    gain(state, run, seat, gains, 'resources', source, 1, false);
    if (steps !== undefined) power.push({ do: 'income.charge', seat, amount: steps, source });
    if (tokens !== undefined) power.push({ do: 'income.tokens', seat, amount: tokens, source });
  }
  run.bag(seat, power);
}

export function chargeStep(
  state: GaiaState,
  { seat, amount, source }: StepNamed<'income.charge'>,
  run: GaiaRun,
): void {
  run.emit?.({ do: 'income', seat, what: 'charge', amount, source });
  charge(run, seat, playerAt(state, seat), amount, source);
}

export function tokensStep(
  state: GaiaState,
  { seat, amount, source }: StepNamed<'income.tokens'>,
  run: GaiaRun,
): void {
  run.emit?.({ do: 'income', seat, what: 'tokens', amount, source });
  gainTokens(run, seat, playerAt(state, seat), amount, source);
}

/**
 * Whether it matters in which order power is charged and gained: only when more is charged than tokens lie in area I,
 * or, with the brainstone among them, when all of them are moved.
 */
export function orderMatters(state: GaiaState, seat: Seat, effects: readonly GaiaTask[]): boolean {
  const player = playerAt(state, seat);
  let charged = 0;
  let gained = 0;
  for (const effect of effects) {
    if (effect.do === 'income.charge') charged += effect.amount;
    if (effect.do === 'income.tokens') gained += effect.amount;
  }
  if (gained === 0 || charged === 0) return false;
  return player.stone === 1 ? charged >= player.one : charged > player.one;
}
