/** Small boards with pieces at random, and the federations on them by trying out every set of satellites. */
import { below, type Rng, rngFrom } from '@orrery/kernel';
import type { FactionId } from '../../src/data/factions.ts';
import { INSTITUTE, MINE, RESEARCH_LAB, TRADING_STATION } from '../../src/data/structures.ts';
import { planetTypes } from '../../src/data/types.ts';
import { gaiaProject } from '../../src/game.ts';
import { type Hex, hexesText, NOWHERE } from '../../src/rules/board.ts';
import type { Federation } from '../../src/rules/federation-check.ts';
import { boardIn, type GaiaState, layMap, playerAt } from '../../src/state.ts';

const RADIUS = 2;
const MOST_BUILT = 8;
const kinds = [MINE, MINE, MINE, TRADING_STATION, RESEARCH_LAB, INSTITUTE];
const values = [0, 1, 2, 2, 3, 3, 3];
/** In turn: one federation that grows with stations, six for a federation, guest mines, one more at home, none of it. */
const factions: readonly FactionId[] = ['ivits', 'xenos', 'lantids', 'bescods', 'geodens'];

/** A board of one sector: planets with pieces of seat 0, of seat 1, of both, or of nobody, and empty space. */
export function randomBoard(number: number): GaiaState {
  const rng = rngFrom(`board ${number}`);
  const state = gaiaProject.setup({ factions: 'random' }, 2, `board ${number}`);
  const hexes: Hex[] = [];
  for (let q = -RADIUS; q <= RADIUS; q++)
    for (let r = -RADIUS; r <= RADIUS; r++)
      if (Math.abs(q + r) <= RADIUS)
        hexes.push({
          q,
          r,
          sector: 1,
          planet: below(rng, 100) < 45 ? (below(rng, 2) ? 'terra' : 'titanium') : null,
        });
  layMap(state, hexesText(hexes));
  const player = playerAt(state, 0);
  player.faction = factions[number % factions.length] ?? 'geodens';
  for (let planet = 0, built = 0; planet < state.owners.length - 1; planet++)
    if (built < MOST_BUILT && below(rng, 4) > 0) {
      built += 1;
      build(state, rng, planet);
    }
  const free = (): number[] => emptySpaces(state);
  if (below(rng, 3) === 0) findLostPlanet(state, rng, free());
  if (player.faction === 'ivits')
    for (let i = below(rng, 3); i > 0; i--) player.stations.push(...oneOf(rng, free()));
  // What others have in space is in nobody's way.
  playerAt(state, 1).satellites.push(...oneOf(rng, free()));
  player.one = below(rng, 6);
  player.two = 0;
  player.qic = player.one;
  if (below(rng, 3) === 0) federate(state, rng);
  return state;
}

const oneOf = (rng: Rng, spaces: readonly number[]): number[] =>
  spaces.slice(0).splice(below(rng, Math.max(1, spaces.length)), 1);

const emptySpaces = (state: GaiaState): number[] =>
  boardIn(state).planetAt.flatMap((planet, hex) =>
    planet === -1 && hex !== state.lostPlanet && !playerAt(state, 0).stations.includes(hex) ? [hex] : [],
  );

/** A structure of seat 0; or one of seat 1, for the Lantids with a mine of theirs beside it. */
function build(state: GaiaState, rng: Rng, planet: number): void {
  const player = playerAt(state, 0);
  const kind = kinds[below(rng, kinds.length)] ?? MINE;
  state.structures[planet] = kind;
  if (below(rng, 4) > 0) {
    state.owners[planet] = 0;
    player.counts[kind] = (player.counts[kind] ?? 0) + 1;
    return;
  }
  state.owners[planet] = 1;
  if (player.faction !== 'lantids') return;
  state.guests[planet] = 0;
  player.counts[MINE] = (player.counts[MINE] ?? 0) + 1;
}

/** The Lost Planet of one of the two; the Lantids may live beside the other. */
function findLostPlanet(state: GaiaState, rng: Rng, free: readonly number[]): void {
  const [hex] = oneOf(rng, free);
  if (hex === undefined) return;
  const last = state.owners.length - 1;
  state.lostPlanet = hex;
  state.structures[last] = MINE;
  state.owners[last] = below(rng, 2);
  if (state.owners[last] === 1 && playerAt(state, 0).faction === 'lantids') state.guests[last] = 0;
}

/** A piece of seat 0: where it is, what it is worth, whether it belongs to a federation, and how to make it do so. */
interface Piece {
  readonly hex: number;
  readonly value: number;
  readonly federated: boolean;
  readonly federate: () => void;
}

export function piecesOf(state: GaiaState): Piece[] {
  const board = boardIn(state);
  const player = playerAt(state, 0);
  const atHome = player.faction === 'bescods' && (player.counts[INSTITUTE] ?? 0) > 0;
  const home = planetTypes.indexOf('titanium');
  const pieces = state.owners.flatMap((owner, planet): Piece[] => {
    const hex = board.planets[planet] ?? state.lostPlanet;
    if (hex === NOWHERE || (owner !== 0 && state.guests[planet] !== 0)) return [];
    const bit = owner === 0 ? 1 : 2;
    const structure = owner === 0 ? (state.structures[planet] ?? 0) : MINE;
    return [
      {
        hex,
        value: (values[structure] ?? 0) + (atHome && state.planets[planet] === home ? 1 : 0),
        federated: ((state.federated[planet] ?? 0) & bit) !== 0,
        federate: () => {
          state.federated[planet] = (state.federated[planet] ?? 0) | bit;
        },
      },
    ];
  });
  const stations = player.stations.map((hex) => ({
    hex,
    value: 1,
    federated: player.federatedStations.includes(hex),
    federate: () => {
      player.federatedStations.push(hex);
    },
  }));
  return [...pieces, ...stations].sort((a, b) => a.hex - b.hex);
}

/** Makes one piece and a satellite beside it a federation, with all that touches them. */
function federate(state: GaiaState, rng: Rng): void {
  const board = boardIn(state);
  const player = playerAt(state, 0);
  const pieces = piecesOf(state);
  const start = pieces[below(rng, Math.max(1, pieces.length))];
  if (start === undefined) return;
  const empty = emptySpaces(state);
  const satellite = (board.neighbours[start.hex] ?? []).find((hex) => empty.includes(hex));
  player.federations = 1;
  const queue = satellite === undefined ? [start.hex] : [start.hex, satellite];
  if (satellite !== undefined) player.satellites.push(satellite);
  for (const hex of queue) {
    pieces.find((piece) => piece.hex === hex)?.federate();
    for (const next of board.neighbours[hex] ?? [])
      if (pieces.some((piece) => piece.hex === next) && !queue.includes(next)) queue.push(next);
  }
}

interface Valid extends Federation {
  readonly key: string;
}

/** Every valid federation of seat 0, by the definition, with the planets that belong to it. */
export function bruteForce(state: GaiaState): { readonly valid: Valid[]; readonly spaces: number[] } {
  const board = boardIn(state);
  const player = playerAt(state, 0);
  const grows = player.faction === 'ivits' && player.federations > 0;
  const need =
    player.faction === 'ivits'
      ? 7 * (player.federations + 1)
      : player.faction === 'xenos' && (player.counts[INSTITUTE] ?? 0) > 0
        ? 6
        : 7;
  const pieces = piecesOf(state);
  const old = new Set([
    ...player.satellites,
    ...pieces.filter(({ federated }) => federated).map(({ hex }) => hex),
  ]);
  const besideOld = (hex: number): boolean => (board.neighbours[hex] ?? []).some((next) => old.has(next));
  const free = pieces.filter(({ federated }) => !federated).map(({ hex }) => hex);
  const spaces = emptySpaces(state).filter((hex) => !old.has(hex) && (grows || !besideOld(hex)));
  const value = (hexes: Iterable<number>): number => {
    let sum = 0;
    for (const hex of hexes) sum += pieces.find((piece) => piece.hex === hex)?.value ?? 0;
    return sum;
  };
  const valid: Valid[] = [];
  const budget = player.one;
  for (let mask = 0; mask < 1 << spaces.length; mask++) {
    const satellites = spaces.filter((_, i) => (mask & (1 << i)) !== 0);
    if (satellites.length > budget) continue;
    const starts = satellites.length > 0 ? [satellites[0] ?? 0] : grows ? [[...old][0] ?? 0] : free;
    const seen = new Set<string>();
    for (const start of starts) {
      const parts = new Set([start]);
      if (grows && old.has(start)) for (const hex of old) parts.add(hex);
      const queue = [...parts];
      for (const hex of queue)
        for (const next of board.neighbours[hex] ?? []) {
          if (parts.has(next)) continue;
          if (!free.includes(next) && !satellites.includes(next) && !(grows && old.has(next))) continue;
          const joined = grows && old.has(next) ? [...old] : [next];
          for (const each of joined) {
            if (parts.has(each)) continue;
            parts.add(each);
            queue.push(each);
          }
        }
      if (satellites.some((hex) => !parts.has(hex))) continue;
      if (grows && [...old].some((hex) => !parts.has(hex))) continue;
      if (value(parts) < need) continue;
      const planets = free.filter((hex) => parts.has(hex));
      const key = planets.join();
      if (seen.has(key)) continue;
      seen.add(key);
      valid.push({ planets, satellites, key });
    }
  }
  return { valid, spaces };
}

/** The planets of a federation as bits. */
const bitsOf = (planets: readonly number[], all: readonly number[]): number =>
  planets.reduce((bits, hex) => bits | (1 << all.indexOf(hex)), 0);

/** Legal by the three rules: linked with as few satellites as possible, and no planet and satellite too many. */
export class Legality {
  readonly #planets: readonly number[];
  /** By planets, as bits: the fewest satellites of all that is valid. */
  readonly #fewest = new Map<number, number>();

  constructor(valid: readonly Federation[]) {
    this.#planets = [...new Set(valid.flatMap(({ planets }) => planets))];
    for (const { planets, satellites } of valid) {
      const bits = bitsOf(planets, this.#planets);
      const known = this.#fewest.get(bits) ?? Number.POSITIVE_INFINITY;
      this.#fewest.set(bits, Math.min(known, satellites.length));
    }
  }

  isLegal({ planets, satellites }: Federation): boolean {
    return this.#allowed(bitsOf(planets, this.#planets), satellites.length);
  }

  #allowed(planets: number, satellites: number): boolean {
    for (const [other, fewest] of this.#fewest) {
      const comparable = (other & planets) === other || (other & planets) === planets;
      if (comparable && fewest < satellites) return false;
    }
    return true;
  }

  /** All sets of planets that are legal, as numbers of satellites and planets, in the order of proposals. */
  inOrder(): [satellites: number, planets: number][] {
    const count = (bits: number): number => bits.toString(2).replaceAll('0', '').length;
    return [...this.#fewest]
      .filter(([planets, satellites]) => this.#allowed(planets, satellites))
      .map(([planets, satellites]): [number, number] => [satellites, count(planets)])
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  }
}
