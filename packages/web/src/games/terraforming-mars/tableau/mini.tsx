/** A card so small that it shows its kind and one icon. */
import type { CardInPlay } from '@orrery/terraforming-mars/advice';
import { memo } from 'react';
import { Icon } from '../drawing/icon.tsx';
import { useCardName } from '../parts/names.ts';
import { usePointingAt } from '../table.ts';
import styles from './mini.module.css';

export const Mini = memo(function Mini({ card }: { readonly card: CardInPlay }) {
  const nameOf = useCardName();
  const pointing = usePointingAt();
  const name = nameOf(card.card);
  const [tag] = card.tags;
  return (
    <li className={styles.mini} data-kind={card.colour} title={name} {...pointing.at({ card: card.card })}>
      <span className="hidden">{name}</span>
      <Icon name={tag === undefined ? 'kind-automated' : `tag-${tag}`} size={14} />
    </li>
  );
});
