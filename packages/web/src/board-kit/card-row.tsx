/** Cards in a row: a hand, or what lies in its place. The more there are, the closer they lie. */
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import styles from './card-row.module.css';

/** Arrow keys walk along the cards of a row: buttons marked with `data-card`. */
function walkAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-card]')];
  const at = cards.findIndex((card) => card.matches(':focus'));
  const next = cards[at + step];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** With more cards than that, they lie like this: a word or several, for `[data-fit~="…"]` in style sheets. */
export interface Fit {
  readonly above: number;
  /** `overlap` lets all but the last card show no more than their edge. */
  readonly fit: string;
}

export function CardRow(props: {
  /** What lies there, and how many. */
  readonly name: string;
  readonly cards: readonly number[];
  /** A card as an element of a list, with a button marked `data-card`. */
  readonly draw: (card: number) => ReactNode;
  /** So many cards have their full width. */
  readonly wide: number;
  /** From the most cards to the fewest. */
  readonly fits: readonly Fit[];
  /** What stands below the row. */
  readonly children?: ReactNode;
}) {
  const { name, cards, draw, wide, fits, children } = props;
  return (
    // The arrow keys are a convenience: every card is a button of its own.
    <RowPlace name={name} onKeyDown={walkAlong}>
      <div className={styles.hold}>
        <ul
          className={styles.row}
          data-fit={fits.find(({ above }) => cards.length > above)?.fit}
          data-begins="above"
          style={{ '--count': Math.max(cards.length, wide) }}
        >
          {cards.map((card) => (
            <Fragment key={card}>{draw(card)}</Fragment>
          ))}
        </ul>
      </div>
      {children}
    </RowPlace>
  );
}

/** The place below the question, in which a row of cards or something else lies to choose from. */
export function RowPlace(props: {
  readonly name: string;
  readonly className?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}) {
  const { name, className, onKeyDown, children } = props;
  return (
    <section
      className={className === undefined ? styles.place : `${styles.place} ${className}`}
      data-begins="in-sight"
      aria-label={name}
      onKeyDown={onKeyDown}
    >
      {children}
    </section>
  );
}
