/** Pieces that special actions place, turn back or exchange: how far, and what changes around them. */
import type { Seat } from '@orrery/kernel';
import { INSTITUTE, SPACE_STATIONS } from '../data/structures.ts';
import type { HexId } from '../rules/board.ts';
import { federatedValue, mustGrow, neededValue, valueAt } from '../rules/federation-field.ts';
import { rangeOf, startsOf } from '../rules/range.ts';
import { boardIn, type GaiaState, hexOf, playerAt } from '../state.ts';
import { outcomesAfter } from './outcomes.ts';
import { copyOf, type Position } from './position.ts';

/** How a space is reached: from the nearest own planet or station. */
export interface ReachAdvice {
  readonly from: HexId;
  readonly distance: number;
  readonly range: number;
}

export function reachedFrom(position: Position, seat: Seat, to: HexId): ReachAdvice | undefined {
  const state = copyOf(position);
  const board = boardIn(state);
  const distanceTo = (hex: HexId): number => board.distances[to * board.size + hex] ?? 0;
  const [from] = startsOf(state, board, seat).sort((a, b) => distanceTo(a) - distanceTo(b));
  return from === undefined
    ? undefined
    : { from, distance: distanceTo(from), range: rangeOf(playerAt(state, seat)) };
}

/** The seats that have something near a space, so that they charge for what is built there and the other way round. */
const neighboursOf = (state: GaiaState, seat: Seat, at: HexId): Seat[] =>
  state.players.flatMap((_, other) =>
    other !== seat &&
    (boardIn(state).near[at] ?? []).some((hex) => valueAt(state, boardIn(state), other, hex) > 0)
      ? [other]
      : [],
  );

const instituteOf = (state: GaiaState, seat: Seat): HexId | undefined => {
  const planet = state.owners.findIndex(
    (owner, each) => owner === seat && state.structures[each] === INSTITUTE,
  );
  return planet < 0 ? undefined : hexOf(state, boardIn(state), planet);
};

/** A mine that changes places with the planetary institute. */
export interface SwapAdvice {
  readonly from: HexId;
  readonly to: HexId;
  /** The power value of what stands there, before and after. */
  readonly valueFrom: readonly [before: number, after: number];
  readonly valueTo: readonly [before: number, after: number];
  /** Whose structures are near the institute. */
  readonly neighbours: readonly [before: readonly Seat[], after: readonly Seat[]];
}

export function swapAt(position: Position, seat: Seat, to: HexId): SwapAdvice | undefined {
  const before = copyOf(position);
  const from = instituteOf(before, seat);
  const [swapped] = outcomesAfter(position, seat, [{ do: 'special.swap', seat }], [{ pick: to }]);
  if (from === undefined || swapped === undefined) return undefined;
  const values = (hex: HexId): readonly [number, number] => [
    valueAt(before, boardIn(before), seat, hex),
    valueAt(swapped.state, boardIn(before), seat, hex),
  ];
  return {
    from,
    to,
    valueFrom: values(from),
    valueTo: values(to),
    neighbours: [neighboursOf(before, seat, from), neighboursOf(swapped.state, seat, to)],
  };
}

/** What a space station on a space is to the one federation that grows. */
export interface StationAdvice {
  readonly joins: boolean;
  /** The power value of the federation before and after, and what the next token needs; undefined before the first. */
  readonly federation: { readonly before: number; readonly after: number; readonly need: number } | undefined;
  /** Which station of the seat it is, counted from 1, and how many there are. */
  readonly number: number;
  readonly of: number;
}

export function stationAt(position: Position, seat: Seat, to: HexId): StationAdvice | undefined {
  const before = copyOf(position);
  const player = playerAt(before, seat);
  const [placed] = outcomesAfter(position, seat, [{ do: 'special.station', seat }], [{ pick: to }]);
  if (placed === undefined) return undefined;
  const after = federatedValue(placed.state, seat);
  return {
    joins: playerAt(placed.state, seat).federatedStations.includes(to),
    federation: mustGrow(player)
      ? { before: federatedValue(before, seat), after, need: neededValue(player) }
      : undefined,
    number: player.stations.length + 1,
    of: SPACE_STATIONS,
  };
}
