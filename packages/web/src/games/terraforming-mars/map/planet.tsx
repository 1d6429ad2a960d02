/** Mars itself: the disc with its shades, lines and polar caps. It never changes. */
import { memo } from 'react';
import { DISC } from './layout.ts';
import styles from './planet.module.css';

/** Dark plains: where they lie, how large they are and how they are turned, as parts of the disc. */
const plains = [
  [-0.3, -0.42, 0.4, 0.11, -14],
  [0.34, 0.1, 0.34, 0.1, 10],
  [-0.12, 0.52, 0.44, 0.1, -6],
  [0.2, -0.66, 0.3, 0.07, 4],
  [-0.55, 0.12, 0.22, 0.09, 20],
] as const;
const parallels = [-0.66, -0.33, 0, 0.33, 0.66] as const;
const meridians = [0.3, 0.62, 0.88] as const;

const length = (share: number): string => (share * DISC).toFixed(3);

function Shades() {
  return (
    <>
      {plains.map(([x, y, rx, ry, turned]) => (
        <ellipse
          key={x}
          className={styles.plain}
          cx={length(x)}
          cy={length(y)}
          rx={length(rx)}
          ry={length(ry)}
          transform={`rotate(${turned})`}
        />
      ))}
      {parallels.map((y) => (
        <ellipse
          key={y}
          className={styles.line}
          cy={length(y)}
          rx={length(Math.sqrt(1 - y * y))}
          ry={length(0.07)}
        />
      ))}
      {meridians.map((rx) => (
        <ellipse key={rx} className={styles.line} rx={length(rx)} ry={length(1)} />
      ))}
    </>
  );
}

/** `id` tells apart the fillings of two maps on one page. */
export const Planet = memo(function Planet({ id }: { readonly id: string }) {
  return (
    <>
      <defs>
        <radialGradient id={`${id}disc`} cx=".42" cy=".36" r=".72">
          <stop className={styles.lit} />
          <stop offset=".55" className={styles.middle} />
          <stop offset="1" className={styles.dark} />
        </radialGradient>
        <radialGradient id={`${id}cap`}>
          <stop stopColor="#fff6ee" stopOpacity=".8" />
          <stop offset=".5" stopColor="#fff0e4" stopOpacity=".4" />
          <stop offset="1" stopColor="#fff0e4" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}edge`}>
          <circle r={DISC} />
        </clipPath>
      </defs>
      <circle r={DISC} fill={`url(#${id}disc)`} />
      <g clipPath={`url(#${id}edge)`}>
        <Shades />
        <ellipse cy={-DISC} rx={length(0.52)} ry={length(0.12)} fill={`url(#${id}cap)`} />
        <ellipse cy={length(1.01)} rx={length(0.4)} ry={length(0.09)} fill={`url(#${id}cap)`} opacity=".7" />
      </g>
      <circle className={styles.edge} r={DISC} />
    </>
  );
});
