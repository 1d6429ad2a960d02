/** A panel in the place of the map. */
import type { ReactNode } from 'react';
import { useScene } from '../../table.ts';
import styles from './over.module.css';

export function Over(props: {
  readonly title: string;
  readonly note: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, note, beside, children } = props;
  const { phone } = useScene();
  return (
    <section className={styles.over} aria-label={title} data-phone={phone ? '' : undefined}>
      <header className={styles.head}>
        <h3>{title}</h3>
        <p>{note}</p>
        {beside}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
