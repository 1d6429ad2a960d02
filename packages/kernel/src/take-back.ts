/**
 * Undo and redo. Who may take back what depends on the company.
 *
 * Among people a seat takes back its own last move, as long as nobody has learned anything from it and nobody has built
 * on it; what others did in lanes of their own stays. Among bots everything since the seat's own last move goes with it,
 * whatever has shown: the generator is part of the state, so the same cards come again, and the bots answer anew. Redo
 * then brings back what they had answered, too.
 */
import type { Core, Seat } from './agenda.ts';
import { same } from './data.ts';
import {
  cut,
  type History,
  type HistoryChange,
  type MoveWithEvents,
  type Noted,
  type NotedMove,
  ownLast,
  stateAt,
  withMove,
  worthKeeping,
} from './history.ts';
import { type Message, msg } from './message.ts';
import { lastMoveOf, lastTakenBack, type MoveList, withoutLast, withoutSince } from './moves.ts';
import type { Refusal } from './question.ts';

/** Who else sits at the table. */
export type Company = 'people' | 'bots';

/** Told once to whoever takes back among bots. */
export const sameCardsAgain: Message = msg('kernel.undo.sameCards');

/** A seat is in the company of bots where no other seat is a person's. */
export const companyOf = (seat: Seat, people: readonly Seat[]): Company =>
  people.some((other) => other !== seat) ? 'people' : 'bots';

/** A move that comes out the same without one before it. */
export interface Again<S, N extends object> {
  readonly move: NotedMove<N>;
  readonly before: S;
  readonly after: S;
}

/** What an undo would do: the move it goes back to, and those of others that stay. */
export interface TakeBack<S, N extends object> {
  readonly index: number;
  readonly staying: readonly Again<S, N>[];
}

/** What an undo of the seat would do, or why it cannot be. Everything that may be refused is refused here. */
export function takeBack<S extends Core, N extends object>(
  history: History<S, N>,
  seat: Seat,
  company: Company,
): TakeBack<S, N> | { readonly refusal: Refusal } {
  const index = lastMoveOf(history, seat);
  if (index < history.fixed) return { refusal: msg('kernel.undo.nothing') };
  if (company === 'bots') return { index, staying: [] };
  const staying = ownLast(history.moves).includes(index) ? othersAgain(history, index) : undefined;
  return staying === undefined ? { refusal: msg('kernel.undo.barrier') } : { index, staying };
}

/** The moves after one, without it; undefined where any of them would not have been possible or the same. */
function othersAgain<S extends Core, N extends object>(
  history: History<S, N>,
  index: number,
): readonly Again<S, N>[] | undefined {
  const [back, ...later] = history.moves.slice(index);
  if (back === undefined || later.length === 0) return [];
  const before = stateAt(history, index);
  let then = history.apply(before, back.seat, back.answer).state;
  let now = before;
  const again: Again<S, N>[] = [];
  for (const move of later) {
    if (history.game.check(now, move.seat, move.answer) !== undefined) return undefined;
    const first = history.apply(then, move.seat, move.answer);
    const second = history.apply(now, move.seat, move.answer);
    if (!same(first.events, second.events)) return undefined;
    const { revealed, within } = second;
    again.push({ move: { ...move, revealed, within }, before: now, after: second.state });
    then = first.state;
    now = second.state;
  }
  return again;
}

export const canUndo = <S extends Core, N extends object>(
  history: History<S, N>,
  seat: Seat,
  company: Company,
): boolean => !('refusal' in takeBack(history, seat, company));

/** Takes back the seat's last move: alone among people, with everything since among bots. */
export function undone<S extends Core, N extends object>(
  history: History<S, N>,
  seat: Seat,
  company: Company,
): HistoryChange<S, N> | { readonly refusal: Refusal } {
  const back = takeBack(history, seat, company);
  if ('refusal' in back) return back;
  const { index, staying } = back;
  if (company === 'bots') {
    const taken = history.moves.slice(index);
    return { history: { ...cut(history, index), ...withoutSince(history, seat, index) }, made: [], taken };
  }
  const { undone: list } = withoutLast(history, seat);
  const stays = cut(history, index);
  const moves = [...stays.moves, ...staying.map(({ move }) => move)];
  const states = [...stays.states, ...staying.map(({ before }, i) => ({ at: index + i, state: before }))];
  return {
    history: {
      ...stays,
      moves,
      undone: list,
      state: staying.at(-1)?.after ?? stays.state,
      states: worthKeeping(history.keeping, moves, states),
    },
    made: [],
    taken: history.moves.slice(index, index + 1),
  };
}

/** The seat has taken something back and has neither made it again nor answered otherwise. */
export const hasTakenBack = (list: MoveList, seat: Seat): boolean => lastTakenBack(list, seat) !== undefined;

export function canRedo<S extends Core, N extends object>(history: History<S, N>, seat: Seat): boolean {
  const back = lastTakenBack(history, seat);
  if (back === undefined) return false;
  // Where everything since was taken back, what stands before it is as it was.
  if (back.from !== undefined) return true;
  return back.moves.every((move) => history.game.check(history.state, seat, move.answer) === undefined);
}

/** Makes again what the seat took back last. What bots have answered instead gives way to what they had answered then. */
export function redone<S extends Core, N extends object>(
  history: History<S, N>,
  seat: Seat,
  noted: Noted<S, N>,
): HistoryChange<S, N> | { readonly refusal: Refusal } {
  const back = lastTakenBack(history, seat);
  if (back === undefined || !canRedo(history, seat)) return { refusal: msg('kernel.redo.nothing') };
  const from = back.from ?? history.moves.length;
  let now = cut(history, from);
  const made: MoveWithEvents<N>[] = [];
  for (const move of back.moves) {
    const added = withMove(now, move, noted, move);
    now = added.history;
    made.push(added.made);
  }
  const undone = history.undone.filter((one) => one !== back);
  return { history: { ...now, undone }, made, taken: history.moves.slice(from) };
}
