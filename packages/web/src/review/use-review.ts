/** Makes the review of a game in workers, or takes the one that was kept. */
import { isDone, REVIEW_EDITION, type Review, review } from '@orrery/bots/review';
import type { Game, GameRecord } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { advicePool } from '../advice/pool.ts';
import { keepReview, keptReview, reviewKey } from '../sources/kept-reviews.ts';
import { orderReview, readReview } from '../sources/server-api.ts';

/** The server is asked this often how far it is; where nothing comes of it for so long, the browser does it itself. */
const ASK_MS = 800;
const PATIENCE_MS = 10_000;

/** What all decisions together may take. With the curve and the loading a review stays well below half a minute. */
const MILLISECONDS = 18_000;

type Making =
  | { readonly is: 'begun' }
  | { readonly is: 'here'; readonly review: Review }
  | { readonly is: 'failed'; readonly review: Review | undefined };

/** The review as far as it is made. Whoever wants it tried again mounts anew. */
export function useReview(game: Game, record: GameRecord, table: string | undefined): Making {
  const [making, setMaking] = useState<Making>({ is: 'begun' });
  useEffect(() => {
    const stop = new AbortController();
    const tell = (next: Making): void => {
      if (!stop.signal.aborted) setMaking(next);
    };
    const wanted = { game, record, signal: stop.signal, tell };
    void (async () => {
      if (table === undefined || !(await onServer(table, wanted))) await here(wanted);
    })();
    return () => stop.abort();
  }, [game, record, table]);
  return making;
}

interface WantedReview {
  readonly game: Game;
  readonly record: GameRecord;
  readonly signal: AbortSignal;
  readonly tell: (making: Making) => void;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The server's review, as it is made; false where the server has none to give. */
async function onServer(table: string, { signal, tell }: WantedReview): Promise<boolean> {
  let reply = await orderReview(table);
  let progressed = Date.now();
  let latest = -1;
  while (!signal.aborted) {
    if ('error' in reply) return false;
    const { review: sofar, made } = reply.value;
    if (sofar !== null) tell({ is: 'here', review: sofar });
    if (made) return true;
    if ((sofar?.done ?? -1) > latest) progressed = Date.now();
    latest = sofar?.done ?? -1;
    if (Date.now() - progressed > PATIENCE_MS) return false;
    await wait(ASK_MS);
    reply = await readReview(table);
  }
  return true;
}

/** A review made in this browser, or the one that it has kept. */
async function here({ game, record, signal, tell }: WantedReview): Promise<void> {
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
