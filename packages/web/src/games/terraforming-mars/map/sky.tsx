/** The stars behind the planet: they stay where they are, however the map is moved. */
import { memo } from 'react';
import styles from './map.module.css';

const [WIDTH, HEIGHT, STARS] = [714, 426, 60];

/** Always the same sky. (Park and Miller's generator.) */
function starsOf(): string {
  let seed = 7;
  const chance = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: STARS }, () => {
    const [x, y, r] = [chance() * WIDTH, chance() * HEIGHT, 0.4 + chance() * 0.6];
    return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(2 * r).toFixed(2)} 0a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(-2 * r).toFixed(2)} 0`;
  }).join('');
}
const STAR_PATH = starsOf();

export const Sky = memo(function Sky() {
  return (
    <svg
      className={styles.sky}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.stars} d={STAR_PATH} />
    </svg>
  );
});
