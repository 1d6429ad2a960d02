/** Tables from their logs. */
import type { Engine } from './engines.ts';
import type { Row } from './entry.ts';
import { advanced, created, type RowEffect, type Table } from './table.ts';

/** The table after all rows. */
export function fold(
  id: string,
  engine: Engine,
  rows: readonly Row[],
  visit?: (table: Table, effect: RowEffect) => void,
): Table {
  const [first, ...rest] = rows;
  if (first === undefined) throw new Error(`the log of ${id} is empty`);
  let table = created(id, engine, first);
  visit?.(table, { row: first, made: [], taken: [], rewound: false });
  for (const row of rest) {
    const next = advanced(table, row);
    table = next.table;
    visit?.(table, next.effect);
  }
  return table;
}
