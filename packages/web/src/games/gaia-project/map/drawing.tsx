/** What lies on the table: hexes, sectors, planets, pieces and federations. It changes with the view alone. */
import type { SeatInfo } from '../../../board-kit/board.ts';
import { borderAround, hexagons, RADIUS } from '../../../board-kit/hex-map/geometry.ts';
import type { FederationGroup } from './federations.ts';
import { type Sector, sectorsIn } from './layout.ts';
import styles from './map.module.css';
import { SpaceDrawing } from './pieces.tsx';
import type { PlanetPictures } from './planet-pictures.ts';
import type { Space } from './spaces.ts';

interface DrawingProps {
  readonly spaces: readonly Space[];
  readonly groups: readonly FederationGroup[];
  readonly seats: readonly SeatInfo[];
  readonly pictures: PlanetPictures;
  /** Sectors that are still to be turned stand back. */
  readonly later: readonly number[];
}

const FLAT = false;

function SectorDrawing({ sector, later }: { readonly sector: Sector; readonly later: boolean }) {
  const { spaces } = sector;
  return (
    <g data-later={later ? '' : undefined}>
      <path className={styles.hex} d={hexagons(spaces, FLAT, RADIUS)} />
      <path className={styles.sector} d={borderAround(spaces, FLAT)} />
    </g>
  );
}

/** An outline around each federation, and its pieces joined by lines. */
function Federation({ group, spaces, seats }: { readonly group: FederationGroup } & DrawingProps) {
  const at = (hex: number): string => `${spaces[hex]?.x} ${spaces[hex]?.y}`;
  const members = group.hexes.flatMap((hex) => spaces[hex] ?? []);
  return (
    <g className={styles.federation} style={{ stroke: seats[group.seat]?.colour }}>
      <path className={styles.around} d={borderAround(members, FLAT)} />
      <path d={group.links.map(([from, to]) => `M${at(from)}L${at(to)}`).join('')} />
    </g>
  );
}

const isEmpty = ({ planet, station, satellites }: Space): boolean =>
  planet === undefined && station === undefined && satellites.length === 0;

export function MapDrawing(props: DrawingProps) {
  const { spaces, groups, seats, pictures, later } = props;
  const sectors = sectorsIn(spaces);
  return (
    <>
      {sectors.map((sector) => (
        <SectorDrawing key={sector.number} sector={sector} later={later.includes(sector.number)} />
      ))}
      {groups.map((group) => (
        <Federation key={`${group.seat}/${group.hexes[0]}`} group={group} {...props} />
      ))}
      {sectors.map(({ number, spaces: inside }) => (
        <g
          key={number}
          className={styles.things}
          data-sector={number}
          data-later={later.includes(number) ? '' : undefined}
        >
          {inside.map((space) =>
            isEmpty(space) ? null : (
              <SpaceDrawing key={space.hex} space={space} seats={seats} pictures={pictures} />
            ),
          )}
        </g>
      ))}
    </>
  );
}
