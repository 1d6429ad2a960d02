/** What somebody begins with: the corporation pays out, cards are paid for, and the rest is theirs. */
import { CARD_PRICE, printedOf } from '@orrery/terraforming-mars/advice';
import { Icon } from '../../drawing/icon.tsx';
import { type Table, useTable } from '../../table.ts';
import { useMarsWords } from '../../words.ts';
import { cardName } from '../common.ts';
import { beginningIn, boughtIn, corporationIn, corporationsIn } from './beginning.ts';
import styles from './sum.module.css';

/** The icons that one begins with. */
const tagsOf = (corporation: number) => printedOf(corporation).tags;

function Other({ table, corporation }: { readonly table: Table; readonly corporation: number }) {
  const words = useMarsWords();
  const other = corporationsIn(table).find((card) => card !== corporation);
  const { more } = beginningIn(table, corporation);
  return (
    <p className={styles.other}>
      {more > 0 ? words.t('web.mars.start.more', { n: more }) : null}{' '}
      {other === undefined
        ? null
        : words.t('web.mars.start.otherwise', {
            corporation: cardName(words, other),
            left: beginningIn(table, other).left,
          })}
    </p>
  );
}

export function Sum() {
  const table = useTable();
  const words = useMarsWords();
  const { t } = words;
  const corporation = corporationIn(table);
  if (corporation === undefined) return <p className={styles.waiting}>{t('web.mars.start.choose')}</p>;
  const { pays, cost, left, stock, rating } = beginningIn(table, corporation);
  const tags = tagsOf(corporation);
  return (
    <div className={styles.sum}>
      <div className={styles.stock}>
        <small>{t('web.mars.start.begin')}</small>
        <ul>
          <li>
            <span className="hidden">{words.format({ key: 'mars.resource.megacredits' })}</span>
            <Icon name="megacredits" size={26} />
            {left}
          </li>
          {stock.map(({ resource, amount }) => (
            <li key={resource}>
              <span className="hidden">{words.format({ key: `mars.resource.${resource}` })}</span>
              <Icon name={resource} size={26} />
              {amount}
            </li>
          ))}
          <li>
            <span className="hidden">{t('web.mars.start.rating')}</span>
            <Icon name="rating" size={26} />
            {rating}
          </li>
        </ul>
      </div>
      <div className={styles.bill}>
        <dl>
          <dt>{t('web.mars.start.pays', { corporation: cardName(words, corporation) })}</dt>
          <dd>{t('web.mars.card.costs', { cost: pays })}</dd>
          <dt>{t('web.mars.research.each', { n: boughtIn(table).length, price: CARD_PRICE })}</dt>
          <dd>−{t('web.mars.card.costs', { cost })}</dd>
          <dt className={styles.total}>{t('web.mars.start.left')}</dt>
          <dd className={styles.total} data-short={left < 0 ? '' : undefined}>
            {t('web.mars.card.costs', { cost: left })}
          </dd>
        </dl>
        <Other table={table} corporation={corporation} />
      </div>
      <div className={styles.tags}>
        {tags.length === 0 ? null : (
          <>
            <small>{t('web.mars.start.tags')}</small>
            <span>
              {tags.map((tag, i) => (
                <Icon key={`${tag}${String(i)}`} name={`tag-${tag}`} size={22} />
              ))}
            </span>
          </>
        )}
      </div>
    </div>
  );
}
