/** Policies: answers that a seat leaves for later. */
import type { Seat } from '@orrery/kernel';
import { consultPolicies, type PolicyResult, type SeatPolicies } from '@orrery/protocol';
import type { Table } from './table.ts';

/** What the seat's policies say to its open question; undefined where none is meant for it. */
export function consult(table: Table, seat: Seat, given: SeatPolicies): PolicyResult | undefined {
  const { engine, timeline } = table;
  if (timeline === null || !table.deciding.includes(seat)) return undefined;
  const question = engine.game.question(timeline.state, seat);
  if (question === undefined) return undefined;
  return consultPolicies(question, given, (answer) => engine.game.check(timeline.state, seat, answer));
}
