/** The frame of a card. Kinds differ by corner, by the lower edge of the head, then by colour. */
import type { PrintedCard } from '@orrery/terraforming-mars/advice';
import type { CSSProperties } from 'react';
import styles from './frame.module.css';

/** Orbits behind the text, their own for every card: by its number, so that they are always the same. */
function orbitsOf({ card }: PrintedCard): CSSProperties & Record<`--${string}`, string> {
  const spread = (card + 1) * 7919;
  return {
    '--orbit-x': `${20 + (spread % 61)}%`,
    '--orbit-y': `${40 + (spread % 23)}%`,
    '--orbit': `${17 + (spread % 7)}px`,
  };
}

/** `flat`: the head lies at the left, for cards that are hardly higher than a line of text. */
export function Frame({ printed, flat }: { readonly printed: PrintedCard; readonly flat: boolean }) {
  return (
    <span className={styles.frame} data-flat={flat || undefined} aria-hidden="true">
      <span className={styles.body} style={flat ? undefined : orbitsOf(printed)}>
        <span className={styles.head} />
      </span>
    </span>
  );
}
