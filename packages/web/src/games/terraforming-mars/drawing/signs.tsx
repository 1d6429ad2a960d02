/** What a card does, in icons. The words for it stand beside it or in a label: these are for the eye alone. */
import type { Shown, Sign } from '@orrery/terraforming-mars/advice';
import { createElement, memo, type ReactNode } from 'react';
import { useMarsWords, type Words } from '../words.ts';
import { Coin, Icon, Icons } from './icon.tsx';
import styles from './signs.module.css';
import { coinSize, iconSize, isNumbered, type SignSize, stepOf } from './signs-room.ts';

interface ThingProps extends SignSize {
  readonly thing: Shown;
  readonly n: number | 'any';
}

function Thing({ thing, n, size, dense }: ThingProps) {
  const icon = iconSize(thing, size);
  if (thing === 'megacredits' && n !== 'any') return <Coin n={n} size={coinSize(size)} />;
  if (n === 1) return <Icon name={thing} size={icon} />;
  if (n === 'any' || isNumbered(n, dense))
    return (
      <span className={styles.together}>
        <b>{n === 'any' ? 'x' : n}</b>
        <Icon name={thing} size={icon} />
      </span>
    );
  return <Icons name={thing} n={n} size={icon} step={stepOf(thing, size)} />;
}

function drawn(sign: Sign, at: SignSize, words: Words): ReactNode {
  switch (sign.sign) {
    case 'thing':
      return <Thing thing={sign.thing} n={sign.n} {...at} />;
    case 'text':
      return <b>{sign.text}</b>;
    case 'word':
      return <i className={styles.word}>{words.format(sign.word)}</i>;
    case 'arrow':
      return (
        <span className={styles.arrow}>
          <Icon name="arrow" size={Math.round(at.size * 0.85)} />
        </span>
      );
    case 'together':
      return inRow(styles.together, sign.signs, at, words);
    case 'box': {
      const shape = sign.production ? styles.production : styles.edged;
      const inside = { ...at, size: at.size - 2 };
      return inRow(sign.anybody ? `${shape} ${styles.anybody}` : shape, sign.signs, inside, words);
    }
  }
}

/** They never change their places, so they need no keys. */
const inRow = (
  className: string | undefined,
  signs: readonly Sign[],
  at: SignSize,
  words: Words,
): ReactNode => createElement('span', { className }, ...signs.map((sign) => drawn(sign, at, words)));

/** Signs in a row, which may go on in the next line. `dense` draws boxes and amounts close. */
export const Signs = memo(function Signs(props: {
  readonly signs: readonly Sign[];
  readonly size?: number;
  readonly dense?: boolean;
}) {
  const { signs, size = 18, dense = false } = props;
  const words = useMarsWords();
  return createElement(
    'span',
    { className: styles.signs, 'data-dense': dense || undefined, 'aria-hidden': true },
    ...signs.map((sign) => drawn(sign, { size, dense }, words)),
  );
});
