/** A table as a text, so that opening it costs the same however long its log is. */
import { type Core, historyFrom, keptHistory } from '@orrery/kernel';
import type { Engine } from './engines.ts';
import type { MoveNotes, Table, TableHistory } from './table.ts';

/** Everything of a table but what the program has itself. */
interface Kept extends Omit<Table, 'id' | 'engine' | 'history'> {
  readonly history: ReturnType<typeof keptHistory<Core, MoveNotes>> | null;
}

export function snapshotOf({ id: _, engine: __, history, ...rest }: Table): string {
  const kept: Kept = { ...rest, history: history === null ? null : keptHistory(history) };
  return JSON.stringify(kept);
}

/** The table of a text that this very program wrote. */
export function tableOf(id: string, engine: Engine, text: string): Table {
  const { history, ...rest }: Kept = JSON.parse(text);
  const restored: TableHistory | null = history === null ? null : historyFrom(engine.game, history);
  return { ...rest, id, engine, history: restored };
}
