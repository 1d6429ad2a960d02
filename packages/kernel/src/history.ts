/**
 * A game with its past, as a value that never changes: a move can be prepared, stored, and only then shown. Everything
 * is "moves 1..n applied again"; the few states kept beside the moves only save time. `take-back.ts` has undo and redo.
 */
import type { Answer, Core, Seat } from './agenda.ts';
import type { GameEvent } from './events.ts';
import type { Game, Moment } from './game.ts';
import { cutTo, type Move, type MoveList, noMoves, stillUndone } from './moves.ts';
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

/** A move with what undo needs to know of it. */
interface AppliedMove extends Move {
  readonly revealed: boolean;
  readonly within: boolean;
}

/** A move with notes of whoever keeps the history. */
export type NotedMove<N extends object> = AppliedMove & N;

/**
 * Adds the notes to a move that was made; `before` is the move as it was when it was taken back. A long game has hundreds
 * of them: where memory counts, the result is written out field by field, which is several times smaller than a copy.
 */
export type Noted<S, N extends object> = (
  move: AppliedMove,
  applied: Applied<S>,
  before?: NotedMove<N>,
) => NotedMove<N>;

/** Which states are kept. */
export interface Keeping {
  /** So many of the latest, as far back as the last moment that showed something new. */
  readonly latest: number;
  /** And each after so many moves. */
  readonly every?: number;
}

/** A thousand long games must fit into memory, and playing a game again takes milliseconds. */
const FEW: Keeping = { latest: 6 };

interface KeptState<S> {
  /** How many moves there were before it. */
  readonly at: number;
  readonly state: S;
}

export interface History<S extends Core, N extends object> extends MoveList<NotedMove<N>> {
  readonly game: Game<S>;
  /** Applies a legal answer to a copy of the state. */
  readonly apply: (before: S, seat: Seat, answer: Answer) => Applied<S>;
  /** The state now. Not to be changed. */
  readonly state: S;
  /** Some of the states, the earliest first; the first of all is always there. */
  readonly states: readonly KeptState<S>[];
  readonly keeping: Keeping;
  /** Where the unseen was dealt anew. */
  readonly deals: readonly NewDeal[];
  /** The first moves cannot be taken back: they came from another game, or lie before something that was dealt anew. */
  readonly fixed: number;
}

/** A move that was just made, with what is told of it. */
export interface MoveWithEvents<N extends object> {
  readonly move: NotedMove<N>;
  readonly events: readonly GameEvent[];
  /** After it. */
  readonly moment: Moment | undefined;
}

/** A history after a change, with what happened. */
export interface HistoryChange<S extends Core, N extends object> {
  readonly history: History<S, N>;
  readonly made: readonly MoveWithEvents<N>[];
  /** The moves that no longer count. */
  readonly taken: readonly NotedMove<N>[];
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
    const state = game.clone(before);
    events = [];
    revealed = false;
    loud.apply(state, seat, answer);
    // The table's own numbers move on with every answer but those in lanes that stay open.
    const within = state.agenda.serial === before.agenda.serial;
    return { state, revealed, within, events };
  };
}

interface HistoryOptions {
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
  const states = [{ at: 0, state }];
  return { ...noMoves, game, apply: hearing(game), state, states, keeping, deals, fixed: 0 };
}

/** What of a history is plain data: all but the game itself. */
type KeptHistory<S extends Core, N extends object> = Omit<History<S, N>, 'game' | 'apply' | 'keeping'>;

/** The part of a history that can be stored as it is. */
export const keptHistory = <S extends Core, N extends object>({
  game: _,
  apply: __,
  keeping: ___,
  ...kept
}: History<S, N>): KeptHistory<S, N> => kept;

/** The history of which a part was stored. */
export const historyFrom = <S extends Core, N extends object>(
  game: Game<S>,
  kept: KeptHistory<S, N>,
  keeping: Keeping = FEW,
): History<S, N> => ({ ...kept, game, apply: hearing(game), keeping });

/** Adds one legal move. */
export function withMove<S extends Core, N extends object>(
  history: History<S, N>,
  { seat, answer }: Move,
  noted: Noted<S, N>,
  before?: NotedMove<N>,
): { readonly history: History<S, N>; readonly made: MoveWithEvents<N> } {
  const at = history.moves.length;
  const applied = history.apply(history.state, seat, answer);
  const { revealed, within, events } = applied;
  const state = dealtAnew(history.game, applied.state, history.deals, at + 1);
  const move = noted({ seat, answer, revealed, within }, { state, revealed, within, events }, before);
  const moves = [...history.moves, move];
  const states = worthKeeping(history.keeping, moves, [...history.states, { at, state: history.state }]);
  return {
    history: { ...history, moves, state, states },
    made: { move, events, moment: history.game.moment(state) },
  };
}

/** Which of these states are kept after these moves; the last may stand there twice. */
export function worthKeeping<S extends Core>(
  { latest, every = Number.POSITIVE_INFINITY }: Keeping,
  moves: readonly AppliedMove[],
  states: readonly KeptState<S>[],
): readonly KeptState<S>[] {
  let first = moves.length;
  while (first > moves.length - latest && moves[first - 1]?.revealed === false) first -= 1;
  const wanted = ownLast(moves);
  return states.filter(
    ({ at }, i) => at !== states[i - 1]?.at && (at % every === 0 || at >= first || wanted.includes(at)),
  );
}

/** The last move of each seat, where it could be taken back among people by the look of it. */
export function ownLast(moves: readonly AppliedMove[]): readonly number[] {
  const found: number[] = [];
  const seen: Seat[] = [];
  for (let i = moves.length - 1, move = moves[i]; move !== undefined; move = moves[--i]) {
    const isLast = !seen.includes(move.seat);
    seen.push(move.seat);
    if (isLast && !move.revealed && (move.within || i === moves.length - 1)) found.push(i);
    if (!move.within) break;
  }
  return found;
}

/** Adds legal answers of one seat. */
export function answered<S extends Core, N extends object>(
  history: History<S, N>,
  seat: Seat,
  answers: readonly Answer[],
  noted: Noted<S, N>,
): HistoryChange<S, N> {
  let now = history;
  const made: MoveWithEvents<N>[] = [];
  for (const answer of answers) {
    const added = withMove(now, { seat, answer }, noted);
    now = added.history;
    made.push(added.made);
  }
  return { history: { ...now, undone: stillUndone(history, seat) }, made, taken: [] };
}

/** The state after so many moves. Not to be changed. */
export function stateAt<S extends Core, N extends object>(history: History<S, N>, at: number): S {
  const { game, moves, states, deals } = history;
  if (at === moves.length) return history.state;
  const known = states.filter((one) => one.at <= at).at(-1);
  if (known === undefined) throw new RangeError(`no state after ${at} moves`);
  if (known.at === at) return known.state;
  let state = game.clone(known.state);
  for (const [i, { seat, answer }] of moves.slice(known.at, at).entries()) {
    game.apply(state, seat, answer);
    state = dealtAnew(game, state, deals, known.at + i + 1);
  }
  return state;
}

/** The history after its first moves, with nothing to redo. */
export function cut<S extends Core, N extends object>(history: History<S, N>, to: number): History<S, N> {
  const state = stateAt(history, to);
  const states = history.states.filter(({ at }) => at <= to);
  const deals = history.deals.filter(({ at }) => at <= to);
  return { ...history, ...cutTo(history, to), state, states, deals, fixed: Math.min(history.fixed, to) };
}

/** Whether somebody has learned something that going back to so many moves would let come again. */
export const passesBarrier = <S extends Core, N extends object>(
  { moves, deals }: History<S, N>,
  to: number,
): boolean => moves.slice(to).some(({ revealed }) => revealed) || deals.some(({ at }) => at > to);

/**
 * Goes back to so many moves for good, whatever has been seen since. With a nonce what was seen does not come again, and
 * nobody takes back what lies before: that would bring it.
 */
export function rewound<S extends Core, N extends object>(
  history: History<S, N>,
  to: number,
  nonce?: string,
): HistoryChange<S, N> {
  const at = Math.min(to, history.moves.length);
  const back = cut(history, at);
  const taken = history.moves.slice(at);
  if (nonce === undefined) return { history: back, made: [], taken };
  const deal = { at, nonce };
  const state = dealtAnew(back.game, back.state, [deal], at);
  const states = [...back.states.filter((one) => one.at < at), { at, state }];
  const deals = [...back.deals, deal];
  return { history: { ...back, state, states, deals, fixed: at }, made: [], taken };
}

/** The same history, whose moves so far cannot be taken back: what comes now is another game. */
export const branched = <S extends Core, N extends object>(history: History<S, N>): History<S, N> => ({
  ...history,
  fixed: history.moves.length,
  undone: [],
});
