/** Resources and victory points: how they are gained, paid and counted. Rulebook chapters: income, scoring. */
import type { Seat } from '@orrery/kernel';
import { type PointSource, pointSources, roundTileRow } from '../data/scoring.ts';
import {
  ACADEMY_ACTION,
  ACADEMY_KNOWLEDGE,
  INSTITUTE,
  MINE,
  RESEARCH_LAB,
  TRADING_STATION,
} from '../data/structures.ts';
import { tileRow } from '../data/tech-tiles.ts';
import { type Counted, GAIA, type Gains, type Occasion } from '../data/types.ts';
import {
  abilitiesOf,
  boardIn,
  type GaiaRun,
  type GaiaState,
  type OpenState,
  type Player,
  playerAt,
} from '../state.ts';
import { charge, gainTokens } from './power.ts';

export const MOST_CREDITS = 30;
export const MOST_ORE = 15;
export const MOST_KNOWLEDGE = 15;

export function score(
  state: GaiaState,
  run: Pick<GaiaRun, 'emit'>,
  seat: Seat,
  vp: number,
  points: PointSource,
  source: string,
): void {
  if (vp === 0) return;
  const player = playerAt(state, seat);
  player.vp += vp;
  const index = pointSources.indexOf(points);
  player.points[index] = (player.points[index] ?? 0) + vp;
  run.emit?.({ do: 'score', seat, what: points, amount: vp, source });
}

type Held = 'credits' | 'ore' | 'knowledge' | 'qic';
const most: Readonly<Record<Held, number>> = {
  credits: MOST_CREDITS,
  ore: MOST_ORE,
  knowledge: MOST_KNOWLEDGE,
  qic: Number.MAX_SAFE_INTEGER,
};

/** What a player gets for a resource: some gain ore for Q.I.C. until they have the academy with the action. */
export function gainedAs(player: Player, what: Held): Held {
  const asOre = what === 'qic' && abilitiesOf(player).qicAsOre && (player.counts[ACADEMY_ACTION] ?? 0) === 0;
  return asOre ? 'ore' : what;
}

/** Gains a resource; what goes beyond the track is lost. */
export function gainHeld(
  run: GaiaRun,
  seat: Seat,
  player: Player,
  what: Held,
  amount: number,
  source: string,
): void {
  const held = gainedAs(player, what);
  const gained = Math.min(amount, most[held] - player[held]);
  player[held] += gained;
  run.emit?.({ do: 'gain', seat, what: held, amount: gained, source });
}

export function payHeld(
  run: GaiaRun,
  seat: Seat,
  player: Player,
  what: Held,
  amount: number,
  source: string,
): void {
  if (amount === 0) return;
  player[what] -= amount;
  run.emit?.({ do: 'pay', seat, what, amount, source });
}

/** Gains all of it, so many times over; power only where it is not left for later. */
export function gain(
  state: GaiaState,
  run: GaiaRun,
  seat: Seat,
  gains: Gains,
  points: PointSource,
  source: string,
  times = 1,
  power = true,
): void {
  if (times === 0) return;
  const player = playerAt(state, seat);
  if (gains.credits !== undefined) gainHeld(run, seat, player, 'credits', gains.credits * times, source);
  if (gains.ore !== undefined) gainHeld(run, seat, player, 'ore', gains.ore * times, source);
  if (gains.knowledge !== undefined)
    gainHeld(run, seat, player, 'knowledge', gains.knowledge * times, source);
  if (gains.qic !== undefined) gainHeld(run, seat, player, 'qic', gains.qic * times, source);
  if (power && gains.tokens !== undefined) gainTokens(run, seat, player, gains.tokens * times, source);
  if (gains.vp !== undefined) score(state, run, seat, gains.vp * times, points, source);
  if (gains.gaiaformers !== undefined) {
    player.gaiaformers += gains.gaiaformers;
    run.emit?.({ do: 'gain', seat, what: 'gaiaformers', amount: gains.gaiaformers, source });
  }
  if (power && gains.charge !== undefined) charge(run, seat, player, gains.charge * times, source);
}

/** Scores what the round's tile and the player's own tiles give for something that has happened. */
export function scoreOccasion(
  state: GaiaState,
  run: GaiaRun,
  seat: Seat,
  occasion: Occasion,
  times = 1,
): void {
  if (times === 0) return;
  const roundTile = state.roundTiles[state.round - 1];
  if (roundTile !== undefined) {
    const row = roundTileRow(roundTile);
    if (row.occasion === occasion) score(state, run, seat, row.vp * times, 'round-tiles', row.id);
  }
  const player = playerAt(state, seat);
  for (const id of player.standard) {
    const { on } = tileRow(id);
    if (on !== undefined && on.occasion === occasion && !player.covered.includes(id))
      score(state, run, seat, on.vp * times, 'standard-tiles', id);
  }
  for (const id of player.advanced) {
    const { on } = tileRow(id);
    if (on !== undefined && on.occasion === occasion)
      score(state, run, seat, on.vp * times, 'advanced-tiles', id);
  }
}

// Counting what is on the map

/** The types of the planets that a seat has colonized, as bits. Mines beside others' structures do not count. */
export function typesOf(state: OpenState, seat: Seat): number {
  let types = 0;
  for (let planet = 0; planet < state.owners.length; planet++)
    if (state.owners[planet] === seat) types |= 1 << (state.planets[planet] ?? 0);
  return types;
}

export function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

export function gaiaPlanetsOf(state: OpenState, seat: Seat): number {
  let count = 0;
  for (let planet = 0; planet < state.owners.length; planet++)
    if (state.owners[planet] === seat && state.planets[planet] === GAIA) count += 1;
  return count;
}

/** All structures of a seat, its mines beside others' and the Lost Planet included. */
export function structuresOf(state: OpenState, seat: Seat): number {
  let count = 0;
  for (let planet = 0; planet < state.owners.length; planet++)
    if (state.owners[planet] === seat || state.guests[planet] === seat) count += 1;
  return count;
}

export function sectorsOf(state: OpenState, seat: Seat): number {
  const board = boardIn(state);
  let sectors = 0;
  for (let planet = 0; planet < state.owners.length; planet++)
    if (state.owners[planet] === seat || state.guests[planet] === seat)
      sectors |= 1 << (board.sector[board.planets[planet] ?? state.lostPlanet] ?? 0);
  return bitsIn(sectors);
}

const lostPlanetMine = (state: OpenState, seat: Seat): number =>
  state.owners[state.owners.length - 1] === seat ? 1 : 0;

export function count(state: OpenState, seat: Seat, what: Counted): number {
  const player = playerAt(state, seat);
  const { counts } = player;
  switch (what) {
    case 'mine':
      return (counts[MINE] ?? 0) + lostPlanetMine(state, seat);
    case 'trading-station':
      return counts[TRADING_STATION] ?? 0;
    case 'research-lab':
      return counts[RESEARCH_LAB] ?? 0;
    case 'big-structure':
      return (counts[INSTITUTE] ?? 0) + (counts[ACADEMY_KNOWLEDGE] ?? 0) + (counts[ACADEMY_ACTION] ?? 0);
    case 'planet-type':
      return bitsIn(typesOf(state, seat));
    case 'gaia-planet':
      return gaiaPlanetsOf(state, seat);
    case 'sector':
      return sectorsOf(state, seat);
    case 'federation-token':
      return player.tokens.length;
  }
}
