/** What the engine has told while it ran on: events, and how the table looked at moments that pass without a question. */
import type { GameEvent } from '@orrery/kernel';
import type { GaiaState } from '../src/state.ts';
import { type Due, dueIn } from './income.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';

const phases: ReadonlySet<string> = new Set(['round-end', 'gaia', 'actions']);

interface Moment {
  readonly what: string;
  readonly snapshot: Snapshot;
  readonly order: readonly number[];
}

export class Heard {
  readonly #seats: readonly number[];
  /** Moments that no record has been compared with yet. */
  readonly passed: Moment[] = [];
  /** What has happened since the last record. */
  events: GameEvent[] = [];
  /** What this round's income comes to, power apart, and the parts of power that have been taken. */
  due: Due = [];
  income: GameEvent[] = [];

  constructor(seats: readonly number[]) {
    this.#seats = seats;
  }

  hear(event: GameEvent, state: GaiaState): void {
    this.events.push(event);
    if (event.do === 'income') this.income.push(event);
    if (event.do === 'round') {
      this.income = [];
      this.due = dueIn(state);
    }
    if (event.do === 'round') this.#keep('round', state);
    else if (event.do === 'phase' && phases.has(event.what)) this.#keep(event.what, state);
  }

  #keep(what: string, state: GaiaState): void {
    this.passed.push({ what, snapshot: snapshotOf(state, this.#seats), order: state.order.slice() });
  }
}
