/** Which tables of this browser were begun with rules that this program no longer has, and so cannot go on. */
import { findGame, findRules } from '@orrery/catalog';
import type { Keep } from '../app/storage.ts';
import { rulesOf, type TableLine } from '../sources/saved.ts';

/** Whether this program has a game, and rules of it. */
interface Known {
  game(id: string): boolean;
  rules(id: string, version: number): boolean;
}

const ours: Known = {
  game: (id) => findGame(id) !== undefined,
  rules: (id, version) => findRules(id, version) !== undefined,
};

/** The ids of tables whose rules are neither those of today nor kept. */
export const olderTables = (
  from: Keep,
  lines: readonly TableLine[],
  known: Known = ours,
): ReadonlySet<string> =>
  new Set(
    lines
      .filter((line) => known.game(line.game) && !known.rules(line.game, rulesOf(from, line) ?? 0))
      .map(({ id }) => id),
  );
