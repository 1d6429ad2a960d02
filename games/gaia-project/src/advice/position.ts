/** A position that advice is given on, and what a seat has in it. */
import { coreOf, rngFrom, type Seat, type Task } from '@orrery/kernel';
import { type GaiaState, type Player, playerAt, withCore } from '../state.ts';
import type { GaiaView } from '../view.ts';

/** What everybody may see; a whole state will do as well. */
export type Position = GaiaView;

/** Nothing in play is left to chance, so nothing is ever drawn from it. */
const rng = rngFrom('advice');

/** A copy on which something can be tried, with nothing else to do than these tasks. */
export const copyOf = (position: Position, tasks: readonly Task[] = []): GaiaState =>
  withCore(position, coreOf(rng, ...tasks));

/** Before a faction is chosen there is nothing that a seat could do; screens ask nevertheless. */
export const hasFaction = (position: Position, seat: Seat): boolean =>
  playerAt(position, seat).faction !== null;

const held = [
  'vp',
  'credits',
  'ore',
  'knowledge',
  'qic',
  'one',
  'two',
  'three',
  'gaia',
  'stone',
  'gaiaformers',
  'formersInGaia',
] as const satisfies readonly (keyof Player)[];

/** Resources, power tokens by area with the brainstone's place, Gaiaformers and victory points. */
export type Holdings = Pick<Player, (typeof held)[number]>;

export const holdingsOf = (player: Player): Holdings => ({
  vp: player.vp,
  credits: player.credits,
  ore: player.ore,
  knowledge: player.knowledge,
  qic: player.qic,
  one: player.one,
  two: player.two,
  three: player.three,
  gaia: player.gaia,
  stone: player.stone,
  gaiaformers: player.gaiaformers,
  formersInGaia: player.formersInGaia,
});

/** So much of each; what is not named is nothing. */
export type Amounts = Readonly<Record<string, number>>;

/** The differences of two sums, without what stays the same. */
export function changeOf(before: Amounts, after: Amounts): Amounts {
  const change: Record<string, number> = {};
  for (const what of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const difference = (after[what] ?? 0) - (before[what] ?? 0);
    if (difference !== 0) change[what] = difference;
  }
  return change;
}

export function sumOf(all: readonly Amounts[]): Amounts {
  const sum: Record<string, number> = {};
  for (const each of all)
    for (const [what, amount] of Object.entries(each)) sum[what] = (sum[what] ?? 0) + amount;
  return sum;
}
