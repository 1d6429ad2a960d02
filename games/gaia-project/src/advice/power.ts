/** Income, charging, the brainstone and the Gaia phase as what results: the areas of power, and what is lost on the way. */
import type { Ask, Choice, GameEvent, Seat } from '@orrery/kernel';
import type { BoosterId } from '../data/boosters.ts';
import type { Gains } from '../data/types.ts';
import { incomeOf } from '../rules/income.ts';
import { gainedAs } from '../rules/resources.ts';
import { type Player, playerAt } from '../state.ts';
import { incomeTotal } from './consequences.ts';
import { type Outcome, outcomesAfter } from './outcomes.ts';
import { type Amounts, copyOf, type Holdings, holdingsOf, type Position } from './position.ts';

/** One thing that can result, and the answers that lead to it. */
export interface Result {
  readonly answers: readonly Choice[];
  readonly left: Holdings;
  /** What the seat is asked next, where it goes on; `tech.tile` for instance. */
  readonly asked: string | undefined;
}

const resultOf = (seat: Seat, { answers, state, asked }: Outcome): Result => ({
  answers,
  left: holdingsOf(playerAt(state, seat)),
  asked,
});

/** What can come of a question about power: the order of income, charging, the brainstone, tokens of the Gaia area. */
export const resultsOf = (position: Position, ask: Ask): Result[] =>
  outcomesAfter(position, ask.seat, [ask]).map((outcome) => resultOf(ask.seat, outcome));

export interface IncomeResult extends Result {
  /** What cannot be taken: resources beyond their tracks, and power with no token left to charge. */
  readonly lost: Amounts;
}

export interface IncomeAdvice {
  readonly sources: readonly { readonly source: string; readonly gains: Gains }[];
  readonly total: Amounts;
  /** One for each way in which the areas of power can end. */
  readonly results: readonly IncomeResult[];
}

/** What of the income did not arrive. */
function lostOf(player: Player, total: Amounts, events: readonly GameEvent[]): Amounts {
  const { qic = 0, ...others } = total;
  const left: Record<string, number> = { ...others };
  left[gainedAs(player, 'qic')] = (left[gainedAs(player, 'qic')] ?? 0) + qic;
  for (const { do: kind, what, amount } of events) {
    if (kind === 'gain') left[what] = (left[what] ?? 0) - amount;
    if (kind === 'charge') left.charge = (left.charge ?? 0) - amount;
  }
  return Object.fromEntries(Object.entries(left).filter(([, amount]) => amount > 0));
}

/** The next income phase of a seat as things stand, or with another booster. */
export function income(position: Position, seat: Seat, booster?: BoosterId): IncomeAdvice {
  const state = copyOf(position);
  if (booster !== undefined) playerAt(state, seat).booster = booster;
  const total = incomeTotal(state, seat);
  return {
    sources: incomeOf(state, seat),
    total,
    results: outcomesAfter(state, seat, [{ do: 'income.take', seat }]).map((outcome) => ({
      ...resultOf(seat, outcome),
      lost: lostOf(playerAt(state, seat), total, outcome.events),
    })),
  };
}

/** What the next Gaia phase can leave a seat with: tokens that return or are used, Gaiaformers, planets that turn. */
export function gaiaPhase(position: Position, seat: Seat): Result[] {
  const state = copyOf(position);
  state.order = [seat];
  return outcomesAfter(state, seat, [{ do: 'gaia.start' }]).map((outcome) => resultOf(seat, outcome));
}
