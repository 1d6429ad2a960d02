import { describe, expect, test } from 'vitest';
import { memoryKeep } from '../src/app/storage.ts';
import { olderTables } from '../src/home/older.ts';
import { rulesOf, type SavedTable, savedLines, saveTable } from '../src/sources/saved.ts';

const table = (id: string, rules: number): SavedTable => ({
  id,
  game: 'reference',
  rules,
  options: {},
  seats: [{ name: 'Ann' }],
  seed: id,
  moves: [],
  created: 0,
});

const lineOf = ({ id, game, seats }: SavedTable) => ({ id, game, seats, updated: 0, moves: 0 });

describe('a table that this browser keeps', () => {
  test('is told from those of earlier rules, also by a line that does not say its rules', () => {
    const keep = memoryKeep();
    for (const one of [table('old', 1), table('now', 2)]) saveTable(keep, one, lineOf(one));
    const lines = savedLines(keep);
    expect(lines.map(({ id, rules }) => [id, rules]).sort()).toEqual([
      ['now', 2],
      ['old', 1],
    ]);
    const known = { game: () => true, rules: (_: string, version: number) => version === 2 };
    expect([...olderTables(keep, lines, known)]).toEqual(['old']);
    const silent = lines.map(({ rules: _, ...line }) => line);
    expect(silent.map((line) => rulesOf(keep, line)).sort()).toEqual([1, 2]);
    expect([...olderTables(keep, silent, known)]).toEqual(['old']);
  });

  test('is not called older where this program does not have its game', () => {
    const keep = memoryKeep();
    const old = table('old', 1);
    saveTable(keep, old, lineOf(old));
    const known = { game: () => false, rules: () => false };
    expect(olderTables(keep, savedLines(keep), known).size).toBe(0);
  });
});
