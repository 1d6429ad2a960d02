/** Which tables of this browser were begun with earlier rules, and so cannot go on. */
import { findGame } from '@orrery/catalog';
import type { Keep } from '../app/storage.ts';
import { rulesOf, type TableLine } from '../sources/saved.ts';

/** The ids of tables whose rules are not those that their game has now. */
export const olderTables = (
  from: Keep,
  lines: readonly TableLine[],
  rulesNow = (game: string): number | undefined => findGame(game)?.rules,
): ReadonlySet<string> =>
  new Set(
    lines
      .filter((line) => rulesNow(line.game) !== undefined && rulesOf(from, line) !== rulesNow(line.game))
      .map(({ id }) => id),
  );
