/** A card of the hand. A click on one card draws no other. */
import type { CardId } from '@orrery/terraforming-mars';
import type { CardAdvice } from '@orrery/terraforming-mars/advice';
import { type DragEvent, memo } from 'react';
import { CardButton } from '../cards/card.tsx';
import type { CardSize } from '../cards/card-size.ts';
import { useMarsWords } from '../words.ts';
import styles from './hand.module.css';
import { PinMark } from './pin-mark.tsx';

interface HandCardProps {
  readonly card: CardId;
  readonly size: CardSize;
  readonly state: string | undefined;
  /** Undefined where it cannot be chosen. */
  readonly chosen: boolean | undefined;
  readonly advice: CardAdvice | undefined;
  /** Cards are chosen to be sold. */
  readonly sells: boolean;
  /** It came in this generation and has not been looked at. */
  readonly fresh: boolean;
  /** Payments keep enough for it. */
  readonly pinned: boolean;
  readonly onPress: (card: CardId) => void;
  /** Puts a card in the place of another. */
  readonly onMove: (card: CardId, onto: CardId) => void;
  readonly onSee: (card: CardId) => void;
}

const CARD_TYPE = 'application/x-orrery-card';

const dropped = (event: DragEvent): CardId | undefined => {
  const card = Number(event.dataTransfer.getData(CARD_TYPE));
  return event.dataTransfer.types.includes(CARD_TYPE) && Number.isInteger(card) ? card : undefined;
};

export const HandCard = memo(function HandCard(props: HandCardProps) {
  const { t } = useMarsWords();
  const { card, size, state, chosen, advice, sells, fresh, pinned, onPress, onMove, onSee } = props;
  const also = [
    ...(fresh ? [t('web.mars.hand.new')] : []),
    ...(pinned ? [t('web.mars.hand.pinned')] : []),
  ].join(', ');
  return (
    <li
      className={styles.slot}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(CARD_TYPE, String(card));
        dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(CARD_TYPE)) event.preventDefault();
      }}
      onDrop={(event) => {
        const moved = dropped(event);
        if (moved !== undefined) onMove(moved, card);
      }}
      onPointerEnter={() => onSee(card)}
      onFocus={() => onSee(card)}
    >
      <CardButton
        data-card={card}
        card={card}
        size={size}
        advice={advice}
        state={state}
        also={also === '' ? undefined : also}
        ticked={chosen === true && sells}
        aria-pressed={chosen}
        onClick={() => onPress(card)}
        {...(sells ? { foot: t(chosen === true ? 'web.mars.hand.sold' : 'web.mars.hand.sell') } : {})}
      />
      {fresh ? <span className={styles.fresh}>{t('web.mars.hand.new')}</span> : null}
      {pinned ? <PinMark className={styles.pinned} /> : null}
    </li>
  );
});
