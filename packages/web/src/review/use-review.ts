/** Makes the review of a game in workers, or takes the one that was kept. */
import { isDone, REVIEW_EDITION, type Review, review } from '@orrery/bots/review';
import type { Game, GameRecord } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { advicePool } from '../advice/pool.ts';
import { keepReview, keptReview, reviewKey } from '../sources/kept-reviews.ts';

/** What all decisions together may take. With the curve and the loading a review stays well below half a minute. */
const MILLISECONDS = 18_000;

type Making =
  | { readonly is: 'begun' }
  | { readonly is: 'here'; readonly review: Review }
  | { readonly is: 'failed'; readonly review: Review | undefined };

/** The review as far as it is made. Whoever wants it tried again mounts anew. */
export function useReview(game: Game, record: GameRecord): Making {
  const [making, setMaking] = useState<Making>({ is: 'begun' });
  useEffect(() => {
    const stop = new AbortController();
    const tell = (next: Making): void => {
      if (!stop.signal.aborted) setMaking(next);
    };
    void make(game, record, stop.signal, tell);
    return () => stop.abort();
  }, [game, record]);
  return making;
}

async function make(
  game: Game,
  record: GameRecord,
  signal: AbortSignal,
  tell: (making: Making) => void,
): Promise<void> {
  const key = reviewKey(record, REVIEW_EDITION);
  const kept = await keptReview(key);
  if (kept !== undefined) return tell({ is: 'here', review: kept });
  const pool = advicePool();
  let latest: Review | undefined;
  try {
    for await (const sofar of review(game, record, { pool, milliseconds: MILLISECONDS, signal })) {
      latest = sofar;
      tell({ is: 'here', review: sofar });
    }
    if (latest !== undefined && isDone(latest)) await keepReview(key, latest);
  } catch (error) {
    console.error(error);
    tell({ is: 'failed', review: latest });
  } finally {
    await pool.close();
  }
}
