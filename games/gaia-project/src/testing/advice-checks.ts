/** What the checks of advice share: a position, what was found wrong, and how answers are given to the engine. */
import {
  type Ask,
  agendaOf,
  type Choice,
  canonical,
  type OpenQuestion,
  type Plain,
  type Rng,
  type Seat,
  same,
} from '@orrery/kernel';
import { type Holdings, holdingsOf, type Position } from '../advice/index.ts';
import { gaiaProject } from '../game.ts';
import { cloneState, type GaiaState, type GaiaTask, playerAt } from '../state.ts';

/** A position, the seat in question, and what has been found wrong with the advice on it. */
export interface Checked {
  readonly state: GaiaState;
  readonly view: Position;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly faults: string[];
}

export function expectSame(checked: Checked, what: string, said: unknown, is: unknown): void {
  if (!same(said, is)) checked.faults.push(`${what}: ${canonical(said)} was said, ${canonical(is)} is`);
}

/** A copy of the state in which nothing but these tasks is to be done. */
export function positionWith(state: GaiaState, ...tasks: readonly (GaiaTask | Ask)[]): GaiaState {
  const copy = cloneState(state);
  copy.agenda = agendaOf(...tasks);
  gaiaProject.advance(copy);
  return copy;
}

/** Gives these answers one after another; false where the engine refuses one. */
export function give(state: GaiaState, seat: Seat, choices: readonly Choice[]): boolean {
  for (const choice of choices) {
    const open = gaiaProject.openFor(state, seat);
    const answer = { ...choice, question: open?.id ?? 0 };
    if (gaiaProject.check(state, seat, answer) !== undefined) return false;
    gaiaProject.apply(state, seat, answer);
  }
  return true;
}

export const heldBy = (state: GaiaState, seat: Seat): Holdings => holdingsOf(playerAt(state, seat));
export const textsOf = (values: readonly unknown[]): string[] =>
  values.map((value) => canonical(value)).sort();

/** What may be answered to a question that offers options. */
export const picksOf = (state: GaiaState, open: OpenQuestion): Plain[] =>
  gaiaProject
    .list(state, open, Number.MAX_SAFE_INTEGER)
    .flatMap((answer) => ('pick' in answer ? [answer.pick] : []));
