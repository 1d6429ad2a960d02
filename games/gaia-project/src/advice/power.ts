/** Income, charging, the brainstone and the Gaia phase as what results: the areas of power, and what is lost on the way. */
import { type Ask, type Choice, type GameEvent, Run, type Seat } from '@orrery/kernel';
import type { BoosterId } from '../data/boosters.ts';
import type { HexId } from '../rules/board.ts';
import { bestValueNear, chargeable, vpFor } from '../rules/charge.ts';
import { returnStep } from '../rules/gaia-phase.ts';
import { type IncomeSource, incomeOf } from '../rules/income.ts';
import { chargeRoom } from '../rules/power.ts';
import { gainedAs } from '../rules/resources.ts';
import { abilitiesOf, type GaiaTask, type Player, playerAt } from '../state.ts';
import { bestNear, incomeTotal } from './consequences.ts';
import { type Outcome, outcomesAfter } from './outcomes.ts';
import { type Amounts, copyOf, type Holdings, holdingsOf, type Position, sumOf } from './position.ts';

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
  readonly sources: readonly IncomeSource[];
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

/** What is taken next of an income of power. */
export interface PowerIncome {
  readonly what: 'charge' | 'tokens';
  readonly amount: number;
  readonly source: string;
}

export interface IncomeOrder extends IncomeResult {
  /** One of the orders that lead there: the shortest to say. */
  readonly order: readonly PowerIncome[];
}

function orderIn(events: readonly GameEvent[]): PowerIncome[] {
  return events.flatMap(({ do: kind, what, amount, source }): PowerIncome[] =>
    kind === 'income' && (what === 'charge' || what === 'tokens') ? [{ what, amount, source }] : [],
  );
}

/** What could be spent at once; the brainstone counts as three. */
const usable = ({ three, stone }: Holdings): number => (stone === 3 ? three + 2 : three);

/** Where the orders of an income of power lead: what loses least comes first, then what leaves most to spend. */
export function incomeOrders(position: Position, ask: Ask): IncomeOrder[] {
  const player = playerAt(position, ask.seat);
  const found = outcomesAfter(position, ask.seat, [ask]).map((outcome): IncomeOrder => {
    const order = orderIn(outcome.events);
    const total = sumOf(order.map(({ what, amount }) => ({ [what]: amount })));
    return { ...resultOf(ask.seat, outcome), order, lost: lostOf(player, total, outcome.events) };
  });
  return found.sort(
    ({ lost: a, left: one }, { lost: b, left: other }) =>
      (a.charge ?? 0) - (b.charge ?? 0) || usable(other) - usable(one) || other.stone - one.stone,
  );
}

/** An offer to charge power, as the seat that is asked sees it. */
export interface ChargeAdvice {
  /** What was offered, what of it can be charged, and what that costs. */
  readonly value: number;
  readonly power: number;
  readonly vp: number;
  /** Steps that there is room for; more with the token that some gain on charging. */
  readonly room: number;
  /** What keeps it below the offer. */
  readonly limit: 'room' | 'vp' | undefined;
  /** The seat's structure that it is charged with, and how far that is away. */
  readonly own: HexId;
  readonly distance: number;
}

/** What a seat may charge for what somebody has built on a space. */
export function chargeOffer(position: Position, seat: Seat, at: HexId): ChargeAdvice {
  const state = copyOf(position);
  const player = playerAt(state, seat);
  const tokens = abilitiesOf(player).tokenWhenCharging ? 1 : 0;
  const value = bestValueNear(state, seat, at);
  const power = chargeable(player, value, tokens);
  const room = chargeRoom(player) + 2 * tokens;
  const { at: own, distance } = bestNear(state, seat, at, value);
  return {
    value,
    power,
    vp: vpFor(power),
    room,
    limit: power === value ? undefined : power === room ? 'room' : 'vp',
    own,
    distance,
  };
}

/** A tech tile for tokens of the Gaia area: the areas once the rest has returned, with the tile and without. */
export interface GaiaTileAdvice {
  readonly tokens: number;
  /** How often there are enough of them. */
  readonly times: number;
  readonly tile: Holdings;
  readonly none: Holdings;
}

export function gaiaTile(position: Position, seat: Seat): GaiaTileAdvice {
  const player = playerAt(position, seat);
  const tokens = abilitiesOf(player).tilePerGaiaTokens;
  const returned = (given: number): Holdings => {
    const state = copyOf(position);
    playerAt(state, seat).gaia -= given;
    returnStep(state, { do: 'gaia.return', seat }, new Run<GaiaTask>({}));
    return holdingsOf(playerAt(state, seat));
  };
  return { tokens, times: Math.floor(player.gaia / tokens), tile: returned(tokens), none: returned(0) };
}

/** What the next Gaia phase can leave a seat with: tokens that return or are used, Gaiaformers, planets that turn. */
export function gaiaPhase(position: Position, seat: Seat): Result[] {
  const state = copyOf(position);
  state.order = [seat];
  // Whoever may charge for what stands there now has been asked by then.
  state.built = [];
  return outcomesAfter(state, seat, [{ do: 'gaia.start' }]).map((outcome) => resultOf(seat, outcome));
}
