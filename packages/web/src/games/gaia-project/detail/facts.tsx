/** Facts in two columns, and who may charge power: what every panel of details is made of. */
import type { Offer } from '@orrery/gaia-project/advice';
import type { ReactNode } from 'react';
import { Seat } from '../drawing/mark.tsx';
import { structureName } from '../questions/build/cards.ts';
import { planetAt } from '../questions/build/sites.ts';
import { seatAt, useTable } from '../table.ts';
import { useGaiaWords } from '../words.ts';
import styles from './detail.module.css';

export interface Row {
  /** Its name tells it apart where this is absent. */
  readonly key?: string;
  readonly name: string;
  readonly value: ReactNode;
  /** What it becomes by what is chosen. */
  readonly becomes?: ReactNode;
  readonly good?: boolean;
  readonly bad?: boolean;
}

/** A heading with what stands small beside it, and what there is to say below. */
export function DetailPanel(props: {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <>
      <h3 className={styles.heading}>
        {props.title}
        {props.aside === undefined ? null : <small>{props.aside}</small>}
      </h3>
      {props.children}
    </>
  );
}

export function Facts({ rows }: { readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, key = name, value, becomes, good = false, bad = false }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd data-good={good ? '' : undefined} data-bad={bad ? '' : undefined}>
            {value}
            {becomes === undefined ? null : <span className={styles.then}>→ {becomes}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "2 → 3". */
export const Change = (props: { readonly before: ReactNode; readonly after: ReactNode }) => (
  <>
    {props.before} <span className={styles.then}>→ {props.after}</span>
  </>
);

/** Who may charge how much, for how many points, and with which building. */
export function Charges({ offers }: { readonly offers: readonly Offer[] }) {
  const table = useTable();
  const { t } = useGaiaWords();
  if (offers.length === 0) return <p>{t('web.gaia.detail.nobodyCharges')}</p>;
  return (
    <ul className={styles.charges}>
      {offers.map(({ seat, power, vp, at, distance }) => (
        <li key={seat}>
          <Seat seat={seatAt(table, seat)} />
          <span>
            {t('web.gaia.detail.charges', {
              player: seatAt(table, seat)?.name ?? '',
              power,
              vp,
              structure: t(
                `web.gaia.detail.building.${structureName(table.view.structures[planetAt(table, at)] ?? 0)}`,
              ),
              distance,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
