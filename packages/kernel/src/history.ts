/**
 * A game with its past, as a value that never changes: a move can be prepared, stored, and only then shown. Everything
 * is "moves 1..n applied again"; the few states kept beside the moves only save time. `take-back.ts` has undo and redo.
 */
import { type Answer, type Core, isLanes, type Seat } from './agenda.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { cutTo, type Move, type MoveList, noMoves, withMoves } from './moves.ts';
import { dealtAnew, type NewDeal } from './new-deal.ts';

/** What one answer did. */
export interface Applied<S> {
  /** The state after it. */
  readonly state: S;
  /** Somebody learned something new. */
  readonly revealed: boolean;
  /** It was given in a lane, and the lanes it was given in are still open. */
  readonly within: boolean;
  readonly events: readonly GameEvent[];
}

/** A move with what undo needs to know of it, and with notes of whoever keeps the history. */
export type PlayedMove<N extends object> = Move &
  N & {
    readonly revealed: boolean;
    readonly within: boolean;
  };

/** Makes the notes of a move from what it did; `before` are those it had when it was taken back. */
export type NotesOf<S, N extends object> = (move: Move, applied: Applied<S>, before?: N) => N;

/** Which states are kept. */
export interface Keeping {
  /** So many of the latest, as far back as the last moment that showed something new. */
  readonly latest: number;
  /** And each after so many moves. */
  readonly every?: number;
}

/** A thousand long games must fit into memory, and playing a game again takes milliseconds. */
const FEW: Keeping = { latest: 6 };

export interface History<S extends Core, N extends object> extends MoveList<PlayedMove<N>> {
  readonly game: Game<S>;
  /** Applies a legal answer to a copy of the state. */
  readonly apply: (before: S, seat: Seat, answer: Answer) => Applied<S>;
  /** The state now. Not to be changed. */
  readonly state: S;
  /** Some of the states, by the number of moves before them; the first is always there. */
  readonly states: ReadonlyMap<number, S>;
  readonly keeping: Keeping;
  /** Where the unseen was dealt anew. */
  readonly deals: readonly NewDeal[];
  /** The first moves came from another game and cannot be taken back. */
  readonly fixed: number;
}

/** A history after a change, with what happened. */
export interface HistoryChange<S extends Core, N extends object> {
  readonly history: History<S, N>;
  readonly made: readonly { readonly move: PlayedMove<N>; readonly events: readonly GameEvent[] }[];
  /** The moves that no longer count. */
  readonly taken: readonly PlayedMove<N>[];
}

/** Applies answers and hears what each does. */
function hearing<S extends Core>(game: Game<S>): History<S, never>['apply'] {
  let events: GameEvent[] = [];
  let revealed = false;
  const loud = game.with({
    emit: (event) => events.push(event),
    barrier: () => {
      revealed = true;
    },
  });
  return (before, seat, answer) => {
    const { stack, serial } = before.agenda;
    const lanes = isLanes(stack[stack.length - 1]);
    const state = game.clone(before);
    events = [];
    revealed = false;
    loud.apply(state, seat, answer);
    const after = state.agenda;
    const within = lanes && after.stack.length === stack.length && after.serial === serial;
    return { state, revealed, within, events };
  };
}

export interface HistoryOptions {
  readonly keeping?: Keeping;
  readonly deals?: readonly NewDeal[];
}

/** Starts from a state at a question; keeps a copy. `N` is the type of the notes that its moves will have. */
export function beginHistory<S extends Core, N extends object = object>(
  game: Game<S>,
  start: S,
  { keeping = FEW, deals = [] }: HistoryOptions = {},
): History<S, N> {
  const state = dealtAnew(game, game.clone(start), deals, 0);
  const states = new Map([[0, state]]);
  return { ...noMoves, game, apply: hearing(game), state, states, keeping, deals, fixed: 0 };
}

/** Adds one legal move. */
export function withMove<S extends Core, N extends object>(
  history: History<S, N>,
  { seat, answer }: Move,
  notesOf: NotesOf<S, N>,
  before?: N,
): { readonly history: History<S, N>; readonly made: HistoryChange<S, N>['made'][number] } {
  const at = history.moves.length;
  const applied = history.apply(history.state, seat, answer);
  const { revealed, within, events } = applied;
  const state = dealtAnew(history.game, applied.state, history.deals, at + 1);
  const notes = notesOf({ seat, answer }, { ...applied, state }, before);
  const move = { ...notes, seat, answer, revealed, within };
  const moves = [...history.moves, move];
  const states = worthKeeping(history, moves, new Map([...history.states, [at, history.state]]));
  return { history: { ...history, moves, state, states }, made: { move, events } };
}

/** Which of these states the history keeps after these moves. */
export function worthKeeping<S extends Core, N extends object>(
  { keeping: { latest, every } }: Pick<History<S, N>, 'keeping'>,
  moves: readonly PlayedMove<N>[],
  states: ReadonlyMap<number, S>,
): ReadonlyMap<number, S> {
  const first = Math.max(0, moves.length - latest);
  const barrier =
    first +
    moves
      .slice(first)
      .map(({ revealed }) => revealed)
      .lastIndexOf(true);
  const wanted = ownLast(moves);
  return new Map(
    [...states].filter(
      ([at]) => at === 0 || at > barrier || wanted.has(at) || (every !== undefined && at % every === 0),
    ),
  );
}

/** The last move of each seat, where it could be taken back among people by the look of it. */
export function ownLast(moves: readonly PlayedMove<object>[]): Set<number> {
  const found = new Set<number>();
  const seen = new Set<Seat>();
  for (let i = moves.length - 1; i >= 0; i--) {
    const move = moves[i];
    if (move === undefined) break;
    const isLast = !seen.has(move.seat);
    seen.add(move.seat);
    if (isLast && !move.revealed && (move.within || i === moves.length - 1)) found.add(i);
    if (!move.within) break;
  }
  return found;
}

/** Adds legal answers of one seat. */
export function answered<S extends Core, N extends object>(
  history: History<S, N>,
  seat: Seat,
  answers: readonly Answer[],
  notesOf: NotesOf<S, N>,
): HistoryChange<S, N> {
  let now = history;
  const made: HistoryChange<S, N>['made'][number][] = [];
  for (const answer of answers) {
    const added = withMove(now, { seat, answer }, notesOf);
    now = added.history;
    made.push(added.made);
  }
  const { undone } = withMoves(history, seat, []);
  return { history: { ...now, undone }, made, taken: [] };
}

/** The state after so many moves. Not to be changed. */
export function stateAt<S extends Core, N extends object>(history: History<S, N>, at: number): S {
  const { game, moves, states, deals } = history;
  if (at === moves.length) return history.state;
  const nearest = Math.max(...[...states.keys()].filter((known) => known <= at));
  const known = states.get(nearest);
  if (known === undefined) throw new RangeError(`no state after ${at} moves`);
  if (nearest === at) return known;
  let state = game.clone(known);
  for (const [i, { seat, answer }] of moves.slice(nearest, at).entries()) {
    game.apply(state, seat, answer);
    state = dealtAnew(game, state, deals, nearest + i + 1);
  }
  return state;
}

/** The history after its first moves, with nothing to redo. */
export function cut<S extends Core, N extends object>(history: History<S, N>, to: number): History<S, N> {
  const state = stateAt(history, to);
  const states = new Map([...history.states].filter(([at]) => at <= to));
  return { ...history, ...cutTo(history, to), state, states };
}

/** Goes back to so many moves for good, whatever has been seen since. */
export const rewound = <S extends Core, N extends object>(
  history: History<S, N>,
  to: number,
): HistoryChange<S, N> => ({
  history: cut(history, Math.min(to, history.moves.length)),
  made: [],
  taken: history.moves.slice(to),
});

/** The same history, whose moves so far cannot be taken back: what comes now is another game. */
export const branched = <S extends Core, N extends object>(history: History<S, N>): History<S, N> => ({
  ...history,
  fixed: history.moves.length,
  undone: [],
});
