/** Rulebook chapter: variable game board. */
import { type Message, type OneOf, oneOfAtRandom, type Rng, shuffle } from '@orrery/kernel';
import { innerSectors, leftOut, mapForMore, mapForTwo, type Placed } from '../data/sectors.ts';
import type { PlanetType } from '../data/types.ts';
import {
  type AskNamed,
  type GaiaRun,
  type GaiaState,
  type GaiaStep,
  layMap,
  type Settings,
  type StepNamed,
} from '../state.ts';
import { say } from '../wording/say.ts';
import { type Hex, hexesOf, layoutText, tilesOf } from './board.ts';
import { shapeFault, tilesListed, USUAL } from './shape.ts';

const TURNS = 6;

/** By what the map is built: a method, and the shape. */
type Building = Pick<Settings, 'map' | 'shape'>;

/** The map for so many players before anything is drawn: the printed one, or the sectors of a list. */
export function printedMap(
  seats: number,
  { smallMap: small, shape }: Pick<Settings, 'smallMap' | 'shape'>,
): readonly Placed[] {
  if (shape !== USUAL) return (tilesListed(shape) ?? []).map(({ place }) => place);
  if (seats === 2) return mapForTwo;
  return small ? mapForMore.filter(({ sector }) => !leftOut.includes(sector)) : mapForMore;
}

const isInner = ({ sector }: Placed): boolean => innerSectors.includes(sector);

/** Tiles laid at random on the places of the printed map, none of them turned yet. */
function drawPlaces(
  rng: Rng,
  run: GaiaRun,
  map: Settings['map'],
  printed: readonly Placed[],
): readonly Placed[] {
  const shuffled = (group: readonly Placed[]): Placed[] => {
    const pile = shuffle(
      rng,
      group.map((_, i) => i),
    );
    return group.map((place) => {
      const [index = 0] = pile.splice(run.take(pile, null, 'sector'), 1);
      return { ...place, sector: group[index]?.sector ?? place.sector };
    });
  };
  if (map === 'printed') return printed;
  if (map === 'method-3') return shuffled(printed);
  const inner = printed.filter(isInner);
  const outer = shuffled(printed.filter((placed) => !isInner(placed)));
  return [...(map === 'method-2' ? shuffled(inner) : inner), ...outer];
}

/** Two planets of one type that would touch across the border of two tiles. */
export interface Meeting {
  readonly planet: PlanetType;
  /** The space of each: of the tile itself, and of the other. */
  readonly here: Hex;
  readonly there: Hex;
}

function meetings(a: Placed, b: Placed): Meeting[] {
  const others = hexesOf(b).filter(({ planet }) => planet !== null);
  return hexesOf(a).flatMap((here) =>
    others.flatMap((there): Meeting[] => {
      const [q, r] = [there.q - here.q, there.r - here.r];
      const touch = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
      return here.planet !== null && here.planet === there.planet && touch
        ? [{ planet: here.planet, here, there }]
        : [];
    }),
  );
}

const clash = (a: Placed, b: Placed): boolean => meetings(a, b).length > 0;

/** Which turns of a tile clash with which turns of another, worked out when they are first asked for. */
class Borders {
  readonly #tiles: readonly Placed[];
  readonly #known = new Map<number, boolean>();

  constructor(tiles: readonly Placed[]) {
    this.#tiles = tiles;
  }

  clash(a: number, turnsA: number, b: number, turnsB: number): boolean {
    const key = ((a * TURNS + turnsA) * this.#tiles.length + b) * TURNS + turnsB;
    let known = this.#known.get(key);
    if (known === undefined) {
      const [first, second] = [this.#tiles[a], this.#tiles[b]];
      known =
        first !== undefined &&
        second !== undefined &&
        clash({ ...first, turns: turnsA }, { ...second, turns: turnsB });
      this.#known.set(key, known);
    }
    return known;
  }
}

export const ALL_TURNS: readonly number[] = [0, 1, 2, 3, 4, 5];

/** How a tile may be turned: as the printed map or a list has it, or in any way. */
function choicesFor({ map, shape }: Building, placed: Placed | undefined): readonly number[] {
  if (placed === undefined) return [0];
  if (shape === USUAL) return map === 'printed' || (map !== 'method-3' && isInner(placed)) ? [0] : ALL_TURNS;
  const listed = tilesListed(shape)?.find(({ place }) => place.sector === placed.sector);
  return map === 'printed' && listed?.turned ? [listed.place.turns] : ALL_TURNS;
}

/** Whether the tiles from the given one on can be turned so that no planets of one type touch. */
function solvable(building: Building, tiles: readonly Placed[], borders: Borders, turned: number[]): boolean {
  const tile = turned.length;
  if (tile === tiles.length) return true;
  for (const turns of choicesFor(building, tiles[tile])) {
    if (turned.some((before, other) => borders.clash(other, before, tile, turns))) continue;
    turned.push(turns);
    const done = solvable(building, tiles, borders, turned);
    turned.pop();
    if (done) return true;
  }
  return false;
}

/** How a tile may be turned, given the tiles before it, so that the rest can still be turned too. */
function turnsFor(
  building: Building,
  tiles: readonly Placed[],
  borders: Borders,
  turned: readonly number[],
): number[] {
  const tile = turned.length;
  return choicesFor(building, tiles[tile]).filter(
    (turns) =>
      !turned.some((before, other) => borders.clash(other, before, tile, turns)) &&
      solvable(building, tiles, borders, [...turned, turns]),
  );
}

/** What is wrong with a list of sectors as the shape of a map; undefined when nothing is. */
export function refuseShape(shape: string): Message | undefined {
  const fault = shapeFault(shape);
  if (fault !== undefined) return fault;
  const building: Building = { map: 'printed', shape };
  const tiles = printedMap(0, { shape, smallMap: false });
  return solvable(building, tiles, new Borders(tiles), []) ? undefined : say('gaia.refusal.shape.turns');
}

/** Whether anything of the map is left to be drawn, or to be turned by somebody. */
export const isVariable = ({ map, shape }: Building): boolean =>
  map !== 'printed' || (shape !== USUAL && (tilesListed(shape) ?? []).some(({ turned }) => !turned));

/** Lays the map: as printed or listed, or drawn by the method of the settings; chance turns tiles unless a player does. */
export function mapStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  const { settings, rng } = state;
  const { map, turnedByPlayer } = settings;
  const printed = printedMap(state.players.length, settings);
  if (!isVariable(settings)) {
    layMap(state, layoutText(printed));
    return;
  }
  run.barrier?.(null);
  let tiles = drawPlaces(rng, run, map, printed);
  let borders = new Borders(tiles);
  while (!solvable(settings, tiles, borders, [])) {
    tiles = drawPlaces(rng, run, map, printed);
    borders = new Borders(tiles);
  }
  if (!turnedByPlayer) {
    const turned: number[] = [];
    for (const _ of tiles) turned.push(oneOfAtRandom(rng, turnsFor(settings, tiles, borders, turned)));
    tiles = tiles.map((placed, i) => ({ ...placed, turns: turned[i] ?? 0 }));
  }
  layMap(state, layoutText(tiles));
  run.emit?.({ do: 'map', seat: null, what: map, amount: tiles.length, source: 'setup' });
}

/** The last player turns the tiles one after another. */
export function turnTilesStep(
  state: GaiaState,
  { seat, tile }: StepNamed<'setup.turnTiles'>,
  run: GaiaRun,
): void {
  if (tile === tilesOf(state.layout).length) return;
  run.push({ do: 'setup.turnTiles', seat, tile: tile + 1 });
  if (openTurns(state, tile).length > 1) run.push({ do: 'setup.turn', seat, tile });
  else turnTile(state, tile, openTurns(state, tile)[0] ?? 0);
}

export function openTurns(state: Pick<GaiaState, 'layout' | 'settings'>, tile: number): number[] {
  const tiles = tilesOf(state.layout);
  const turned = tiles.slice(0, tile).map(({ turns }) => turns);
  const flat = tiles.map((placed) => ({ ...placed, turns: 0 }));
  return turnsFor(state.settings, flat, new Borders(flat), turned);
}

/** What a turn of a tile would bring together with the tiles before it. */
export function meetingsOf(layout: string, tile: number, turns: number): Meeting[] {
  const tiles = tilesOf(layout);
  const placed = tiles[tile];
  if (placed === undefined) return [];
  return tiles.slice(0, tile).flatMap((other) => meetings({ ...placed, turns }, other));
}

function turnTile(state: GaiaState, tile: number, turns: number): void {
  const tiles = tilesOf(state.layout).map((placed, i) => (i === tile ? { ...placed, turns } : placed));
  layMap(state, layoutText(tiles));
}

export const turnQuestion: OneOf<GaiaState, AskNamed<'setup.turn'>, number> = {
  shape: 'one-of',
  text: (state, { tile }) =>
    say('gaia.question.setup.turn', { sector: tilesOf(state.layout)[tile]?.sector.slice(0, 2) ?? '' }),
  options: (state, { tile }) => openTurns(state, tile),
  describe: (_state, { tile }, turns) => ({
    text: say('gaia.option.turns', { degrees: turns * 60 }),
    target: { sectorTile: tile },
  }),
  answer: (state, { tile }, turns, run: GaiaRun) => {
    turnTile(state, tile, turns);
    run.emit?.({ do: 'turn', seat: null, what: 'sector', amount: turns, source: 'setup', detail: { tile } });
  },
};
