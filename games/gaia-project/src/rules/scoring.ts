/** Rulebook chapter: game end and scoring. */
import { type Outcome, rank, type ScoreLine, type Seat, type Standing, type Viewer } from '@orrery/kernel';
import { automaProgress, gainPoints } from '../automa/points.ts';
import { AUTOMA, HUMAN, isAutoma } from '../automa/state.ts';
import { levelPoints } from '../data/research.ts';
import {
  type FinalTileId,
  neutralOf,
  type PointSource,
  pointSources,
  RESOURCES_PER_POINT,
  rankPoints,
} from '../data/scoring.ts';
import { cloneState, type GaiaRun, type GaiaState, type OpenState, playerAt } from '../state.ts';
import { say } from '../wording/say.ts';
import { isFederated } from './federation-field.ts';
import { bitsIn, gaiaPlanetsOf, score, sectorsOf, structuresOf, typesOf } from './resources.ts';

function federatedStructures(state: OpenState, seat: Seat): number {
  let count = 0;
  for (let planet = 0; planet < state.owners.length; planet++)
    if (isFederated(state, seat, planet)) count += 1;
  return count;
}

/** How far a seat has come on the track of a final scoring tile. */
export function progress(state: OpenState, seat: Seat, tile: FinalTileId): number {
  const counted = isAutoma(state, seat) ? automaProgress(state, tile) : undefined;
  if (counted !== undefined) return counted;
  switch (tile) {
    case 'structures-in-federations':
      return federatedStructures(state, seat);
    case 'structures':
      return structuresOf(state, seat);
    case 'planet-types':
      return bitsIn(typesOf(state, seat));
    case 'gaia-planets':
      return gaiaPlanetsOf(state, seat);
    case 'sectors':
      return sectorsOf(state, seat);
    case 'satellites': {
      const { satellites, stations } = playerAt(state, seat);
      return satellites.length + stations.length;
    }
  }
}

/** Points for a place among all: those who share one add up its ranks and divide them. */
export function placePoints(all: readonly number[], own: number): number {
  const ahead = all.filter((other) => other > own).length;
  const level = all.filter((other) => other === own).length;
  let sum = 0;
  for (let i = ahead; i < ahead + level; i++) sum += rankPoints[i] ?? 0;
  return level === 0 ? 0 : sum / level;
}

export function finalTilePoints(state: OpenState, seat: Seat, tile: FinalTileId): number {
  const all = state.players.map((_, other) => progress(state, other, tile));
  // With two players a neutral one takes part.
  if (state.players.length === 2) all.push(neutralOf(tile));
  return placePoints(all, progress(state, seat, tile));
}

export const researchPoints = (state: OpenState, seat: Seat): number =>
  playerAt(state, seat).research.reduce((sum, level) => sum + (levelPoints[level] ?? 0), 0);

export function resourcePoints(state: OpenState, seat: Seat): number {
  const { credits, ore, knowledge } = playerAt(state, seat);
  return Math.floor((credits + ore + knowledge) / RESOURCES_PER_POINT);
}

const silent = { emit: undefined };

export function scoreGame(state: GaiaState, run: Pick<GaiaRun, 'emit'>): void {
  const tiles = state.finalTiles.map((tile) =>
    state.players.map((_, seat) => finalTilePoints(state, seat, tile)),
  );
  state.players.forEach((_, seat) => {
    if (isAutoma(state, seat)) {
      scoreAutoma(state, run, (i) => tiles[i]?.[seat] ?? 0);
      return;
    }
    state.finalTiles.forEach((tile, i) => {
      score(state, run, seat, tiles[i]?.[seat] ?? 0, 'final-tiles', tile);
    });
    score(state, run, seat, researchPoints(state, seat), 'research-levels', 'research');
    score(state, run, seat, resourcePoints(state, seat), 'resources', 'resources');
  });
}

/** Its places and its levels; it has no resources. Ruling O3: each tile is a gain, and all levels are one (facts E1–E5). */
function scoreAutoma(state: GaiaState, run: Pick<GaiaRun, 'emit'>, tilePoints: (i: number) => number): void {
  state.finalTiles.forEach((tile, i) => {
    gainPoints(state, run, tilePoints(i), 'final-tiles', tile);
  });
  gainPoints(state, run, researchPoints(state, AUTOMA), 'research-levels', 'research');
}

/** What is counted when the game ends, and not before. */
const atEnd: ReadonlySet<PointSource> = new Set(['final-tiles', 'research-levels', 'resources']);

function breakdownOf(state: GaiaState, seat: Seat, over: boolean): ScoreLine[] {
  const { points } = playerAt(state, seat);
  return pointSources.flatMap((source, i): ScoreLine[] => {
    const line = { source: say(`gaia.points.${source}`), points: points[i] ?? 0 };
    if (line.points === 0) return [];
    return [over || !atEnd.has(source) ? line : { ...line, atEnd: true }];
  });
}

const standing = (state: GaiaState, seat: Seat, over: boolean): Omit<Standing, 'place'> => ({
  seat,
  score: playerAt(state, seat).vp,
  tiebreak: [],
  breakdown: breakdownOf(state, seat, over),
});

/** Alone it is the points of the Automa that count: more win, and equal ones are a draw (fact E6). */
function againstAutoma(state: GaiaState, over: boolean): Outcome {
  const own = playerAt(state, HUMAN).vp;
  const rival = { name: say('gaia.automa'), score: playerAt(state, AUTOMA).vp };
  return {
    ...rank([standing(state, HUMAN, over)]),
    rival: { ...rival, breakdown: breakdownOf(state, AUTOMA, over) },
    ...(own < rival.score ? { lost: say('gaia.automa.lost', { vp: own, automa: rival.score }) } : {}),
    ...(own === rival.score ? { drawn: say('gaia.automa.drawn', { vp: own }) } : {}),
  };
}

const result = (state: GaiaState, over: boolean): Outcome =>
  state.automa === undefined
    ? rank(state.players.map((_, seat) => standing(state, seat, over)))
    : againstAutoma(state, over);

export const outcome = (state: GaiaState): Outcome => result(state, true);

/** As if the game ended now: all is public. What would be counted then is told apart from what is scored. */
export function preview(state: GaiaState, _viewer: Viewer): Outcome {
  if (state.agenda.stack.length === 0) return outcome(state);
  const ended = cloneState(state);
  scoreGame(ended, silent);
  return result(ended, false);
}
