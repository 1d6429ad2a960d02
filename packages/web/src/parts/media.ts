import { useSyncExternalStore } from 'react';

const watchers = new Map<string, MediaQueryList>();

const watcher = (query: string): MediaQueryList => {
  const known = watchers.get(query) ?? matchMedia(query);
  watchers.set(query, known);
  return known;
};

/** Whether a media query holds now. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      watcher(query).addEventListener('change', listener);
      return () => watcher(query).removeEventListener('change', listener);
    },
    () => watcher(query).matches,
  );

export const usePhone = (): boolean => useMedia('(max-width: 760px)');

/** Whether fingers are to hit things: on phones, and on tablets of any size. */
export const useTouch = (): boolean => useMedia('(max-width: 760px), (pointer: coarse)');
