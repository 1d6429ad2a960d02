/** Rulebook chapter: build a mine. */
import type { Facts, OneOf, Seat } from '@orrery/kernel';
import { factionRow } from '../data/factions.ts';
import { orePerStep } from '../data/research.ts';
import { MINE, structureRow } from '../data/structures.ts';
import { COLOURS, GAIA, LOST_PLANET, type PlanetIndex, TERRAFORMING, TRANSDIM } from '../data/types.ts';
import {
  type AskNamed,
  abilitiesOf,
  boardIn,
  factionOf,
  type GaiaRun,
  type GaiaState,
  hexOf,
  NOBODY,
  type PlanetId,
  type Player,
  planetOn,
  playerAt,
} from '../state.ts';
import { priceOf } from '../wording/components.ts';
import { placeOf, planetText, spaceText } from '../wording/places.ts';
import { say } from '../wording/say.ts';
import { type Board, type HexId, UNREACHABLE } from './board.ts';
import { boardChanged, joinFederation } from './federation.ts';
import { accessibleProjects, projectFacts, startProject } from './gaia-project.ts';
import { distanceFrom, isWithin, qicFor, rangeOf, reachWith, startsOf } from './range.ts';
import { gainHeld, payHeld, score, scoreOccasion, typesOf } from './resources.ts';

/** What a mine on a planet takes. */
export interface MineCost {
  readonly ore: number;
  readonly credits: number;
  readonly qic: number;
  /** All terraforming steps, free ones included. */
  readonly steps: number;
}

const { ore: MINE_ORE, credits: MINE_CREDITS, supply: MINES } = structureRow(MINE);

/** Terraforming steps from one colour of the wheel to another. */
export function stepsBetween(home: PlanetIndex, planet: PlanetIndex): number {
  const apart = Math.abs(home - planet);
  return Math.min(apart, COLOURS - apart);
}

export const NOTHING_FREE = { steps: 0, range: 0 } as const;
export type Free = { readonly steps: number; readonly range: number };

/** What is special about building here: nothing may be built, an own Gaiaformer waits, or others live there. */
type Site = 'closed' | 'empty' | 'own-former' | 'shared';

export function siteFor(state: GaiaState, seat: Seat, planet: PlanetId, shares: boolean): Site {
  const owner = state.owners[planet] ?? NOBODY;
  if (owner !== NOBODY)
    return shares && owner !== seat && state.guests[planet] === NOBODY ? 'shared' : 'closed';
  const type = state.planets[planet];
  if (type === TRANSDIM || type === LOST_PLANET) return 'closed';
  const former = state.formers[planet] ?? NOBODY;
  if (former === NOBODY) return 'empty';
  return former === seat ? 'own-former' : 'closed';
}

/** What a mine would cost on a planet, whether it can be paid or not; undefined where none may be built. */
function costOn(
  state: GaiaState,
  board: Board,
  seat: Seat,
  planet: PlanetId,
  starts: readonly HexId[],
  free: Free,
): MineCost | undefined {
  const player = playerAt(state, seat);
  const site = siteFor(state, seat, planet, abilitiesOf(player).sharesPlanets);
  if (site === 'closed') return undefined;
  const bare = { ore: MINE_ORE, credits: MINE_CREDITS, qic: 0, steps: 0 };
  if (site === 'own-former') return bare;
  const qic = qicFor(distanceFrom(board, starts, hexOf(state, board, planet)), rangeOf(player) + free.range);
  if (qic === UNREACHABLE) return undefined;
  if (site === 'shared') return { ...bare, qic };
  const type = state.planets[planet] ?? 0;
  const { ore, gaiaQic } = pricesFor(player, free);
  const steps = type === GAIA ? 0 : stepsBetween(factionOf(player).homeIndex, type);
  return { ...bare, ore: ore[type] ?? 0, qic: type === GAIA ? qic + gaiaQic : qic, steps };
}

export const hasMine = (player: Player): boolean => (player.counts[MINE] ?? 0) < MINES;

/** The planets on which a seat can build a mine now. Asked at every turn: what is quick to tell is looked at first. */
export function mineSites(state: GaiaState, seat: Seat, free: Free, first = false): HexId[] {
  const player = playerAt(state, seat);
  const sites: HexId[] = [];
  if (!hasMine(player) || player.credits < MINE_CREDITS || player.ore < MINE_ORE) return sites;
  const board = boardIn(state);
  const starts = startsOf(state, board, seat);
  const range = rangeOf(player) + free.range;
  const cost = pricesFor(player, free);
  const { sharesPlanets } = abilitiesOf(player);
  for (let planet = 0; planet < state.owners.length; planet++) {
    const site = siteFor(state, seat, planet, sharesPlanets);
    if (site === 'closed') continue;
    const hex = hexOf(state, board, planet);
    if (site !== 'own-former') {
      const type = site === 'shared' ? NO_TYPE : (state.planets[planet] ?? 0);
      const qic = type === GAIA ? cost.gaiaQic : 0;
      if (type !== NO_TYPE && (cost.ore[type] ?? 0) > player.ore) continue;
      if (qic > player.qic || !isWithin(board, starts, hex, reachWith(range, player.qic - qic))) continue;
    }
    sites.push(hex);
    if (first) break;
  }
  return sites;
}

/** A mine beside others' structures: the planet's type does not matter. */
const NO_TYPE = -1;

/** What mines take of one player now: ore by planet type, and Q.I.C. on Gaia planets. Filled anew by {@link pricesFor}. */
const prices = { ore: new Array<number>(LOST_PLANET + 1).fill(0), gaiaQic: 0 };

function pricesFor(player: Player, free: Free): typeof prices {
  const { homeIndex } = factionOf(player);
  const perStep = orePerStep[player.research[TERRAFORMING] ?? 0] ?? 0;
  for (let type = 0; type < COLOURS; type++)
    prices.ore[type] = MINE_ORE + Math.max(0, stepsBetween(homeIndex, type) - free.steps) * perStep;
  const withOre = abilitiesOf(player).gaiaPlanetCost === 'ore';
  prices.ore[GAIA] = MINE_ORE + (withOre ? 1 : 0);
  prices.gaiaQic = withOre ? 0 : 1;
  return prices;
}

export const canBuildMine = (state: GaiaState, seat: Seat, free: Free): boolean =>
  mineSites(state, seat, free, true).length > 0;

export function mineCost(state: GaiaState, seat: Seat, at: HexId, free: Free): MineCost | undefined {
  const board = boardIn(state);
  return costOn(state, board, seat, planetOn(state, board, at), startsOf(state, board, seat), free);
}

/** Pays for a mine, builds it, and scores what that brings. */
export function buildMine(state: GaiaState, run: GaiaRun, seat: Seat, at: HexId, free: Free): void {
  const cost = mineCost(state, seat, at, free);
  if (cost === undefined) throw new Error('no mine can be built there');
  const player = playerAt(state, seat);
  payHeld(run, seat, player, 'ore', cost.ore, 'mine');
  payHeld(run, seat, player, 'credits', cost.credits, 'mine');
  payHeld(run, seat, player, 'qic', cost.qic, 'mine');
  const planet = planetOn(state, boardIn(state), at);
  const shared = state.owners[planet] !== NOBODY;
  if (state.formers[planet] === seat) {
    state.formers[planet] = NOBODY;
    player.gaiaformers += 1;
  }
  scoreOccasion(state, run, seat, 'terraforming-step', cost.steps);
  if (shared) placeGuest(state, run, seat, planet, at);
  else placeMine(state, run, seat, planet, at);
}

/** A mine beside somebody else's structure. */
function placeGuest(state: GaiaState, run: GaiaRun, seat: Seat, planet: PlanetId, at: HexId): void {
  const player = playerAt(state, seat);
  state.guests[planet] = seat;
  player.counts[MINE] = (player.counts[MINE] ?? 0) + 1;
  run.emit?.({ do: 'build', seat, what: 'mine', amount: 1, source: 'shared', detail: placeOf(state, at) });
  const knowledge = abilitiesOf(player).knowledgePerSharedMine;
  if (knowledge > 0) gainHeld(run, seat, player, 'knowledge', knowledge, 'faction');
  scoreGaiaMine(state, run, seat, planet);
  afterBuilding(state, run, seat, at);
}

function placeMine(state: GaiaState, run: GaiaRun, seat: Seat, planet: PlanetId, at: HexId): void {
  const player = playerAt(state, seat);
  player.counts[MINE] = (player.counts[MINE] ?? 0) + 1;
  colonize(state, run, seat, planet, at);
  scoreGaiaMine(state, run, seat, planet);
  afterBuilding(state, run, seat, at);
}

/**
 * What a mine on a Gaia planet scores when it is built, also beside others' structures: that is no effect of how many one
 * has colonized (appendix I, Lantids).
 */
function scoreGaiaMine(state: GaiaState, run: GaiaRun, seat: Seat, planet: PlanetId): void {
  if (state.planets[planet] !== GAIA) return;
  const player = playerAt(state, seat);
  scoreOccasion(state, run, seat, 'gaia-mine');
  score(state, run, seat, abilitiesOf(player).vpPerGaiaMine, 'faction', factionOf(player).id);
}

/** Puts a mine on an empty planet; the first of its type may bring something. */
export function colonize(state: GaiaState, run: GaiaRun, seat: Seat, planet: PlanetId, at: HexId): void {
  const player = playerAt(state, seat);
  const isNew = (typesOf(state, seat) & (1 << (state.planets[planet] ?? 0))) === 0;
  state.owners[planet] = seat;
  state.structures[planet] = MINE;
  run.emit?.({ do: 'build', seat, what: 'mine', amount: 1, source: 'mine', detail: placeOf(state, at) });
  const knowledge = abilitiesOf(player).knowledgePerNewType;
  if (isNew && knowledge > 0) gainHeld(run, seat, player, 'knowledge', knowledge, 'faction');
}

/** What follows every new mine: its own score, joining a federation, others who may charge power. */
export function afterBuilding(state: GaiaState, run: GaiaRun, seat: Seat, at: HexId): void {
  scoreOccasion(state, run, seat, 'mine');
  joinFederation(state, run, seat, at);
  boardChanged(playerAt(state, seat));
  state.built.push(at);
}

// Mines with free terraforming steps or a longer range

export type Placing = { readonly do: 'mine' | 'project'; readonly at: HexId };

const minePicks: Placing[] = [];
const projectPicks: Placing[] = [];

/** Options by their space, made once: they are listed at every turn. */
export function pickAt(kind: Placing['do'], at: HexId): Placing {
  const known = kind === 'mine' ? minePicks : projectPicks;
  const pick = known[at] ?? { do: kind, at };
  known[at] = pick;
  return pick;
}

/** Where the booster or the power action lets a seat build, or start a Gaia project. */
export function placingOptions(state: GaiaState, seat: Seat, free: Free): Placing[] {
  const options: Placing[] = mineSites(state, seat, free).map((at) => pickAt('mine', at));
  if (free.range > 0)
    for (const at of accessibleProjects(state, seat, free.range)) options.push(pickAt('project', at));
  return options;
}

export const canPlace = (state: GaiaState, seat: Seat, free: Free): boolean =>
  canBuildMine(state, seat, free) ||
  (free.range > 0 && accessibleProjects(state, seat, free.range, true).length > 0);

export const placeQuestion: OneOf<GaiaState, AskNamed<'mine.place'>, Placing> = {
  shape: 'one-of',
  text: (_state, { steps, range }) => say('gaia.question.mine.place', { steps, range }),
  options: (state, ask) => placingOptions(state, ask.seat, ask),
  describe: (state, ask, { do: kind, at }) =>
    kind === 'mine' ? mineFacts(state, ask.seat, at, ask) : projectFacts(state, ask.seat, at, ask.range),
  answer: (state, ask, { do: kind, at }, run: GaiaRun) => {
    if (kind === 'mine') buildMine(state, run, ask.seat, at, ask);
    else startProject(state, run, ask.seat, at, ask.range);
  },
};

export function mineFacts(state: GaiaState, seat: Seat, at: HexId, free: Free): Facts {
  const cost = mineCost(state, seat, at, free);
  const planet = planetOn(state, boardIn(state), at);
  return {
    text: say('gaia.option.mine', {
      planet: planetText(state.planets[planet] ?? 0),
      space: spaceText(state, at),
    }),
    target: { hex: at },
    cost: priceOf({ ore: cost?.ore ?? 0, credits: cost?.credits ?? 0, qic: cost?.qic ?? 0 }),
  };
}

/** The planets on which a seat may put its first structures. */
export function homePlanets(state: GaiaState, seat: Seat): HexId[] {
  const { faction } = playerAt(state, seat);
  const home = faction === null ? -1 : factionRow(faction).homeIndex;
  const board = boardIn(state);
  return board.planets.filter(
    (_, planet) => state.planets[planet] === home && state.owners[planet] === NOBODY,
  );
}
