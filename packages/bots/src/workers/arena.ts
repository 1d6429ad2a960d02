/** An arena on several workers. Each game has its own seed, so their number makes no difference to the result. */

import type { ArenaGame } from '../arena.ts';
import { type ArenaResult, ArenaTally } from '../arena.ts';
import type { ArenaShare } from './messages.ts';
import type { BotPool } from './pool.ts';

export interface SharedArena extends Omit<ArenaShare, 'from' | 'to'> {
  readonly games: number;
  /** Games of the same arena that were played before, from the first on; they are not played again. */
  readonly known?: readonly ArenaGame[];
  /** Is given all games so far, in the order of their numbers, whenever there are more. */
  readonly keep?: (games: readonly ArenaGame[]) => void;
  /** Is told from time to time how many games have been played. */
  readonly progress?: (played: number) => void;
}

/** Each worker has about so many shares, so that all of them end at about the same time. */
const SHARES_EACH = 16;
const LARGEST_SHARE = 100;

export async function arenaOn(pool: BotPool, setting: SharedArena): Promise<ArenaResult> {
  const { games, progress, known = [], keep, ...share } = setting;
  const size = Math.min(LARGEST_SHARE, Math.ceil(games / (pool.workers * SHARES_EACH)));
  const tally = new ArenaTally(share.bots);
  const inOrder: ArenaGame[] = [];
  const count = (game: ArenaGame): void => {
    tally.add(game);
    inOrder.push(game);
  };
  known.slice(0, games).forEach(count);
  const begun = tally.games;
  const early = new Map<number, readonly ArenaGame[]>();
  let played = begun;
  const playFrom = async (from: number): Promise<void> => {
    early.set(from, await pool.play({ ...share, from, to: Math.min(games, from + size) }));
    played += early.get(from)?.length ?? 0;
    // They are counted in the order of their numbers, so that means agree to the last digit.
    for (let next = early.get(tally.games); next !== undefined; next = early.get(tally.games)) {
      early.delete(tally.games);
      next.forEach(count);
      keep?.(inOrder);
    }
    progress?.(played);
  };
  const begins = Array.from({ length: Math.ceil((games - begun) / size) }, (_, i) => begun + i * size);
  await Promise.all(begins.map(playFrom));
  return tally.result();
}
