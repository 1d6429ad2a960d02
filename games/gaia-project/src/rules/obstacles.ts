/** Why something cannot be done now, with the numbers. `unavailable.ts` puts it into words; advice hands it on. */
import type { Seat } from '@orrery/kernel';
import { type BoardActionId, boardActionRow, freeRow, type SpecialId } from '../data/actions.ts';
import { ADVANCED_LEVEL, RESEARCH_COST, TOP_LEVEL } from '../data/research.ts';
import { structureRow } from '../data/structures.ts';
import type { TileId } from '../data/tech-tiles.ts';
import { NAVIGATION, researchAreas, TRANSDIM } from '../data/types.ts';
import { abilitiesOf, boardIn, type GaiaState, NOBODY, type Player, planetOn, playerAt } from '../state.ts';
import { type HexId, UNREACHABLE } from './board.ts';
import { canTake } from './board-actions.ts';
import { canFederate } from './federation.ts';
import { type FreePick, hasOffer } from './free.ts';
import { projectCost } from './gaia-project.ts';
import { type Free, hasMine, mineCost, NOTHING_FREE, siteFor } from './mine.ts';
import { canSpend, tokensOf } from './power.ts';
import { distanceFrom, qicFor, rangeOf, startsOf } from './range.ts';
import { canAdvance } from './research.ts';
import { canUse, hasStation } from './special.ts';
import { openTiles } from './tech-tiles.ts';
import type { ActionPick } from './turn.ts';
import { type Upgrade, upgradeCredits } from './upgrade.ts';

/** So much of each. */
type Price = Readonly<Record<string, number>>;

export type Obstacle =
  /** Nothing of the kind can ever be done there: no planet, or not one of the right type. */
  | { readonly why: 'no-planet' | 'transdim' | 'not-transdim' | 'unreachable' }
  /** Somebody lives on the planet, or their Gaiaformer stands there. */
  | { readonly why: 'inhabited' | 'gaiaformer'; readonly of: Seat }
  /** So many Q.I.C. would be needed to reach so far. */
  | {
      readonly why: 'too-far';
      readonly distance: number;
      readonly range: number;
      readonly qic: number;
      readonly have: number;
    }
  | { readonly why: 'short'; readonly price: Price; readonly missing: Price }
  /** Power in area III, or tokens in all areas. */
  | { readonly why: 'power' | 'tokens'; readonly need: number; readonly have: number }
  /** All pieces of the kind are on the map; no Gaiaformer is on the board; no level lets one start a project. */
  | { readonly why: 'no-piece' | 'no-gaiaformer' | 'no-level' }
  | { readonly why: 'top-level' | 'may-not-navigate' | 'level-occupied' | 'no-green-token' }
  /** A board action that somebody has taken, a special action that the player has used. */
  | { readonly why: 'taken' | 'used' }
  | { readonly why: 'no-place' | 'no-token' | 'no-tile' | 'no-federation' | 'no-sacrifice' }
  /** A tech tile that the player has, needs a higher level for, or has nothing to cover with. */
  | { readonly why: 'owned' | 'nothing-to-cover' }
  | { readonly why: 'level'; readonly need: number; readonly have: number }
  | { readonly why: 'not-now' };

type Held = 'ore' | 'credits' | 'knowledge' | 'qic' | 'gaiaformers';
const held: readonly Held[] = ['ore', 'credits', 'knowledge', 'qic', 'gaiaformers'];

/** What of a price a player does not have; undefined where nothing is missing. */
function lackOf(player: Player, price: { readonly [K in Held]?: number }): Obstacle | undefined {
  const missing: Record<string, number> = {};
  const whole: Record<string, number> = {};
  for (const what of held) {
    const amount = price[what] ?? 0;
    if (amount > 0) whole[what] = amount;
    if (amount > player[what]) missing[what] = amount - player[what];
  }
  return Object.keys(missing).length === 0 ? undefined : { why: 'short', price: whole, missing };
}

/** Why a space does not lie within reach of so much range and the player's Q.I.C. */
function farFrom(state: GaiaState, seat: Seat, at: HexId, range: number): Obstacle | undefined {
  const board = boardIn(state);
  const have = playerAt(state, seat).qic;
  const distance = distanceFrom(board, startsOf(state, board, seat), at);
  if (distance === UNREACHABLE) return { why: 'unreachable' };
  const qic = qicFor(distance, range);
  return qic > have ? { why: 'too-far', distance, range, qic, have } : undefined;
}

/** Why no mine can stand on a planet, whatever its price. */
function siteObstacle(state: GaiaState, seat: Seat, at: HexId): Obstacle | undefined {
  const planet = planetOn(state, boardIn(state), at);
  if (planet < 0) return { why: 'no-planet' };
  const site = siteFor(state, seat, planet, abilitiesOf(playerAt(state, seat)).sharesPlanets);
  if (site !== 'closed') return undefined;
  const owner = state.owners[planet] ?? NOBODY;
  if (owner !== NOBODY) return { why: 'inhabited', of: owner };
  const former = state.formers[planet] ?? NOBODY;
  if (former !== NOBODY) return { why: 'gaiaformer', of: former };
  return { why: state.planets[planet] === TRANSDIM ? 'transdim' : 'no-planet' };
}

export function mineObstacle(state: GaiaState, seat: Seat, at: HexId, free: Free): Obstacle | undefined {
  const closed = siteObstacle(state, seat, at);
  if (closed !== undefined) return closed;
  const player = playerAt(state, seat);
  const cost = mineCost(state, seat, at, free);
  if (cost === undefined) return { why: 'unreachable' };
  if (!hasMine(player)) return { why: 'no-piece' };
  // An own Gaiaformer waits there: then it does not matter how far it is.
  const waits = state.formers[planetOn(state, boardIn(state), at)] === seat;
  const far = waits ? undefined : farFrom(state, seat, at, rangeOf(player) + free.range);
  return far ?? lackOf(player, { ore: cost.ore, credits: cost.credits, qic: cost.qic });
}

export function projectObstacle(
  state: GaiaState,
  seat: Seat,
  at: HexId,
  range: number,
): Obstacle | undefined {
  const player = playerAt(state, seat);
  const planet = planetOn(state, boardIn(state), at);
  if (planet < 0) return { why: 'no-planet' };
  if (state.planets[planet] !== TRANSDIM) return { why: 'not-transdim' };
  const former = state.formers[planet] ?? NOBODY;
  if (former !== NOBODY) return { why: 'gaiaformer', of: former };
  const cost = projectCost(player);
  if (cost === undefined) return { why: 'no-level' };
  if (player.gaiaformers === 0) return { why: 'no-gaiaformer' };
  if (tokensOf(player) < cost) return { why: 'tokens', need: cost, have: tokensOf(player) };
  return farFrom(state, seat, at, rangeOf(player) + range);
}

export function upgradeObstacle(state: GaiaState, seat: Seat, pick: Upgrade): Obstacle | undefined {
  const player = playerAt(state, seat);
  const { supply, ore } = structureRow(pick.to);
  if ((player.counts[pick.to] ?? 0) >= supply) return { why: 'no-piece' };
  return lackOf(player, { ore, credits: upgradeCredits(state, seat, pick) });
}

/** Why a seat cannot go one level up in an area, the price apart. */
export function stepObstacle(state: GaiaState, seat: Seat, area: number): Obstacle | undefined {
  const player = playerAt(state, seat);
  const level = player.research[area] ?? 0;
  if (level >= TOP_LEVEL) return { why: 'top-level' };
  if (area === NAVIGATION && !abilitiesOf(player).mayNavigate) return { why: 'may-not-navigate' };
  if (canAdvance(state, seat, area)) return undefined;
  return { why: player.green > 0 ? 'level-occupied' : 'no-green-token' };
}

export const researchObstacle = (state: GaiaState, seat: Seat, area: number): Obstacle | undefined =>
  stepObstacle(state, seat, area) ?? lackOf(playerAt(state, seat), { knowledge: RESEARCH_COST });

export function boardObstacle(state: GaiaState, seat: Seat, action: BoardActionId): Obstacle | undefined {
  const player = playerAt(state, seat);
  const row = boardActionRow(action);
  if (state.usedActions.includes(action)) return { why: 'taken' };
  if (row.power !== undefined && !canSpend(player, row.power))
    return { why: 'power', need: row.power, have: player.three };
  const missing = lackOf(player, { qic: row.qic ?? 0 });
  if (missing !== undefined || canTake(state, seat, row)) return missing;
  if (row.steps !== undefined) return { why: 'no-place' };
  return { why: row.special === 'rescore' ? 'no-token' : 'no-tile' };
}

export function specialObstacle(state: GaiaState, seat: Seat, action: SpecialId): Obstacle | undefined {
  if (playerAt(state, seat).used.includes(action)) return { why: 'used' };
  return canUse(state, seat, action) ? undefined : { why: 'no-place' };
}

/** Why no space station can be put on a space. */
export function stationObstacle(state: GaiaState, seat: Seat, at: HexId): Obstacle | undefined {
  if (planetOn(state, boardIn(state), at) >= 0 || hasStation(state, at)) return { why: 'no-place' };
  return farFrom(state, seat, at, rangeOf(playerAt(state, seat)));
}

/** Why a tech tile of the research board cannot be taken by a seat that gains one. */
export function tileObstacle(state: GaiaState, seat: Seat, tile: TileId): Obstacle | undefined {
  if (openTiles(state, seat).includes(tile)) return undefined;
  const player = playerAt(state, seat);
  const area = state.advancedTiles.findIndex((id) => id !== null && id === tile);
  if (area < 0) return { why: 'owned' };
  const have = player.research[area] ?? 0;
  if (have < ADVANCED_LEVEL) return { why: 'level', need: ADVANCED_LEVEL, have };
  return { why: player.green === 0 ? 'no-green-token' : 'nothing-to-cover' };
}

export function freeObstacle(player: Player, { action }: FreePick): Obstacle | undefined {
  if (hasOffer(player, action)) return undefined;
  if (action === 'sacrifice') return { why: 'no-sacrifice' };
  const { pay } = freeRow(action);
  const charged = pay.power ?? pay.areaThree;
  if (charged !== undefined) return { why: 'power', need: charged, have: player.three };
  return lackOf(player, pay) ?? { why: 'not-now' };
}

/** Why an action cannot be taken as a turn begins; undefined where it can. */
export function obstacleTo(state: GaiaState, seat: Seat, pick: ActionPick): Obstacle | undefined {
  switch (pick.do) {
    case 'mine':
      return mineObstacle(state, seat, pick.at, NOTHING_FREE);
    case 'project':
      return projectObstacle(state, seat, pick.at, 0);
    case 'upgrade':
      return upgradeObstacle(state, seat, pick);
    case 'federation':
      return canFederate(state, seat) ? undefined : { why: 'no-federation' };
    case 'research':
      return researchObstacle(state, seat, researchAreas.indexOf(pick.area));
    case 'board':
      return boardObstacle(state, seat, pick.action);
    case 'special':
      return specialObstacle(state, seat, pick.action);
    case 'free':
      return freeObstacle(playerAt(state, seat), pick);
    case 'pass':
      return undefined;
  }
}
