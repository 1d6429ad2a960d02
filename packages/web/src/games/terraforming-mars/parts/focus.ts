/** Focus goes to what opens over the board, and back to where it was when that closes. */
import { type RefObject, useEffect, useRef } from 'react';

export function useFocusInside<T extends HTMLElement>(): RefObject<T | null> {
  const opened = useRef<T>(null);
  useEffect(() => {
    const before = document.activeElement;
    opened.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return opened;
}
