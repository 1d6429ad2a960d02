/** Rulebook chapter: build a mine; accessibility. */
import type { Seat } from '@orrery/kernel';
import { type Board, type HexId, UNREACHABLE } from '../board.ts';
import { RANGE_PER_QIC, ranges } from '../data/research.ts';
import { NAVIGATION } from '../data/types.ts';
import { type GaiaState, hexOf, type Player, playerAt } from '../state.ts';

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

export const rangeOf = (player: Player): number => ranges[player.research[NAVIGATION] ?? 0] ?? 1;

/** How many Q.I.C. it takes to reach so far. */
export const qicFor = (distance: number, range: number): number =>
  distance <= range
    ? 0
    : distance === UNREACHABLE
      ? UNREACHABLE
      : Math.ceil((distance - range) / RANGE_PER_QIC);
