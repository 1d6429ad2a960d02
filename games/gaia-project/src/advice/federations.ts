/** Federations that a seat can form, and what is wrong with one that somebody draws by hand. */
import type { Choice, Message, Seat } from '@orrery/kernel';
import type { HexId } from '../rules/board.ts';
import { canFederate, proposeFederations, split } from '../rules/federation.ts';
import { checkFederation, type Federation, federationFaults } from '../rules/federation-check.ts';
import {
  federatedValue,
  freeValue,
  mustGrow,
  neededValue,
  satelliteBudget,
  valueAt,
} from '../rules/federation-field.ts';
import { abilitiesOf, boardIn, type GaiaState, NOBODY, planetOn, playerAt } from '../state.ts';
import { type Amounts, copyOf, hasFaction, type Position } from './position.ts';

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

/** What a federation must be, in the order of a checklist. */
export type FederationCondition = 'value' | 'together' | 'neighbours' | 'price' | 'lean';

export interface FederationVerdict {
  readonly condition: FederationCondition;
  /** Undefined where it cannot be told as long as something else is wrong. */
  readonly met: boolean | undefined;
  /** The spaces that stand against it. */
  readonly faults: readonly HexId[];
}

export interface DrawnFederation extends FederationAdvice {
  /** Why it cannot be formed; undefined where it can. */
  readonly refusal: Message | undefined;
  readonly verdicts: readonly FederationVerdict[];
  /** What it would be without what is superfluous. */
  readonly leaner: FederationAdvice | undefined;
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

/** The federations that a seat may form now: fewest satellites first, then fewest pieces, then what stays free. */
export function federations(position: Position, seat: Seat): FederationAdvice[] {
  if (!hasFaction(position, seat)) return [];
  const state = copyOf(position);
  if (!canFederate(state, seat)) return [];
  return proposeFederations(state, seat)
    .map((federation) => adviceOn(state, seat, federation))
    .sort(
      (a, b) =>
        a.satellites.length - b.satellites.length || a.planets.length - b.planets.length || b.rest - a.rest,
    );
}

/** The power value that a seat could put into a federation now, and how much it needs. */
export function valueForFederation(
  position: Position,
  seat: Seat,
): { readonly value: number; readonly need: number } {
  const state = copyOf(position);
  const player = playerAt(state, seat);
  const known = mustGrow(player) ? federatedValue(state, seat) : 0;
  return { value: known + freeValue(state, seat), need: neededValue(player) };
}

/** Spaces that somebody has drawn as a federation: what it would be worth and cost, and whether it may be formed. */
export function drawnFederation(position: Position, seat: Seat, picks: readonly HexId[]): DrawnFederation {
  const state = copyOf(position);
  const federation = split(state, seat, picks);
  const advice = adviceOn(state, seat, federation);
  const refusal = checkFederation(state, seat, federation);
  const { apart, missing, affordable, superfluous, leaner } = federationFaults(state, seat, federation);
  const enough = advice.value >= advice.need;
  const verdict = (
    condition: FederationCondition,
    met: boolean | undefined,
    faults: readonly HexId[] = [],
  ): FederationVerdict => ({ condition, met, faults });
  const rest = enough && affordable && apart.length === 0 && missing.length === 0;
  return {
    ...advice,
    refusal,
    verdicts: [
      verdict('value', enough),
      verdict('together', apart.length === 0, apart),
      verdict('neighbours', missing.length === 0, missing),
      verdict('price', affordable),
      verdict(
        'lean',
        rest ? refusal === undefined : undefined,
        superfluous === undefined ? [] : [...superfluous.planets, ...superfluous.satellites],
      ),
    ],
    leaner: leaner && adviceOn(state, seat, leaner),
  };
}

/** The federation nearest to what somebody has drawn: the fewest spaces to add or leave. */
export function nearestFederation(
  position: Position,
  seat: Seat,
  picks: readonly HexId[],
  /** Those among which it is sought, where somebody has them already. */
  proposals: readonly FederationAdvice[] = federations(position, seat),
): FederationAdvice | undefined {
  const drawn = new Set(picks);
  /** Spaces to add, less those that are kept: what is drawn is the same for all. */
  const apart = ({ planets, satellites }: Federation): number => {
    const own = [...planets, ...satellites];
    const shared = own.filter((hex) => drawn.has(hex)).length;
    return own.length - 2 * shared;
  };
  const { leaner, ...asDrawn } = drawnFederation(position, seat, picks);
  let nearest: FederationAdvice | undefined = asDrawn.refusal === undefined ? asDrawn : leaner;
  for (const federation of proposals)
    if (nearest === undefined || apart(federation) < apart(nearest)) nearest = federation;
  return nearest;
}

/** The power value of what stands on a space, for its owner; 0 where nobody lives. */
export function powerValueAt(position: Position, hex: HexId): number {
  const board = boardIn(position);
  const owner = position.owners[planetOn(position, board, hex)] ?? NOBODY;
  return owner === NOBODY ? 0 : valueAt(copyOf(position), board, owner, hex);
}
