/** Tells that something scrolls on below: style sheets fade the edge of `[data-more]`. */
import { type RefCallback, useCallback } from 'react';

/** Some pixels are lost to rounding. */
const ROUNDING = 4;

/** For what scrolls: marks it as long as there is more below. */
export function useScrollCue<T extends HTMLElement>(): RefCallback<T> {
  return useCallback((place: T) => {
    const look = (): void => {
      const below = place.scrollHeight - place.clientHeight - place.scrollTop;
      place.toggleAttribute('data-more', below > ROUNDING);
    };
    // Once a frame: to measure at every change would lay the page out again and again.
    let next = 0;
    const soon = (): void => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(look);
    };
    const resized = new ResizeObserver(look);
    const changed = new MutationObserver(soon);
    resized.observe(place);
    changed.observe(place, { childList: true, subtree: true, characterData: true });
    place.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(next);
      resized.disconnect();
      changed.disconnect();
      place.removeEventListener('scroll', look);
    };
  }, []);
}
