/** What is seen of a game of Gaia Project, in numbers. Everything is public, so all seats are told alike. */
import { boardOf, type GaiaView, type Player, ROUNDS, structures } from '@orrery/gaia-project';
import {
  advancedTiles,
  boardActions,
  boosters,
  countOf,
  factionIds,
  federationTokens,
  finalRaces,
  finalTiles,
  incomeOf,
  isOnWheel,
  rangeOf,
  roundTiles,
  standardTiles,
  stepsTo,
} from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';
import { type Features, Places } from '../learning/features.ts';
import { partsOfWorth } from './evaluation.ts';

const AREAS = 6;
const LEVELS = 6;
const incomeKinds = ['credits', 'ore', 'knowledge', 'qic', 'tokens', 'charge', 'vp', 'gaiaformers'] as const;
const counted = ['mine', 'planet-type', 'gaia-planet', 'sector', 'federation-token'] as const;

/** What is told of each seat. */
const row = new Places();
const at = {
  faction: row.take(factionIds.length),
  booster: row.take(boosters.length),
  research: row.take(AREAS * LEVELS),
  structures: row.take(structures.length),
  standard: row.take(standardTiles.length),
  advanced: row.take(advancedTiles.length),
  tokens: row.take(federationTokens.length),
  holdings: row.take(16),
  counted: row.take(counted.length),
  finals: row.take(2 * finalTiles.length),
  income: row.take(incomeKinds.length),
  parts: row.take(11),
  near: row.take(4),
};

const places = new Places();
const table = {
  round: places.take(ROUNDS + 1),
  general: places.take(6),
  roundTile: places.take(roundTiles.length),
  tilesToCome: places.take(roundTiles.length),
  finalTiles: places.take(finalTiles.length),
  used: places.take(boardActions.length),
  advanced: places.take(advancedTiles.length),
  lead: places.take(2),
};
const own = places.take(row.count);
const rival = places.take(row.count);
const others = places.take(row.count);

export const INPUTS = places.count;

const placesOf = (rows: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ id }, place) => [id, place]));
const boosterPlace = placesOf(boosters);
const standardPlace = placesOf(standardTiles);
const advancedPlace = placesOf(advancedTiles);
const tokenPlace = placesOf(federationTokens);
const finalPlace = placesOf(finalTiles);
const roundPlace = placesOf(roundTiles);
const actionPlace = placesOf(boardActions);
const factionPlace: ReadonlyMap<string, number> = new Map(factionIds.map((id, place) => [id, place]));

/** A seat's numbers, and the sum that greedy goes by. */
interface Row {
  readonly numbers: Float32Array;
  readonly worth: number;
  readonly vp: number;
}

function mark(numbers: Float32Array, first: number, place: number | undefined, by = 1): void {
  if (place !== undefined) numbers[first + place] = (numbers[first + place] ?? 0) + by;
}

/** Free planets in reach, by the steps they take: none to three. */
function putNear(numbers: Float32Array, state: GaiaView, seat: Seat, player: Player): void {
  if (player.faction === null || state.layout === '') return;
  const board = boardOf(state.layout);
  const starts = board.planets.filter((_, planet) => state.owners[planet] === seat);
  const reach = rangeOf(player) + 1;
  board.planets.forEach((hex, planet) => {
    if (state.owners[planet] !== -1) return;
    if (!starts.some((start) => (board.distances[hex * board.size + start] ?? 9) <= reach)) return;
    const type = state.planets[planet] ?? 0;
    mark(numbers, at.near, isOnWheel(type) ? Math.min(3, stepsTo(player, type)) : 1, 0.2);
  });
}

function putHoldings(numbers: Float32Array, state: GaiaView, seat: Seat, player: Player): void {
  [
    player.vp / 60,
    player.credits / 15,
    player.ore / 8,
    player.knowledge / 8,
    player.qic / 4,
    player.one / 6,
    player.two / 6,
    player.three / 6,
    player.gaia / 6,
    player.gaiaformers / 3,
    player.formersInGaia / 3,
    player.satellites.length / 8,
    player.green / 2,
    player.federations / 3,
    state.passed.includes(seat) ? 1 : 0,
    player.used.length / 3,
  ].forEach((number, i) => {
    numbers[at.holdings + i] = number;
  });
}

function putBoard(numbers: Float32Array, player: Player): void {
  if (player.faction !== null) mark(numbers, at.faction, factionPlace.get(player.faction));
  if (player.booster !== null) mark(numbers, at.booster, boosterPlace.get(player.booster));
  player.research.forEach((level, area) => {
    mark(numbers, at.research, area * LEVELS + level);
  });
  player.counts.forEach((count, structure) => {
    mark(numbers, at.structures, structure, count / 3);
  });
  for (const id of player.standard)
    if (!player.covered.includes(id)) mark(numbers, at.standard, standardPlace.get(id));
  for (const id of player.advanced) mark(numbers, at.advanced, advancedPlace.get(id));
  for (const id of player.tokens) mark(numbers, at.tokens, tokenPlace.get(id));
}

function putPoints(numbers: Float32Array, state: GaiaView, seat: Seat, player: Player): number {
  counted.forEach((what, i) => {
    mark(numbers, at.counted, i, countOf(state, seat, what) / 6);
  });
  for (const { tile, seats } of finalRaces(state)) {
    const place = finalPlace.get(tile) ?? 0;
    mark(numbers, at.finals, 2 * place, (seats[seat]?.progress ?? 0) / 10);
    mark(numbers, at.finals, 2 * place + 1, (seats[seat]?.points ?? 0) / 18);
  }
  if (player.faction !== null)
    for (const { gains } of incomeOf(state, seat))
      incomeKinds.forEach((kind, i) => {
        mark(numbers, at.income, i, (gains[kind] ?? 0) / 6);
      });
  let worth = 0;
  partsOfWorth(state, seat).forEach((part, i) => {
    worth += part;
    mark(numbers, at.parts, i, part / 30);
  });
  mark(numbers, at.parts, 10, worth / 80);
  return worth;
}

function rowOf(state: GaiaView, seat: Seat): Row {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  const numbers = new Float32Array(row.count);
  putBoard(numbers, player);
  putHoldings(numbers, state, seat, player);
  putNear(numbers, state, seat, player);
  return { numbers, worth: putPoints(numbers, state, seat, player), vp: player.vp };
}

function putRow(into: Features, first: number, rows: readonly Row[]): void {
  for (let i = 0; i < row.count; i++) {
    let sum = 0;
    for (const { numbers } of rows) sum += numbers[i] ?? 0;
    into.put(first + i, sum / rows.length);
  }
}

function putTable(into: Features, state: GaiaView, seat: Seat): void {
  const { round, order, passed, players } = state;
  into.putOneOf(table.round, ROUNDS + 1, round);
  const turn = order.indexOf(seat);
  [
    1,
    round / ROUNDS,
    passed.length / players.length,
    turn < 0 ? 0 : turn / players.length,
    players.length === 2 ? 1 : 0,
    passed[0] === seat ? 1 : 0,
  ].forEach((number, i) => {
    into.put(table.general + i, number);
  });
  const toCome = new Float32Array(roundTiles.length);
  state.roundTiles.forEach((tile, i) => {
    const place = roundPlace.get(tile) ?? 0;
    if (i + 1 === round) into.put(table.roundTile + place, 1);
    if (i + 1 > round) mark(toCome, 0, place);
  });
  for (let i = 0; i < toCome.length; i++) into.put(table.tilesToCome + i, toCome[i] ?? 0);
  for (const tile of state.finalTiles) into.put(table.finalTiles + (finalPlace.get(tile) ?? 0), 1);
  for (const id of state.usedActions) into.put(table.used + (actionPlace.get(id) ?? 0), 1);
  for (const id of state.advancedTiles)
    if (id !== null) into.put(table.advanced + (advancedPlace.get(id) ?? 0), 1);
}

/** Tells what is seen, from a seat's side. */
export function describeGaia(state: GaiaView, seat: Seat, into: Features): void {
  putTable(into, state, seat);
  const mine = rowOf(state, seat);
  const theirs = state.players.flatMap((_, each) => (each === seat ? [] : [rowOf(state, each)]));
  const strongest = theirs.reduce((best, each) => (each.worth > best.worth ? each : best), theirs[0] ?? mine);
  putRow(into, own, [mine]);
  putRow(into, rival, [strongest]);
  // Of two seats there is nobody else.
  if (theirs.length > 1) putRow(into, others, theirs);
  into.put(table.lead, (mine.worth - strongest.worth) / 20);
  into.put(table.lead + 1, (mine.vp - strongest.vp) / 20);
}
