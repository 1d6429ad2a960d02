/**
 * How long the three questions about federations take on the worst boards: all nineteen structures on the map, for the
 * Ivits with their six space stations, scattered or close together, with few or many satellites to pay for, before the
 * first federation and after. Each figure is that of the slowest board.
 */
import {
  boardOf,
  canFederate,
  checkFederation,
  type FactionId,
  type Federation,
  type GaiaState,
  gaiaProject,
  proposeFederations,
} from '@orrery/gaia-project';
import { below, type Rng, rngFrom, shuffle } from '@orrery/kernel';
import type { Benchmark } from './benchmark.ts';

const BOARDS = 60;
/** Of so many tries on a board the quickest counts: what else the machine does is not the board's fault. */
const TRIES = 3;
const SEAT = 0;
/** Eight mines, four trading stations, three research labs, the institute and both academies, as numbers of structures. */
const PIECES = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 5, 6];
const MINE = 1;
const STATIONS = 6;
const budgets = [3, 6, 10, 15, 25];
const factions: readonly FactionId[] = ['ivits', 'ivits', 'geodens'];

/** Spaces in random order; those that are apart from each other first where the board is to be scattered. */
function spacesIn(rng: Rng, layout: string, spaces: readonly number[], scattered: boolean): number[] {
  const board = boardOf(layout);
  const mixed = shuffle(rng, [...spaces]);
  if (!scattered) return mixed;
  const apart: number[] = [];
  for (const hex of mixed)
    if (apart.every((other) => (board.distances[hex * board.size + other] ?? 0) > 1)) apart.push(hex);
  return [...apart, ...mixed.filter((hex) => !apart.includes(hex))];
}

function place(state: GaiaState, rng: Rng, scattered: boolean): void {
  const board = boardOf(state.layout);
  const [player] = state.players;
  if (player === undefined) throw new Error('nobody sits there');
  const planets = spacesIn(rng, state.layout, board.planets, scattered);
  for (const [i, structure] of PIECES.entries()) {
    const planet = board.planetAt[planets[i] ?? 0] ?? 0;
    state.owners[planet] = SEAT;
    state.structures[planet] = structure;
    player.counts[structure] = (player.counts[structure] ?? 0) + 1;
  }
  const empty = board.planetAt.flatMap((planet, hex) => (planet === -1 ? [hex] : []));
  const [lost = 0, ...others] = spacesIn(rng, state.layout, empty, scattered);
  state.lostPlanet = lost;
  state.owners[state.owners.length - 1] = SEAT;
  state.structures[state.owners.length - 1] = MINE;
  if (player.faction === 'ivits') player.stations.push(...others.slice(0, STATIONS));
}

/** Makes the first proposal a federation. */
function federate(state: GaiaState): void {
  const [player] = state.players;
  const [federation] = proposeFederations(state, SEAT);
  if (player === undefined || federation === undefined) return;
  const { planetAt } = boardOf(state.layout);
  for (const hex of federation.planets) {
    const planet = hex === state.lostPlanet ? state.owners.length - 1 : (planetAt[hex] ?? -1);
    if (planet >= 0) state.federated[planet] = 1;
    else player.federatedStations.push(hex);
  }
  player.satellites.push(...federation.satellites);
  player.federations += 1;
}

function worstBoard(number: number): GaiaState {
  const rng = rngFrom(`federations/${number}`);
  const state = gaiaProject.setup({ factions: 'random' }, 4, `federations/${number}`);
  const [player] = state.players;
  if (player === undefined) throw new Error('nobody sits there');
  player.faction = factions[number % factions.length] ?? 'ivits';
  place(state, rng, number % 2 === 0);
  player.one = budgets[number % budgets.length] ?? 0;
  player.two = 0;
  player.qic = player.one;
  if (player.faction === 'ivits') for (let i = below(rng, 4); i > 0; i--) federate(state);
  return state;
}

let boards: { readonly state: GaiaState; readonly proposals: readonly Federation[] }[] | undefined;

function slowest(question: (state: GaiaState, proposals: readonly Federation[]) => void): number {
  boards ??= Array.from({ length: BOARDS }, (_, number) => {
    const state = worstBoard(number);
    return { state, proposals: proposeFederations(state, SEAT) };
  });
  let worst = 0;
  for (const { state, proposals } of boards) {
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < TRIES; i++) {
      const copy = gaiaProject.clone(state);
      const begun = performance.now();
      question(copy, proposals);
      best = Math.min(best, performance.now() - begun);
    }
    worst = Math.max(worst, best);
  }
  return worst;
}

const named = (what: string, run: () => number): Benchmark => ({
  name: `${gaiaProject.id}/federation-${what}-worst-board`,
  unit: 'ms',
  run,
});

export const benchmarks: readonly Benchmark[] = [
  named('exists', () => slowest((state) => canFederate(state, SEAT))),
  named('propose', () => slowest((state) => proposeFederations(state, SEAT))),
  named('check', () =>
    slowest((state, proposals) => {
      const last = proposals.at(-1);
      if (last !== undefined) checkFederation(state, SEAT, last);
    }),
  ),
];
