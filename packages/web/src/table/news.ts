/** What is new at the table: for animations, and for the tab that one is not looking at. */
import type { GameEvent } from '@orrery/kernel';
import { startTransition, useEffect, useMemo, useRef } from 'react';
import { useWords } from '../app/words.tsx';
import type { BoardModule, BoardProps, SeatInfo } from '../board-kit/board.ts';
import type { ShownMove, TableState } from '../sources/source.ts';
import { lastOwn, movesSince } from './moves-since.ts';
import type { Session } from './session.ts';
import type { Lost } from './since.tsx';

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

/** The moves that led to what is shown. */
export const movesShown = ({ log, past }: TableState): readonly ShownMove[] =>
  past === undefined ? log : log.filter(({ at }) => at <= past);

const NO_MOVES: readonly ShownMove[] = [];

/** What others have taken from the viewer since their last move; undefined where that is nothing, and in a replay. */
export function useLost(
  { log, me, view }: TableState,
  board: BoardModule | undefined,
  seats: readonly SeatInfo[],
): Lost | undefined {
  const { format } = useWords();
  const losses = board?.losses;
  return useMemo(() => {
    const last = lastOwn(log, me);
    if (losses === undefined || me === 'spectator' || last < 0) return undefined;
    const props = { moves: log.slice(last + 1), view, me, seats, format };
    const said = losses.said(props);
    return said === undefined ? undefined : { said, losses, props };
  }, [losses, log, me, view, seats, format]);
}

/**
 * The moves since the viewer's own last one, for a board that shows them to somebody who has come back; and the same in
 * few words. Whoever touches something has seen them.
 */
export function useDeeds(
  { log, me }: TableState,
  returned: boolean,
  { choice, staged }: Session,
  dismiss: () => void,
  board: BoardModule | undefined,
  seats: readonly SeatInfo[],
  hasLost: boolean,
) {
  const moves = useMemo(() => (returned ? movesSince(log, me, seats) : NO_MOVES), [log, me, seats, returned]);
  const told = useMemo(() => board?.deedsSince?.(moves) ?? [], [board, moves]);
  const chosen = choice.ready || choice.composed.length > 0;
  const tells = told.length > 0 || (hasLost && returned);
  const touches = tells && (choice.touched !== undefined || chosen || staged.length > 0);
  const seen = useRef(dismiss);
  useEffect(() => {
    seen.current = dismiss;
  });
  // After what was touched has been shown: nobody waits for the news to go.
  useEffect(() => {
    if (touches) startTransition(() => seen.current());
  }, [touches]);
  return { moves, told };
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
