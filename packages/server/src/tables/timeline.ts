/**
 * The answers of a game, and undo and redo within them: the kernel's History, made of values that never change, so that
 * a move can be prepared, stored, and only then shown. Only the last few states are kept, and none before the last
 * barrier: going back further means playing the answers again.
 */
import { type Answer, type Core, type GameEvent, type Message, msg, type Seat, same } from '@orrery/kernel';
import type { Engine } from './engines.ts';
import type { By } from './entry.ts';

/** An answer that counts. */
export interface Made {
  /** Number of the log entry and place within it. */
  readonly id: string;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly by: By;
  readonly revealed: boolean;
  readonly within: boolean;
  /** Milliseconds on the seat's clock when it answered, where it has one. */
  readonly left: number | undefined;
}

/** How an answer came: by whom, in which entry of the log, with what on the clock. */
export interface Given {
  readonly by: By;
  readonly n: number;
  readonly left: number | undefined;
}

export interface Timeline {
  readonly start: Core;
  readonly state: Core;
  readonly moves: readonly Made[];
  /** The states before the last moves, the newest last. */
  readonly recent: readonly Core[];
  readonly undone: readonly { readonly seat: Seat; readonly answer: Answer }[];
}

/** A timeline after a change, with what happened. */
export interface Turned {
  readonly timeline: Timeline;
  readonly made: readonly { readonly move: Made; readonly events: readonly GameEvent[] }[];
  /** The ids of answers that no longer count. */
  readonly taken: readonly string[];
}

/** So many states are kept: a thousand long games must fit into memory, and playing a game again takes milliseconds. */
const KEPT = 6;

export const beginning = (start: Core): Timeline => ({
  start,
  state: start,
  moves: [],
  recent: [],
  undone: [],
});

/** Adds legal answers of one seat. */
export function answered(
  engine: Engine,
  timeline: Timeline,
  seat: Seat,
  answers: readonly Answer[],
  { by, n, left }: Given,
): Turned {
  const undone = timeline.undone.some((move) => move.seat === seat)
    ? timeline.undone.filter((move) => move.seat !== seat)
    : timeline.undone;
  const made: { move: Made; events: readonly GameEvent[] }[] = [];
  let { state, recent } = timeline;
  for (const [i, answer] of answers.entries()) {
    const { state: after, revealed, within, events } = engine.apply(state, seat, answer);
    const id = i === 0 ? `${n}` : `${n}.${i}`;
    made.push({ move: { id, seat, answer, by, revealed, within, left }, events });
    recent = kept(recent, state, revealed);
    state = after;
  }
  const moves = [...timeline.moves, ...made.map(({ move }) => move)];
  return { timeline: { ...timeline, state, moves, recent, undone }, made, taken: [] };
}

/** The states to keep after one more move: undo without a vote never goes back beyond one that showed something new. */
const kept = (recent: readonly Core[], before: Core, revealed: boolean): readonly Core[] =>
  revealed ? [] : [...recent.slice(1 - KEPT), before];

/** The state before the move of that index. */
function stateBefore(engine: Engine, { start, state, moves, recent }: Timeline, index: number): Core {
  if (index === moves.length) return state;
  const known = recent[index - (moves.length - recent.length)];
  if (known !== undefined) return known;
  const again = engine.game.clone(start);
  for (const { seat, answer } of moves.slice(0, index)) engine.game.apply(again, seat, answer);
  return again;
}

/** The index of the seat's last move if it may be taken back without asking anybody, else why not. */
function undoable({ moves }: Timeline, seat: Seat): number | Message {
  for (let i = moves.length - 1; i >= 0; i--) {
    const move = moves[i];
    if (move === undefined) break;
    if (move.seat === seat) {
      if (move.revealed) return msg('kernel.undo.barrier');
      // A move that opened lanes in which others have moved since has been depended on.
      return move.within || i === moves.length - 1 ? i : msg('kernel.undo.barrier');
    }
    // Another seat moved since: harmless only inside lanes that are still open.
    if (!move.within) return msg('kernel.undo.barrier');
  }
  return msg('kernel.undo.nothing');
}

export const canUndo = (timeline: Timeline, seat: Seat): boolean =>
  typeof undoable(timeline, seat) === 'number';

/** Takes back the seat's last answer; answers that others gave in lanes of their own stay. */
export function undone(
  engine: Engine,
  timeline: Timeline,
  seat: Seat,
): Turned | { readonly refusal: Message } {
  const index = undoable(timeline, seat);
  if (typeof index !== 'number') return { refusal: index };
  const back = timeline.moves[index];
  if (back === undefined) return { refusal: msg('kernel.undo.nothing') };
  const moves = timeline.moves.slice(0, index);
  const before = stateBefore(engine, timeline, index);
  // The others' answers are given again; each must have brought about the same without the one taken back.
  let then = engine.apply(before, back.seat, back.answer).state;
  let now = before;
  let recent: readonly Core[] = timeline.recent.slice(0, index - timeline.moves.length);
  for (const move of timeline.moves.slice(index + 1)) {
    if (engine.game.check(now, move.seat, move.answer) !== undefined)
      return { refusal: msg('kernel.undo.barrier') };
    const first = engine.apply(then, move.seat, move.answer);
    const again = engine.apply(now, move.seat, move.answer);
    if (!same(first.events, again.events)) return { refusal: msg('kernel.undo.barrier') };
    moves.push({ ...move, revealed: again.revealed, within: again.within });
    recent = kept(recent, now, again.revealed);
    then = first.state;
    now = again.state;
  }
  const taken = { seat: back.seat, answer: back.answer };
  return {
    timeline: { ...timeline, state: now, moves, recent, undone: [...timeline.undone, taken] },
    made: [],
    taken: [back.id],
  };
}

function redoable(engine: Engine, timeline: Timeline, seat: Seat): number {
  const index = timeline.undone.map((move) => move.seat).lastIndexOf(seat);
  const move = timeline.undone[index];
  if (move === undefined) return -1;
  return engine.game.check(timeline.state, seat, move.answer) === undefined ? index : -1;
}

export const canRedo = (engine: Engine, timeline: Timeline, seat: Seat): boolean =>
  redoable(engine, timeline, seat) >= 0;

/** Gives the seat's last taken-back answer again. */
export function redone(
  engine: Engine,
  timeline: Timeline,
  seat: Seat,
  { n, left }: Omit<Given, 'by'>,
): Turned | { readonly refusal: Message } {
  const index = redoable(engine, timeline, seat);
  const move = timeline.undone[index];
  if (move === undefined) return { refusal: msg('kernel.redo.nothing') };
  const rest = timeline.undone.filter((_, i) => i !== index);
  const turned = answered(engine, { ...timeline, undone: [] }, seat, [move.answer], {
    by: 'person',
    n,
    left,
  });
  return { ...turned, timeline: { ...turned.timeline, undone: rest } };
}

/** Goes back to where so many answers remain, whatever has been seen since. */
export function rewound(engine: Engine, timeline: Timeline, to: number): Turned {
  const moves = timeline.moves.slice(0, to);
  const state = stateBefore(engine, timeline, to);
  return {
    timeline: { start: timeline.start, state, moves, recent: [], undone: [] },
    made: [],
    taken: timeline.moves.slice(to).map((move) => move.id),
  };
}
