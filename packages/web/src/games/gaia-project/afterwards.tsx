/** The parts beside the map and its question: a click is shown there a moment later, so that nobody waits for them. */
import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { changing } from '../../board-kit/steady-choice.ts';
import { type Table, TableContext, useTable } from './table.ts';

/** What is pressed before a part is drawn again is still meant for the same question and the same table. */
const isSameMoment = (a: Table, b: Table): boolean =>
  a.question === b.question && a.view === b.view && a.actual === b.actual && a.staged === b.staged;

export function Afterwards({ children }: { readonly children: ReactNode }) {
  const table = useTable();
  const deferred = useDeferredValue(table);
  const shown = isSameMoment(deferred, table) ? deferred : table;
  const inHand = useRef(table.choice);
  useLayoutEffect(() => {
    inHand.current = table.choice;
  });
  const value = useMemo(() => ({ ...shown, choice: changing(() => inHand.current, shown.choice) }), [shown]);
  return <TableContext.Provider value={value}>{children}</TableContext.Provider>;
}
