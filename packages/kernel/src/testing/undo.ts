/** Undo and redo among people and among bots, on games played a few answers on from the moment. */
import { type Core, isLanes, type Seat } from '../agenda.ts';
import { canonical, same } from '../data.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { answered, beginHistory, type History, type HistoryChange, stateAt } from '../history.ts';
import type { Move } from '../moves.ts';
import { below, oneOfAtRandom, rngFrom } from '../random.ts';
import { type Company, canRedo, canUndo, companyOf, redone, undone } from '../take-back.ts';
import { type Check, type Position, seatsOf } from './check.ts';

const FURTHER = 6;
const UNDOS = 4;

/** Moves are noted by their numbers, so that it shows which of them are there. */
interface Numbered {
  readonly number: number;
}

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

interface Remaining<S> {
  readonly moves: readonly Taken<S>[];
  readonly state: S;
}

/**
 * The moves that should be left when the seat takes its last one back among people, told from the rule alone: never past
 * a moment that showed something, and past others' moves only inside the same lanes, where they must come out the same.
 */
function remainingAmongPeople<S extends Core, V extends object>(
  game: Game<S, V>,
  { moves: taken, state: now }: Remaining<S>,
  seat: Seat,
): Remaining<S> | undefined {
  const index = taken.map((move) => move.seat).lastIndexOf(seat);
  const back = taken[index];
  if (back === undefined || back.revealed) return undefined;
  const later = taken.slice(index + 1);
  const group = groupOf(back.before);
  const independent = [...later.map((move) => move.before), now].every((state) => groupOf(state) === group);
  if (later.length > 0 && (group === undefined || !independent)) return undefined;
  const state = game.clone(back.before);
  const moves = taken.slice(0, index);
  for (const move of later) {
    if (game.check(state, move.seat, move.answer) !== undefined) return undefined;
    const again = take(game, state, move);
    if (!same(again.events, move.events)) return undefined;
    moves.push(again);
  }
  return { moves, state };
}

/** Among bots: whatever has shown, all that came before the seat's last move. */
function remainingAmongBots<S extends Core>({ moves }: Remaining<S>, seat: Seat): Remaining<S> | undefined {
  const index = moves.map((move) => move.seat).lastIndexOf(seat);
  const back = moves[index];
  return back === undefined ? undefined : { moves: moves.slice(0, index), state: back.before };
}

const plainMove = ({ seat, answer }: Move): Move => ({ seat, answer });

/**
 * Undo gives exactly the state without the move, or is neither offered nor done and changes nothing; redo is its
 * opposite. The seats are people and bots at random.
 */
export function undoGoesBack<S extends Core, V extends object>(
  check: Check<S, V>,
  { state }: Position<S>,
): void {
  const { game, tally, rng, setup } = check;
  let history: History<S, Numbered> = beginHistory<S, Numbered>(game, state);
  const played = game.clone(state);
  const moves: Taken<S>[] = [];
  for (let i = 0; i < FURTHER && game.first(played) !== undefined; i++) {
    const open = oneOfAtRandom(rng, game.open(played));
    const move = { seat: open.seat, answer: game.sample(played, open, rng) };
    moves.push(take(game, played, move));
    history = answered(history, move.seat, [move.answer], (made) => ({ ...made, number: i })).history;
    tally.equal('undo', 'the state in the history', played, history.state);
  }
  const who = rngFrom(`${rng.key}/people/${rng.next}`);
  const people = seatsOf(setup).filter(() => below(who, 2) === 0);
  let remaining: Remaining<S> = { moves, state: played };
  for (let i = 0; i < UNDOS; i++) {
    const seat = oneOfAtRandom(rng, seatsOf(setup));
    const after = undoOnce(check, history, remaining, seat, companyOf(seat, people));
    if (after === undefined) continue;
    tally.equal(
      'undo',
      'the number of notes',
      after.remaining.moves.length,
      after.change.history.moves.length,
    );
    if (i % 2 === 0) {
      history = after.change.history;
      remaining = after.remaining;
    } else redoAgain(check, history, after.change, seat, companyOf(seat, people));
  }
}

/** Takes back once and compares with what should remain; undefined where it is refused, and rightly. */
function undoOnce<S extends Core, V extends object>(
  { game, tally }: Check<S, V>,
  history: History<S, Numbered>,
  now: Remaining<S>,
  seat: Seat,
  company: Company,
): { readonly change: HistoryChange<S, Numbered>; readonly remaining: Remaining<S> } | undefined {
  const remaining =
    company === 'bots' ? remainingAmongBots(now, seat) : remainingAmongPeople(game, now, seat);
  const text = canonical(history.state);
  const change = undone(history, seat, company);
  tally.demand('undo', canonical(history.state) === text, () => 'undo changed the history it was asked of');
  const offered = canUndo(history, seat, company);
  tally.demand('undo', offered === !('refusal' in change), () =>
    offered ? `seat ${seat} is offered an undo among ${company} that is refused` : 'undo is not offered',
  );
  if (remaining === undefined || 'refusal' in change) {
    tally.demand('undo', remaining === undefined && 'refusal' in change, () =>
      remaining === undefined ? `seat ${seat} undoes what cannot be undone` : `seat ${seat} cannot undo`,
    );
    return undefined;
  }
  tally.equal('undo', 'the state after undo', remaining.state, change.history.state);
  tally.equal(
    'undo',
    'the moves left after undo',
    remaining.moves.map(plainMove),
    change.history.moves.map(plainMove),
  );
  return { change, remaining };
}

/** Redo comes to the state before; among bots also where others have answered meanwhile. */
function redoAgain<S extends Core, V extends object>(
  { game, tally, rng: { key, next } }: Check<S, V>,
  before: History<S, Numbered>,
  { history: back }: HistoryChange<S, Numbered>,
  seat: Seat,
  company: Company,
): void {
  const others = game.open(back.state).filter((open) => open.seat !== seat);
  let meanwhile = back;
  if (company === 'bots' && others.length > 0) {
    const rng = rngFrom(`${key}/meanwhile/${next}`);
    const open = oneOfAtRandom(rng, others);
    meanwhile = answered(back, open.seat, [game.sample(back.state, open, rng)], (made) => ({
      ...made,
      number: -1,
    })).history;
  }
  tally.demand('undo', canRedo(meanwhile, seat), () => 'redo is not offered after undo');
  const again = redone(meanwhile, seat, (made, _, before) => ({ ...made, number: before?.number ?? -1 }));
  if ('refusal' in again) {
    tally.demand('undo', false, () => `seat ${seat} cannot redo (${again.refusal.key})`);
    return;
  }
  const { history } = again;
  if (company === 'bots') {
    tally.equal('undo', 'the state after redo', before.state, history.state);
    tally.equal('undo', 'the moves after redo', before.moves, history.moves);
  }
  tally.equal('undo', 'the state after redo, played again', playedAgain(game, history), history.state);
}

/** The state that the moves lead to from the first state. */
function playedAgain<S extends Core, V extends object>(game: Game<S, V>, history: History<S, Numbered>): S {
  const state = game.clone(stateAt(history, 0));
  for (const { seat, answer } of history.moves) game.apply(state, seat, answer);
  return state;
}
