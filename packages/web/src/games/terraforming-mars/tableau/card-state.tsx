/** A card that lies on the table: what is on it, whether it was used, and its ways as buttons. */
import type { CardId } from '@orrery/terraforming-mars';
import type { CardInPlay } from '@orrery/terraforming-mars/advice';
import { Icon } from '../drawing/icon.tsx';
import { useScene } from '../table.ts';
import { useMarsWords } from '../words.ts';
import styles from './card-state.module.css';
import { useCards } from './cards.ts';
import { useWays, Way } from './ways.tsx';

export function CardState(props: {
  readonly card: CardInPlay;
  readonly size: number;
  readonly onPress?: () => void;
}) {
  const { card, size, onPress } = props;
  const { t } = useMarsWords();
  const ways = useWays(card);
  if (card.holds === undefined && ways.length === 0) return null;
  return (
    <div className={styles.state}>
      <p>
        {card.holds === undefined ? null : (
          <span>
            {t('web.mars.tableau.onIt')} <b>{card.cubes}</b>
            <Icon name={`cube-${card.holds}`} size={size + 2} />
          </span>
        )}
        {ways.length === 0 ? null : (
          <small>{t(card.used ? 'web.mars.tableau.usedLong' : 'web.mars.tableau.notUsed')}</small>
        )}
      </p>
      {ways.length === 0 || card.used ? null : (
        <div className={styles.ways}>
          {ways.map((way) => (
            <Way
              key={way.way}
              card={card.card}
              advice={way}
              size={size}
              {...(onPress === undefined ? {} : { onPress })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** The same for a card of one's own, where it lies on the table. */
export function OwnCardState({ card }: { readonly card: CardId }) {
  const { mine } = useScene();
  const cards = useCards(mine);
  const known = [...(cards?.actions ?? []), ...(cards?.effects ?? []), ...(cards?.others ?? [])];
  const found = known.find((each) => each.card === card);
  return found === undefined ? null : <CardState card={found} size={15} />;
}
