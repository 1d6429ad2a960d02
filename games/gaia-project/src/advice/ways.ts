/** The ways to settle every space of the map: how far it is, what each way costs and brings, or why it is closed. */
import type { Choice, Seat } from '@orrery/kernel';
import { type BoardAction, type BoardActionId, boardActions } from '../data/actions.ts';
import { type BoosterId, boosterRow } from '../data/boosters.ts';
import type { Structure } from '../data/structures.ts';
import { COLOURS, type PlanetIndex, TRANSDIM } from '../data/types.ts';
import { type HexId, UNREACHABLE } from '../rules/board.ts';
import { projectCost, projectQic } from '../rules/gaia-project.ts';
import { type Free, mineCost, NOTHING_FREE, pickAt, stepsBetween } from '../rules/mine.ts';
import {
  boardObstacle,
  mineObstacle,
  type Obstacle,
  projectObstacle,
  specialObstacle,
  stationObstacle,
} from '../rules/obstacles.ts';
import { distanceFrom, rangeOf, reachWith, startsOf } from '../rules/range.ts';
import { specialsOf, stationQic } from '../rules/special.ts';
import type { ActionPick } from '../rules/turn.ts';
import { boardIn, factionOf, type GaiaState, NOBODY, type Player, planetOn, playerAt } from '../state.ts';
import { priceOf } from '../wording/components.ts';
import { type Consequences, consequencesOf } from './consequences.ts';
import { outcomesAfter } from './outcomes.ts';
import { type Amounts, copyOf, type Position } from './position.ts';

/** What is used beside the price: nothing, a power action, or the booster. */
export type Means =
  | { readonly do: 'plain' }
  | { readonly do: 'board'; readonly action: BoardActionId }
  | { readonly do: 'special'; readonly booster: BoosterId };

export interface Way {
  readonly kind: 'mine' | 'project' | 'station';
  readonly means: Means;
  /** What is answered: to the turn's question, and to what it asks. */
  readonly pick: ActionPick;
  readonly followUp: readonly Choice[];
  /** Power, ore, credits, Q.I.C. and tokens; undefined where nothing can ever be built. */
  readonly price: Amounts | undefined;
  /** Terraforming steps of which `free` need not be paid; how far the way reaches without Q.I.C. */
  readonly steps: number;
  readonly free: number;
  readonly range: number;
  /** How many of the tokens of a project must have been charged: area I does not hold enough. */
  readonly charged: number;
  /** Why it cannot be done now; undefined where it can. */
  readonly closed: Obstacle | undefined;
}

/** A way that is open, with all that comes of it. */
export interface OpenWay extends Way {
  readonly consequences: Consequences;
}

export interface SpaceAdvice {
  readonly hex: HexId;
  /** The type of its planet; undefined where there is none. */
  readonly planet: PlanetIndex | undefined;
  /** From the nearest own planet or station, which is `from`; undefined where no path leads there. */
  readonly distance: number | undefined;
  readonly from: HexId | undefined;
  /** Terraforming steps to the home type; none on Gaia and Transdim planets. */
  readonly steps: number;
  readonly ways: readonly Way[];
}

/** The player's range, how far all Q.I.C. would reach, and how far the booster would, where it can still be used. */
export interface Reach {
  readonly range: number;
  readonly withQic: number;
  readonly withBooster: number | undefined;
}

interface Tool {
  readonly means: Means;
  readonly free: Free;
  readonly power: number;
  readonly pick: ActionPick | undefined;
  readonly closed: Obstacle | undefined;
}

const PLAIN: Tool = {
  means: { do: 'plain' },
  free: NOTHING_FREE,
  power: 0,
  pick: undefined,
  closed: undefined,
};

/** Everything that the player could settle with: plainly, with the power actions for steps, with the booster. */
function toolsOf(state: GaiaState, seat: Seat): Tool[] {
  const tools = [PLAIN];
  for (const { id, power, steps } of boardActions.map((row): BoardAction & { id: BoardActionId } => row))
    if (steps !== undefined)
      tools.push({
        means: { do: 'board', action: id },
        free: { steps, range: 0 },
        power: power ?? 0,
        pick: { do: 'board', action: id },
        closed: boardObstacle(state, seat, id),
      });
  const { booster } = playerAt(state, seat);
  return booster === null ? tools : [...tools, ...toolsOn(state, seat, booster)];
}

function toolsOn(state: GaiaState, seat: Seat, booster: BoosterId): Tool[] {
  const { action } = boosterRow(booster);
  if (action === undefined) return [];
  const pick: ActionPick = { do: 'special', action: booster };
  const closed = specialObstacle(state, seat, booster);
  return [{ means: { do: 'special', booster }, free: action, power: 0, pick, closed }];
}

/** Nothing to build there with this tool, or with any: says more than that there is no place anywhere. */
const closedBy = (tool: Tool, here: Obstacle | undefined): Obstacle | undefined =>
  tool.closed?.why === 'no-place' ? (here ?? tool.closed) : (tool.closed ?? here);

function placed(tool: Tool, kind: 'mine' | 'project', at: HexId): Pick<Way, 'pick' | 'followUp'> {
  const placing = pickAt(kind, at);
  return tool.pick === undefined
    ? { pick: placing, followUp: [] }
    : { pick: tool.pick, followUp: [{ pick: placing }] };
}

function mineWay(state: GaiaState, seat: Seat, at: HexId, tool: Tool): Way {
  const cost = mineCost(state, seat, at, tool.free);
  return {
    kind: 'mine',
    means: tool.means,
    ...placed(tool, 'mine', at),
    price: cost && priceOf({ power: tool.power, ore: cost.ore, credits: cost.credits, qic: cost.qic }),
    steps: cost?.steps ?? 0,
    free: Math.min(tool.free.steps, cost?.steps ?? 0),
    range: rangeOf(playerAt(state, seat)) + tool.free.range,
    charged: 0,
    closed: closedBy(tool, mineObstacle(state, seat, at, tool.free)),
  };
}

function projectWay(state: GaiaState, seat: Seat, at: HexId, tool: Tool): Way {
  const player = playerAt(state, seat);
  const qic = projectQic(state, seat, at, tool.free.range);
  const tokens = projectCost(player);
  const known = tokens !== undefined && qic !== UNREACHABLE;
  return {
    kind: 'project',
    means: tool.means,
    ...placed(tool, 'project', at),
    price: known ? priceOf({ tokens, qic }) : undefined,
    steps: 0,
    free: 0,
    range: rangeOf(player) + tool.free.range,
    charged: Math.max(0, (tokens ?? 0) - player.one),
    closed: closedBy(tool, projectObstacle(state, seat, at, tool.free.range)),
  };
}

function stationWay(state: GaiaState, seat: Seat, at: HexId): Way {
  return {
    kind: 'station',
    means: PLAIN.means,
    pick: { do: 'special', action: 'space-station' },
    followUp: [{ pick: at }],
    price: priceOf({ qic: stationQic(state, seat, at) }),
    steps: 0,
    free: 0,
    range: rangeOf(playerAt(state, seat)),
    charged: 0,
    closed: specialObstacle(state, seat, 'space-station') ?? stationObstacle(state, seat, at),
  };
}

/** A free step is a way of its own only where there is a step to take. */
const helps = (state: GaiaState, player: Player, planet: number, { means, free }: Tool): boolean =>
  means.do === 'plain' ||
  free.range > 0 ||
  (state.owners[planet] === NOBODY && stepsTo(player, state.planets[planet] ?? 0) > 0);

/** Whether a planet's type is one of the seven colours of the terraforming wheel. */
export const isOnWheel = (planet: PlanetIndex): boolean => planet < COLOURS;

/** Terraforming steps from a planet's type to the home of a player; none where its type is not on the wheel. */
export const stepsTo = (player: Player, planet: PlanetIndex): number =>
  isOnWheel(planet) ? stepsBetween(factionOf(player).homeIndex, planet) : 0;

function waysIn(state: GaiaState, seat: Seat, at: HexId, tools: readonly Tool[]): Way[] {
  const planet = planetOn(state, boardIn(state), at);
  const player = playerAt(state, seat);
  if (planet < 0) return specialsOf(player).includes('space-station') ? [stationWay(state, seat, at)] : [];
  if (state.planets[planet] === TRANSDIM)
    return tools
      .filter(({ means, free }) => means.do === 'plain' || free.range > 0)
      .map((tool) => projectWay(state, seat, at, tool));
  return tools
    .filter((tool) => helps(state, player, planet, tool))
    .map((tool) => mineWay(state, seat, at, tool));
}

/** These spaces as a seat would settle them: by its own means, or with what an action gives that is taken already. */
export function spacesIn(
  state: GaiaState,
  seat: Seat,
  { hexes, free }: { readonly hexes?: readonly HexId[]; readonly free?: Free },
): SpaceAdvice[] {
  const board = boardIn(state);
  const player = playerAt(state, seat);
  const starts = startsOf(state, board, seat);
  const tools = free === undefined ? toolsOf(state, seat) : [{ ...PLAIN, free }];
  return (hexes ?? Array.from({ length: board.size }, (_, hex) => hex)).map((hex) => {
    const planet = planetOn(state, board, hex);
    const type = state.planets[planet];
    const distance = distanceFrom(board, starts, hex);
    return {
      hex,
      planet: type,
      distance: distance === UNREACHABLE ? undefined : distance,
      from: starts.find((start) => board.distances[hex * board.size + start] === distance),
      steps: type === undefined ? 0 : stepsTo(player, type),
      ways: waysIn(state, seat, hex, tools),
    };
  });
}

/** Every space of the map as a seat would settle it. */
export const spaces = (position: Position, seat: Seat): SpaceAdvice[] => spacesIn(copyOf(position), seat, {});

/** The planets near a space as they would be settled from a first structure there. */
export function planetsAround(
  position: Position,
  seat: Seat,
  at: HexId,
  structure: Structure,
): SpaceAdvice[] {
  const [placed] = outcomesAfter(position, seat, [{ do: 'setup.place', seat, structure }], [{ pick: at }]);
  if (placed === undefined) return [];
  const near = boardIn(position).near[at] ?? [];
  return spaces(placed.state, seat).filter(
    ({ hex, planet }) => planet !== undefined && hex !== at && near.includes(hex),
  );
}

export function reachOf(position: Position, seat: Seat): Reach {
  const player = playerAt(position, seat);
  const range = rangeOf(player);
  const action = player.booster === null ? undefined : boosterRow(player.booster).action;
  const usable = action !== undefined && action.range > 0 && !player.used.some((id) => id === player.booster);
  return {
    range,
    withQic: reachWith(range, player.qic),
    withBooster: usable ? range + action.range : undefined,
  };
}

/** All that comes of a way; undefined where it is closed. */
export const followWay = (position: Position, seat: Seat, way: Way): OpenWay | undefined =>
  way.closed === undefined
    ? { ...way, consequences: consequencesOf(position, seat, way.pick, way.followUp) }
    : undefined;
