/** The hand on a phone: cards to swipe through, and under them a rail of all cards that leads to each. */
import type { CardId } from '@orrery/terraforming-mars';
import { printedOf } from '@orrery/terraforming-mars/advice';
import { memo, useCallback, useEffect, useRef } from 'react';
import { Coin, Icon } from '../drawing/icon.tsx';
import { HandNote, pressingCard, useHand, usePressCard } from '../hand/hand.tsx';
import { HandCard } from '../hand/hand-card.tsx';
import { isPlayable } from '../hand/sorting.ts';
import { SortList } from '../hand/sorts.tsx';
import { stepAlong } from '../hand/walking.ts';
import { useTable } from '../table.ts';
import { useMarsWords } from '../words.ts';
import styles from './phone-hand.module.css';

export function PhoneHand() {
  const { t } = useMarsWords();
  const table = useTable();
  const hand = useHand();
  const { cards, adviceFor, fresh, see, move, pinned, sort, setSort, playable } = hand;
  const press = usePressCard();
  const list = useRef<HTMLUListElement>(null);
  const show = useCallback((card: CardId): void => {
    const slot = list.current?.querySelector(`[data-card="${card}"]`)?.closest('li');
    slot?.scrollIntoView({ inline: 'start', block: 'nearest' });
  }, []);
  const sells = table.question?.name === 'turn.sell';
  useEffect(() => {
    if (sort !== undefined) list.current?.scrollTo({ left: 0 });
  }, [sort]);
  return (
    <section className={styles.hand} aria-label={t('web.mars.hand.label', { n: cards.length })}>
      <header className={styles.head}>
        <h3>{t('web.mars.hand.title', { n: cards.length })}</h3>
        <HandNote playable={playable} />
        <SortList sort={sort} onSort={setSort} />
      </header>
      <ul
        ref={list}
        className={sells ? styles.list : styles.cards}
        onKeyDown={(event) => stepAlong(event, sells ? 2 : 1, move)}
      >
        {cards.map((card) => {
          const { state, chosen, press: can } = pressingCard(table, card);
          return (
            <HandCard
              key={card}
              card={card}
              size={sells ? 'tile' : 'phone'}
              state={state}
              chosen={can === undefined ? undefined : chosen}
              advice={adviceFor(card)}
              sells={sells}
              fresh={fresh.has(card)}
              pinned={card === pinned}
              onPress={press}
              onMove={move}
              onSee={see}
            />
          );
        })}
      </ul>
      {sells || cards.length < 3 ? null : (
        <nav className={styles.rail} aria-label={t('web.mars.phone.rail')}>
          {cards.map((card) => (
            <RailCard
              key={card}
              card={card}
              cost={adviceFor(card)?.price.cost ?? printedOf(card).cost}
              open={isPlayable(adviceFor(card))}
              state={pressingCard(table, card).state}
              onShow={show}
            />
          ))}
        </nav>
      )}
    </section>
  );
}

/** A card in the rail: its price, and its first tag or a lock. */
const RailCard = memo(function RailCard(props: {
  readonly card: CardId;
  readonly cost: number;
  readonly open: boolean;
  readonly state: string | undefined;
  readonly onShow: (card: CardId) => void;
}) {
  const { t, format } = useMarsWords();
  const { card, cost, open, state, onShow } = props;
  const { kind, tags, title } = printedOf(card);
  const [tag] = tags;
  return (
    <button
      type="button"
      className={styles.railCard}
      data-kind={kind}
      data-state={state}
      aria-label={t('web.mars.phone.toCard', { card: format(title) })}
      onClick={() => onShow(card)}
    >
      <Coin n={cost} size={21} />
      <Icon name={!open ? 'lock' : tag === undefined ? `kind-${kind}` : `tag-${tag}`} size={open ? 15 : 11} />
    </button>
  );
});
