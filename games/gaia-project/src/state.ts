/** The whole state of a game. Read this first; `rules/` follows the rulebook's chapters in their order. */
import { type Core, cloneAgenda, cloneRng, type Seat } from '@orrery/kernel';
import { type Automa, cloneAutoma } from './automa/state.ts';
import type { Abilities } from './data/abilities.ts';
import type { BoardActionId, SpecialId } from './data/actions.ts';
import type { BoosterId } from './data/boosters.ts';
import { type FactionFacts, type FactionId, factionRow } from './data/factions.ts';
import type { TokenId } from './data/federation-tokens.ts';
import { type FinalTileId, type PointSource, playerSources, type RoundTileId } from './data/scoring.ts';
import { INSTITUTE, type Structure } from './data/structures.ts';
import type { AdvancedId, StandardId } from './data/tech-tiles.ts';
import { LOST_PLANET, type PlanetIndex } from './data/types.ts';
import { type Board, boardOf, type HexId, NOWHERE } from './rules/board.ts';
import type { StonePlace } from './tasks.ts';

/** A planet by its place on the board's list; the one after the last is the Lost Planet. */
export type PlanetId = number;
export const NOBODY: Seat = -1;

export const STONE_IN_GAIA = 4;

export interface GaiaState extends Core {
  readonly settings: Settings;
  /** The map as text, see `board.ts`; empty until it is laid, and then there are no planets either. */
  layout: string;
  /** The current round, counted from 1; 0 during setup. */
  round: number;
  /** The seats in the turn order of this round, and those that have passed in it, in that order. */
  order: Seat[];
  passed: Seat[];
  /** Whose turn it is, as a place in `order`. */
  turn: number;
  /** What was built in this turn; others may charge power for it when the turn is over. */
  built: HexId[];

  // The map, planet by planet; the last entry is the Lost Planet's.
  planets: PlanetIndex[];
  /** Whose structure stands on a planet, and which. */
  owners: Seat[];
  structures: Structure[];
  /** Whose mine stands beside the owner's structure. */
  guests: Seat[];
  /** Whose Gaiaformer stands on a planet. */
  formers: Seat[];
  /** Whether what stands there belongs to a federation: 1 for the owner's structure, 2 for the guest's mine. */
  federated: number[];
  /** The space of the Lost Planet; {@link NOWHERE} until it is found. */
  lostPlanet: HexId;

  // The boards
  roundTiles: RoundTileId[];
  finalTiles: FinalTileId[];
  boosters: BoosterId[];
  /** By space: the six under a research area, then the three of the lower row. */
  standardTiles: StandardId[];
  /** By research area; null when it has been taken. */
  advancedTiles: (AdvancedId | null)[];
  /** By type: how many are left. */
  tokens: number[];
  terraformingToken: TokenId | null;
  /** The power and Q.I.C. actions of this round that are taken. */
  usedActions: BoardActionId[];
  /** The Automa is the last of them, where one plays. */
  readonly players: Player[];
  /** Only at a table of one seat. */
  automa?: Automa;
}

export interface Settings {
  readonly variableOrder: boolean;
  readonly firstGame: boolean;
  readonly randomFactions: boolean;
  readonly map: 'printed' | 'method-1' | 'method-2' | 'method-3';
  /** The shape of the map: the usual one, or a list of sectors as `rules/shape.ts` reads it. */
  readonly shape: string;
  readonly smallMap: boolean;
  /** Whether the last player turns the tiles; otherwise chance does. */
  readonly turnedByPlayer: boolean;
}

export interface Player {
  faction: FactionId | null;
  vp: number;
  /** Victory points by where they came from, see `pointSources`. */
  points: number[];
  credits: number;
  ore: number;
  knowledge: number;
  qic: number;
  /** Power tokens in the three areas and in the Gaia area; the brainstone is counted where it lies. */
  one: number;
  two: number;
  three: number;
  gaia: number;
  stone: StonePlace;
  /** Gaiaformers on the faction board, and in the Gaia area. */
  gaiaformers: number;
  formersInGaia: number;
  /** By research area. */
  research: number[];
  /** By structure: how many are on the map. The Lost Planet has none of them. */
  counts: number[];
  satellites: HexId[];
  stations: HexId[];
  /** The stations that belong to the federation. */
  federatedStations: HexId[];
  /** In the order in which they were gained; how many of them show the green side. */
  tokens: TokenId[];
  green: number;
  /** How often a federation was formed or enlarged as an action. */
  federations: number;
  /** The fewest satellites that a federation would take, as far as known: at least so many, and whether exactly. */
  satellitesAtLeast: number;
  satellitesKnown: boolean;
  standard: StandardId[];
  advanced: AdvancedId[];
  /** The standard tile under each advanced one. */
  covered: StandardId[];
  booster: BoosterId | null;
  /** The special actions used in this round. */
  used: SpecialId[];
}

export type {
  Among,
  AskNamed,
  GaiaAsk,
  GaiaRun,
  GaiaStep,
  GaiaTask,
  StepNamed,
  StonePlace,
} from './tasks.ts';

export function playerAt(state: Pick<GaiaState, 'players'>, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

export const boardIn = (state: Pick<GaiaState, 'layout'>): Board => boardOf(state.layout);

export function factionOf(player: Player): FactionFacts {
  if (player.faction === null) throw new Error('no faction has been chosen yet');
  return factionRow(player.faction);
}

const hasInstitute = (player: Player): boolean => (player.counts[INSTITUTE] ?? 0) > 0;

/** What a player can do now beyond the common rules. */
export const abilitiesOf = (player: Player): Abilities =>
  factionOf(player).abilities[hasInstitute(player) ? 1 : 0];

/** The space of a planet. */
export const hexOf = (state: GaiaState, board: Board, planet: PlanetId): HexId =>
  board.planets[planet] ?? state.lostPlanet;

/** The planet on a space; -1 where there is none. */
export function planetOn(state: Pick<GaiaState, 'lostPlanet'>, board: Board, hex: HexId): PlanetId {
  if (hex === state.lostPlanet && hex !== NOWHERE) return board.planets.length;
  return board.planetAt[hex] ?? -1;
}

const clonePlayer = (player: Player): Player => ({
  faction: player.faction,
  vp: player.vp,
  points: player.points.slice(),
  credits: player.credits,
  ore: player.ore,
  knowledge: player.knowledge,
  qic: player.qic,
  one: player.one,
  two: player.two,
  three: player.three,
  gaia: player.gaia,
  stone: player.stone,
  gaiaformers: player.gaiaformers,
  formersInGaia: player.formersInGaia,
  research: player.research.slice(),
  counts: player.counts.slice(),
  satellites: player.satellites.slice(),
  stations: player.stations.slice(),
  federatedStations: player.federatedStations.slice(),
  tokens: player.tokens.slice(),
  green: player.green,
  federations: player.federations,
  satellitesAtLeast: player.satellitesAtLeast,
  satellitesKnown: player.satellitesKnown,
  standard: player.standard.slice(),
  advanced: player.advanced.slice(),
  covered: player.covered.slice(),
  booster: player.booster,
  used: player.used.slice(),
});

/** All but the agenda and the generator; of the Automa's cards everybody sees those that lie face up. */
export type OpenState = Omit<GaiaState, keyof Core>;

export function cloneOpen(state: OpenState): OpenState {
  const copy: OpenState = openFields(state);
  if (state.automa !== undefined) copy.automa = cloneAutoma(state.automa);
  return copy;
}

const openFields = (state: OpenState): OpenState => ({
  settings: state.settings,
  layout: state.layout,
  round: state.round,
  order: state.order.slice(),
  passed: state.passed.slice(),
  turn: state.turn,
  built: state.built.slice(),
  planets: state.planets.slice(),
  owners: state.owners.slice(),
  structures: state.structures.slice(),
  guests: state.guests.slice(),
  formers: state.formers.slice(),
  federated: state.federated.slice(),
  lostPlanet: state.lostPlanet,
  roundTiles: state.roundTiles.slice(),
  finalTiles: state.finalTiles.slice(),
  boosters: state.boosters.slice(),
  standardTiles: state.standardTiles.slice(),
  advancedTiles: state.advancedTiles.slice(),
  tokens: state.tokens.slice(),
  terraformingToken: state.terraformingToken,
  usedActions: state.usedActions.slice(),
  players: state.players.map(clonePlayer),
});

/** A copy of the open part with an agenda and a generator. (Spreading it into a new object would take longer.) */
export const withCore = (state: OpenState, { agenda, rng }: Core): GaiaState =>
  Object.assign(cloneOpen(state), { agenda, rng });

export const cloneState = (state: GaiaState): GaiaState =>
  withCore(state, { agenda: cloneAgenda(state.agenda), rng: cloneRng(state.rng) });

/** A player with its first points; the Automa has sources of its own. */
export const newPlayer = (vp: number, sources: readonly PointSource[] = playerSources): Player => ({
  faction: null,
  vp,
  points: sources.map((source) => (source === 'start' ? vp : 0)),
  credits: 0,
  ore: 0,
  knowledge: 0,
  qic: 0,
  one: 0,
  two: 0,
  three: 0,
  gaia: 0,
  stone: 0,
  gaiaformers: 0,
  formersInGaia: 0,
  research: [0, 0, 0, 0, 0, 0],
  counts: [0, 0, 0, 0, 0, 0, 0],
  satellites: [],
  stations: [],
  federatedStations: [],
  tokens: [],
  green: 0,
  federations: 0,
  satellitesAtLeast: 0,
  satellitesKnown: false,
  standard: [],
  advanced: [],
  covered: [],
  booster: null,
  used: [],
});

/** Lays out a map: nothing stands on it yet. */
export function layMap(state: GaiaState, layout: string): void {
  state.layout = layout;
  const board = boardOf(layout);
  const places = board.planets.length + 1;
  state.planets = [...board.types, LOST_PLANET];
  state.owners = new Array<Seat>(places).fill(NOBODY);
  state.structures = new Array<Structure>(places).fill(0);
  state.guests = new Array<Seat>(places).fill(NOBODY);
  state.formers = new Array<Seat>(places).fill(NOBODY);
  state.federated = new Array<number>(places).fill(0);
}
