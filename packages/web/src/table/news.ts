/** What is new at the table: for animations, and for the tab that one is not looking at. */
import type { GameEvent } from '@orrery/kernel';
import { useEffect, useMemo, useRef } from 'react';
import { useWords } from '../app/words.tsx';
import type { BoardProps } from '../board-kit/board.ts';
import type { TableState } from '../sources/source.ts';

/** What has happened since the state before this one; nothing for somebody else's eyes or a step into the past. */
export function useNews({ log, at, me, past }: TableState): BoardProps['news'] {
  const last = useRef({ at, me, past });
  return useMemo(() => {
    const before = last.current;
    const follows = before.me === me && before.past === undefined && past === undefined;
    const events: GameEvent[] = follows
      ? log.filter((move) => move.at > before.at).flatMap((move) => move.events)
      : [];
    last.current = { at, me, past };
    return { serial: at, events };
  }, [log, at, me, past]);
}

/** The tab's title says whose turn it is. */
export function useTitle(game: string, mine: boolean): void {
  const { t } = useWords();
  useEffect(() => {
    document.title = mine ? t('web.title.yourTurn', { game }) : t('web.title.table', { game });
    return () => {
      document.title = 'Orrery';
    };
  }, [t, game, mine]);
}
