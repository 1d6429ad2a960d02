/** Undo and redo, on games played a few answers on from the moment. */
import { type Core, isLanes, type Seat } from '../agenda.ts';
import { canonical, same } from '../data.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { History, type Move } from '../history.ts';
import { oneOfAtRandom } from '../random.ts';
import { type Moment, seatsOf, type Trial } from './trial.ts';

const FURTHER = 6;
const UNDOS = 4;

interface Taken<S> extends Move {
  readonly before: S;
  readonly revealed: boolean;
  readonly events: readonly GameEvent[];
}

/** The group of lanes on top of a state, by its number of entries and questions; undefined outside lanes. */
function groupOf({ agenda: { stack, serial } }: Core): string | undefined {
  return isLanes(stack[stack.length - 1]) ? `${stack.length}/${serial}` : undefined;
}

/** Applies a move to the state itself and tells whether somebody learned something. */
function take<S extends Core, V extends object>(
  game: Game<S, V>,
  state: S,
  { seat, answer }: Move,
): Taken<S> {
  const before = game.clone(state);
  const events: GameEvent[] = [];
  let revealed = false;
  const watched = game.with({
    emit: (event) => events.push(event),
    barrier: () => {
      revealed = true;
    },
  });
  watched.apply(state, seat, answer);
  return { seat, answer, before, revealed, events };
}

/**
 * The moves that should be left when the seat takes its last one back, told from the rule alone: never past a moment
 * that showed something, and past others' moves only inside the same lanes, where they must come out the same.
 */
function leftAfterUndo<S extends Core, V extends object>(
  game: Game<S, V>,
  taken: readonly Taken<S>[],
  now: S,
  seat: Seat,
): { readonly moves: Taken<S>[]; readonly state: S } | undefined {
  const index = taken.map((move) => move.seat).lastIndexOf(seat);
  const undone = taken[index];
  if (undone === undefined || undone.revealed) return undefined;
  const later = taken.slice(index + 1);
  const group = groupOf(undone.before);
  const independent = [...later.map((move) => move.before), now].every((state) => groupOf(state) === group);
  if (later.length > 0 && (group === undefined || !independent)) return undefined;
  const state = game.clone(undone.before);
  const moves = taken.slice(0, index);
  for (const move of later) {
    if (game.check(state, move.seat, move.answer) !== undefined) return undefined;
    const again = take(game, state, move);
    if (!same(again.events, move.events)) return undefined;
    moves.push(again);
  }
  return { moves, state };
}

/** Undo gives exactly the state without the move, or is refused and changes nothing; redo is its opposite. */
export function undoGoesBack<S extends Core, V extends object>(
  { game, tally, rng, setup }: Trial<S, V>,
  { state }: Moment<S>,
): void {
  const history = new History(game, state);
  let now = game.clone(state);
  let taken: Taken<S>[] = [];
  for (let i = 0; i < FURTHER && game.first(now) !== undefined; i++) {
    const open = oneOfAtRandom(rng, game.open(now));
    const move = { seat: open.seat, answer: game.sample(now, open, rng) };
    taken.push(take(game, now, move));
    tally.demand('undo', history.submit(move.seat, move.answer) === undefined, () => 'a move is refused');
    tally.equal('undo', 'the state in the history', now, history.state);
  }
  for (let i = 0; i < UNDOS; i++) {
    const seat = oneOfAtRandom(rng, seatsOf(setup));
    const left = leftAfterUndo(game, taken, now, seat);
    const undone = taken[taken.map((move) => move.seat).lastIndexOf(seat)];
    const text = canonical(history.state);
    tally.demand('undo', history.canUndo(seat) || left === undefined, () => 'undo is not offered');
    const refusal = history.undo(seat);
    if (left === undefined) {
      tally.demand('undo', refusal !== undefined, () => `seat ${seat} undoes what cannot be undone`);
      tally.demand('undo', canonical(history.state) === text, () => 'a refused undo changed the state');
      continue;
    }
    tally.demand('undo', refusal === undefined, () => `seat ${seat} cannot undo (${refusal?.key})`);
    tally.equal('undo', 'the state after undo', left.state, history.state);
    tally.equal('undo', 'the moves left after undo', left.moves.map(plainMove), history.moves);
    taken = left.moves;
    now = left.state;
    if (undone === undefined || i % 2 === 0) continue;
    tally.demand('undo', history.redo(seat) === undefined, () => `seat ${seat} cannot redo`);
    taken.push(take(game, now, undone));
    tally.equal('undo', 'the state after redo', now, history.state);
  }
}

const plainMove = ({ seat, answer }: Move): Move => ({ seat, answer });
