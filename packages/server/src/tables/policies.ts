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
