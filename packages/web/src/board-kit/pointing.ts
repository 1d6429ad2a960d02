/** What somebody points at, by mouse, focus or finger, and the panel that follows it. */
import { useCallback, useMemo, useState } from 'react';
import { createStore, type Store, useStore } from '../app/store.ts';

/** The thing pointed at, or else the last one, and the moment of the game at which somebody pointed. */
interface Pointed<T> {
  readonly thing?: T | undefined;
  readonly last?: T | undefined;
  readonly at?: string;
}

/** What a thing listens to, so that it is shown while somebody points at it. */
export interface Pointers {
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onMouseEnter: () => void;
  readonly onMouseLeave: () => void;
}

export interface Pointing<T> {
  /** Shows a thing; nothing, where there is none. */
  show(thing: T | undefined): void;
  /** The listeners of a thing. */
  at(thing: T): Pointers;
  readonly pointed: Store<Pointed<T>>;
  readonly moment: string;
}

/**
 * Pointing happens all the time: only what calls `usePointedAt` listens, and the board stays as it is. At another
 * moment, a new question say, what was pointed at is forgotten: it may be gone by then.
 */
export function usePointing<T>(moment: string): Pointing<T> {
  const [pointed] = useState(() => createStore<Pointed<T>>({}));
  const show = useCallback(
    (thing: T | undefined): void => {
      const now = pointed.get();
      if (now.thing === thing && now.at === moment) return;
      pointed.set({ thing, at: moment, last: thing ?? (now.at === moment ? now.last : undefined) });
    },
    [pointed, moment],
  );
  return useMemo(
    () => ({
      show,
      at: (thing) => ({
        onFocus: () => show(thing),
        onBlur: () => show(undefined),
        onMouseEnter: () => show(thing),
        onMouseLeave: () => show(undefined),
      }),
      pointed,
      moment,
    }),
    [show, pointed, moment],
  );
}

/** What is pointed at now, and what was last. */
export function usePointedAt<T>({ pointed, moment }: Pointing<T>): Pick<Pointed<T>, 'thing' | 'last'> {
  const { thing, last, at } = useStore(pointed);
  return at === moment ? { thing, last } : {};
}
