/** Arrow keys walk along the cards of the hand; with Shift they take the card along. */
import type { CardId } from '@orrery/terraforming-mars';
import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

const cardOn = (button: HTMLElement): CardId => Number(button.dataset.card);

export function stepAlong(
  event: KeyboardEvent<HTMLElement>,
  columns: number,
  move: (card: CardId, onto: CardId) => void,
): void {
  const step = steps[event.key]?.(columns);
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-card]')];
  const at = cards.findIndex((card) => card.matches(':focus'));
  const [from, to] = [cards[at], cards[at + step]];
  if (from === undefined || to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.shiftKey) move(cardOn(from), cardOn(to));
  else to.focus();
}
