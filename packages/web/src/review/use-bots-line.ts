/** Plays the bot's line move by move, for whoever looks on. */
import { useEffect, useState } from 'react';
import { advicePool } from '../advice/pool.ts';
import type { TableState } from '../sources/source.ts';
import { botsLine, type LineMove, type LineStart } from './bots-line.ts';

/** A move stands for so long before the next one is shown. */
const PACE_MS = 1_200;

export interface PlayedLine {
  readonly moves: readonly LineMove[];
  /** More may follow. */
  readonly goesOn: boolean;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The line as far as it is played; undefined where none is wanted. */
export function useBotsLine(start: LineStart | undefined): PlayedLine | undefined {
  const [played, setPlayed] = useState<PlayedLine>();
  useEffect(() => {
    if (start === undefined) return;
    const stop = new AbortController();
    const pool = advicePool(1);
    const tell = (moves: readonly LineMove[], goesOn: boolean): void => {
      if (!stop.signal.aborted) setPlayed({ moves, goesOn });
    };
    void (async () => {
      let moves: readonly LineMove[] = [];
      try {
        for await (const move of botsLine(start, pool, stop.signal)) {
          if (moves.length > 0) await wait(PACE_MS);
          moves = [...moves, move];
          tell(moves, true);
        }
      } catch (error) {
        // What has been played stands; the bot cannot go on from there.
        console.error(error);
      }
      tell(moves, false);
      await pool.close();
    })();
    return () => {
      stop.abort();
      setPlayed(undefined);
      void pool.close();
    };
  }, [start]);
  return start === undefined ? undefined : played;
}

/** The table after so many moves of the line, with the eyes of the seat that decided. */
export function stateInLine(state: TableState, start: LineStart, moves: readonly LineMove[]): TableState {
  const { past: _, positions: __, outcome: ___, score: ____, ...rest } = state;
  const last = moves.at(-1);
  return {
    ...rest,
    me: start.seat,
    view: last?.view ?? start.view,
    log: [...state.log.filter(({ at }) => at <= start.at), ...moves.map(({ told }) => told)],
    at: start.at + moves.length,
    ...(last?.score === undefined ? {} : { score: last.score }),
  };
}
