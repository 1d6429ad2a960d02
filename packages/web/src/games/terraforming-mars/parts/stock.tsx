/** What a player has, in icons: stock with production, and tags. */
import type { PlayerView } from '@orrery/terraforming-mars';
import { resources, tags } from '@orrery/terraforming-mars/advice';
import { memo } from 'react';
import { Icon } from '../drawing/icon.tsx';
import { useMarsWords } from '../words.ts';
import { amountIn, signed } from './amounts.ts';
import styles from './stock.module.css';

/** The six resources in a row, production in its brown box. */
export const Stock = memo(function Stock(props: {
  readonly player: Pick<PlayerView, 'stock' | 'production'>;
  readonly size?: number;
}) {
  const { player, size = 14 } = props;
  const words = useMarsWords();
  const { t } = words;
  return (
    <ul className={styles.stock}>
      {resources.map((resource, place) => {
        const production = player.production[place] ?? 0;
        const amount = player.stock[place] ?? 0;
        return (
          <li key={resource}>
            <span className="hidden">
              {t('web.mars.stock', {
                amount: amountIn(words, resource, amount),
                production: signed(production),
              })}
            </span>
            <Icon name={resource} size={size} />
            <b aria-hidden="true">{amount}</b>
            {production === 0 ? null : (
              <i aria-hidden="true" data-negative={production < 0 ? '' : undefined}>
                {signed(production)}
              </i>
            )}
          </li>
        );
      })}
    </ul>
  );
});

/** More kinds of tags than these lie closer together, so that they stay in one row. */
const MANY_TAGS = 7;

/** The tags in play, the most frequent first. */
export const Tags = memo(function Tags(props: {
  readonly player: Pick<PlayerView, 'tags'>;
  readonly size?: number;
}) {
  const { player, size = 15 } = props;
  const { t, format } = useMarsWords();
  const counts = tags
    .map((tag, place) => ({ tag, n: player.tags[place] ?? 0 }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n);
  return (
    <ul
      className={styles.tags}
      aria-label={t('web.mars.tags')}
      data-many={counts.length > MANY_TAGS ? '' : undefined}
    >
      {counts.map(({ tag, n }) => (
        <li key={tag}>
          <span className="hidden">{format({ key: `mars.icon.${tag}` })}</span>
          <Icon name={`tag-${tag}`} size={size} />
          {n}
        </li>
      ))}
    </ul>
  );
});
