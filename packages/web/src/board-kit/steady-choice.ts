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

/** A choice as parts show it that are drawn a moment later: what is pressed there changes what is in hand by then. */
export const changing = (latest: () => ChoiceInHand, shown: ChoiceInHand): ChoiceInHand => ({
  ...shown,
  toggle: (value) => latest().toggle(value),
  follow: (value) => latest().follow(value),
  setPicks: (values) => latest().setPicks(values),
  setAmount: (part, amount) => latest().setAmount(part, amount),
  clear: () => latest().clear(),
  compose: (answers) => latest().compose(answers),
  touch: (what, whole) => latest().touch(what, whole),
  returnTo: (link, instead) => latest().returnTo(link, instead),
  confirm: () => latest().confirm(),
  give: (value, expected) => latest().give(value, expected),
});
