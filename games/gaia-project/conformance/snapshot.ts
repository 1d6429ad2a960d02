/** Our state in the form in which recordings write theirs, and theirs brought into the same order. */

import { supplyTokens } from '../src/data/federation-tokens.ts';
import { GAIA, researchAreas, TRANSDIM } from '../src/data/types.ts';
import { type Board, type HexId, NOWHERE } from '../src/rules/board.ts';
import { isFederated } from '../src/rules/federation-field.ts';
import { boardIn, factionOf, type GaiaState, hexOf, type Player, STONE_IN_GAIA } from '../src/state.ts';
import {
  boardActions,
  boosters,
  specialTheirs,
  structureTheirs,
  tiles,
  tokens,
  underscored,
} from './names.ts';
import { type Line, line, list, num, sorted, text } from './recording.ts';

const at = (board: Board, hex: HexId): [number, number] => [board.q[hex] ?? 0, board.r[hex] ?? 0];

const spaces = (board: Board, hexes: readonly HexId[]): [number, number][] =>
  [...hexes].sort((a, b) => a - b).map((hex) => at(board, hex));

function planetsWhere(state: GaiaState, test: (planet: number) => boolean): HexId[] {
  const board = boardIn(state);
  return state.owners.flatMap((_, planet) => (test(planet) ? [hexOf(state, board, planet)] : []));
}

const stonePlaces = ['removed', 'I', 'II', 'III', 'gaia'];

function bowlsOf(player: Player): [number, number, number] {
  const { one, two, three, stone } = player;
  return [one - (stone === 1 ? 1 : 0), two - (stone === 2 ? 1 : 0), three - (stone === 3 ? 1 : 0)];
}

function playerLine(state: GaiaState, player: Player, seat: number): Line {
  const board = boardIn(state);
  const owned = planetsWhere(state, (planet) => state.owners[planet] === seat);
  const guests = planetsWhere(state, (planet) => state.guests[planet] === seat);
  const structureAt = (hex: HexId): string => {
    const planet = hex === state.lostPlanet ? state.owners.length - 1 : (board.planetAt[hex] ?? 0);
    return structureTheirs(state.structures[planet] ?? 0);
  };
  const all = [...owned].sort((a, b) => a - b);
  const stone = factionOf(player).brainstone ? { brainstone: stonePlaces[player.stone] ?? 'removed' } : {};
  const { faction, vp, credits, ore, knowledge, qic } = player;
  return {
    ...(faction === null ? {} : stone),
    vp,
    credits,
    ore,
    knowledge,
    qic,
    bowls: bowlsOf(player),
    gaia_area: player.gaia - (player.stone === STONE_IN_GAIA ? 1 : 0),
    research: Object.fromEntries(researchAreas.map((area, i) => [underscored(area), player.research[i]])),
    structures: all.map((hex) => [...at(board, hex), structureAt(hex)]),
    guest_mines: spaces(board, guests),
    gaiaformers: {
      available: player.gaiaformers,
      gaia_area: player.formersInGaia,
      placed: spaces(
        board,
        planetsWhere(state, (planet) => state.formers[planet] === seat),
      ),
    },
    satellites: spaces(board, player.satellites),
    space_stations: spaces(board, player.stations),
    federated: spaces(board, [
      ...planetsWhere(state, (planet) => isFederated(state, seat, planet)),
      ...player.federatedStations,
    ]),
    federation_tokens: sorted(player.tokens.map((id) => tokens.theirs(id))),
    green: player.green,
    standard_tiles: sorted(player.standard.map((id) => tiles.theirs(id))),
    covered: sorted(
      player.covered.map((id, i) => `${tiles.theirs(id)} ${tiles.theirs(player.advanced[i] ?? '')}`),
    ),
    advanced_tiles: sorted(player.advanced.map((id) => tiles.theirs(id))),
    booster: player.booster === null ? null : boosters.theirs(player.booster),
    passed: state.passed.includes(seat),
    specials_used: sorted(player.used.map((id) => specialTheirs(id, factionOf(player)))),
  };
}

function boardLine(state: GaiaState): Line {
  const board = boardIn(state);
  return {
    new_gaia_planets: spaces(
      board,
      planetsWhere(state, (planet) => board.types[planet] === TRANSDIM && state.planets[planet] === GAIA),
    ),
    lost_planet: state.lostPlanet === NOWHERE ? null : at(board, state.lostPlanet),
    used_actions: sorted(state.usedActions.map((id) => boardActions.theirs(id))),
    boosters_available: sorted(state.boosters.map((id) => boosters.theirs(id))),
    federation_supply: Object.fromEntries(
      supplyTokens.map(({ id }, i) => [tokens.theirs(id), state.tokens[i] ?? 0]),
    ),
    terraforming_5_token: state.terraformingToken === null ? null : tokens.theirs(state.terraformingToken),
    advanced_left: sorted(state.advancedTiles.flatMap((id) => (id === null ? [] : [tiles.theirs(id)]))),
  };
}

export interface Snapshot {
  readonly players: readonly Line[];
  readonly board: Line;
}

/** `seats` gives the seat of each of the recording's players. */
export const snapshotOf = (state: GaiaState, seats: readonly number[]): Snapshot => ({
  players: seats.map((seat) => {
    const player = state.players[seat];
    return player === undefined || player.faction === null ? {} : playerLine(state, player, seat);
  }),
  board: boardLine(state),
});

const bySpace = (value: unknown): unknown[] =>
  [...list(value)].sort((a, b) => num(list(a)[0]) - num(list(b)[0]) || num(list(a)[1]) - num(list(b)[1]));

/** A recorded field in our order: sets are sorted, and of flipped tokens only the number counts. */
function playerField(name: string, value: unknown): Line {
  switch (name) {
    case 'federation_tokens':
      return {
        federation_tokens: sorted(list(value).map((token) => text(list(token)[0]))),
        green: list(value).filter((token) => list(token)[1] === 'green').length,
      };
    case 'standard_tiles':
    case 'advanced_tiles':
    case 'specials_used':
      return { [name]: sorted(list(value).map(text)) };
    case 'covered':
      return { covered: sorted(list(value).map((pair) => list(pair).map(text).join(' '))) };
    case 'satellites':
    case 'space_stations':
    case 'federated':
    case 'guest_mines':
    case 'structures':
      return { [name]: bySpace(value) };
    case 'gaiaformers':
      return { gaiaformers: { ...line(value), placed: bySpace(line(value).placed) } };
    default:
      return { [name]: value };
  }
}

function boardField(name: string, value: unknown): Line {
  if (name === 'used_actions') return { used_actions: sorted(Object.keys(line(value))) };
  if (name === 'boosters_available' || name === 'advanced_left')
    return { [name]: sorted(list(value).map(text)) };
  return { [name]: name === 'new_gaia_planets' ? bySpace(value) : value };
}

/** What recordings have said so far: each state or delta brings it up to date. */
export class Expected {
  readonly #players: Record<string, unknown>[];
  #board: Record<string, unknown> = {};

  constructor(players: number) {
    this.#players = Array.from({ length: players }, () => ({}));
  }

  update(record: Line): boolean {
    const change = record.state ?? record.d;
    if (change === undefined) return false;
    for (const [player, fields] of Object.entries(line(change).players ?? {})) {
      const known = this.#players[Number(player)];
      if (known !== undefined)
        for (const [name, value] of Object.entries(line(fields)))
          Object.assign(known, playerField(name, value));
    }
    for (const [name, value] of Object.entries(line(line(change).board)))
      this.#board = { ...this.#board, ...boardField(name, value) };
    return true;
  }

  get snapshot(): Snapshot {
    return { players: this.#players, board: this.#board };
  }
}

/** Recordings take the action tokens away also after the last round. */
export const cleanedUp = ({ players, board }: Snapshot): Snapshot => ({
  players: players.map((player) => ({ ...player, specials_used: [] })),
  board: { ...board, used_actions: [] },
});

/** Whether a record tells of credits that somebody has. */
export const tellsCredits = (record: Line): boolean =>
  Object.values(line(line(record.state ?? record.d).players)).some((fields) => num(line(fields).credits) > 0);
