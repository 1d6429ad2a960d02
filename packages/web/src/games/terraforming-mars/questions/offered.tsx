/** Cards that lie there to be chosen from: bought, kept, passed on. Digits and arrows reach them as they do options. */
import { type Plain, same } from '@orrery/kernel';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { optionsOf } from '../../../board-kit/choice.ts';
import { stateOf } from '../../../board-kit/states.ts';
import { cardMark, digitsOf, useTrayKeys } from '../../../board-kit/tray.ts';
import { adviceOn } from '../cards/advice.ts';
import { CardButton } from '../cards/card.tsx';
import type { CardSize } from '../cards/card-size.ts';
import { type Table, useTable } from '../table.ts';
import styles from './offered.module.css';

/** The cards that the question offers. */
export const cardsOffered = ({ question }: Pick<Table, 'question'>): readonly number[] =>
  optionsOf(question).flatMap(({ value }) => (typeof value === 'number' && value >= 0 ? [value] : []));

/** What is picked of them, in the order of the table. */
export const cardsPicked = (table: Table): readonly number[] =>
  cardsOffered(table).filter((card) => table.choice.isChosen(card));

/** Whether no further card can be taken. */
const isFull = ({ question, choice }: Table): boolean =>
  question?.shape === 'some-of' &&
  question.max > 1 &&
  choice.selection.shape === 'some-of' &&
  choice.selection.picks.length >= question.max;

function walkAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
  const next =
    step === undefined ? undefined : cards[cards.findIndex((card) => card.matches(':focus')) + step];
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  next.focus();
}

/** A card is pressed once to take it, and once more to give it back; where only one is taken, the second press sends it. */
function press({ choice, question }: Table, value: Plain): void {
  const chosen = choice.isChosen(value);
  if (question?.shape === 'one-of' && chosen && choice.ready) choice.confirm();
  else choice.toggle(value);
}

interface OfferedProps {
  readonly name: string;
  readonly cards: readonly number[];
  readonly size: CardSize;
  readonly footOf: (card: number, chosen: boolean) => ReactNode;
  /** What the name of the button says besides: "bought". */
  readonly alsoOf: (card: number, chosen: boolean) => string | undefined;
  /** Without a price that is reckoned for the viewer, who has no corporation yet. */
  readonly printed?: boolean;
  /** `row`: side by side. `swipe`: a row that a finger pushes. `grid`: in two rows. */
  readonly lie: 'row' | 'swipe' | 'grid';
}

export function Offered({ name, cards, size, footOf, alsoOf, printed = false, lie }: OfferedProps) {
  const table = useTable();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const full = isFull(table);
  const options = optionsOf(table.question);
  const shown = cards.map((card) => {
    const can = options.some(({ value }) => same(value, card));
    return { card, key: String(card), can, press: can ? () => press(table, card) : undefined };
  });
  const digits = digitsOf(shown);
  useTrayKeys(place, shown, digits);
  return (
    // The arrow keys are a convenience: every card is a button of its own.
    <ul ref={setPlace} className={styles.cards} data-lie={lie} aria-label={name} onKeyDown={walkAlong}>
      {shown.map(({ card, key, can, press: pressed }) => {
        const chosen = table.choice.isChosen(card);
        return (
          <li key={key}>
            <CardButton
              card={card}
              size={size}
              advice={printed ? undefined : adviceOn(table, card)}
              foot={footOf(card, chosen)}
              also={alsoOf(card, chosen)}
              state={stateOf({ can, chosen, full: full && !chosen, asked: true })}
              ticked={chosen}
              aria-pressed={chosen}
              aria-disabled={can ? undefined : true}
              {...cardMark(key)}
              onClick={pressed}
            />
          </li>
        );
      })}
    </ul>
  );
}
