/** The titles that somebody has begun in this browser: whoever has not begun one is offered a first game of it. */
import { type Keep, readKept, writeKept } from '../app/storage.ts';

const KEY = 'orrery.begun';

export function begunGames(keep: Keep): readonly string[] {
  const kept = readKept(keep, KEY);
  return Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : [];
}

/** Remembers the titles; they stay remembered when their tables are gone. */
export function rememberBegun(keep: Keep, games: readonly string[]): void {
  const known = begunGames(keep);
  const all = [...new Set([...known, ...games])];
  if (all.length > known.length) writeKept(keep, KEY, all);
}
