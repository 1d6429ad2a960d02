/**
 * A position in amounts, from one seat's side: what it holds, what every round brings it, what stands on the map, how far it
 * has come. What an amount is worth is another matter, see `judgement.ts`.
 */
import { boardOf, type GaiaView, type Player, ROUNDS, structures, tileRow } from '@orrery/gaia-project';
import {
  boosterPoints,
  boosterRow,
  countOf,
  factionOf,
  incomeOf,
  isOnWheel,
  rangeOf,
  researchAreas,
  stepsTo,
} from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';
import { finalPoints, type Rivals } from './standing.ts';

/** What is told of a position, with its place in the list of amounts. The six research areas have five levels each. */
export const at = {
  one: 0,
  credits: 1,
  ore: 2,
  knowledge: 3,
  qic: 4,
  bowlOne: 5,
  bowlTwo: 6,
  bowlThree: 7,
  gaiaTokens: 8,
  incomeCredits: 9,
  incomeOre: 10,
  incomeKnowledge: 11,
  incomeQic: 12,
  incomeTokens: 13,
  incomeCharge: 14,
  boosterPoints: 15,
  boosterStep: 16,
  boosterRange: 17,
  mines: 18,
  tradingStations: 19,
  researchLabs: 20,
  institute: 21,
  academyKnowledge: 22,
  academyAction: 23,
  gaiaformers: 24,
  projects: 25,
  federationTokens: 26,
  greenTokens: 27,
  looseValue: 28,
  federationNear: 29,
  finalTiles: 30,
  planetTypes: 31,
  sectors: 32,
  gaiaPlanets: 33,
  standardTiles: 34,
  chargeTile: 35,
  gaiaMineTile: 36,
  bigValueTile: 37,
  passTiles: 38,
  occasionTiles: 39,
  actionTiles: 40,
  homeNear: 41,
  oneStepNear: 42,
  twoStepsNear: 43,
  threeStepsNear: 44,
  gaiaNear: 45,
  transdimNear: 46,
  satellites: 47,
  levels: 48,
} as const;

const AREAS = 6;
export const LEVELS = 5;
export const AMOUNTS = at.levels + AREAS * LEVELS;

/** Every amount by its name, in the order of their places. */
export const amountIds: readonly string[] = [
  ...Object.keys(at).slice(0, at.levels),
  ...researchAreas.flatMap((area) => Array.from({ length: LEVELS }, (_, level) => `${area}-${level + 1}`)),
];

/** Planets, Gaia and Transdim, by their numbers. */
const GAIA = 7;
const TRANSDIM = 8;

/** Rounds in which the seat still acts; the current one is among them until it has passed. */
export const roundsToPlay = (state: GaiaView, seat: Seat): number =>
  ROUNDS - Math.max(1, state.round) + (state.passed.includes(seat) ? 0 : 1);

function putHoldings(into: Float64Array, state: GaiaView, seat: Seat, player: Player): void {
  into[at.one] = 1;
  into[at.credits] = player.credits;
  into[at.ore] = player.ore;
  into[at.knowledge] = player.knowledge;
  into[at.qic] = player.qic;
  into[at.bowlOne] = player.one;
  into[at.bowlTwo] = player.two + (player.stone === 2 ? 2 : 0);
  into[at.bowlThree] = player.three + (player.stone === 3 ? 2 : 0);
  into[at.gaiaTokens] = player.gaia;
  into[at.gaiaformers] = player.gaiaformers + player.formersInGaia;
  for (const { source, gains } of incomeOf(state, seat)) {
    if (source === player.booster) continue;
    into[at.incomeCredits] = (into[at.incomeCredits] ?? 0) + (gains.credits ?? 0);
    into[at.incomeOre] = (into[at.incomeOre] ?? 0) + (gains.ore ?? 0);
    into[at.incomeKnowledge] = (into[at.incomeKnowledge] ?? 0) + (gains.knowledge ?? 0);
    into[at.incomeQic] = (into[at.incomeQic] ?? 0) + (gains.qic ?? 0);
    into[at.incomeTokens] = (into[at.incomeTokens] ?? 0) + (gains.tokens ?? 0);
    into[at.incomeCharge] = (into[at.incomeCharge] ?? 0) + (gains.charge ?? 0);
  }
  if (player.booster === null) return;
  into[at.boosterPoints] = boosterPoints(state, seat, player.booster);
  const { action } = boosterRow(player.booster);
  if (action === undefined || player.used.includes(player.booster)) return;
  into[action.steps > 0 ? at.boosterStep : at.boosterRange] = 1;
}

function putBoards(into: Float64Array, state: GaiaView, seat: Seat, player: Player, rounds: number): void {
  player.research.forEach((level, area) => {
    for (let each = 0; each < level; each++) into[at.levels + area * LEVELS + each] = 1;
  });
  for (let structure = 1; structure <= 6; structure++)
    into[at.mines + structure - 1] = player.counts[structure] ?? 0;
  into[at.federationTokens] = player.tokens.length;
  into[at.greenTokens] = player.green;
  into[at.satellites] = player.satellites.length;
  for (const id of player.standard) {
    if (player.covered.includes(id)) continue;
    const { action, on, bigValue } = tileRow(id);
    into[at.standardTiles] = (into[at.standardTiles] ?? 0) + 1;
    if (action !== undefined) into[at.chargeTile] = rounds - (player.used.includes(id) ? 1 : 0);
    if (on !== undefined) into[at.gaiaMineTile] = rounds;
    if (bigValue !== undefined) into[at.bigValueTile] = 1;
  }
  for (const id of player.advanced) {
    const { pass, action, on } = tileRow(id);
    if (pass !== undefined)
      into[at.passTiles] =
        (into[at.passTiles] ?? 0) + pass.vp * (countOf(state, seat, pass.per) + 0.25 * (rounds - 1)) * rounds;
    if (on !== undefined) into[at.occasionTiles] = (into[at.occasionTiles] ?? 0) + on.vp * rounds;
    if (action !== undefined)
      into[at.actionTiles] = (into[at.actionTiles] ?? 0) + rounds - (player.used.includes(id) ? 1 : 0);
  }
}

/** What stands in no federation yet, near enough together to become one: the most of it, in federations. */
const TOGETHER = 3;

function putMap(into: Float64Array, state: GaiaView, seat: Seat, player: Player): void {
  const board = boardOf(state.layout);
  const spaces: number[] = [];
  const loose: number[] = [];
  const values: number[] = [];
  let types = 0;
  let sectors = 0;
  for (let planet = 0; planet < state.owners.length; planet++) {
    const own = state.owners[planet] === seat;
    if (state.formers[planet] === seat) into[at.projects] = (into[at.projects] ?? 0) + 1;
    if (!own && state.guests[planet] !== seat) continue;
    const hex = board.planets[planet] ?? state.lostPlanet;
    spaces.push(hex);
    sectors |= 1 << (board.sector[hex] ?? 0);
    if (own) types |= 1 << (state.planets[planet] ?? 0);
    if (own && state.planets[planet] === GAIA) into[at.gaiaPlanets] = (into[at.gaiaPlanets] ?? 0) + 1;
    if (((state.federated[planet] ?? 0) & (own ? 1 : 2)) !== 0) continue;
    loose.push(hex);
    values.push(own ? (structures[state.structures[planet] ?? 0]?.value ?? 0) : 1);
  }
  for (const hex of player.stations) spaces.push(hex);
  into[at.planetTypes] = bits(types);
  into[at.sectors] = bits(sectors);
  let total = 0;
  let most = 0;
  loose.forEach((from, i) => {
    total += values[i] ?? 0;
    let near = 0;
    loose.forEach((to, j) => {
      if ((board.distances[from * board.size + to] ?? 99) <= TOGETHER) near += values[j] ?? 0;
    });
    most = Math.max(most, near);
  });
  into[at.looseValue] = Math.min(total, 14) / 7;
  into[at.federationNear] = Math.min(most, 7) / 7;
  putNear(into, state, player, spaces);
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Beyond so many planets more of them matter little. */
const ENOUGH = 4;

/** Free planets in range, by what they take. */
function putNear(into: Float64Array, state: GaiaView, player: Player, spaces: readonly number[]): void {
  const board = boardOf(state.layout);
  const reach = rangeOf(player);
  for (let planet = 0; planet < board.planets.length; planet++) {
    if (state.owners[planet] !== -1 || state.formers[planet] !== -1) continue;
    const row = (board.planets[planet] ?? 0) * board.size;
    let near = 99;
    for (let i = 0; i < spaces.length; i++)
      near = Math.min(near, board.distances[row + (spaces[i] ?? 0)] ?? 99);
    const part = near <= reach ? 1 : near <= reach + 2 ? 0.4 : 0;
    if (part === 0) continue;
    const type = state.planets[planet] ?? 0;
    const place = isOnWheel(type)
      ? at.homeNear + stepsTo(player, type)
      : type === TRANSDIM
        ? at.transdimNear
        : at.gaiaNear;
    into[place] = (into[place] ?? 0) + part;
  }
  for (let place: number = at.homeNear; place <= at.transdimNear; place++) {
    const amount = into[place] ?? 0;
    into[place] = (ENOUGH * amount) / (ENOUGH + amount);
  }
}

/** Tells all amounts of a seat that has a faction. */
export function tellAmounts(state: GaiaView, seat: Seat, rivals: Rivals, into: Float64Array): void {
  into.fill(0);
  const player = state.players[seat];
  if (player === undefined || player.faction === null) return;
  const rounds = roundsToPlay(state, seat);
  putHoldings(into, state, seat, player);
  putBoards(into, state, seat, player, rounds);
  if (state.layout !== '') putMap(into, state, seat, player);
  into[at.finalTiles] = finalPoints(state, seat, rivals, rounds);
  if (factionOf(player).abilities[0].oneFederation) into[at.looseValue] = (into[at.looseValue] ?? 0) * 0.7;
}
