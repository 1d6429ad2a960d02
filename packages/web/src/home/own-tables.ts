/** The tables of this browser as the home screen lists them, those among them that were deleted a moment ago too. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { keep } from '../app/storage.ts';
import {
  begunGames,
  deletedTables,
  forgetTable,
  markDeleted,
  rememberBegun,
  savedLines,
  type TableLine,
  unmarkDeleted,
} from '../sources/saved.ts';

interface OwnTables {
  readonly running: readonly TableLine[];
  readonly finished: readonly TableLine[];
  isDeleted(line: TableLine): boolean;
  /** The table that was deleted last on this page. */
  readonly lastDeleted: string | undefined;
  /** Hides the table; it can be had back until it is forgotten. */
  remove(id: string): void;
  restore(id: string): void;
  /** Destroys the table. */
  forget(id: string): void;
}

const read = () => ({ lines: savedLines(keep()), deleted: deletedTables(keep()) });

export function useOwnTables(): OwnTables {
  const [{ lines, deleted }, set] = useState(read);
  const [lastDeleted, setLastDeleted] = useState<string>();
  const remove = useCallback((id: string) => {
    markDeleted(keep(), id);
    setLastDeleted(id);
    set(read);
  }, []);
  const restore = useCallback((id: string) => {
    unmarkDeleted(keep(), id);
    set(read);
  }, []);
  const forget = useCallback((id: string) => {
    // Another tab may have gone on with it meanwhile.
    if (deletedTables(keep()).includes(id)) forgetTable(keep(), id);
    set(read);
  }, []);
  return useMemo(
    () => ({
      running: lines.filter(({ result }) => result === undefined),
      finished: lines.filter(({ result }) => result !== undefined),
      isDeleted: ({ id }) => deleted.includes(id),
      lastDeleted,
      remove,
      restore,
      forget,
    }),
    [lines, deleted, lastDeleted, remove, restore, forget],
  );
}

/** The titles that the person has begun: of tables that are there, and of tables that are gone. */
export function useBegun(tables: readonly { readonly game: string }[]): readonly string[] {
  const games = [...new Set(tables.map(({ game }) => game))];
  const listed = games.join();
  useEffect(() => {
    if (listed !== '') rememberBegun(keep(), listed.split(','));
  }, [listed]);
  return [...games, ...begunGames(keep())];
}
