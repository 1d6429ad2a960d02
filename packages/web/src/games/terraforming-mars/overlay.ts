/** What lies over the map for a while: one's whole tableau, or everything that another player has. */
import type { Question, Seat } from '@orrery/kernel';
import { createContext, useContext, useMemo, useState } from 'react';
import { keyNames, useBoardKeys } from '../../board-kit/keys.ts';

type Over = 'tableau' | { readonly player: Seat };

interface Overlay {
  readonly over: Over | undefined;
  /** Puts it there, or away where it is there already. */
  toggle(over: Over): void;
  close(): void;
}

/** The key that opens and closes one's tableau. */
const TABLEAU_KEY = 't';

const isSame = (one: Over | undefined, other: Over): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one.player === other.player : one === other;

export const isOver = ({ over }: Overlay, what: Over): boolean => isSame(over, what);

/** A turn may be thought about with it open; what a further question asks may need the map. */
const momentOf = (question: Question | undefined): string =>
  question === undefined || question.name === 'turn.action' ? 'turn' : String(question.id);

/** `keyboard`: whether keys open and close it here. */
export function useOverlayState(question: Question | undefined, keyboard: boolean): Overlay {
  const [opened, setOpened] = useState<{ readonly over: Over; readonly moment: string }>();
  const moment = momentOf(question);
  const over = opened?.moment === moment ? opened.over : undefined;
  const overlay = useMemo(
    (): Overlay => ({
      over,
      toggle: (what) => setOpened(isSame(over, what) ? undefined : { over: what, moment }),
      close: () => setOpened(undefined),
    }),
    [over, moment],
  );
  const keys = {
    [TABLEAU_KEY]: () => overlay.toggle('tableau'),
    [keyNames.escape]: over === undefined ? undefined : overlay.close,
  };
  useBoardKeys(keyboard ? keys : {});
  return overlay;
}

export const OverlayContext = createContext<Overlay | undefined>(undefined);

export function useOverlay(): Overlay {
  const overlay = useContext(OverlayContext);
  if (overlay === undefined) throw new Error('nothing lies over the map here');
  return overlay;
}
