/** Rules, "What you own": brass, glass, coffee and points. Every change is told as an event. */
import type { Seat } from '@orrery/kernel';
import type { Stock } from '../data/instruments.ts';
import { BRASS, COFFEE, GLASS, RESOURCES, type ReferenceState, SOURCES, stockOf } from '../state.ts';
import type { GameRun } from '../tasks.ts';

const nameOf = (resource: number): string => RESOURCES[resource] ?? '';

export function gain(
  state: ReferenceState,
  seat: Seat,
  resource: number,
  amount: number,
  source: string,
  run: GameRun,
): void {
  if (amount === 0) return;
  const place = seat * RESOURCES.length + resource;
  state.stock[place] = (state.stock[place] ?? 0) + amount;
  run.emit?.({ do: 'gain', seat, what: nameOf(resource), amount, source });
}

export function spend(
  state: ReferenceState,
  seat: Seat,
  resource: number,
  amount: number,
  source: string,
  run: GameRun,
): void {
  if (amount === 0) return;
  const place = seat * RESOURCES.length + resource;
  state.stock[place] = (state.stock[place] ?? 0) - amount;
  run.emit?.({ do: 'pay', seat, what: nameOf(resource), amount, source });
}

export function score(
  state: ReferenceState,
  seat: Seat,
  from: number,
  amount: number,
  source: string,
  run: GameRun,
): void {
  if (amount === 0) return;
  const place = seat * SOURCES.length + from;
  state.points[place] = (state.points[place] ?? 0) + amount;
  run.emit?.({ do: 'score', seat, what: 'points', amount, source });
}

/** Whether the seat has all of this at once. */
export const owns = (state: ReferenceState, seat: Seat, stock: Stock): boolean =>
  stockOf(state, seat, BRASS) >= stock[BRASS] &&
  stockOf(state, seat, GLASS) >= stock[GLASS] &&
  stockOf(state, seat, COFFEE) >= stock[COFFEE];
