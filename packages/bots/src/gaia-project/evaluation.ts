/** What a position is worth to a seat, in victory points: what it has, what is on its way, what it can still become. */
import {
  boardOf,
  factionRow,
  finalTilePoints,
  type GaiaState,
  incomeOf,
  type Player,
  ROUNDS,
  researchPoints,
} from '@orrery/gaia-project';
import type { Seat } from '@orrery/kernel';

/** Worth of one of each while there is time to use it, and in the end. */
const early = {
  credits: 0.5,
  ore: 1.3,
  knowledge: 1.3,
  qic: 2.2,
  tokens: 0.5,
  charge: 0.45,
  vp: 1,
  gaiaformers: 2.5,
};
const late = {
  credits: 0.33,
  ore: 0.33,
  knowledge: 0.33,
  qic: 0.1,
  tokens: 0,
  charge: 0,
  vp: 1,
  gaiaformers: 0,
};
type Kind = keyof typeof early;
const kinds: readonly Kind[] = [
  'credits',
  'ore',
  'knowledge',
  'qic',
  'tokens',
  'charge',
  'vp',
  'gaiaformers',
];

/** Rounds that are still to come after this one. */
const roundsLeft = (state: GaiaState): number => ROUNDS - Math.max(1, state.round);

/** How much time there is: 1 at the start, 0 once a seat has passed for the last time. */
function timeLeft(state: GaiaState, seat: Seat): number {
  if (state.passed.includes(seat)) return roundsLeft(state) / ROUNDS;
  return (roundsLeft(state) + 0.6) / ROUNDS;
}

const worthOf = (kind: Kind, time: number): number => {
  const useful = Math.min(1, time * 3);
  return late[kind] + (early[kind] - late[kind]) * useful;
};

function resources(player: Player, time: number): number {
  const power = worthOf('charge', time);
  return (
    player.credits * worthOf('credits', time) +
    player.ore * worthOf('ore', time) +
    player.knowledge * worthOf('knowledge', time) +
    player.qic * worthOf('qic', time) +
    (player.one + player.two + player.three + player.gaia * 0.8) * worthOf('tokens', time) +
    (player.two + 2 * player.three) * power +
    (player.gaiaformers + player.formersInGaia) * worthOf('gaiaformers', time)
  );
}

/** What the coming income phases bring. */
function income(state: GaiaState, seat: Seat): number {
  const rounds = roundsLeft(state);
  if (rounds === 0) return 0;
  let total = 0;
  for (const { source, gains } of incomeOf(state, seat)) {
    // A booster stays for one round.
    const times = source === state.players[seat]?.booster ? 1 : rounds;
    for (const kind of kinds) total += (gains[kind] ?? 0) * worthOf(kind, rounds / ROUNDS) * times;
  }
  return total * 0.75;
}

/** Levels on the way to those that score, and what they make cheaper. */
function research({ research: levels }: Player, time: number): number {
  let total = 0;
  for (const level of levels) total += Math.min(level, 3) * 1.1 * time + (level === 2 ? 0.8 : 0);
  return total + ((levels[0] ?? 0) + (levels[1] ?? 0) + (levels[3] ?? 0)) * 0.7 * time;
}

const structureValues = [0, 1, 2, 2, 3, 3, 3];

/** Structures that could become a federation. */
function federations(state: GaiaState, seat: Seat, time: number): number {
  let value = 0;
  state.owners.forEach((owner, planet) => {
    if (owner === seat && state.federated[planet] === 0)
      value += structureValues[state.structures[planet] ?? 0] ?? 0;
  });
  const player = state.players[seat];
  return (
    Math.min(value, 9) * 0.55 * Math.min(1, time * 3) + (player?.green ?? 0) * 1.5 * Math.min(1, time * 3)
  );
}

const COLOURS = 7;

/** Planets that can be reached soon: the nearer and the more like home, the better. */
function prospects(state: GaiaState, seat: Seat, time: number): number {
  const player = state.players[seat];
  if (player === undefined || player.faction === null || state.layout === '') return 0;
  const board = boardOf(state.layout);
  const home = factionRow(player.faction).homeIndex;
  const starts = board.planets.filter((_, planet) => state.owners[planet] === seat);
  let total = 0;
  board.planets.forEach((hex, planet) => {
    if (state.owners[planet] !== -1) return;
    let near = 9;
    for (const start of starts) near = Math.min(near, board.distances[hex * board.size + start] ?? 9);
    if (near > 3) return;
    const type = state.planets[planet] ?? 0;
    const apart = Math.abs(home - type);
    const steps = type < COLOURS ? Math.min(apart, COLOURS - apart) : 1;
    total += (4 - near) * (4 - steps) * 0.05;
  });
  return Math.min(total, 6) * time * 2;
}

/** Tiles and specials that go on giving. */
const lasting = (player: Player, rounds: number): number =>
  (player.standard.length - player.covered.length) * 0.3 * rounds + player.advanced.length * 0.8 * rounds;

export function evaluate(state: GaiaState, seat: Seat): number {
  const player = state.players[seat];
  if (player === undefined) return 0;
  if (state.agenda.stack.length === 0) return player.vp;
  const time = timeLeft(state, seat);
  const counted = 1 - 0.6 * (roundsLeft(state) / ROUNDS);
  const finals = state.finalTiles.reduce((sum, tile) => sum + finalTilePoints(state, seat, tile), 0);
  return (
    player.vp +
    finals * counted +
    researchPoints(state, seat) +
    research(player, time) +
    (player.faction === null ? 0 : resources(player, time) + income(state, seat)) +
    federations(state, seat, time) +
    prospects(state, seat, time) +
    lasting(player, roundsLeft(state))
  );
}
