/** A part of a column: a heading with a line behind it and a word at its end. */
import type { ReactNode } from 'react';
import styles from './section.module.css';

export function Section(props: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const { title, note, className, children } = props;
  return (
    <section className={className} aria-label={title}>
      <div className={styles.heading}>
        <h3>{title}</h3>
        {note === undefined ? null : <small>{note}</small>}
      </div>
      {children}
    </section>
  );
}
