import type { Ask, Bag, Seat, Task } from './agenda.ts';
import { openLanes, sealedLanes } from './agenda.ts';
import type { GameEvent } from './events.ts';

/** Why a card is taken from a pile. */
export interface DrawReason {
  readonly seat: Seat | null;
  readonly reason: string;
  readonly source?: number | string;
}

/** Who wants to hear, or to steer, what happens while the engine runs. All of it may be absent and then costs nothing. */
export interface Listeners {
  /** Is told every event. */
  readonly emit?: (event: GameEvent) => void;
  /** Is told when a seat (or, with null, the table) is about to learn something new: a card drawn, a secret revealed. */
  readonly barrier?: (seat: Seat | null) => void;
  /** Is told after each automatic step, when the state is whole again. */
  readonly stepped?: () => void;
  /** Open lanes are walked one after another instead of side by side, as recordings of tables that take turns have it. */
  readonly inTurn?: boolean;
  /** Says which card of a pile is taken, by its index. Replays of foreign recordings use it; everybody else takes the last. */
  readonly dealer?: (pile: readonly number[], why: DrawReason) => number;
}

/** What a rule may do besides changing the state: put tasks on the agenda, tell events, mark information barriers. */
export class Run<T extends Task = Task> {
  readonly emit: Listeners['emit'];
  readonly barrier: Listeners['barrier'];
  readonly stepped: Listeners['stepped'];
  readonly inTurn: boolean;
  readonly dealer: Listeners['dealer'];
  /** The stack of the lane, or of the whole table, that is being worked on. */
  stack: Task[] = [];

  constructor(listeners: Listeners) {
    this.emit = listeners.emit;
    this.barrier = listeners.barrier;
    this.stepped = listeners.stepped;
    this.inTurn = listeners.inTurn ?? false;
    this.dealer = listeners.dealer;
  }

  /** Does this task next, before what already waits. Of several calls the last comes first. */
  push(task: T): void {
    this.stack.push(task);
  }

  /** Does these tasks next, in this order, before what already waits. */
  next(...tasks: readonly T[]): void {
    for (let i = tasks.length - 1; i >= 0; i--) {
      const task = tasks[i];
      if (task !== undefined) this.stack.push(task);
    }
  }

  /** Asks several seats at once; the answers stay secret until the last is in and apply in this order. */
  sealed(asks: readonly (T & Ask)[]): void {
    if (asks.length > 0) this.stack.push(sealedLanes(asks));
  }

  /** Lets several seats walk their own tasks side by side. */
  open(lanes: readonly { readonly seat: Seat; readonly tasks: readonly T[] }[]): void {
    if (lanes.length > 0) this.stack.push(openLanes(lanes));
  }

  /** Leaves the order of these effects to a seat; it is asked only where the order matters. */
  bag(seat: Seat, effects: readonly T[]): void {
    const bag: Bag = { do: 'kernel.bag', seat, of: effects };
    if (effects.length > 0) this.stack.push(bag);
  }

  /** The index of the card to take from a pile that is not empty: its last, unless somebody deals on purpose. */
  take(pile: readonly number[], seat: Seat | null, reason: string, source?: number | string): number {
    if (this.dealer === undefined) return pile.length - 1;
    return this.dealer(pile, source === undefined ? { seat, reason } : { seat, reason, source });
  }
}
