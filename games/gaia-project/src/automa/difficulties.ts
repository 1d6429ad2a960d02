/** How strong the Automa is: the cards it begins with, its first points, and what the highest level adds (facts S10, D1). */
import type { Card } from './cards.ts';

interface DifficultyRow {
  readonly id: string;
  readonly startVp: number;
  /** The cards that are in its deck from the start; one of the others joins them at random. */
  readonly starters: readonly Card[];
  /** Cards that stay in the box. Ruling O1: card 2 leaves the game of the lowest level. */
  readonly removed: readonly Card[];
  /** Points that come on top whenever it gains any. Ruling O3 says what one gain is. */
  readonly extraVp: number;
}

export const difficulties = [
  { id: 'automalein', startVp: 0, starters: [1, 4, 5, 7, 13], removed: [2], extraVp: 0 },
  { id: 'automa', startVp: 10, starters: [1, 2, 4, 5, 7, 13], removed: [], extraVp: 0 },
  { id: 'automaechtig', startVp: 10, starters: [1, 2, 4, 5, 7, 9, 13], removed: [], extraVp: 0 },
  { id: 'ultoma', startVp: 10, starters: [1, 2, 4, 5, 7, 9, 13, 15], removed: [], extraVp: 0 },
  { id: 'alptrauma', startVp: 10, starters: [1, 2, 4, 5, 7, 9, 13, 15], removed: [], extraVp: 1 },
] as const satisfies readonly DifficultyRow[];

export type Difficulty = (typeof difficulties)[number]['id'];

const rows: ReadonlyMap<string, DifficultyRow> = new Map(difficulties.map((level) => [level.id, level]));

export function difficultyRow(id: Difficulty): DifficultyRow {
  const row = rows.get(id);
  if (row === undefined) throw new RangeError(`no difficulty ${id}`);
  return row;
}
