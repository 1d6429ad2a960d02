/** A card, drawn from what is printed on it. What is reckoned for the viewer comes as advice. */
import { printedOf } from '@orrery/terraforming-mars/advice';
import { type ComponentProps, memo } from 'react';
import { Icon } from '../drawing/icon.tsx';
import { usePointingAt } from '../table.ts';
import { useMarsWords } from '../words.ts';
import styles from './card.module.css';
import type { CardSize, Printing } from './card-size.ts';
import { Frame } from './frame.tsx';
import { cardLabel } from './label.ts';
import { LargeCard } from './large-card.tsx';
import { SmallCard } from './small-card.tsx';

interface FaceProps extends Omit<Printing, 'printed'> {
  readonly card: number;
  readonly size: CardSize;
}

/** What stands on a card and its frame; no button. */
export const CardFace = memo(function CardFace({ card, size, advice, foot }: FaceProps) {
  const printed = printedOf(card);
  const isSmall = size === 'tile' || size === 'short';
  return (
    <span className={styles.card} data-kind={printed.kind} data-size={size}>
      <Frame printed={printed} flat={isSmall} />
      {isSmall ? (
        <SmallCard printed={printed} size={size} advice={advice} foot={foot} />
      ) : (
        <LargeCard printed={printed} size={size} advice={advice} foot={foot} />
      )}
    </span>
  );
});

interface ButtonProps extends FaceProps, Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  /** The value of `data-state`, see `stateOf`. */
  readonly state?: string | undefined;
  /** What else the name of the button says: a reason, a place in an order. */
  readonly also?: string | undefined;
  /** A tick in the corner. */
  readonly ticked?: boolean | undefined;
}

/** A card that can be pressed and pointed at. Its name is what the card is, costs and lacks. */
export function CardButton({ card, size, advice, foot, state, also, ticked, ...button }: ButtonProps) {
  const words = useMarsWords();
  const pointing = usePointingAt();
  const name = cardLabel(printedOf(card), advice, words);
  return (
    <button
      type="button"
      {...pointing.at({ card })}
      {...button}
      className={styles.button}
      data-state={state}
      aria-label={also === undefined ? name : `${name}, ${also}`}
    >
      <CardFace card={card} size={size} advice={advice} foot={foot} />
      {ticked === true && (
        <span className={styles.tick}>
          <Icon name="check" size={size === 'tile' || size === 'short' ? 12 : 14} />
        </span>
      )}
    </button>
  );
}
