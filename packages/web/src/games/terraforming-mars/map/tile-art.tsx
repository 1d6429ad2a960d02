/** What is drawn on a tile, on a field of 72 around its middle. Every kind has an outline of its own. */
import type { Tile } from '@orrery/terraforming-mars';
import type { ReactNode } from 'react';
import { RADIUS } from '../../../board-kit/hex-map/geometry.ts';
import type { Point } from '../../../board-kit/measures.ts';
import styles from './tiles.module.css';

const SKYLINE = 'M-16 8V-3h7v-9h4v-6h4.5V-8H5v-5l6 2.5V-2h5V8z';
const WINDOWS =
  'M-12 1h2M-12 4.5h2M-4.5-7h2M-4.5-3h2M-4.5 1h2M-4.5 5h2M2-4h2M2 0h2M2 4h2M7.5-4h2M7.5 0h2M7.5 4h2M12.5 2h1.5';
const TREE = 'M0-13l7.5 10h-3.7L9 5H-9l5.2-8h-3.7zM-1.5 5h3v4h-3z';
const STAR = 'M10-22l1.8 3.8 4.2.5-3.1 2.9.8 4.1-3.7-2-3.7 2 .8-4.1-3.1-2.9 4.2-.5z';

const city = (
  <>
    <path className={styles.light} d={SKYLINE} />
    <path className={styles.windows} d={WINDOWS} />
  </>
);

const wave = (y: number, strong: boolean) => (
  <path
    key={y}
    className={strong ? styles.wave : styles.faintWave}
    d={`M-17 ${y}q4.25-4.5 8.5 0t8.5 0 8.5 0 8.5 0`}
  />
);

const tree = (x: number, y: number, scale: number) => (
  <path key={x} className={styles.tree} d={TREE} transform={`translate(${x} ${y}) scale(${scale})`} />
);

const pickaxe = <path className={styles.tool} d="M-13-4q13-12 26 0M0-9.5L0 10" transform="rotate(35)" />;

const blades = [0, 120, 240].map((turned) => (
  <path
    key={turned}
    className={styles.light}
    d="M-5.5-15.5A17 17 0 0 1 5.5-15.5L2.5-6A7 7 0 0 0-2.5-6Z"
    transform={`rotate(${turned})`}
  />
));

const arts: Readonly<Record<Tile, ReactNode>> = {
  ocean: [wave(-11, false), wave(0, true), wave(11, false)],
  greenery: [tree(-9, -3, 0.8), tree(9, -3, 0.8), tree(0, -8, 1)],
  city,
  capital: (
    <>
      {city}
      <path className={styles.star} d={STAR} />
    </>
  ),
  'commercial-district': (
    <>
      <path className={styles.light} d="M-14-3h28V9h-28z" />
      <path
        className={styles.light}
        d="M-17-4l3.5-9h27l3.5 9a4.2 4.2 0 0 1-8.4 0 4.3 4.3 0 0 1-8.6 0 4.3 4.3 0 0 1-8.6 0 4.2 4.2 0 0 1-8.4 0z"
      />
      <path className={styles.cut} d="M-9 9V0h6v9M2 0h8v5H2z" />
    </>
  ),
  'ecological-zone': (
    <>
      <path className={styles.outline} d="M-15-5a17 17 0 0 1 30 0M15 5a17 17 0 0 1-30 0" />
      <path
        className={styles.leaf}
        d="M9-10C-2-9.5-8-4.5-8 2c0 2 .6 3.6 1.5 4.8L-9 10l2 1.5 2.6-3.2C5 11 11 4 9-10z"
      />
    </>
  ),
  'industrial-center': (
    <>
      <path className={styles.light} d="M-16 9V-4l8 5v-5l8 5v-5l6 4v-13h6L14-4V9z" />
      <path className={styles.cut} d="M-11 6h4M-4 6h4M3 6h4" />
    </>
  ),
  'lava-flows': (
    <>
      <path className={styles.light} d="M-17 8L-6-9q6 4 12 0L17 8z" />
      <path className={styles.lava} d="M-2-7q1 5-3 8-2 3-1 7M3-7q0 6 4 9 2 2 1 6" />
      <path className={styles.smoke} d="M-5-13q2-3 0-6M1-13q2-4 0-7M6-13q2-3 0-6" />
    </>
  ),
  'mining-area': pickaxe,
  'mining-rights': pickaxe,
  'mohole-area': (
    <>
      <ellipse className={styles.outline} cy={-5} rx={16} ry={7} />
      <ellipse className={styles.outline} cy={-1} rx={9.5} ry={4} />
      <path className={styles.tool} d="M0-5v15M-5 5.5L0 11l5-5.5" />
    </>
  ),
  'natural-preserve': (
    <>
      <path className={styles.outline} d="M0-17l13 5v9c0 8-6 13-13 16-7-3-13-8-13-16v-9z" />
      <path className={styles.leaf} d="M0-9l6 8H-6zM-1 0h2v6h-2z" />
    </>
  ),
  'nuclear-zone': (
    <>
      <circle className={styles.light} r={3.5} />
      {blades}
    </>
  ),
  'restricted-area': (
    <>
      <circle className={styles.outline} r={14} />
      <path className={styles.tool} d="M-9 9L9-9" />
    </>
  ),
};

/** On this side of a hexagon the field of the drawings lies. */
const SCALE = RADIUS / 36;

/** The drawing of a tile around a place of the map. */
export const TileArt = ({ tile, at, lifted }: { tile: Tile; at: Point; lifted: boolean }) => (
  <g
    transform={`translate(${at.x.toFixed(3)} ${(at.y - (lifted ? RADIUS * 0.07 : 0)).toFixed(3)}) scale(${SCALE.toFixed(5)})`}
  >
    {arts[tile]}
  </g>
);

/** The four looks of tiles. */
type TileKind = 'ocean' | 'greenery' | 'city' | 'special';
const kindOfTile = (tile: Tile): TileKind => {
  if (tile === 'ocean' || tile === 'greenery') return tile;
  return tile === 'city' || tile === 'capital' ? 'city' : 'special';
};

/** How tiles shade from the light to the dark. */
const shades: Readonly<Record<TileKind, readonly [string, string]>> = {
  ocean: ['#3f94dc', '#15457e'],
  greenery: ['#57a75a', '#235a31'],
  city: ['#626d89', '#2b3348'],
  special: ['#8c5038', '#43201a'],
};

/** The fillings of tiles, once in every drawing that has some; `id` tells apart two on one page. */
export const TileFillings = ({ id }: { readonly id: string }) => (
  <defs>
    {Object.entries(shades).map(([kind, [light, dark]]) => (
      <radialGradient key={kind} id={`${id}${kind}`} cx=".4" cy=".3" r=".9">
        <stop stopColor={light} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
    ))}
  </defs>
);
export const fillingOf = (id: string, tile: Tile): string => `url(#${id}${kindOfTile(tile)})`;
