/** The show of the Automa's turns: it begins when something new has come, goes on by itself, and ends with any touch. */
import { type AutomaTurn, automaTurns, type View } from '@orrery/gaia-project/advice';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '../../../board-kit/board.ts';
import { keyNames, useBoardKeys } from '../../../board-kit/keys.ts';
import { paces, useSpeed } from './speed.ts';
import { latestTurns, type Moment, momentsOf } from './turns.ts';

export interface Showing {
  /** None where there is nothing to show. */
  readonly turns: readonly AutomaTurn[];
  /** What is shown at this moment; undefined at rest, when everything has been shown. */
  readonly moment: Moment | undefined;
  /** Nothing moves: the turns are only told, until somebody has read them. */
  readonly still: boolean;
  /** Goes to the end at once. */
  skip(): void;
  /** Shows the latest turns once more. */
  again(): void;
  close(): void;
}

/** Undefined at every table without the Automa. */
export const ShowingContext = createContext<Showing | undefined>(undefined);
export const useShowing = (): Showing | undefined => useContext(ShowingContext);

/** How long each moment takes at the usual speed, in milliseconds. */
const lengths: Readonly<Record<Moment['shows'], number>> = {
  cards: 1500,
  candidates: 1100,
  done: 1100,
  end: 900,
};

interface Played {
  readonly turns: readonly AutomaTurn[];
  readonly moments: readonly Moment[];
  readonly at: number;
}

/** The place in the page whose controls belong to the show. */
export const SHOW_PLACE = 'data-automa-show';

/** Keys that only lead around. */
const leading: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** Whoever presses something that does not belong to the show wants to go on. */
function useEndsByTouch(running: boolean, skip: () => void): void {
  useBoardKeys(running ? { [keyNames.escape]: skip } : {});
  useEffect(() => {
    if (!running) return;
    const touched = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest(`[${SHOW_PLACE}]`) !== null)) skip();
    };
    const pressed = (event: KeyboardEvent): void => {
      if (!leading.has(event.key) && event.key !== keyNames.escape) touched(event);
    };
    addEventListener('pointerdown', touched, { capture: true });
    addEventListener('keydown', pressed, { capture: true });
    return () => {
      removeEventListener('pointerdown', touched, { capture: true });
      removeEventListener('keydown', pressed, { capture: true });
    };
  }, [running, skip]);
}

const NO_TURNS: readonly AutomaTurn[] = [];

type OfBoard = Pick<BoardProps, 'news' | 'log' | 'seats' | 'reducedMotion'> & { readonly actual: View };

export function useShow({ news, log, seats, reducedMotion, actual }: OfBoard): Showing | undefined {
  const pace = paces[useSpeed()];
  const still = reducedMotion || pace === 0;
  const human = seats[0]?.name ?? '';
  const plays = actual.automa !== undefined;
  const [seen, setSeen] = useState(news);
  const [played, setPlayed] = useState<Played>();
  const begin = useCallback((turns: readonly AutomaTurn[], atRest: boolean): void => {
    const moments = momentsOf(turns);
    setPlayed(turns.length === 0 ? undefined : { turns, moments, at: atRest ? moments.length : 0 });
  }, []);
  // In the same moment in which the pieces would be drawn, so that none shows before its turn is told.
  if (news !== seen) {
    setSeen(news);
    if (plays) begin(automaTurns(news.events, human), still);
  }
  const moment = still ? undefined : played?.moments[played.at];
  const skip = useCallback(
    (): void => setPlayed((before) => before && { ...before, at: before.moments.length }),
    [],
  );
  useEffect(() => {
    if (moment === undefined) return;
    const timer = setTimeout(
      () => setPlayed((before) => before && { ...before, at: before.at + 1 }),
      lengths[moment.shows] * pace,
    );
    return () => clearTimeout(timer);
  }, [moment, pace]);
  useEndsByTouch(moment !== undefined, skip);
  return useMemo(
    () =>
      plays
        ? {
            turns: played?.turns ?? NO_TURNS,
            moment,
            still,
            skip,
            again: () => begin(latestTurns(log, human), still),
            close: () => setPlayed(undefined),
          }
        : undefined,
    [plays, played, moment, skip, begin, log, human, still],
  );
}
