/** Federations that a seat can form, and what is wrong with one that somebody draws by hand. */
import type { Choice, Message, Seat } from '@orrery/kernel';
import type { HexId } from '../rules/board.ts';
import {
  canFederate,
  checkFederation,
  type Federation,
  proposeFederations,
  split,
} from '../rules/federation.ts';
import {
  federatedValue,
  freeValue,
  mustGrow,
  neededValue,
  satelliteBudget,
  valueAt,
} from '../rules/federation-field.ts';
import { abilitiesOf, boardIn, type GaiaState, playerAt } from '../state.ts';
import { type Amounts, copyOf, type Position } from './position.ts';

export interface FederationAdvice extends Federation {
  /** The answer that forms it. */
  readonly choice: Choice;
  /** The power value of each of its pieces, in their order, and of all with what a growing federation has already. */
  readonly values: readonly number[];
  readonly value: number;
  readonly need: number;
  /** Tokens or Q.I.C. for the satellites, and how many of them are left. */
  readonly price: Amounts;
  readonly left: number;
  /** The power value of the player's pieces that would still be free for another. */
  readonly rest: number;
  /** How many of the tokens given up must have been charged: area I does not hold enough. */
  readonly charged: number;
}

export interface DrawnFederation extends FederationAdvice {
  /** Why it cannot be formed; undefined where it can. */
  readonly refusal: Message | undefined;
}

function adviceOn(state: GaiaState, seat: Seat, { planets, satellites }: Federation): FederationAdvice {
  const player = playerAt(state, seat);
  const board = boardIn(state);
  const values = planets.map((hex) => valueAt(state, board, seat, hex));
  const known = mustGrow(player) ? federatedValue(state, seat) : 0;
  const withQic = abilitiesOf(player).satelliteCost === 'qic';
  const count = satellites.length;
  return {
    planets,
    satellites,
    choice: { picks: [...planets, ...satellites] },
    values,
    value: values.reduce((sum, value) => sum + value, known),
    need: neededValue(player),
    price: count === 0 ? {} : withQic ? { qic: count } : { tokens: count },
    left: satelliteBudget(player) - count,
    rest: freeValue(state, seat) - values.reduce((sum, value) => sum + value, 0),
    charged: withQic ? 0 : Math.max(0, count - player.one),
  };
}

/** The federations that a seat may form now: fewest satellites first, then fewest pieces. */
export function federations(position: Position, seat: Seat): FederationAdvice[] {
  const state = copyOf(position);
  if (!canFederate(state, seat)) return [];
  return proposeFederations(state, seat).map((federation) => adviceOn(state, seat, federation));
}

/** Spaces that somebody has drawn as a federation: what it would be worth and cost, and whether it may be formed. */
export function drawnFederation(position: Position, seat: Seat, picks: readonly HexId[]): DrawnFederation {
  const state = copyOf(position);
  const federation = split(state, seat, picks);
  return { ...adviceOn(state, seat, federation), refusal: checkFederation(state, seat, federation) };
}

/** The federation nearest to what somebody has drawn: the fewest spaces to add or leave. */
export function nearestFederation(
  position: Position,
  seat: Seat,
  picks: readonly HexId[],
): FederationAdvice | undefined {
  const drawn = new Set(picks);
  const apart = ({ planets, satellites }: Federation): number => {
    const own = [...planets, ...satellites];
    const shared = own.filter((hex) => drawn.has(hex)).length;
    return own.length + drawn.size - 2 * shared;
  };
  let nearest: FederationAdvice | undefined;
  for (const federation of federations(position, seat))
    if (nearest === undefined || apart(federation) < apart(nearest)) nearest = federation;
  return nearest;
}
