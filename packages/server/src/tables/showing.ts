/**
 * Positions on their way to clients. What somebody was shown is remembered as a mark of each field's text, so that an
 * update is made of the fields whose text is another now, and is built once for all who see the same.
 */
import { hash } from 'node:crypto';
import type { Seat } from '@orrery/kernel';
import type { Position, SeatPolicies, Step } from '@orrery/protocol';
import { positionOf, stepOf } from './position.ts';
import type { RowEffect, Table } from './table.ts';

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
  'undoFreely',
  'policies',
  'preview',
  'outcome',
] as const satisfies readonly (keyof Position)[];

/** The text of each field, in the order of the list. */
type Shown = readonly string[];

/** What is remembered of them. The texts themselves would be most of a table's memory. */
export type Marks = readonly string[];

/** Texts up to this length are their own mark. */
const SHORT = 40;

const markOf = (text: string): string => (text.length <= SHORT ? text : hash('sha1', text, 'base64'));

export const marksOf = (shown: Shown): Marks => shown.map(markOf);

export function show(table: Table, seat: Seat | null, policies: SeatPolicies | undefined): Shown {
  const position = positionOf(table, seat, policies);
  return FIELDS.map((field) => JSON.stringify(position[field]));
}

export const positionText = (shown: Shown): string =>
  `{${FIELDS.map((field, i) => `"${field}":${shown[i]}`).join(',')}}`;

/** The fields that are others now. */
export function changesText(before: Marks, marks: Marks, shown: Shown): string {
  const changes: string[] = [];
  for (const [i, field] of FIELDS.entries())
    if (before[i] !== marks[i]) changes.push(`{"path":["${field}"],"to":${shown[i]}}`);
  return `[${changes.join(',')}]`;
}

export const stepsOf = (table: Table, effects: readonly RowEffect[], seat: Seat | null): Step[] =>
  effects.map((effect) => stepOf(table.engine, effect, seat));
