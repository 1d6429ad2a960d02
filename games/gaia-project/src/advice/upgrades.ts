/** What each structure of a seat can become. */
import type { Seat } from '@orrery/kernel';
import { type Structure, structureRow } from '../data/structures.ts';
import type { Gains } from '../data/types.ts';
import type { HexId } from '../rules/board.ts';
import { type Obstacle, upgradeObstacle } from '../rules/obstacles.ts';
import { hasNeighbour, type Upgrade, upgradeCredits } from '../rules/upgrade.ts';
import { boardIn, factionOf, type GaiaState, type PlanetId, playerAt } from '../state.ts';
import { type Consequences, consequencesOf } from './consequences.ts';
import { type Amounts, copyOf, type Position } from './position.ts';

export interface UpgradeAdvice {
  readonly pick: Upgrade;
  readonly at: HexId;
  readonly from: Structure;
  readonly to: Structure;
  readonly price: Amounts;
  /** The price without an opponent nearby, where it would be another. */
  readonly priceAlone: Amounts;
  readonly neighbour: boolean;
  /** The income on the space that the new piece uncovers, and on the one that the old piece covers again. */
  readonly uncovers: Gains;
  readonly covers: Gains;
  /** How many pieces of the new kind are left on the faction board. */
  readonly pieces: number;
  /** Whether a tech tile comes with it. */
  readonly tile: boolean;
  readonly closed: Obstacle | undefined;
  /** Undefined where it is closed. */
  readonly consequences: Consequences | undefined;
}

function adviceOn(
  position: Position,
  state: GaiaState,
  seat: Seat,
  from: Structure,
  pick: Upgrade,
): UpgradeAdvice {
  const { at, to } = pick;
  const { ore, credits, supply, tile } = structureRow(to);
  const player = playerAt(state, seat);
  const { incomes } = factionOf(player);
  const closed = upgradeObstacle(state, seat, pick);
  return {
    pick,
    at,
    from,
    to,
    price: { ore, credits: upgradeCredits(state, seat, pick) },
    priceAlone: { ore, credits },
    neighbour: hasNeighbour(state, boardIn(state), seat, at),
    uncovers: incomes[to]?.[player.counts[to] ?? 0] ?? {},
    covers: incomes[from]?.[(player.counts[from] ?? 0) - 1] ?? {},
    pieces: supply - (player.counts[to] ?? 0),
    tile,
    closed,
    consequences: closed === undefined ? consequencesOf(position, seat, pick) : undefined,
  };
}

function upgradesOn(
  position: Position,
  state: GaiaState,
  seat: Seat,
  at: HexId,
  planet: PlanetId,
): UpgradeAdvice[] {
  if (state.owners[planet] !== seat) return [];
  const from = state.structures[planet] ?? 0;
  const { paths } = factionOf(playerAt(state, seat));
  return (paths[from] ?? []).map((to) => adviceOn(position, state, seat, from, { do: 'upgrade', at, to }));
}

/** Every upgrade of a seat's structure on this space, open or closed; none on the Lost Planet, whose mine stays one. */
export function upgradesAt(position: Position, seat: Seat, at: HexId): UpgradeAdvice[] {
  const state = copyOf(position);
  return upgradesOn(position, state, seat, at, boardIn(state).planets.indexOf(at));
}

/** Every upgrade of every structure of a seat. */
export function upgrades(position: Position, seat: Seat): UpgradeAdvice[] {
  const state = copyOf(position);
  return boardIn(state).planets.flatMap((at, planet) => upgradesOn(position, state, seat, at, planet));
}
