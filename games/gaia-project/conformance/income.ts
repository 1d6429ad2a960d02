/** The income phase of a recording: in which order power was charged and gained, and what all of it came to. */
import {
  type Answer,
  type Comparison,
  canonical,
  type GameEvent,
  type OpenQuestion,
  type Plain,
} from '@orrery/kernel';
import { ACADEMY_ACTION } from '../src/data/structures.ts';
import { incomeOf } from '../src/rules/income.ts';
import { abilitiesOf, type GaiaState, playerAt } from '../src/state.ts';
import { stonePlace } from './choices.ts';
import { type Line, line, list, num } from './recording.ts';

/** Charges and gains of one player in the order in which they were taken: kind, amount, source, the brainstone's place. */
type Power = readonly (readonly unknown[])[];

const powerOf = (record: Line, player: number): Power =>
  list(line(line(record.income)[player]).power).map(list);

/** What every seat is to gain, power apart, as the round begins. */
export type Due = readonly Readonly<Record<string, number>>[];

const kinds = ['credits', 'ore', 'knowledge', 'qic'] as const;

function dueTo(state: GaiaState, seat: number): Record<string, number> {
  const player = playerAt(state, seat);
  const asOre = abilitiesOf(player).qicAsOre && (player.counts[ACADEMY_ACTION] ?? 0) === 0;
  const due: Record<string, number> = {};
  for (const { gains } of incomeOf(state, seat))
    for (const kind of kinds) {
      const name = kind === 'qic' && asOre ? 'ore' : kind;
      const amount = gains[kind] ?? 0;
      if (amount > 0) due[name] = (due[name] ?? 0) + amount;
    }
  return due;
}

export const dueIn = (state: GaiaState): Due =>
  state.players.map(({ faction }, seat) => (faction === null ? {} : dueTo(state, seat)));

/** What is left of the recording's charges and gains; equal ones stand for each other, whatever their sources. */
function leftOf(power: Power, taken: readonly GameEvent[]): Power {
  const left = [...power];
  for (const { what, amount } of taken) {
    const index = left.findIndex((part) => part[0] === what && part[1] === amount);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** The next charge or gain as the recording took them; undefined where the engine does not offer it. */
function partOf(offered: readonly Answer[], taken: readonly GameEvent[], power: Power): Plain | undefined {
  const [kind, amount] = leftOf(power, taken)[0] ?? [];
  const name = kind === 'charge' ? 'income.charge' : 'income.tokens';
  for (const answer of offered)
    if ('pick' in answer && line(answer.pick).do === name && line(answer.pick).amount === amount)
      return answer.pick;
  return undefined;
}

/**
 * As far up as the brainstone came in the end. Our charges may come in another order than the recording's, so where it lay
 * after one of them says nothing; but what lies where does not depend on it, and in this phase it never goes down.
 */
function stoneAfter(open: OpenQuestion, power: Power): number {
  const { low, high } = line(open.ask);
  const charges = power.filter(([kind]) => kind === 'charge');
  return stonePlace(charges.at(-1)?.[3]) >= num(high) ? num(high) : num(low);
}

/** What a recording's player chose in the income phase. `taken` are the seat's charges and gains so far. */
export function incomeChoice(
  open: OpenQuestion,
  offered: readonly Answer[],
  taken: readonly GameEvent[],
  record: Line,
  player: number,
): Plain | undefined {
  const power = powerOf(record, player);
  return open.ask.do === 'power.stone' ? stoneAfter(open, power) : partOf(offered, taken, power);
}

/** Compares what came in: all gains, and the charges and new tokens one by one. */
export function compareIncome(
  comparison: Comparison,
  seats: readonly number[],
  record: Line,
  due: Due,
  taken: readonly GameEvent[],
): void {
  const inAnyOrder = (parts: readonly string[]): string[] => [...parts].sort();
  for (const [player, seat] of seats.entries()) {
    const theirs = line(line(line(record.income)[player]).gain);
    comparison.expect(`income/${player}`, canonical(theirs), canonical(due[seat] ?? {}));
    comparison.expect(
      `income/power/${player}`,
      inAnyOrder(powerOf(record, player).map(([kind, amount]) => `${String(kind)} ${String(amount)}`)),
      inAnyOrder(taken.filter((event) => event.seat === seat).map(({ what, amount }) => `${what} ${amount}`)),
    );
  }
}
