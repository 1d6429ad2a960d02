/** All that one has, in one row; a resource that can be converted now is a button. */
import type { Resource } from '@orrery/terraforming-mars';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../drawing/icon.tsx';
import { places } from '../flights.ts';
import { useConversion } from '../own-board/conversion.tsx';
import { type OwnRow, ownResources, useOwnRows } from '../own-board/rows.ts';
import { useMarsWords } from '../words.ts';
import styles from './phone.module.css';

export function Stock() {
  const { t } = useMarsWords();
  const rows = useOwnRows();
  if (rows === undefined) return null;
  return (
    <section className={styles.stock} aria-label={t('web.mars.own.title')}>
      <div className={styles.cell}>
        <Amounts icon="rating" name={t('web.mars.own.rating')} row={rows.rating} />
      </div>
      {ownResources.map((resource) => (
        <Cell key={resource} resource={resource} row={rows[resource]} />
      ))}
    </section>
  );
}

function Cell({ resource, row }: { readonly resource: Resource; readonly row: OwnRow }) {
  const { t } = useMarsWords();
  const converts = useConversion(resource);
  const amounts = <Amounts icon={resource} name={t(`web.mars.own.${resource}`)} row={row} />;
  if (converts === undefined) return <div className={styles.cell}>{amounts}</div>;
  const { state, chosen, press, text } = converts;
  return (
    <button
      type="button"
      className={styles.cell}
      data-state={state}
      aria-pressed={chosen}
      aria-label={text}
      onClick={press}
    >
      {amounts}
    </button>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function Amounts(props: { readonly icon: IconName; readonly name: string; readonly row: OwnRow }): ReactNode {
  const { t } = useMarsWords();
  const { icon, name, row } = props;
  const { now, after, production = 0, productionAfter = production } = row;
  return (
    <>
      <Icon name={icon} size={16} />
      <b data-place={places.stock(icon)}>
        <span className="hidden">{t('web.mars.own.has', { what: name, n: now })}</span>
        <span aria-hidden="true">{now}</span>
      </b>
      {after !== now ? (
        <span className={styles.then} data-more={after > now ? '' : undefined}>
          <span className="hidden">{t('web.mars.own.then', { n: after })}</span>
          <span aria-hidden="true">→{after}</span>
        </span>
      ) : productionAfter === 0 ? null : (
        <span className={styles.production} data-negative={productionAfter < 0 ? '' : undefined}>
          <span className="hidden">{t('web.mars.own.produces', { n: productionAfter })}</span>
          <span aria-hidden="true">{signed(productionAfter)}</span>
        </span>
      )}
    </>
  );
}
