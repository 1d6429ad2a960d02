/** Tiles as they lie on the map: by shape, drawing and owner, never by colour alone. */
import type { Tile } from '@orrery/terraforming-mars';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { outline, RADIUS } from '../../../board-kit/hex-map/geometry.ts';
import type { Point } from '../../../board-kit/measures.ts';
import { seatShape } from '../../../parts/seat.tsx';
import { places } from '../flights.ts';
import type { AreaSpace } from './spaces.ts';
import { fillingOf, TileArt } from './tile-art.tsx';
import styles from './tiles.module.css';

const POINTED = true;
/** A tile leaves a little of its area free. */
export const TILE_SIZE = 0.955 * RADIUS;

/** The field of a seat's shape, and how large it is on the map. */
const [FIELD, MARK] = [24, 0.62 * RADIUS];

/** Where the owner of an area is told: below the drawing of a tile, beside the flag of a claim. */
export const ownerPlace = ({ x, y, tile }: AreaSpace): Point =>
  tile === undefined ? { x: x - 0.2 * RADIUS, y: y + 0.46 * RADIUS } : { x, y: y + 0.58 * RADIUS };

/** Whose tile or claim it is: shape and colour on a dark disc; the letter lies over it (`letters.tsx`). */
export function OwnerMark({ seat, x, y }: Point & { readonly seat: SeatInfo }) {
  return (
    <g transform={`translate(${x.toFixed(3)} ${y.toFixed(3)})`}>
      <circle className={styles.disc} r={MARK * 0.66} />
      <g transform={`scale(${(MARK / FIELD).toFixed(5)}) translate(${-FIELD / 2} ${-FIELD / 2})`}>
        <path d={seatShape(seat.mark)} fill={seat.colour} />
      </g>
    </g>
  );
}

const edgeOf = (tile: Tile, seat: SeatInfo | undefined): string => {
  if (seat !== undefined) return `${styles.tile} ${styles.owned}`;
  return tile === 'ocean' ? String(styles.tile) : `${styles.tile} ${styles.neutral}`;
};

/** `id` names the fillings of the drawing that it belongs to. */
export function TileOnMap(props: {
  readonly id: string;
  readonly space: AreaSpace;
  readonly tile: Tile;
  readonly seat: SeatInfo | undefined;
}) {
  const { id, space, tile, seat } = props;
  const { x, y } = space;
  return (
    <g data-place={places.area(space.id)}>
      <polygon className={styles.shadow} points={outline({ x, y: y + 0.034 }, POINTED, TILE_SIZE)} />
      <polygon
        className={edgeOf(tile, seat)}
        points={outline(space, POINTED, TILE_SIZE)}
        fill={fillingOf(id, tile)}
        style={seat === undefined ? undefined : { stroke: seat.colour }}
      />
      <TileArt tile={tile} at={space} lifted={seat !== undefined} />
      {seat === undefined ? null : <OwnerMark seat={seat} {...ownerPlace(space)} />}
    </g>
  );
}
