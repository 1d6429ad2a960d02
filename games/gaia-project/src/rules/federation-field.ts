/**
 * Rulebook chapter: form a federation. What one seat can connect, as a graph: its pieces that belong to no federation yet,
 * in clusters of adjacent ones, and the spaces where it may put satellites. A satellite connects every cluster it touches,
 * so two satellites are linked when they are adjacent or touch the same cluster.
 */
import type { Seat } from '@orrery/kernel';
import { MINE, STATION_VALUE, structureRow } from '../data/structures.ts';
import { tileRow } from '../data/tech-tiles.ts';
import {
  abilitiesOf,
  boardIn,
  factionOf,
  type GaiaState,
  hexOf,
  type OpenState,
  type PlanetId,
  type Player,
  planetOn,
  playerAt,
} from '../state.ts';
import type { Board, HexId } from './board.ts';

interface Cluster {
  readonly hexes: readonly HexId[];
  readonly value: number;
}

export interface Field {
  readonly board: Board;
  readonly clusters: readonly Cluster[];
  /** The value of each cluster. */
  readonly values: readonly number[];
  /** The cluster that must be part of it, as a bit: the federation that grows; 0 for none. */
  readonly root: number;
  /** The power value that is needed. */
  readonly need: number;
  /** By space: whether a satellite may be put there (1), and the clusters that it would touch, as bits. */
  readonly open: readonly number[];
  readonly touches: readonly number[];
  /** By cluster: the open spaces beside it. */
  readonly beside: readonly (readonly HexId[])[];
}

/** The power value of planetary institute and academies. */
function bigValueOf(player: Player): number {
  for (const id of player.standard) {
    const { bigValue } = tileRow(id);
    if (bigValue !== undefined && !player.covered.includes(id)) return bigValue;
  }
  return 0;
}

/** The power value of what a seat has on a planet; 0 where it has nothing. */
export function valueOn(state: GaiaState, seat: Seat, planet: PlanetId): number {
  const player = playerAt(state, seat);
  if (state.owners[planet] !== seat) return state.guests[planet] === seat ? structureRow(MINE).value : 0;
  const row = structureRow(state.structures[planet] ?? 0);
  const value = row.big ? Math.max(row.value, bigValueOf(player)) : row.value;
  const { homeValue } = abilitiesOf(player);
  return homeValue > 0 && state.planets[planet] === factionOf(player).homeIndex ? value + homeValue : value;
}

/** Whether what a seat has on a planet belongs to a federation. */
export function isFederated(state: OpenState, seat: Seat, planet: PlanetId): boolean {
  const bits = state.federated[planet] ?? 0;
  if (state.owners[planet] === seat) return (bits & 1) !== 0;
  return state.guests[planet] === seat && (bits & 2) !== 0;
}

const blank: number[] = [];

/** So many zeros: a copy of what is kept for it, because that is quicker than to fill a new list. */
export function zeros(count: number): number[] {
  while (blank.length < count) blank.push(0);
  return blank.slice(0, count);
}

/** By space: 1 for a free piece of the seat, 2 for a part of its federations. */
function piecesOf(state: GaiaState, board: Board, seat: Seat): number[] {
  const pieces = zeros(board.size);
  const player = playerAt(state, seat);
  for (let planet = 0; planet < state.owners.length; planet++)
    if (state.owners[planet] === seat || state.guests[planet] === seat)
      pieces[hexOf(state, board, planet)] = isFederated(state, seat, planet) ? 2 : 1;
  for (const hex of player.stations) pieces[hex] = player.federatedStations.includes(hex) ? 2 : 1;
  for (const hex of player.satellites) pieces[hex] = 2;
  return pieces;
}

/** The power value of what a seat has on a space. */
export function valueAt(state: GaiaState, board: Board, seat: Seat, hex: HexId): number {
  const planet = planetOn(state, board, hex);
  if (planet >= 0) return valueOn(state, seat, planet);
  return playerAt(state, seat).stations.includes(hex) ? STATION_VALUE : 0;
}

/** The power value of all free pieces of a seat: an upper bound that is quick to have. */
export function freeValue(state: GaiaState, seat: Seat): number {
  const player = playerAt(state, seat);
  let value = (player.stations.length - player.federatedStations.length) * STATION_VALUE;
  for (let planet = 0; planet < state.owners.length; planet++)
    if ((state.owners[planet] === seat || state.guests[planet] === seat) && !isFederated(state, seat, planet))
      value += valueOn(state, seat, planet);
  return value;
}

/** The power value of a seat's federations. */
export function federatedValue(state: GaiaState, seat: Seat): number {
  let value = playerAt(state, seat).federatedStations.length * STATION_VALUE;
  for (let planet = 0; planet < state.owners.length; planet++)
    if (isFederated(state, seat, planet)) value += valueOn(state, seat, planet);
  return value;
}

/** Whether the seat has a federation that it must enlarge instead of forming another. */
export const mustGrow = (player: Player): boolean =>
  abilitiesOf(player).oneFederation && player.federations > 0;

/** The power value that the next federation needs; for one that grows the value of all of it. */
export function neededValue(player: Player): number {
  const { federationValue, oneFederation } = abilitiesOf(player);
  return oneFederation ? federationValue * (player.federations + 1) : federationValue;
}

/** What the satellites of a seat are paid with, and how many it could pay for. */
export const satelliteBudget = (player: Player): number =>
  abilitiesOf(player).satelliteCost === 'qic' ? player.qic : player.one + player.two + player.three;

export function fieldFor(state: GaiaState, seat: Seat): Field {
  const board = boardIn(state);
  const player = playerAt(state, seat);
  const pieces = piecesOf(state, board, seat);
  const grows = mustGrow(player);
  const clusters: Cluster[] = [];
  const seen = zeros(board.size);
  if (grows) {
    const hexes: HexId[] = [];
    for (let hex = 0; hex < board.size; hex++)
      if (pieces[hex] === 2) {
        hexes.push(hex);
        seen[hex] = 1;
      }
    clusters.push({ hexes, value: federatedValue(state, seat) });
  }
  for (let hex = 0; hex < board.size; hex++)
    if (pieces[hex] === 1 && seen[hex] === 0)
      clusters.push(clusterFrom(state, board, seat, hex, pieces, seen));
  const open = openSpaces(state, board, pieces, grows);
  const touches = zeros(board.size);
  const beside: HexId[][] = clusters.map(() => []);
  clusters.forEach(({ hexes }, index) => {
    for (const hex of hexes)
      for (const next of board.neighbours[hex] ?? [])
        if (open[next] === 1 && ((touches[next] ?? 0) & (1 << index)) === 0) {
          touches[next] = (touches[next] ?? 0) | (1 << index);
          beside[index]?.push(next);
        }
  });
  const values = clusters.map(({ value }) => value);
  return { board, clusters, values, root: grows ? 1 : 0, need: neededValue(player), open, touches, beside };
}

function clusterFrom(
  state: GaiaState,
  board: Board,
  seat: Seat,
  start: HexId,
  pieces: readonly number[],
  seen: number[],
): Cluster {
  const hexes = [start];
  seen[start] = 1;
  let value = 0;
  for (const hex of hexes) {
    value += valueAt(state, board, seat, hex);
    for (const next of board.neighbours[hex] ?? [])
      if (pieces[next] === 1 && seen[next] === 0) {
        seen[next] = 1;
        hexes.push(next);
      }
  }
  return { hexes, value };
}

/** Spaces without a planet or an own piece, and not beside an own federation unless that is to grow. */
function openSpaces(state: GaiaState, board: Board, pieces: readonly number[], grows: boolean): number[] {
  const open = zeros(board.size);
  for (let hex = 0; hex < board.size; hex++)
    if (board.planetAt[hex] === -1 && hex !== state.lostPlanet && pieces[hex] === 0) open[hex] = 1;
  if (!grows)
    for (let hex = 0; hex < board.size; hex++)
      if (pieces[hex] === 2) for (const next of board.neighbours[hex] ?? []) open[next] = 0;
  return open;
}
