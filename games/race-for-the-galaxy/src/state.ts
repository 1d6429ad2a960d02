/** The whole state of a game. Read this first; `rules/` follows the rulebook's chapters in their order. */
import { type Core, cloneAgenda, cloneRng, type Seat } from '@orrery/kernel';
import type { ActionId } from './data/actions.ts';
import type { CardId } from './data/cards.ts';

export interface RaceState extends Core {
  /** Whether this is the two-player game for experienced players: nine action cards, two chosen. */
  readonly twoActions: boolean;
  /** Whether the fixed hands of the first game are dealt. */
  readonly firstGame: boolean;
  /** The current round, counted from 1; 0 during setup. */
  round: number;
  /** VP chips left. Below 0 when the last round needed chips from the reserve. */
  pool: number;
  /** The seat with the lowest original start world; where order matters it goes first, the others clockwise. */
  firstSeat: Seat;
  /** The supply; its last card is on top. */
  deck: CardId[];
  /** The discards by card number (the pile is messy, so its order means nothing), and who has seen each: a bit a seat. */
  discards: CardId[];
  discardsSeenBy: number[];
  /** The start worlds that have not been dealt yet; empty after setup. */
  startWorlds: CardId[];
  readonly players: Player[];
}

export interface Player {
  hand: CardId[];
  /** Looked at in Explore and not yet kept or discarded. */
  drawn: CardId[];
  /** In order of placement. */
  tableau: CardId[];
  /** The card that lies as a good on each card of the tableau, by the same index; `NO_CARD` for none. */
  goods: CardId[];
  chips: number;
  /** The action cards of this round, once they are revealed. */
  chosen: ActionId[];
  /** The development or world revealed in the current phase and not yet paid for; `NO_CARD` for none. */
  placing: CardId;
  /** How many cards of the tableau were there when the phase began; later ones have no power in it yet. */
  active: number;
  /** The powers used in this phase, see {@link powerKey}. */
  used: number[];
  /** The kinds of the goods produced in this phase, as counts by kind. */
  produced: number[];
}

export const NO_CARD = -1;

/** A power by its card and its place among that card's powers of the phase. */
export interface PowerRef {
  /** `BONUS` for the action card. */
  readonly card: CardId;
  readonly index: number;
}

/** A power as one number. No card has more than four in one phase. */
export const powerKey = (card: CardId, index: number): number => card * 4 + index;

/** The pseudo-card of the action bonus among the powers of Produce. */
export const BONUS = -1;

export function playerAt(state: RaceState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** The seats in the order that holds where order matters. Rulebook chapter: who goes first. */
export function seatsInOrder(state: RaceState): readonly Seat[] {
  const order = orders[state.players.length]?.[state.firstSeat];
  if (order === undefined) throw new RangeError(`no order of ${state.players.length} seats`);
  return order;
}

/** All orders of up to four seats, by their number and the first of them. */
const orders: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((count) =>
  Array.from({ length: count }, (_, first) => Array.from({ length: count }, (__, i) => (first + i) % count)),
);

const clonePlayer = (player: Player): Player => ({
  hand: player.hand.slice(),
  drawn: player.drawn.slice(),
  tableau: player.tableau.slice(),
  goods: player.goods.slice(),
  chips: player.chips,
  chosen: player.chosen.slice(),
  placing: player.placing,
  active: player.active,
  used: player.used.slice(),
  produced: player.produced.slice(),
});

export const cloneState = (state: RaceState): RaceState => ({
  agenda: cloneAgenda(state.agenda),
  rng: cloneRng(state.rng),
  twoActions: state.twoActions,
  firstGame: state.firstGame,
  round: state.round,
  pool: state.pool,
  firstSeat: state.firstSeat,
  deck: state.deck.slice(),
  discards: state.discards.slice(),
  discardsSeenBy: state.discardsSeenBy.slice(),
  startWorlds: state.startWorlds.slice(),
  players: state.players.map(clonePlayer),
});

export const newPlayer = (): Player => ({
  hand: [],
  drawn: [],
  tableau: [],
  goods: [],
  chips: 0,
  chosen: [],
  placing: NO_CARD,
  active: 0,
  used: [],
  produced: [0, 0, 0, 0],
});
