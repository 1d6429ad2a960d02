/** Rulebook chapter: build a mine; accessibility. */
import type { Seat } from '@orrery/kernel';
import { RANGE_PER_QIC, ranges } from '../data/research.ts';
import { NAVIGATION } from '../data/types.ts';
import { type GaiaState, hexOf, type Player, playerAt } from '../state.ts';
import { type Board, type HexId, UNREACHABLE } from './board.ts';

/** From where a seat counts its range: its planets, also shared ones, and its space stations. */
export function startsOf(state: GaiaState, board: Board, seat: Seat): HexId[] {
  const starts: HexId[] = [];
  for (let planet = 0; planet < state.owners.length; planet++)
    if (state.owners[planet] === seat || state.guests[planet] === seat)
      starts.push(hexOf(state, board, planet));
  for (const station of playerAt(state, seat).stations) starts.push(station);
  return starts;
}

export function distanceFrom(board: Board, starts: readonly HexId[], hex: HexId): number {
  let nearest = UNREACHABLE;
  const row = hex * board.size;
  for (let i = 0; i < starts.length; i++) {
    const distance = board.distances[row + (starts[i] ?? 0)] ?? UNREACHABLE;
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}

/** Whether a space lies within reach of one of these. */
export function isWithin(board: Board, starts: readonly HexId[], hex: HexId, reach: number): boolean {
  const row = hex * board.size;
  for (let i = 0; i < starts.length; i++)
    if ((board.distances[row + (starts[i] ?? 0)] ?? UNREACHABLE) <= reach) return true;
  return false;
}

/** How far so many Q.I.C. reach; never to what no path leads to. */
export const reachWith = (range: number, qic: number): number =>
  Math.min(range + qic * RANGE_PER_QIC, UNREACHABLE - 1);

export const rangeOf = (player: Player): number => ranges[player.research[NAVIGATION] ?? 0] ?? 1;

/** How many Q.I.C. it takes to reach so far. */
export const qicFor = (distance: number, range: number): number =>
  distance <= range
    ? 0
    : distance === UNREACHABLE
      ? UNREACHABLE
      : Math.ceil((distance - range) / RANGE_PER_QIC);
