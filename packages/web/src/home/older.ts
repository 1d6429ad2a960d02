/** Which tables of this browser were begun with earlier rules, and so cannot go on. */
import { findGame } from '@orrery/catalog';
import { useEffect, useState } from 'react';
import { type Keep, keep } from '../app/storage.ts';
import { rulesOf, type TableLine } from '../sources/saved.ts';

/** The ids of tables whose rules are not those that these games have now. */
export const olderTables = (
  from: Keep,
  lines: readonly TableLine[],
  versions: Readonly<Record<string, number>>,
): ReadonlySet<string> =>
  new Set(
    lines
      .filter((line) => versions[line.game] !== undefined && rulesOf(from, line) !== versions[line.game])
      .map(({ id }) => id),
  );

/** The same for the home screen: it knows as soon as the games of these tables are loaded. */
export function useOlderTables(lines: readonly TableLine[]): ReadonlySet<string> {
  const [versions, setVersions] = useState<Readonly<Record<string, number>>>({});
  const wanted = [...new Set(lines.map(({ game }) => game))].sort().join(' ');
  useEffect(() => {
    let here = true;
    for (const id of wanted.split(' '))
      findGame(id)
        ?.load()
        .then(
          ({ game }) => {
            if (here) setVersions((known) => ({ ...known, [id]: game.version }));
          },
          // Whoever opens the table is told.
          () => undefined,
        );
    return () => {
      here = false;
    };
  }, [wanted]);
  return olderTables(keep(), lines, versions);
}
