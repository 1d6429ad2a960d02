/** Policies: answers that a seat leaves for later. */
import { hasTakenBack, type Seat } from '@orrery/kernel';
import { consultPolicies, type PolicyResult, type SeatPolicies } from '@orrery/protocol';
import type { Table } from './table.ts';

/**
 * What the seat's policies say to its open question; undefined where none is meant for it. Whoever has taken something
 * back wants to answer themselves.
 */
export function consult(table: Table, seat: Seat, given: SeatPolicies): PolicyResult | undefined {
  const { engine, history } = table;
  if (history === null || !table.deciding.includes(seat) || hasTakenBack(history, seat)) return undefined;
  const question = engine.game.question(history.state, seat);
  if (question === undefined) return undefined;
  return consultPolicies(question, given, (answer) => engine.game.check(history.state, seat, answer));
}

/** What storage kept for a seat. */
export const isPolicies = (value: unknown): value is SeatPolicies =>
  typeof value === 'object' && value !== null && 'policies' in value;

/** What a seat's policies say to what it is asked now. */
interface Said {
  readonly seat: Seat;
  /** The policies that said it; those in the result are what becomes of them. */
  readonly given: SeatPolicies;
  readonly result: PolicyResult;
}

/** The policies of everybody at one table. */
export class TablePolicies {
  readonly #bySeat: Map<Seat, SeatPolicies>;

  constructor(bySeat: ReadonlyMap<Seat, SeatPolicies>) {
    this.#bySeat = new Map(bySeat);
  }

  get bySeat(): ReadonlyMap<Seat, SeatPolicies> {
    return this.#bySeat;
  }

  put(seat: Seat, policies: SeatPolicies): void {
    this.#bySeat.set(seat, policies);
  }

  /** Takes over what is stored; the seats whose policies are others now. */
  read(rows: readonly { readonly seat: Seat; readonly list: unknown }[]): Seat[] {
    return rows.flatMap(({ seat, list }) => {
      if (!isPolicies(list)) return [];
      const known = JSON.stringify(this.#bySeat.get(seat));
      this.#bySeat.set(seat, list);
      return known === JSON.stringify(list) ? [] : [seat];
    });
  }

  /** What they say, for the people who must decide, one after another. */
  *said(table: Table): Generator<Said> {
    for (const seat of table.deciding) {
      const given = this.#bySeat.get(seat);
      if (given === undefined || given.policies.length === 0 || table.seats[seat]?.bot !== null) continue;
      const result = consult(table, seat, given);
      if (result !== undefined) yield { seat, given, result };
    }
  }

  /** Whether any of them has something to say. */
  speak(table: Table): boolean {
    return this.said(table).next().done !== true;
  }
}
