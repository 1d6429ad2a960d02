/** The sky behind the map: it stays where it is, however the map is moved. */
import { memo } from 'react';
import styles from './map.module.css';

const [WIDTH, HEIGHT] = [900, 680];
/** Few, some and many stars: the brighter, the fewer. */
const kinds = [
  { number: 30, radius: 1.1, opacity: 0.5 },
  { number: 70, radius: 0.7, opacity: 0.35 },
  { number: 130, radius: 0.45, opacity: 0.22 },
] as const;

/** Always the same sky. (Park and Miller's generator.) */
function* numbers(): Generator<number, never> {
  let seed = 7;
  for (;;) {
    seed = (seed * 16807) % 2147483647;
    yield seed / 2147483647;
  }
}

const chance = numbers();
const starPaths = kinds.map(({ number, radius: r }) =>
  Array.from({ length: number }, () => {
    const [x, y] = [chance.next().value * WIDTH, chance.next().value * HEIGHT];
    return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }).join(''),
);

export const Sky = memo(function Sky() {
  return (
    <svg
      className={styles.sky}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {starPaths.map((d, i) => (
        <path key={d} className={styles.star} d={d} opacity={kinds[i]?.opacity} />
      ))}
      {[120, 215, 310, 405].map((radius) => (
        <circle key={radius} className={styles.orbit} cx={WIDTH / 2} cy={HEIGHT / 2} r={radius} />
      ))}
    </svg>
  );
});
