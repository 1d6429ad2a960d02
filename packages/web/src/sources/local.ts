/** A table of this browser as a source: a worker plays, the page keeps what it says. */
import { type GameRecord, type Message, msg, type Refusal } from '@orrery/kernel';
import { keep } from '../app/storage.ts';
import { createStore } from '../app/store.ts';
import type { FromWorker, ToWorker } from './local-messages.ts';
import { type SavedTable, saveTable } from './saved.ts';
import { rememberSolo } from './solo-results.ts';
import type { Connection, TableSource, TableStatus } from './source.ts';

export function openLocal(table: SavedTable): TableSource {
  const status = createStore<TableStatus>({ is: 'opening' });
  const connection = createStore<Connection>('here');
  const kept = createStore(true);
  const trouble = createStore<Message | undefined>(undefined);
  const worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (refusal: Refusal | undefined) => void>();
  const recording = new Map<number, (record: GameRecord | undefined) => void>();
  let tickets = 0;
  const tell = (message: ToWorker): void => worker.postMessage(message);

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    switch (data.do) {
      case 'status':
        status.set(data.status);
        return;
      case 'keep':
        kept.set(saveTable(keep(), { ...table, moves: data.moves, policies: data.policies }, data.line));
        rememberSolo(keep(), table, data.line);
        return;
      case 'replied':
        waiting.get(data.ticket)?.(data.refusal ?? undefined);
        waiting.delete(data.ticket);
        return;
      case 'recorded':
        recording.get(data.ticket)?.(data.record ?? undefined);
        recording.delete(data.ticket);
        return;
      case 'trouble':
        trouble.set(data.why ?? undefined);
        return;
      case 'failed':
        status.set({ is: 'failed', why: data.why });
    }
  });
  // A script that does not load says so here and nowhere else.
  worker.addEventListener('error', () => status.set({ is: 'failed', why: msg('web.failure.load') }));
  tell({ do: 'open', table });

  const replied = (send: (ticket: number) => void): Promise<Refusal | undefined> =>
    new Promise((resolve) => {
      tickets += 1;
      waiting.set(tickets, resolve);
      send(tickets);
    });

  return {
    kind: 'local',
    status,
    connection,
    kept,
    trouble,
    answer: (seat, answers) => replied((ticket) => tell({ do: 'answer', ticket, seat, answers })),
    undo: (seat) => replied((ticket) => tell({ do: 'undo', ticket, seat })),
    redo: (seat) => replied((ticket) => tell({ do: 'redo', ticket, seat })),
    setPolicies: (seat, policies) => replied((ticket) => tell({ do: 'policies', ticket, seat, policies })),
    look: (at) => tell({ do: 'look', at: at ?? null }),
    takeOver: (seat) => tell({ do: 'take over', seat }),
    record: () =>
      new Promise((resolve) => {
        tickets += 1;
        recording.set(tickets, resolve);
        tell({ do: 'record', ticket: tickets });
      }),
    close: () => worker.terminate(),
  };
}
