/** How the game stands: the final races, points now and at the end, and what a player should not overlook. */
import type { Message, Seat } from '@orrery/kernel';
import { extraFor } from '../automa/points.ts';
import { AUTOMA, isAutoma } from '../automa/state.ts';
import type { BoosterId } from '../data/boosters.ts';
import {
  type FinalTileId,
  neutralOf,
  type PointSource,
  playerSources,
  pointSources,
  ROUNDS,
} from '../data/scoring.ts';
import { chargeRoom } from '../rules/power.ts';
import { finalTilePoints, progress, researchPoints, resourcePoints } from '../rules/scoring.ts';
import { playerAt } from '../state.ts';
import { say } from '../wording/say.ts';
import type { Amounts, Position } from './position.ts';
import { income } from './power.ts';
import { type SpaceAdvice, spaces } from './ways.ts';

/** Rounds that are still to come after this one. */
export const roundsLeft = ({ round }: Pick<Position, 'round'>): number => ROUNDS - Math.max(1, round);

export interface FinalRace {
  readonly tile: FinalTileId;
  /** By seat: how far it has come, and what its place would bring now. */
  readonly seats: readonly { readonly progress: number; readonly points: number }[];
  /** How far the neutral player has come, who takes part in a game of two. */
  readonly neutral: number | undefined;
}

export function finalRaces(state: Position): FinalRace[] {
  return state.finalTiles.map((tile) => ({
    tile,
    seats: state.players.map((_, seat) => ({
      progress: progress(state, seat, tile),
      points: finalTilePoints(state, seat, tile),
    })),
    neutral: state.players.length === 2 ? neutralOf(tile) : undefined,
  }));
}

/** Every source of a player's points in the order in which they are told, as the lines of a score name it. */
export const pointSourceTexts: readonly Message[] = playerSources.map((source) =>
  say(`gaia.points.${source}`),
);

/** The source that a line of a score tells of. */
export const pointSourceOf = ({ key }: Message): PointSource | undefined =>
  pointSources.find((source) => key === `gaia.points.${source}`);

export interface ScoreNow {
  readonly vp: number;
  /** What would be counted if the game ended now. */
  readonly finalTiles: number;
  readonly researchLevels: number;
  readonly resources: number;
  /** What the difficulty adds to the Automa's gains at the end. */
  readonly extra: number;
  readonly total: number;
}

/** Each final scoring tile is a gain of the Automa, and so are all its levels together. */
const extraAtEnd = (state: Position): number =>
  [
    ...state.finalTiles.map((tile) => finalTilePoints(state, AUTOMA, tile)),
    researchPoints(state, AUTOMA),
  ].reduce((sum, vp) => sum + extraFor(state, vp), 0);

export function scoreNow(state: Position, seat: Seat): ScoreNow {
  const { vp } = playerAt(state, seat);
  const finalTiles = state.finalTiles.reduce((sum, tile) => sum + finalTilePoints(state, seat, tile), 0);
  const researchLevels = researchPoints(state, seat);
  const resources = resourcePoints(state, seat);
  const extra = isAutoma(state, seat) ? extraAtEnd(state) : 0;
  const total = vp + finalTiles + researchLevels + resources + extra;
  return { vp, finalTiles, researchLevels, resources, extra, total };
}

/** Facts that a friend would point out; what to make of them is for whoever shows them. */
export interface Overlooked {
  /** Whether the free step or the range of the booster is still there to be used. */
  readonly boosterAction: boolean;
  /** The least ore for which some planet can be settled now; undefined where none can. */
  readonly cheapestMine: number | undefined;
  /** What the next income would bring in vain, whichever way it is taken. */
  readonly lostIncome: Amounts;
  /** How much power could still be charged. */
  readonly room: number;
}

/** `known` are the spaces of the map, where somebody has asked for them already. */
export function overlooked(
  position: Position,
  seat: Seat,
  known: readonly SpaceAdvice[] = spaces(position, seat),
): Overlooked {
  const player = playerAt(position, seat);
  const ways = known.flatMap((space) => space.ways);
  const open = ways.filter(({ closed }) => closed === undefined);
  const ore = open.filter(({ kind }) => kind === 'mine').map(({ price }) => price?.ore ?? 0);
  return {
    boosterAction: open.some(({ means }) => means.do === 'special'),
    cheapestMine: ore.length === 0 ? undefined : Math.min(...ore),
    lostIncome: lostIncome(position, seat),
    room: chargeRoom(player),
  };
}

/** What the next income would bring in vain, whichever way it is taken; with another booster where one is named. */
export const lostIncome = (position: Position, seat: Seat, booster?: BoosterId): Amounts =>
  leastOf(income(position, seat, booster).results.map(({ lost }) => lost));

/** Of each the least among all. */
function leastOf(all: readonly Amounts[]): Amounts {
  const [first = {}, ...others] = all;
  const least: Record<string, number> = {};
  for (const [what, amount] of Object.entries(first)) {
    const lowest = others.reduce((low, other) => Math.min(low, other[what] ?? 0), amount);
    if (lowest > 0) least[what] = lowest;
  }
  return least;
}
