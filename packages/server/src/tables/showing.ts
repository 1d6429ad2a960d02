/**
 * Positions on their way to clients. A position is kept as the text of each of its fields, so that an update is made of
 * the fields whose text is another now, and is built once for all who see the same.
 */
import type { Seat } from '@orrery/kernel';
import type { Position, SeatPolicies, Step } from '@orrery/protocol';
import { positionOf, stepOf } from './position.ts';
import type { Deed, Table } from './table.ts';

const FIELDS = [
  'n',
  'at',
  'table',
  'seat',
  'view',
  'question',
  'unavailable',
  'deciding',
  'clocks',
  'answers',
  'canUndo',
  'canRedo',
  'policies',
  'preview',
  'outcome',
] as const satisfies readonly (keyof Position)[];

/** The text of each field, in the order of the list. */
export type Shown = readonly string[];

export function show(table: Table, seat: Seat | null, policies: SeatPolicies | undefined): Shown {
  const position = positionOf(table, seat, policies);
  return FIELDS.map((field) => JSON.stringify(position[field]));
}

export const positionText = (shown: Shown): string =>
  `{${FIELDS.map((field, i) => `"${field}":${shown[i]}`).join(',')}}`;

/** The part of an update that is the same for all who see the same; the rest is its number in their sequence. */
export function updateText(table: Table, before: Shown, after: Shown, steps: readonly Step[]): string {
  const changes: string[] = [];
  for (const [i, field] of FIELDS.entries())
    if (before[i] !== after[i]) changes.push(`{"path":["${field}"],"to":${after[i]}}`);
  return `"n":${table.n},"changes":[${changes.join(',')}],"steps":${JSON.stringify(steps)}`;
}

export const stepsOf = (table: Table, deeds: readonly Deed[], seat: Seat | null): Step[] =>
  deeds.map((deed) => stepOf(table.engine, deed, seat));
