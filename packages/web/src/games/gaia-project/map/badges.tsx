/** Small numbers on the map. They keep a size that can be read, however small the map is. */
import type { ReactNode } from 'react';
import styles from './badges.module.css';
import { Use } from './pieces.tsx';

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly n: number;
}

function Steady({ x, y, children }: Omit<BadgeProps, 'n'> & { readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.badge}>{children}</g>
    </g>
  );
}

/** A number in a circle: a distance or a value in brass, news in teal. */
export function NumberBadge(props: BadgeProps & { readonly look: 'brass' | 'teal'; readonly size?: number }) {
  const { x, y, n, look, size = 0.205 } = props;
  return (
    <Steady x={x} y={y}>
      <g className={styles.number} data-look={look}>
        <circle r={size} />
        <text y={0.1}>{n}</text>
      </g>
    </Steady>
  );
}

/** So much power would be charged. */
export const ChargeBadge = ({ x, y, n }: BadgeProps) => (
  <Steady x={x} y={y}>
    <g className={styles.charge}>
      <rect x={-0.33} y={-0.22} width={0.65} height={0.44} rx={0.22} />
      <Use href="#gaia-charge" x={-0.12} y={0} size={0.29} />
      <text x={0.13} y={0.105}>
        {n}
      </text>
    </g>
  </Steady>
);

/** So much ore. */
export const PriceBadge = ({ x, y, n }: BadgeProps) => (
  <Steady x={x} y={y}>
    <g className={styles.price}>
      <rect x={-0.38} y={-0.19} width={0.76} height={0.38} rx={0.19} />
      <text x={-0.1} y={0.1}>
        {n}
      </text>
      <Use href="#gaia-ore" x={0.18} y={0} size={0.26} />
    </g>
  </Steady>
);

/** Two planets that must not meet. */
export const ClashBadge = ({ x, y }: Omit<BadgeProps, 'n'>) => (
  <Steady x={x} y={y}>
    <g className={styles.clash}>
      <circle r={0.21} />
      <path d="M-.085 -.085l.17 .17m0 -.17l-.17 .17" />
    </g>
  </Steady>
);
