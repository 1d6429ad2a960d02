/** All cards small, below those that a finger pushes: a tap goes to one. */
import { printedOf } from '@orrery/terraforming-mars/advice';
import { Coin, Icon } from '../../drawing/icon.tsx';
import { useTable } from '../../table.ts';
import { useMarsWords } from '../../words.ts';
import { cardName } from '../common.ts';
import styles from './rail.module.css';

const goTo = (card: number): void =>
  document
    .querySelector(`[data-card="${card}"]`)
    ?.scrollIntoView({ behavior: 'smooth', inline: 'start', block: 'nearest' });

export function Rail({ cards }: { readonly cards: readonly number[] }) {
  const { choice } = useTable();
  const words = useMarsWords();
  return (
    <ul className={styles.rail} aria-label={words.t('web.mars.start.rail')}>
      {cards.map((card) => {
        const printed = printedOf(card);
        const [tag] = printed.tags;
        return (
          <li key={card}>
            <button
              type="button"
              data-kind={printed.kind}
              data-chosen={choice.isChosen(card) ? '' : undefined}
              aria-label={words.t('web.mars.start.goTo', { card: cardName(words, card) })}
              onClick={() => goTo(card)}
            >
              <Coin n={printed.cost} size={22} />
              {choice.isChosen(card) ? (
                <Icon name="check" size={14} />
              ) : tag === undefined ? null : (
                <Icon name={`tag-${tag}`} size={16} />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
