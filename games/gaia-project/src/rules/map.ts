/** Rulebook chapter: variable game board. */
import { type OneOf, oneOfAtRandom, type Rng, shuffle } from '@orrery/kernel';
import { hexesOf, layoutText, tilesOf } from '../board.ts';
import { innerSectors, leftOut, mapForMore, mapForTwo, type Placed } from '../data/sectors.ts';
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

const TURNS = 6;

/** The printed map for so many players. */
export function printedMap(seats: number, small: boolean): readonly Placed[] {
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
  if (map === 'method-3') return shuffled(printed);
  const inner = printed.filter(isInner);
  const outer = shuffled(printed.filter((placed) => !isInner(placed)));
  return [...(map === 'method-2' ? shuffled(inner) : inner), ...outer];
}

/** Whether a tile keeps the orientation of the printed map. */
const isFixed = (map: Settings['map'], placed: Placed): boolean => map !== 'method-3' && isInner(placed);

/** Whether planets of one type would touch across the border of two tiles. */
function clash(a: Placed, b: Placed): boolean {
  const there = hexesOf(b).filter(({ planet }) => planet !== null);
  return hexesOf(a).some(
    ({ q, r, planet }) =>
      planet !== null &&
      there.some(
        (other) =>
          other.planet === planet &&
          Math.max(Math.abs(other.q - q), Math.abs(other.r - r), Math.abs(other.q - q + other.r - r)) === 1,
      ),
  );
}

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

const choicesFor = (map: Settings['map'], placed: Placed | undefined): readonly number[] =>
  placed === undefined || isFixed(map, placed) ? [0] : [0, 1, 2, 3, 4, 5];

/** Whether the tiles from the given one on can be turned so that no planets of one type touch. */
function solvable(
  map: Settings['map'],
  tiles: readonly Placed[],
  borders: Borders,
  turned: number[],
): boolean {
  const tile = turned.length;
  if (tile === tiles.length) return true;
  for (const turns of choicesFor(map, tiles[tile])) {
    if (turned.some((before, other) => borders.clash(other, before, tile, turns))) continue;
    turned.push(turns);
    const done = solvable(map, tiles, borders, turned);
    turned.pop();
    if (done) return true;
  }
  return false;
}

/** How a tile may be turned, given the tiles before it, so that the rest can still be turned too. */
function turnsFor(
  map: Settings['map'],
  tiles: readonly Placed[],
  borders: Borders,
  turned: readonly number[],
): number[] {
  const tile = turned.length;
  return choicesFor(map, tiles[tile]).filter(
    (turns) =>
      !turned.some((before, other) => borders.clash(other, before, tile, turns)) &&
      solvable(map, tiles, borders, [...turned, turns]),
  );
}

/** Lays the map: as printed, or drawn by the method of the settings; chance turns the tiles unless a player does. */
export function mapStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  const { map, smallMap, turnedByPlayer } = state.settings;
  const printed = printedMap(state.players.length, smallMap);
  if (map === 'printed') {
    layMap(state, layoutText(printed));
    return;
  }
  run.barrier?.(null);
  let tiles = drawPlaces(state.rng, run, map, printed);
  let borders = new Borders(tiles);
  while (!solvable(map, tiles, borders, [])) {
    tiles = drawPlaces(state.rng, run, map, printed);
    borders = new Borders(tiles);
  }
  if (!turnedByPlayer) {
    const turned: number[] = [];
    for (const _ of tiles) turned.push(oneOfAtRandom(state.rng, turnsFor(map, tiles, borders, turned)));
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

function openTurns(state: GaiaState, tile: number): number[] {
  const tiles = tilesOf(state.layout);
  const turned = tiles.slice(0, tile).map(({ turns }) => turns);
  const flat = tiles.map((placed) => ({ ...placed, turns: 0 }));
  return turnsFor(state.settings.map, flat, new Borders(flat), turned);
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
    target: { tile },
  }),
  answer: (state, { tile }, turns, run: GaiaRun) => {
    turnTile(state, tile, turns);
    run.emit?.({ do: 'turn', seat: null, what: 'sector', amount: turns, source: 'setup', detail: { tile } });
  },
};
