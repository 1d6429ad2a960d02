/** Shortcuts of the table. A key pressed in a text field, or one that a focused control needs itself, is left alone. */
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Keys by the names that browsers give them. */
export const keyNames = {
  enter: 'Enter',
  escape: 'Escape',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
  home: 'Home',
  end: 'End',
  space: ' ',
} as const;

/** With the Shift key held. */
export const withShift = (key: string): string => `Shift+${key}`;

type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Keys that a control uses itself. */
function isUsedBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLInputElement)
    return !(target.type === 'radio' || target.type === 'checkbox') || key === ' ';
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement)
    return key === 'Enter' || key === ' ';
  return false;
}

/** What a key press does by these shortcuts; nothing where it is not theirs to answer. */
function answer(event: KeyboardEvent, shortcuts: Shortcuts): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  // Behind a sheet nothing can be done, wherever the focus has gone.
  if (document.querySelector('dialog[open]') !== null) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const run = (event.shiftKey ? shortcuts[withShift(key)] : undefined) ?? shortcuts[key];
  if (run === undefined || isUsedBy(event.target, event.key)) return;
  event.preventDefault();
  run();
}

function useListening(shortcuts: Shortcuts, capture: boolean): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => answer(event, latest.current);
    addEventListener('keydown', pressed, { capture });
    return () => removeEventListener('keydown', pressed, { capture });
  }, [capture]);
}

export const useShortcuts = (shortcuts: Shortcuts): void => useListening(shortcuts, false);

/** The keys of a board, which come before those of the frame: digits for its cards, letters for its places. */
export const useBoardKeys = (shortcuts: Shortcuts): void => useListening(shortcuts, true);
