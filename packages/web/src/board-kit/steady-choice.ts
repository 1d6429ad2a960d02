/** The choice in hand for parts that are not drawn again at every click. */
import type { Plain } from '@orrery/kernel';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ChoiceInHand } from './board.ts';
import { picksEarlier } from './choice.ts';

/** What may be done with the selection; asked for when something is pressed, never while drawing. */
export interface SteadyChoice {
  isChosen(value: Plain): boolean;
  toggle(value: Plain): void;
  /** Moves a picked item one place up in the order. */
  earlier(value: Plain): void;
}

/** The choice in hand is another one after every click; this stays the same. */
export function useSteadyChoice(choice: ChoiceInHand): SteadyChoice {
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  });
  return useMemo(
    () => ({
      isChosen: (value) => latest.current.isChosen(value),
      toggle: (value) => latest.current.toggle(value),
      earlier: (value) => latest.current.setPicks(picksEarlier(latest.current.selection, value)),
    }),
    [],
  );
}
