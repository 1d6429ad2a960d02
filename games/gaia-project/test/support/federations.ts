/** Small boards with structures at random, and the federations on them by trying out every set of satellites. */
import { below, type Rng, rngFrom } from '@orrery/kernel';
import { type Hex, hexesText } from '../../src/board.ts';
import { INSTITUTE, MINE, RESEARCH_LAB, TRADING_STATION } from '../../src/data/structures.ts';
import { gaiaProject } from '../../src/game.ts';
import type { Federation } from '../../src/rules/federation.ts';
import { boardIn, type GaiaState, layMap, playerAt } from '../../src/state.ts';

const RADIUS = 2;
const kinds = [MINE, MINE, MINE, TRADING_STATION, RESEARCH_LAB, INSTITUTE];
const values = [0, 1, 2, 2, 3, 3, 3];

/** A board of one sector: planets with structures of seat 0, others that only block, and empty space. */
export function randomBoard(number: number): GaiaState {
  const rng = rngFrom(`board ${number}`);
  const state = gaiaProject.setup({ factions: 'random' }, 2, `board ${number}`);
  const hexes: Hex[] = [];
  for (let q = -RADIUS; q <= RADIUS; q++)
    for (let r = -RADIUS; r <= RADIUS; r++)
      if (Math.abs(q + r) <= RADIUS)
        hexes.push({ q, r, sector: 1, planet: below(rng, 100) < 48 ? 'terra' : null });
  layMap(state, hexesText(hexes));
  const player = playerAt(state, 0);
  player.faction = number % 3 === 0 ? 'ivits' : number % 3 === 1 ? 'xenos' : 'geodens';
  let built = 0;
  state.owners.forEach((_, planet) => {
    if (planet === state.owners.length - 1 || built === 8 || below(rng, 4) === 0) return;
    built += 1;
    state.owners[planet] = 0;
    const kind = kinds[below(rng, kinds.length)] ?? MINE;
    state.structures[planet] = kind;
    player.counts[kind] = (player.counts[kind] ?? 0) + 1;
  });
  player.one = below(rng, 6);
  player.two = 0;
  player.qic = player.one;
  if (below(rng, 3) === 0) federate(state, rng);
  return state;
}

/** Makes one structure and a satellite beside it a federation, with all that touches them. */
function federate(state: GaiaState, rng: Rng): void {
  const board = boardIn(state);
  const player = playerAt(state, 0);
  const owned = board.planets.filter((_, planet) => state.owners[planet] === 0);
  const start = owned[below(rng, Math.max(1, owned.length))];
  if (start === undefined) return;
  const satellite = (board.neighbours[start] ?? []).find((hex) => board.planetAt[hex] === -1);
  player.federations = 1;
  const queue = satellite === undefined ? [start] : [start, satellite];
  if (satellite !== undefined) player.satellites.push(satellite);
  for (const hex of queue) {
    const planet = board.planetAt[hex] ?? -1;
    if (planet >= 0) state.federated[planet] = 1;
    for (const next of board.neighbours[hex] ?? [])
      if (owned.includes(next) && !queue.includes(next)) queue.push(next);
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
  const owned = board.planets.filter((_, planet) => state.owners[planet] === 0);
  const old = new Set([
    ...player.satellites,
    ...owned.filter((hex) => state.federated[board.planetAt[hex] ?? 0] === 1),
  ]);
  const besideOld = (hex: number): boolean => (board.neighbours[hex] ?? []).some((next) => old.has(next));
  const free = owned.filter((hex) => !old.has(hex));
  const spaces = board.planetAt.flatMap((planet, hex) =>
    planet === -1 && !old.has(hex) && (grows || !besideOld(hex)) ? [hex] : [],
  );
  const value = (hexes: Iterable<number>): number => {
    let sum = 0;
    for (const hex of hexes) {
      const planet = board.planetAt[hex] ?? -1;
      if (planet >= 0) sum += values[state.structures[planet] ?? 0] ?? 0;
    }
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
