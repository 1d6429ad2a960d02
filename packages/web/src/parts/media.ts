import { useSyncExternalStore } from 'react';
import breakpoints from '../look/breakpoints.css?raw';

/** The media query that the style sheets know by a name, such as `--phone`. */
function mediaNamed(name: string): string {
  const [, query] = breakpoints.match(new RegExp(`@custom-media ${name} (.+);`)) ?? [];
  if (query === undefined) throw new Error(`No breakpoint is called ${name}.`);
  return query;
}

const watchers = new Map<string, MediaQueryList>();

const watcher = (name: string): MediaQueryList => {
  const known = watchers.get(name) ?? matchMedia(mediaNamed(name));
  watchers.set(name, known);
  return known;
};

/** Whether what a name of `look/breakpoints.css` stands for holds now. */
const useMedia = (name: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      watcher(name).addEventListener('change', listener);
      return () => watcher(name).removeEventListener('change', listener);
    },
    () => watcher(name).matches,
  );

export const usePhone = (): boolean => useMedia('--phone');
/** A phone, or a tablet held upright. */
export const useUpright = (): boolean => useMedia('--upright');

/** Whether fingers are to hit things: on phones, and on tablets of any size. */
export function useTouch(): boolean {
  const [phone, coarse] = [usePhone(), useMedia('--coarse')];
  return phone || coarse;
}
