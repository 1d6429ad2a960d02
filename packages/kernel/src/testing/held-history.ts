/** A history that is held and replaced by the next one, with the events of each move: for tests that play by hand. */
import type { Core, Seat } from '../agenda.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { answered, beginHistory, type History, type HistoryChange, type Noted } from '../history.ts';
import type { Move } from '../moves.ts';
import { checkPlan } from '../plan.ts';
import type { Refusal } from '../question.ts';
import { type Company, canUndo, redone, undone } from '../take-back.ts';

interface Told {
  readonly events: readonly GameEvent[];
}

export class HeldHistory<S extends Core> {
  history: History<S, Told>;

  constructor(game: Game<S>, state: S) {
    this.history = beginHistory<S, Told>(game, state);
  }

  get state(): S {
    return this.history.state;
  }

  get moves(): Move[] {
    return this.history.moves.map(({ seat, answer }) => ({ seat, answer }));
  }

  /** The events of every move. */
  get events(): (readonly GameEvent[])[] {
    return this.history.moves.map(({ events }) => events);
  }

  #to(change: HistoryChange<S, Told> | { readonly refusal: Refusal }): Refusal | undefined {
    if ('refusal' in change) return change.refusal;
    this.history = change.history;
    return undefined;
  }

  /** Gives answers, all or none, up to the first that shows something new. */
  give(seat: Seat, ...answers: readonly unknown[]): Refusal | undefined {
    const plan = checkPlan(this.history.game, this.state, seat, answers);
    return this.#to('refusal' in plan ? plan : answered(this.history, seat, plan.answers, told));
  }

  canUndo(seat: Seat, company: Company = 'people'): boolean {
    return canUndo(this.history, seat, company);
  }

  undo(seat: Seat, company: Company = 'people'): Refusal | undefined {
    return this.#to(undone(this.history, seat, company));
  }

  redo(seat: Seat): Refusal | undefined {
    return this.#to(redone(this.history, seat, told));
  }
}

const told: Noted<Core, Told> = (move, { events }) => ({ ...move, events });
