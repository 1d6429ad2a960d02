/** Rulebook chapters: game setup; advanced setup. */
import { type OneOf, type Seat, shuffle } from '@orrery/kernel';
import { HUMAN, isAutoma } from '../automa/state.ts';
import { type BoosterId, boosterRow, boosters, EXTRA_BOOSTERS } from '../data/boosters.ts';
import { type FactionId, factionIds, factionRow, firstGameFactions } from '../data/factions.ts';
import { federationTokens, supplyTokens } from '../data/federation-tokens.ts';
import { research } from '../data/research.ts';
import { FINAL_TILES, finalTiles, ROUNDS, roundTiles } from '../data/scoring.ts';
import { INSTITUTE, MINE, type Structure, structureIds } from '../data/structures.ts';
import { advancedTiles, standardTiles } from '../data/tech-tiles.ts';
import { researchAreas } from '../data/types.ts';
import {
  type AskNamed,
  boardIn,
  factionOf,
  type GaiaRun,
  type GaiaState,
  type GaiaStep,
  type GaiaTask,
  planetOn,
  playerAt,
} from '../state.ts';
import { boosterText, factionText, gainsOf } from '../wording/components.ts';
import { placeOf, spaceText } from '../wording/places.ts';
import { say } from '../wording/say.ts';
import type { HexId } from './board.ts';
import { isVariable } from './map.ts';
import { homePlanets } from './mine.ts';
import { gain } from './resources.ts';

/** So many of these rows, at random. */
function draw<T>(state: GaiaState, run: GaiaRun, rows: readonly T[], number: number, reason: string): T[] {
  const pile = shuffle(
    state.rng,
    rows.map((_, i) => i),
  );
  return Array.from({ length: number }, () => {
    const [index = 0] = pile.splice(run.take(pile, null, reason), 1);
    const row = rows[index];
    if (row === undefined) throw new Error(`too few of ${reason}`);
    return row;
  });
}

export function dealStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  const seats = state.players.length;
  run.barrier?.(null);
  state.standardTiles = draw(state, run, standardTiles, standardTiles.length, 'standard').map(({ id }) => id);
  state.advancedTiles = draw(state, run, advancedTiles, researchAreas.length, 'advanced').map(({ id }) => id);
  const tokens = supplyTokens.flatMap(({ id }, i) => Array.from({ length: state.tokens[i] ?? 0 }, () => id));
  const [token = null] = draw(state, run, tokens, 1, 'token');
  state.terraformingToken = token;
  const index = federationTokens.findIndex(({ id }) => id === token);
  state.tokens[index] = (state.tokens[index] ?? 0) - 1;
  state.roundTiles = draw(state, run, roundTiles, ROUNDS, 'round').map(({ id }) => id);
  state.finalTiles = draw(state, run, finalTiles, FINAL_TILES, 'final').map(({ id }) => id);
  state.boosters = draw(state, run, boosters, seats + EXTRA_BOOSTERS, 'booster').map(({ id }) => id);
  if (state.automa !== undefined) run.next(...tasksAgainstAutoma(state));
  else {
    if (state.settings.randomFactions) drawFactions(state, run);
    run.next(...setupTasks(state));
  }
}

/** A variable map is laid by the last in turn order when the factions are known; any other lies there before. */
function setupTasks({ settings, order }: GaiaState): GaiaTask[] {
  const choose: GaiaTask[] = settings.randomFactions
    ? []
    : order.map((seat) => ({ do: 'setup.faction', seat }));
  const structures: GaiaTask = { do: 'setup.structures' };
  if (!isVariable(settings)) return [{ do: 'setup.map' }, ...choose, structures];
  const turnTiles: GaiaTask[] = settings.turnedByPlayer
    ? order.slice(-1).map((seat) => ({ do: 'setup.turnTiles', seat, tile: 0 }))
    : [];
  return [...choose, { do: 'setup.map' }, ...turnTiles, structures];
}

/** Against the Automa the map lies there before anybody has a faction, and the human's comes first (facts S1, S7, O7). */
function tasksAgainstAutoma({ settings }: GaiaState): GaiaTask[] {
  const turned = isVariable(settings) && settings.turnedByPlayer;
  return [
    { do: 'setup.map' },
    ...(turned ? [{ do: 'setup.turnTiles', seat: HUMAN, tile: 0 } as const] : []),
    settings.randomFactions ? { do: 'setup.drawFactions' } : { do: 'setup.faction', seat: HUMAN },
    { do: 'automa.arrive' },
    { do: 'setup.structures' },
  ];
}

// Factions

/** The factions that are left: the two of one board exclude each other. */
function openFactions(state: GaiaState): FactionId[] {
  const homes = state.players.flatMap(({ faction }) => (faction === null ? [] : [factionRow(faction).home]));
  const people = state.players.length - (state.automa === undefined ? 0 : 1);
  const all = state.settings.firstGame ? (firstGameFactions[people] ?? []) : factionIds;
  return all.filter((id) => !homes.includes(factionRow(id).home));
}

export function drawFactionsStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  run.barrier?.(null);
  drawFactions(state, run);
}

function drawFactions(state: GaiaState, run: GaiaRun): void {
  state.players.forEach((player, seat) => {
    if (isAutoma(state, seat)) return;
    const [faction] = draw(state, run, openFactions(state), 1, 'faction');
    player.faction = faction ?? null;
    run.emit?.({ do: 'faction', seat, what: faction ?? '', amount: 1, source: 'setup' });
  });
}

export const factionQuestion: OneOf<GaiaState, AskNamed<'setup.faction'>, FactionId> = {
  shape: 'one-of',
  text: () => say('gaia.question.setup.faction'),
  options: (state) => openFactions(state),
  describe: (_state, _ask, id) => ({ text: factionText(id), target: { faction: id } }),
  answer: (state, { seat }, id, run: GaiaRun) => {
    playerAt(state, seat).faction = id;
    run.emit?.({ do: 'faction', seat, what: id, amount: 1, source: 'setup' });
  },
};

/** What the faction board shows: resources, power tokens, a first level of research. */
function takeStart(state: GaiaState, run: GaiaRun, seat: Seat): void {
  const player = playerAt(state, seat);
  const { start, bowls, brainstone, research: area } = factionOf(player);
  player.credits = start.credits;
  player.ore = start.ore;
  player.knowledge = start.knowledge;
  player.qic = start.qic;
  player.one = bowls[0] + (brainstone ? 1 : 0);
  player.two = bowls[1];
  if (brainstone) player.stone = 1;
  if (area === undefined) return;
  player.research[researchAreas.indexOf(area)] = 1;
  gain(state, run, seat, research[area][1]?.now ?? {}, 'research', area);
}

// First structures and boosters

export interface FirstStructure {
  readonly seat: Seat;
  readonly structure: Structure;
}

/**
 * Mines in order and back again, then third mines, then institutes. Whoever has no faction yet is taken for one of those
 * that begin with two mines.
 */
export function firstStructures({ order, players }: Pick<GaiaState, 'order' | 'players'>): FirstStructure[] {
  const first = (seat: Seat): string => {
    const faction = players[seat]?.faction ?? null;
    return faction === null ? 'two-mines' : factionRow(faction).first;
  };
  const mines = order.filter((seat) => first(seat) !== 'institute');
  return [
    ...[...mines, ...[...mines].reverse()].map((seat) => ({ seat, structure: MINE })),
    ...order.filter((seat) => first(seat) === 'three-mines').map((seat) => ({ seat, structure: MINE })),
    ...order.filter((seat) => first(seat) === 'institute').map((seat) => ({ seat, structure: INSTITUTE })),
  ];
}

/** Who takes a booster before the first round: the last first. */
export const boosterOrder = ({ order }: Pick<GaiaState, 'order'>): Seat[] => [...order].reverse();

export function structuresStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  for (const seat of state.order) if (!isAutoma(state, seat)) takeStart(state, run, seat);
  run.next(
    ...firstStructures(state).map(
      (first): GaiaTask =>
        isAutoma(state, first.seat) ? { do: 'automa.firstMine' } : { do: 'setup.place', ...first },
    ),
    ...boosterOrder(state).map(
      (seat): GaiaTask =>
        isAutoma(state, seat) ? { do: 'automa.firstBooster' } : { do: 'setup.booster', seat },
    ),
    ...(state.automa === undefined ? [] : [{ do: 'automa.firstDeck' } as const]),
    { do: 'round.start' },
  );
}

export const placeQuestion: OneOf<GaiaState, AskNamed<'setup.place'>, HexId> = {
  shape: 'one-of',
  text: (_state, { structure }) =>
    say('gaia.question.setup.place', {
      structure: say(`gaia.structure.${structureIds[structure] ?? 'mine'}`),
    }),
  options: (state, { seat }) => homePlanets(state, seat),
  describe: (state, _ask, hex) => ({ text: spaceText(state, hex), target: { hex } }),
  answer: (state, { seat, structure }, hex, run: GaiaRun) => {
    const planet = planetOn(state, boardIn(state), hex);
    const player = playerAt(state, seat);
    state.owners[planet] = seat;
    state.structures[planet] = structure;
    player.counts[structure] = (player.counts[structure] ?? 0) + 1;
    run.emit?.({
      do: 'build',
      seat,
      what: structureIds[structure] ?? 'mine',
      amount: 1,
      source: 'setup',
      detail: placeOf(state, hex),
    });
  },
};

export const boosterQuestion: OneOf<GaiaState, AskNamed<'setup.booster'>, BoosterId> = {
  shape: 'one-of',
  text: () => say('gaia.question.setup.booster'),
  options: (state) => state.boosters.slice(),
  describe: (_state, _ask, id) => ({
    text: boosterText(id),
    target: { booster: id },
    gain: gainsOf(boosterRow(id).income),
  }),
  answer: (state, { seat }, id, run: GaiaRun) => {
    state.boosters.splice(state.boosters.indexOf(id), 1);
    playerAt(state, seat).booster = id;
    run.emit?.({ do: 'booster', seat, what: id, amount: 1, source: 'setup' });
  },
};
