/**
 * The moves of a game that count, and those that were taken back. Nothing here knows rules, so that a log can be read
 * also where its rules cannot be had; `history.ts` puts the states beside it.
 *
 * A move is a seat and its answer. What has more is named for what it adds:
 *
 * - `AppliedMove`: what undo needs to know of it;
 * - `NotedMove`: the notes of whoever keeps the history;
 * - `MoveWithEvents`: what it brought about, and the moment after it;
 * - `ToldMove` of the protocol and `ShownMove` of the screens: what one viewer may know of it, without the answer;
 * - `SavedMove` of the browser: whether a policy made it.
 */
import type { Answer, Seat } from './agenda.ts';

/** One answer as it was given. */
export interface Move {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** What one undo took back. */
export interface TakenBack<M extends Move> {
  /** Who took it back. */
  readonly seat: Seat;
  readonly moves: readonly M[];
  /** How many moves stood before them, where everything since was taken back; absent where one was taken out alone. */
  readonly from?: number;
}

export interface MoveList<M extends Move = Move> {
  readonly moves: readonly M[];
  /** The latest last. */
  readonly undone: readonly TakenBack<M>[];
}

export const noMoves: MoveList<never> = { moves: [], undone: [] };

/** Whoever answers gives up what they have taken back. */
export const stillUndone = <M extends Move>(
  { undone }: MoveList<M>,
  answering: Seat,
): MoveList<M>['undone'] =>
  undone.some(({ seat }) => seat === answering) ? undone.filter(({ seat }) => seat !== answering) : undone;

export const withMoves = <M extends Move>(
  list: MoveList<M>,
  seat: Seat,
  added: readonly M[],
): MoveList<M> => ({ moves: [...list.moves, ...added], undone: stillUndone(list, seat) });

/** The index of the seat's last move; -1 where it has made none. */
export function lastMoveOf({ moves }: MoveList, seat: Seat): number {
  let index = moves.length - 1;
  while (index >= 0 && moves[index]?.seat !== seat) index -= 1;
  return index;
}

/** Takes the seat's last move out; what others did since stays. */
export function withoutLast<M extends Move>(list: MoveList<M>, seat: Seat): MoveList<M> {
  const index = lastMoveOf(list, seat);
  const move = list.moves[index];
  if (move === undefined) return list;
  return {
    moves: list.moves.filter((_, i) => i !== index),
    undone: [...list.undone, { seat, moves: [move] }],
  };
}

/** The seat takes back everything but the first moves. */
export const withoutSince = <M extends Move>(
  { moves, undone }: MoveList<M>,
  seat: Seat,
  from: number,
): MoveList<M> => ({
  moves: moves.slice(0, from),
  undone: [...undone, { seat, moves: moves.slice(from), from }],
});

/** What the seat took back last. */
export function lastTakenBack<M extends Move>({ undone }: MoveList<M>, seat: Seat): TakenBack<M> | undefined {
  const own = undone.filter((back) => back.seat === seat);
  return own[own.length - 1];
}

/** Makes again what the seat took back last; moves that were made instead of it give way. */
export function withRedone<M extends Move>(list: MoveList<M>, seat: Seat): MoveList<M> {
  const back = lastTakenBack(list, seat);
  if (back === undefined) return list;
  const stays = list.moves.slice(0, back.from);
  return { moves: [...stays, ...back.moves], undone: list.undone.filter((one) => one !== back) };
}

/** Goes back to so many moves for good. */
export const cutTo = <M extends Move>({ moves }: MoveList<M>, to: number): MoveList<M> => ({
  moves: moves.slice(0, to),
  undone: [],
});
