/** Whether the players are unfolded: they take the place of the details until something is touched. */
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps, ChoiceInHand } from '../../../board-kit/board.ts';
import { useBoardKeys } from '../../../board-kit/keys.ts';

export interface Folding {
  readonly unfolded: boolean;
  toggle(): void;
  /** The place of the players: touching anything else folds them. */
  readonly place: RefObject<HTMLElement | null>;
}

/** The key that folds and unfolds them. */
const KEY = 'o';
/** Whoever waits so long has time to look at what the others have. Bots are faster. */
const LONG_WAIT_MS = 2_500;

function useLongWait(waiting: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [waiting]);
  return waiting && long;
}

/** What was chosen or touched last; another value means that somebody has done something. */
const chosenIn = ({ touched, selection, composed }: ChoiceInHand): string =>
  JSON.stringify([touched, selection, composed]);

export function useFolding({
  choice,
  question,
  me,
}: Pick<BoardProps, 'choice' | 'question' | 'me'>): Folding {
  const [wish, setWish] = useState<{ readonly moment: string; readonly unfolded: boolean }>();
  const place = useRef<HTMLElement>(null);
  const longWait = useLongWait(question === undefined);
  const moment = `${question === undefined}${chosenIn(choice)}`;
  const unfolded = wish?.moment === moment ? wish.unfolded : longWait || me === 'spectator';
  const toggle = useCallback((): void => setWish({ moment, unfolded: !unfolded }), [moment, unfolded]);
  useBoardKeys({ [KEY]: toggle });
  useEffect(() => {
    if (!unfolded) return;
    const touched = ({ target }: PointerEvent): void => {
      const board = place.current?.parentElement?.parentElement;
      const elsewhere = target instanceof Element && place.current?.contains(target) === false;
      if (elsewhere && board?.contains(target) === true) setWish({ moment, unfolded: false });
    };
    addEventListener('pointerdown', touched);
    return () => removeEventListener('pointerdown', touched);
  }, [unfolded, moment]);
  return useMemo(() => ({ unfolded, toggle, place }), [unfolded, toggle]);
}
