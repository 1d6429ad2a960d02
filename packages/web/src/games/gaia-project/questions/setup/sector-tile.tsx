/** A sector tile, small, as it is turned. */
import { hexesOf, planetTypes, type SectorTile } from '@orrery/gaia-project/advice';
import { outline, RADIUS } from '../../../../board-kit/hex-map/geometry.ts';
import { planetHref } from '../../drawing/mark.tsx';
import styles from './setup.module.css';

/** Half the root of three: how far columns of hexagons that lie on an edge are apart. */
const COLUMN = 0.8660254037844386;
/** Half of what a tile of five spaces across takes, with its edge. */
const HALF = 2.6;

export function SectorDrawing({ tile, size }: { readonly tile: SectorTile['tile']; readonly size: number }) {
  const hexes = hexesOf({ ...tile, q: 0, r: 0 }).map(({ q, r, planet }) => ({
    key: `${q},${r}`,
    x: q * COLUMN,
    y: r + q / 2,
    planet,
  }));
  return (
    <svg
      className={styles.sector}
      width={size}
      height={size}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      aria-hidden="true"
    >
      {hexes.map(({ key, x, y, planet }) => (
        <g key={key}>
          <polygon points={outline({ x, y }, false, RADIUS * 0.96)} />
          {planet === null ? null : (
            <use
              href={planetHref(planetTypes.indexOf(planet))}
              x={x - 0.45}
              y={y - 0.45}
              width={0.9}
              height={0.9}
            />
          )}
        </g>
      ))}
    </svg>
  );
}
