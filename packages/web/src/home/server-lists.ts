/** The server's lists of tables, asked for again from time to time. */
import type { Message } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { listTables } from '../sources/server-api.ts';
import type { RowKind } from './rows.tsx';

type Lists = Readonly<Record<RowKind, readonly TableSummary[]>>;
const noLists: Lists = { mine: [], open: [], live: [], finished: [] };
const REFRESH = 15_000;

/** What the server said last; it is shown again until there is news. */
let lastKnown = noLists;

export function useServerLists(): { readonly lists: Lists; readonly error: Message | undefined } {
  const [lists, setLists] = useState<Lists>(lastKnown);
  const [error, setError] = useState<Message>();
  useEffect(() => {
    let wanted = true;
    const refresh = async (): Promise<void> => {
      const kinds: readonly RowKind[] = ['mine', 'open', 'live', 'finished'];
      const replies = await Promise.all(kinds.map(listTables));
      if (!wanted) return;
      const found: Partial<Record<RowKind, readonly TableSummary[]>> = {};
      replies.forEach((reply, i) => {
        const kind = kinds[i];
        if (kind !== undefined && 'value' in reply) found[kind] = reply.value.tables;
      });
      // What cannot be asked for stays as it was last known, and the error says so.
      lastKnown = { ...lastKnown, ...found };
      setLists(lastKnown);
      const open = replies[1];
      setError(open !== undefined && 'error' in open ? open.error : undefined);
    };
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return { lists, error };
}
