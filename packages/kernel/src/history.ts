/**
 * A game with its past: answers in the order they came, and undo and redo from the information barriers. Everything is
 * "answers 1..n applied again"; the states kept beside the answers only save time.
 */
import { type Answer, type Core, isLanes, type Seat } from './agenda.ts';
import { same } from './data.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { msg } from './message.ts';
import type { Refusal } from './question.ts';

/** One answer as it was given. */
export interface Move {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** A move with what undo needs to know about it. */
interface Entry<S> extends Move {
  /** The state before the move. */
  readonly before: S;
  /** Somebody learned something new from it. */
  readonly revealed: boolean;
  /** It was given in a lane, and the lanes it was given in were still open afterwards. */
  readonly within: boolean;
  readonly events: readonly GameEvent[];
}

export class History<S extends Core> {
  readonly #game: Game<S>;
  readonly #entries: Entry<S>[] = [];
  #undone: Move[] = [];
  #state: S;
  #events: GameEvent[] = [];
  #revealed = false;

  /** Starts from a state at a question; keeps a copy. */
  constructor(game: Game<S>, state: S) {
    this.#game = game.with({
      emit: (event) => this.#events.push(event),
      barrier: () => {
        this.#revealed = true;
      },
    });
    this.#state = game.clone(state);
  }

  /** The state now. Not to be changed. */
  get state(): S {
    return this.#state;
  }

  get moves(): readonly Move[] {
    return this.#entries.map(({ seat, answer }) => ({ seat, answer }));
  }

  /** Every move with what happened in it. */
  get log(): readonly (Move & { readonly events: readonly GameEvent[] })[] {
    return this.#entries;
  }

  /** The events of the last move. */
  get events(): readonly GameEvent[] {
    return this.#entries[this.#entries.length - 1]?.events ?? [];
  }

  /** Gives an answer. A refused one changes nothing. */
  submit(seat: Seat, answer: unknown): Refusal | undefined {
    const result = this.#game.read(this.#state, seat, answer);
    if ('refusal' in result) return result.refusal;
    this.#undone = this.#undone.filter((move) => move.seat !== seat);
    this.#apply(seat, result.answer);
    return undefined;
  }

  #apply(seat: Seat, answer: Answer): void {
    const before = this.#game.clone(this.#state);
    this.#events = [];
    this.#revealed = false;
    const lanes = isLanes(before.agenda.stack[before.agenda.stack.length - 1]);
    const depth = before.agenda.stack.length;
    this.#game.apply(this.#state, seat, answer);
    const after = this.#state.agenda;
    const within = lanes && after.stack.length === depth && after.serial === before.agenda.serial;
    this.#entries.push({ seat, answer, before, revealed: this.#revealed, within, events: this.#events });
  }

  /** The index of the seat's last move if it may be taken back, else why not. */
  #undoable(seat: Seat): number | Refusal {
    for (let i = this.#entries.length - 1; i >= 0; i--) {
      const entry = this.#entries[i];
      if (entry === undefined) break;
      if (entry.seat === seat) return entry.revealed ? msg('kernel.undo.barrier') : i;
      // Another seat moved since: harmless only inside lanes that are still open.
      if (!entry.within) return msg('kernel.undo.barrier');
    }
    return msg('kernel.undo.nothing');
  }

  canUndo(seat: Seat): boolean {
    return typeof this.#undoable(seat) === 'number';
  }

  /** Takes back the seat's last move; answers that others gave in lanes of their own stay. */
  undo(seat: Seat): Refusal | undefined {
    const index = this.#undoable(seat);
    if (typeof index !== 'number') return index;
    const [undone, ...later] = this.#entries.slice(index);
    if (undone === undefined) return msg('kernel.undo.nothing');
    // A move that opened lanes in which others have moved since has been depended on.
    if (later.length > 0 && !undone.within) return msg('kernel.undo.barrier');
    const now = this.#state;
    this.#entries.length = index;
    this.#state = this.#game.clone(undone.before);
    if (!later.every((entry) => this.#repeat(entry))) {
      this.#entries.length = index;
      this.#entries.push(undone, ...later);
      this.#state = now;
      return msg('kernel.undo.barrier');
    }
    this.#undone.push({ seat: undone.seat, answer: undone.answer });
    return undefined;
  }

  /** Applies a move of another seat again; false when it would not have been the same move. */
  #repeat(entry: Entry<S>): boolean {
    if (this.#game.check(this.#state, entry.seat, entry.answer) !== undefined) return false;
    this.#apply(entry.seat, entry.answer);
    return same(this.#events, entry.events);
  }

  /** Gives the seat's last taken-back answer again. */
  redo(seat: Seat): Refusal | undefined {
    const index = this.#undone.map((move) => move.seat).lastIndexOf(seat);
    const move = this.#undone[index];
    if (move === undefined) return msg('kernel.redo.nothing');
    if (this.#game.check(this.#state, seat, move.answer) !== undefined) return msg('kernel.redo.nothing');
    this.#undone.splice(index, 1);
    this.#apply(seat, move.answer);
    return undefined;
  }
}
