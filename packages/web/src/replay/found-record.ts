/** Finds the record of a game: this browser's, the server's, or a file's. */
import { type GameRecord, type Message, msg, type Seat } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import type { ReplayOf } from '../app/router.tsx';
import { keep } from '../app/storage.ts';
import { keptRecord } from '../sources/files.ts';
import { loadTable } from '../sources/saved.ts';
import { serverRecord } from '../sources/server-api.ts';
import { recordOf } from '../sources/told-history.ts';

/** A position of a recorded game. */
export interface Wanted {
  readonly of: ReplayOf;
  readonly id: string;
  readonly move: number | undefined;
}

/** `seat` is the one whose eyes are used first. */
type Found = { readonly record: GameRecord; readonly seat?: Seat } | { readonly error: Message };

/** The record of a table of this browser, as far as it was played. */
function localRecord(id: string): GameRecord | undefined {
  const table = loadTable(keep(), id);
  return table === undefined ? undefined : recordOf(table);
}

async function findRecord(of: ReplayOf, id: string): Promise<Found> {
  if (of === 'table') return serverRecord(id);
  const record = of === 'local' ? localRecord(id) : keptRecord(id);
  if (record === undefined) return { error: msg('web.failure.noRecord') };
  const person = of === 'local' ? loadTable(keep(), id)?.seats.findIndex(({ bot }) => bot === undefined) : 0;
  return { record, seat: Math.max(0, person ?? 0) };
}

/** The record, or why there is none; undefined until that is known. */
export function useRecord(of: ReplayOf, id: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let open = true;
    setFound(undefined);
    void findRecord(of, id).then((result) => {
      if (open) setFound(result);
    });
    return () => {
      open = false;
    };
  }, [of, id]);
  return found;
}
