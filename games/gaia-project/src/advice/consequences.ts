/** What an action costs and brings: everything that a player would see change. */
import type { Ask, Choice, GameEvent, Seat } from '@orrery/kernel';
import { isAutoma } from '../automa/state.ts';
import { type FinalTileId, type PointSource, pointSources } from '../data/scoring.ts';
import { idAmong } from '../data/types.ts';
import { type HexId, UNREACHABLE } from '../rules/board.ts';
import { bestValueNear, chargeable, vpFor } from '../rules/charge.ts';
import { valueOn } from '../rules/federation-field.ts';
import { incomeOf } from '../rules/income.ts';
import { finalTilePoints, progress } from '../rules/scoring.ts';
import type { ActionPick } from '../rules/turn.ts';
import { abilitiesOf, boardIn, type GaiaState, planetOn, playerAt } from '../state.ts';
import { gainsOf } from '../wording/components.ts';
import { type Outcome, outcomesAfter, outcomesOf } from './outcomes.ts';
import {
  type Amounts,
  changeOf,
  copyOf,
  type Holdings,
  holdingsOf,
  type Position,
  sumOf,
} from './position.ts';

/** What somebody else would be offered for what was built. */
export interface Offer {
  readonly seat: Seat;
  /** Their structure that charges, and how far it is from what was built. */
  readonly at: HexId;
  readonly distance: number;
  /** The power value that decides it, and how much of it they could charge now. */
  readonly value: number;
  readonly power: number;
  /** What charging that much would cost them. */
  readonly vp: number;
  /** Whether they gain a token with it. */
  readonly token: boolean;
}

/** Victory points from one source. */
export interface Scored {
  readonly points: PointSource;
  /** The tile, booster, token, area or faction that gives them. */
  readonly source: string;
  readonly vp: number;
}

/** How far a seat comes on the track of a final scoring tile, and what its place would bring. */
export interface RaceChange {
  readonly tile: FinalTileId;
  readonly before: { readonly progress: number; readonly points: number };
  readonly after: { readonly progress: number; readonly points: number };
}

/** One of the ways in which it can end for the player. */
export interface Left {
  readonly answers: readonly Choice[];
  readonly left: Holdings;
}

export interface Consequences {
  /** What the player has afterwards: one entry, unless there are several ways to pay or charge. */
  readonly outcomes: readonly Left[];
  /** Resources and power that are paid, tokens that leave the cycle. */
  readonly paid: Amounts;
  /** Resources and tokens that are gained; `charge` is power that could really be charged. */
  readonly gained: Amounts;
  readonly scored: readonly Scored[];
  /** What the income phase will bring more, or less. */
  readonly income: Amounts;
  readonly races: readonly RaceChange[];
  /** Who may charge power when the turn is over, clockwise. */
  readonly offers: readonly Offer[];
  /** Whether something joins a federation of the player. */
  readonly joins: boolean;
  /** What the player is asked next; undefined when the action is done. */
  readonly asked: string | undefined;
  /** Questions with very many answers that were answered as proposed. */
  readonly proposed: readonly string[];
}

const isPaid = ({ do: kind }: GameEvent): boolean => kind === 'pay' || kind === 'discard';
const isGained = ({ do: kind }: GameEvent): boolean => kind === 'gain' || kind === 'charge';

const amountsIn = (events: readonly GameEvent[]): { readonly paid: Amounts; readonly gained: Amounts } => ({
  paid: sumOf(events.filter(isPaid).map(({ what, amount }) => ({ [what]: amount }))),
  gained: sumOf(
    events
      .filter(isGained)
      .map(({ do: kind, what, amount }) => ({ [kind === 'charge' ? 'charge' : what]: amount })),
  ),
});

/** Nobody else scores while somebody acts. */
const scoredIn = (events: readonly GameEvent[]): Scored[] =>
  events
    .filter((event) => event.do === 'score')
    .map(({ what, source, amount }) => ({
      points: idAmong(pointSources, what) ?? 'start',
      source,
      vp: amount,
    }));

export const incomeTotal = (state: GaiaState, seat: Seat): Amounts =>
  sumOf(incomeOf(state, seat).map(({ gains }) => gainsOf(gains)));

const standing = (state: GaiaState, seat: Seat, tile: FinalTileId): RaceChange['after'] => ({
  progress: progress(state, seat, tile),
  points: finalTilePoints(state, seat, tile),
});

function racesOf(before: GaiaState, after: GaiaState, seat: Seat): RaceChange[] {
  return before.finalTiles.map((tile) => ({
    tile,
    before: standing(before, seat, tile),
    after: standing(after, seat, tile),
  }));
}

/** The nearest structure of a seat with this power value around a space. */
export function bestNear(
  state: GaiaState,
  seat: Seat,
  at: HexId,
  value: number,
): Pick<Offer, 'at' | 'distance'> {
  const board = boardIn(state);
  let best = { at, distance: UNREACHABLE };
  for (const hex of board.near[at] ?? []) {
    const planet = planetOn(state, board, hex);
    const distance = board.distances[at * board.size + hex] ?? UNREACHABLE;
    if (distance < best.distance && valueOn(state, seat, planet) === value) best = { at: hex, distance };
  }
  return best;
}

/** Who may charge for what a seat has built in its turn, in the order in which they are asked. */
function offersFor(state: GaiaState, builder: Seat): Offer[] {
  const seats = state.players.length;
  return state.built.flatMap((at) =>
    Array.from({ length: seats - 1 }, (_, i) => (builder + 1 + i) % seats).flatMap((seat): Offer[] => {
      if (isAutoma(state, seat)) return [];
      const value = bestValueNear(state, seat, at);
      const player = playerAt(state, seat);
      const token = abilitiesOf(player).tokenWhenCharging;
      const power = chargeable(player, value, token ? 1 : 0);
      const near = bestNear(state, seat, at, value);
      return power > 0 ? [{ seat, ...near, value, power, vp: vpFor(power), token }] : [];
    }),
  );
}

/** Who could charge for something that a seat builds on a space, whatever it is. */
export const offersAt = (position: Position, builder: Seat, at: HexId): Offer[] =>
  offersFor(Object.assign(copyOf(position), { built: [at] }), builder);

/** Who may charge for what a seat has built in its turn, once it is over. */
export const offersAfterTurn = (position: Position, seat: Seat): Offer[] => offersFor(copyOf(position), seat);

export function consequencesIn(position: Position, seat: Seat, found: readonly Outcome[]): Consequences {
  const before = copyOf(position);
  const [first] = found;
  if (first === undefined) throw new Error('nothing can come of it');
  const { state, events, asked, proposed } = first;
  return {
    outcomes: found.map((each) => ({
      answers: each.answers,
      left: holdingsOf(playerAt(each.state, seat)),
    })),
    ...amountsIn(events),
    scored: scoredIn(events),
    income: changeOf(incomeTotal(before, seat), incomeTotal(state, seat)),
    races: racesOf(before, state, seat),
    offers: offersFor(state, seat),
    joins: events.some((event) => event.do === 'join'),
    asked,
    proposed,
  };
}

/** What an action that can be taken costs and brings; `followUp` answers what it asks besides how to pay. */
export const consequencesOf = (
  position: Position,
  seat: Seat,
  pick: ActionPick,
  followUp: readonly Choice[] = [],
): Consequences => consequencesIn(position, seat, outcomesOf(position, seat, pick, followUp));

/** The same for an answer to a question that is open. What was built before it in the same turn is left out. */
export const consequencesOfAnswer = (position: Position, ask: Ask, choice: Choice): Consequences =>
  consequencesIn(position, ask.seat, outcomesAfter({ ...position, built: [] }, ask.seat, [ask], [choice]));
