/** Icons of the game: the same drawing for the same thing at every size. Decoration only: say in words what they mean. */
import type { CardKind, Shown } from '@orrery/terraforming-mars/advice';
import { memo } from 'react';
import styles from './icon.module.css';

export type IconName = Shown | 'points' | `kind-${CardKind}` | 'loop' | 'hand' | 'arrow' | 'check';

/** Cubes are drawn like the icon of what they stand for; only fighters have none. */
const symbolOf = (name: IconName): string => {
  if (name === 'cube-fighter') return 'fighter';
  return name.startsWith('cube-') ? `tag-${name.slice('cube-'.length)}` : name;
};

export const Icon = memo(function Icon(props: { readonly name: IconName; readonly size?: number }) {
  const { name, size = 16 } = props;
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`#mars-${symbolOf(name)}`} />
    </svg>
  );
});

/** The same icon two or three times in one drawing; `step` is the way from one to the next. */
export const Icons = memo(function Icons(props: {
  readonly name: IconName;
  readonly n: number;
  readonly size: number;
  readonly step: number;
}) {
  const { name, n, size, step } = props;
  const href = `#mars-${symbolOf(name)}`;
  return (
    <svg className={styles.icon} width={size + (n - 1) * step} height={size} aria-hidden="true">
      <use href={href} width={size} height={size} />
      {n > 1 && <use href={href} x={step} width={size} height={size} />}
      {n > 2 && <use href={href} x={2 * step} width={size} height={size} />}
    </svg>
  );
});

/** The size of a number on a disc of this size; never too small to read. */
const numberSize = (size: number, share: number): number => Math.max(11, Math.round(size * share));

/** An amount of M€ on its coin. */
export const Coin = memo(function Coin(props: { readonly n: number | string; readonly size?: number }) {
  const { n, size = 20 } = props;
  return (
    <span className={styles.coin} data-disc style={{ fontSize: numberSize(size, 0.52) }}>
      <svg className={styles.icon} width={size} height={size} aria-hidden="true">
        <use href="#mars-coin" />
      </svg>
      <b>{n}</b>
    </span>
  );
});

/** Points on their rosette. */
export const Rosette = memo(function Rosette(props: { readonly n: number | string; readonly size?: number }) {
  const { n, size = 26 } = props;
  return (
    <span className={styles.rosette} data-disc style={{ fontSize: numberSize(size, 0.46) }}>
      <svg className={styles.icon} width={size} height={size} aria-hidden="true">
        <use href="#mars-points" />
      </svg>
      <b>{n}</b>
    </span>
  );
});
