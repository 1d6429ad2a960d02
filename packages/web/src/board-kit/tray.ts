/** Ways to answer that lie side by side as cards: their digits, and the focus when other cards take their place. */
import { type MouseEvent, useLayoutEffect } from 'react';
import { useBoardKeys } from './keys.ts';

/** What a tray knows of a card. */
export interface TrayCard {
  readonly key: string;
  /** Why it cannot be taken; the card stays where it is. */
  readonly closed?: string | undefined;
  /** Absent for a card that only tells something. */
  readonly press?: (() => void) | undefined;
}

export const isOpen = ({ press, closed }: TrayCard): boolean => press !== undefined && closed === undefined;

const allDigits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The digit of each card that can be pressed. `counted` is all cards where each keeps its digit when others are closed. */
export const digitsOf = (counted: readonly TrayCard[]): ReadonlyMap<string, number> =>
  new Map(
    counted.flatMap((card, i) => (isOpen(card) && i < allDigits.length ? [[card.key, i + 1] as const] : [])),
  );

/** How a card of the tray is marked, so that it can be found. */
export const cardMark = (key: string) => ({ 'data-card': key });

const cardIn = (place: HTMLElement, key: string): HTMLElement | null =>
  place.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`);

/**
 * Digits press cards. All of them belong to the cards: one without a card must not choose anything from the list. Cards
 * that come in the place of one that was pressed by keyboard take over its focus. `place` outlives the cards.
 */
export function useTrayKeys(
  place: HTMLElement | null,
  cards: readonly TrayCard[],
  digits: ReadonlyMap<string, number>,
): void {
  const take = (digit: number): void => {
    const card = cards.find(({ key }) => digits.get(key) === digit);
    if (card === undefined) return;
    // Enter is for the card that was chosen last, wherever among the cards the focus was.
    if (place?.contains(document.activeElement) === true) cardIn(place, card.key)?.focus();
    card.press?.();
  };
  useBoardKeys(Object.fromEntries(allDigits.map((digit) => [String(digit), () => take(digit)])));
  useLayoutEffect(() => {
    if (place === null || place.dataset.left === undefined) return;
    delete place.dataset.left;
    if (document.activeElement === document.body)
      place.querySelector<HTMLElement>('[data-card]:not([aria-disabled])')?.focus();
  }, [place]);
}

/** A press that no mouse has made leaves word, so that the focus is not lost with the card. */
export function noteKeyPress(place: HTMLElement | null, { detail }: MouseEvent): void {
  if (place !== null && detail === 0) place.dataset.left = '';
}
