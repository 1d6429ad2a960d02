/** What somebody points at, by mouse, focus or finger, and the panel that follows it. */
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../app/store.ts';

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
      // Nothing is pointed at already, at this moment or since another has come.
      if (now.thing === thing && (now.at === moment || thing === undefined)) return;
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

const NOTHING = {};

/** What is pointed at now, and what was last. What happens to things of another moment is not heard. */
export function usePointedAt<T>({ pointed, moment }: Pointing<T>): Pick<Pointed<T>, 'thing' | 'last'> {
  return useSyncExternalStore(pointed.subscribe, () => {
    const now = pointed.get();
    return now.at === moment ? now : NOTHING;
  });
}
