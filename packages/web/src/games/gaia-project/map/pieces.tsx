/** What stands on a space: structures by outline, owners by colour and shape. */
import { type PlanetIndex, planetTypes, type Structure, structureIds } from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';
import { memo } from 'react';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { outline, RADIUS } from '../../../board-kit/hex-map/geometry.ts';
import { seatShape } from '../../../parts/seat.tsx';
import { places } from '../flights.ts';
import styles from './map.module.css';
import { PICTURE_SIZE, type PlanetPictures } from './planet-pictures.ts';
import type { Space } from './spaces.ts';

/** How large each structure is drawn, in distances between neighbours. */
const sizes: Readonly<Record<string, number>> = {
  mine: 0.41,
  'trading-station': 0.46,
  'research-lab': 0.48,
  academy: 0.53,
  'planetary-institute': 0.55,
  gaiaformer: 0.46,
  satellite: 0.41,
  station: 0.43,
};

export const symbolOf = (structure: Structure): string => {
  const id = structureIds[structure] ?? 'mine';
  return id.startsWith('academy') ? 'academy' : id;
};

/** A symbol around a point of the map. */
export function Use(props: {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string | undefined;
  readonly colour?: string | undefined;
}) {
  const { href, x, y, size, className, colour } = props;
  return (
    <use
      href={href}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      className={className}
      style={colour === undefined ? undefined : { color: colour }}
    />
  );
}

export function Piece(props: {
  readonly symbol: string;
  readonly seat: SeatInfo | undefined;
  readonly x: number;
  readonly y: number;
  readonly small?: boolean;
}) {
  const { symbol, seat, x, y, small = false } = props;
  const size = (sizes[symbol] ?? 0.4) * (small ? 0.8 : 1);
  return (
    <Use
      href={`#gaia-${symbol}`}
      x={x}
      y={y}
      size={size}
      className={styles.piece}
      colour={seat?.colour ?? 'var(--ink)'}
    />
  );
}

/** The shape of a seat, small, at a corner of its space. */
export function Owner(props: {
  readonly seat: SeatInfo;
  readonly x: number;
  readonly y: number;
  readonly small?: boolean;
}) {
  const { seat, x, y, small = false } = props;
  const size = small ? 0.18 : 0.24;
  return (
    <path
      d={seatShape(seat.mark)}
      className={styles.owner}
      style={{ fill: seat.colour }}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

/** Each type of planet fills its circle to another degree. */
const planetSizes: Readonly<Record<string, number>> = { transdim: 0.746, gaia: 0.77, 'lost-planet': 0.87 };
export const planetSize = (planet: PlanetIndex): number => planetSizes[planetTypes[planet] ?? ''] ?? 0.818;
export const LOST_PLANET: PlanetIndex = planetTypes.indexOf('lost-planet');

/** A mine beside the structure of somebody else: lower right, in a ring of its own. */
export function Guest(props: {
  readonly x: number;
  readonly y: number;
  readonly seat: SeatInfo | undefined;
}) {
  const { x, y, seat } = props;
  return (
    <>
      <circle
        className={styles.guest}
        cx={x + 0.22}
        cy={y + 0.22}
        r={0.205}
        style={{ stroke: seat?.colour }}
      />
      <Piece symbol="mine" seat={seat} x={x + 0.22} y={y + 0.2} small />
      {seat === undefined ? null : <Owner seat={seat} x={x + 0.46} y={y + 0.22} small />}
    </>
  );
}

/** Two satellites share a space along its diagonal. */
function Satellites({ space, seats }: { readonly space: Space; readonly seats: readonly SeatInfo[] }) {
  const { hex, x, y, satellites } = space;
  const shared = satellites.length > 1;
  return satellites.map((seat, i) => {
    const shift = shared ? (i - (satellites.length - 1) / 2) * 0.29 : 0;
    return (
      <g key={seat} data-place={places.satellite(seat, hex)}>
        <Piece symbol="satellite" seat={seats[seat]} x={x + shift} y={y + shift} small={shared} />
      </g>
    );
  });
}

function Picture(props: {
  readonly href: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { href, x, y, size } = props;
  return href === undefined ? null : (
    <image href={href} x={x - size / 2} y={y - size / 2} width={size} height={size} />
  );
}

export const SpaceDrawing = memo(function SpaceDrawing(props: {
  readonly space: Space;
  readonly seats: readonly SeatInfo[];
  readonly pictures: PlanetPictures;
}) {
  const { space, seats, pictures } = props;
  const { hex, x, y, planet, owner, structure, guest, former, station } = space;
  const seatOf = (seat: Seat | undefined): SeatInfo | undefined =>
    seat === undefined ? undefined : seats[seat];
  const holder = seatOf(owner ?? former);
  return (
    <>
      {holder === undefined ? null : (
        <polygon
          className={styles.owned}
          points={outline(space, false, RADIUS * 0.93)}
          style={{ fill: holder.colour, stroke: holder.colour }}
        />
      )}
      {planet === undefined ? null : (
        <Picture href={pictures.get(planet)} x={x} y={y} size={planetSize(planet) * PICTURE_SIZE} />
      )}
      <g data-place={places.space(hex)}>
        {owner === undefined ? null : (
          <Piece symbol={symbolOf(structure)} seat={seatOf(owner)} x={x} y={y + 0.02} />
        )}
        {former === undefined ? null : <Piece symbol="gaiaformer" seat={seatOf(former)} x={x} y={y} />}
        {station === undefined ? null : <Piece symbol="station" seat={seatOf(station)} x={x} y={y} />}
      </g>
      <Satellites space={space} seats={seats} />
      {holder === undefined ? null : <Owner seat={holder} x={x + 0.22} y={y - 0.38} />}
      {guest === undefined ? null : (
        <g data-place={places.guest(hex)}>
          <Guest x={x} y={y} seat={seatOf(guest)} />
        </g>
      )}
    </>
  );
});
