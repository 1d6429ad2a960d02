/** Procedure: build a mine (facts M1–M7). */

import { MINE } from '../data/structures.ts';
import { GAIA, type PlanetIndex, TRANSDIM } from '../data/types.ts';
import type { Board, HexId } from '../rules/board.ts';
import { hasMine, stepsBetween } from '../rules/mine.ts';
import { isWithin } from '../rules/range.ts';
import { typesOf } from '../rules/resources.ts';
import {
  boardIn,
  factionOf,
  type GaiaRun,
  type GaiaState,
  NOBODY,
  type PlanetId,
  planetOn,
  playerAt,
} from '../state.ts';
import { placeOf } from '../wording/places.ts';
import type { Support } from './cards.ts';
import { type InsteadReason, tellChoice } from './events.ts';
import { factionCard } from './factions.ts';
import { closest, inDirection, planetsOf } from './map.ts';
import type { MinePart } from './parts.ts';
import { gainPoints } from './points.ts';
import { type Criterion, least, meeting, type Selection, select } from './selection.ts';
import { AUTOMA, automaIn } from './state.ts';

/** On the wheel as for anybody; a Gaia planet counts one step and a Transdim planet two (fact M4c). */
const GAIA_STEPS = 1;
const TRANSDIM_STEPS = 2;

function stepsTo(home: PlanetIndex, type: PlanetIndex): number {
  if (type === GAIA) return GAIA_STEPS;
  return type === TRANSDIM ? TRANSDIM_STEPS : stepsBetween(home, type);
}

/** The type as which a planet is settled: a Transdim planet becomes a Gaia planet (facts M4b2, M5). */
const settledAs = (type: PlanetIndex): PlanetIndex => (type === TRANSDIM ? GAIA : type);

/** Empty planets of every kind within range; one with a Gaiaformer is not empty, and the Lost Planet never is (facts M2, M3). */
function candidatesFor(state: GaiaState, board: Board, range: number): HexId[] {
  const own = planetsOf(state, board, AUTOMA);
  return board.planets.filter(
    (hex, planet) =>
      state.owners[planet] === NOBODY && state.formers[planet] === NOBODY && isWithin(board, own, hex, range),
  );
}

type OnPlanet = (hex: HexId) => PlanetId;

/** What the final scoring tile that the support card names would like; nothing where it is of another kind (fact M4b). */
function forFinalTile(
  state: GaiaState,
  board: Board,
  tile: string | undefined,
  planet: OnPlanet,
): Criterion<HexId>[] {
  const typeOn = (hex: HexId): PlanetIndex => settledAs(state.planets[planet(hex)] ?? 0);
  if (tile === 'gaia-planets') return [meeting('final-tile', (hex) => typeOn(hex) === GAIA)];
  if (tile === 'planet-types') {
    const types = typesOf(state, AUTOMA);
    return [meeting('final-tile', (hex) => (types & (1 << typeOn(hex))) === 0)];
  }
  if (tile !== 'sectors') return [];
  const sectors = new Set(planetsOf(state, board, AUTOMA).map((hex) => board.sector[hex]));
  return [meeting('final-tile', (hex) => !sectors.has(board.sector[hex]))];
}

/** The tile in the slot that the support card names. */
function namedTile(state: Pick<GaiaState, 'finalTiles'>, { finalTile }: Support): string | undefined {
  if (finalTile === 'none') return undefined;
  return state.finalTiles[finalTile === 'top' ? 0 : 1];
}

/** Where a mine goes; undefined where none can be built. */
function mineSite(
  state: GaiaState,
  { range, first }: MinePart,
  support: Support,
): Selection<HexId> | undefined {
  const board = boardIn(state);
  const planet: OnPlanet = (hex) => planetOn(state, board, hex);
  const { homeIndex } = factionOf(playerAt(state, AUTOMA));
  const typeOn = (hex: HexId): PlanetIndex => state.planets[planet(hex)] ?? 0;
  return select(candidatesFor(state, board, range), [
    ...(first === 'transdim' ? [meeting<HexId>('transdim', (hex) => typeOn(hex) === TRANSDIM)] : []),
    ...(first === 'closest' ? [closest(state, board, 'closest-first')] : []),
    ...forFinalTile(state, board, namedTile(state, support), planet),
    least('terraforming', (hex) => stepsTo(homeIndex, typeOn(hex))),
    closest(state, board),
    inDirection(board, support.direction),
  ]);
}

/** Builds a mine where the criteria say; else tells why it cannot. */
export function tryMine(
  state: GaiaState,
  run: GaiaRun,
  part: MinePart,
  support: Support,
): InsteadReason | undefined {
  if (!hasMine(playerAt(state, AUTOMA))) return 'no-mine';
  const site = mineSite(state, part, support);
  if (site === undefined) return 'no-planet';
  const tile = namedTile(state, support);
  tellChoice(run, 'mine', site, { range: part.range, ...(tile === undefined ? {} : { tile }) });
  const isNew = settle(state, run, site.chosen, 'automa');
  const { faction } = playerAt(state, AUTOMA);
  if (isNew) gainPoints(state, run, factionCard(faction).vpPerNewType, 'faction', faction ?? 'automa');
  addSatellite(state, run, site.chosen);
  state.built.push(site.chosen);
  return undefined;
}

/** Puts a mine on a planet; true where it is the first on a planet of its type. Ruling O8: first mines of the setup count. */
export function settle(state: GaiaState, run: GaiaRun, hex: HexId, source: string): boolean {
  const planet = planetOn(state, boardIn(state), hex);
  const player = playerAt(state, AUTOMA);
  const type = settledAs(state.planets[planet] ?? 0);
  const isNew = (typesOf(state, AUTOMA) & (1 << type)) === 0;
  state.planets[planet] = type;
  state.owners[planet] = AUTOMA;
  state.structures[planet] = MINE;
  player.counts[MINE] = (player.counts[MINE] ?? 0) + 1;
  run.emit?.({ do: 'build', seat: AUTOMA, what: 'mine', amount: 1, source, detail: placeOf(state, hex) });
  return isNew;
}

/** A satellite beside a mine that touches no other structure of the Automa, where a tile counts satellites (fact M6). */
function addSatellite(state: GaiaState, run: GaiaRun, hex: HexId): void {
  const board = boardIn(state);
  const own = planetsOf(state, board, AUTOMA);
  if (!state.finalTiles.includes('satellites')) return;
  if ((board.neighbours[hex] ?? []).some((neighbour) => own.includes(neighbour))) return;
  const automa = automaIn(state);
  automa.satellites += 1;
  run.emit?.({
    do: 'satellite',
    seat: AUTOMA,
    what: 'satellite',
    amount: automa.satellites,
    source: 'automa',
  });
}
