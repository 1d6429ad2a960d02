/** What a position is worth to a seat, in victory points: what it has, what is on its way, what it can still become. */
import { boardOf, type GaiaState, type Player, ROUNDS, structures, tileRow } from '@orrery/gaia-project';
import {
  boosterPoints,
  countOf,
  finalTilePoints,
  incomeOf,
  isOnWheel,
  rangeOf,
  researchPoints,
  roundsLeft,
  stepsTo,
} from '@orrery/gaia-project/advice';
import { isOver, type Seat } from '@orrery/kernel';

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

/** What a level promises beside its points: from level 4 on there is an advanced tile to be had. */
const promises = [0, 1.1, 3, 4.3, 6.3, 10];

/** Levels on the way to those that score, and what they make cheaper. */
function research({ research: levels }: Player, time: number): number {
  let total = 0;
  for (const level of levels) total += (promises[level] ?? 0) * Math.min(1, time * 2);
  return total + ((levels[0] ?? 0) + (levels[1] ?? 0) + (levels[3] ?? 0)) * 0.7 * time;
}

/** A token that can still be flipped for a tile or for level 5. */
const GREEN = 3.8;

/** Structures that could become a federation. */
function federations(state: GaiaState, seat: Seat, time: number): number {
  let value = 0;
  state.owners.forEach((owner, planet) => {
    if (owner === seat && state.federated[planet] === 0)
      value += structures[state.structures[planet] ?? 0]?.value ?? 0;
  });
  const player = state.players[seat];
  return (
    Math.min(value, 9) * 0.55 * Math.min(1, time * 3) + (player?.green ?? 0) * GREEN * Math.min(1, time * 3)
  );
}

/** Planets that can be reached soon: the nearer and the more like home, the better. */
function prospects(state: GaiaState, seat: Seat, time: number): number {
  const player = state.players[seat];
  if (player === undefined || player.faction === null || state.layout === '') return 0;
  const board = boardOf(state.layout);
  const starts = board.planets.filter((_, planet) => state.owners[planet] === seat);
  // As far as the range goes, and one Q.I.C. further.
  const reach = rangeOf(player) + 2;
  let total = 0;
  board.planets.forEach((hex, planet) => {
    if (state.owners[planet] !== -1) return;
    let near = 9;
    for (const start of starts) near = Math.min(near, board.distances[hex * board.size + start] ?? 9);
    if (near > reach) return;
    const type = state.planets[planet] ?? 0;
    const steps = isOnWheel(type) ? stepsTo(player, type) : 1;
    total += (reach + 1 - near) * (4 - steps) * 0.05;
  });
  return Math.min(total, 9) * time * 2;
}

/** How often something that happens once a round will still happen. */
const roundsToCome = (state: GaiaState, seat: Seat): number =>
  roundsLeft(state) + (state.passed.includes(seat) ? 0 : 1);

/** What scores when it happens is thought to happen so often in a round. */
const OCCASIONS = 1.2;

/** Tiles that go on giving: points on passing, special actions, points for what is done. */
function tiles(state: GaiaState, seat: Seat, player: Player): number {
  const rounds = roundsToCome(state, seat);
  let total = 0;
  for (const id of player.standard) if (!player.covered.includes(id)) total += 0.3 * rounds;
  for (const id of player.advanced) {
    const { pass, action, on } = tileRow(id);
    if (pass !== undefined) total += pass.vp * countOf(state, seat, pass.per) * rounds;
    if (on !== undefined) total += on.vp * OCCASIONS * rounds;
    if (action !== undefined) {
      const left = rounds - (player.used.includes(id) ? 1 : 0);
      for (const kind of kinds)
        total += (action[kind] ?? 0) * worthOf(kind, timeLeft(state, seat)) * Math.max(0, left);
    }
  }
  return total;
}

/** The booster in hand is scored on passing. */
function booster(state: GaiaState, seat: Seat, { booster: held }: Player): number {
  return held === null || state.passed.includes(seat) ? 0 : boosterPoints(state, seat, held) * 0.8;
}

export function evaluate(state: GaiaState, seat: Seat): number {
  const player = state.players[seat];
  if (player === undefined) return 0;
  if (isOver(state)) return player.vp;
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
    tiles(state, seat, player) +
    booster(state, seat, player)
  );
}
