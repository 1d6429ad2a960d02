import type { ReactNode } from 'react';
import type { Around } from './place.ts';

/** A part of the board, within what the open question puts around it or in its place. */
export function Within(props: { readonly around: Around | undefined; readonly children: ReactNode }) {
  const { around: Around, children } = props;
  return Around === undefined ? children : <Around>{children}</Around>;
}
