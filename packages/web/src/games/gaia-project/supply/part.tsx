/** A part of the column: a heading with a word at its end, and what lies there. */
import type { ReactNode } from 'react';

export function Part(props: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  const { title, note, children } = props;
  return (
    <section aria-label={title}>
      <h3>
        {title} {note === undefined ? null : <small>{note}</small>}
      </h3>
      {children}
    </section>
  );
}
