/** The planet with all that lies on it. It changes with the view alone. */
import type { SeatInfo } from '../../../board-kit/board.ts';
import type { View } from '../table.ts';
import { FreeAreas } from './areas.tsx';
import styles from './drawing.module.css';
import { Planet } from './planet.tsx';
import { Rim } from './rim.tsx';
import type { AreaSpace } from './spaces.ts';
import { TileFillings } from './tile-art.tsx';
import { TileOnMap } from './tiles.tsx';

export function MarsDrawing(props: {
  /** Tells apart the fillings of two maps on one page. */
  readonly id: string;
  readonly view: View;
  readonly spaces: readonly AreaSpace[];
  readonly seats: readonly SeatInfo[];
  /** Little room: no numbers beside the rim. */
  readonly narrow: boolean;
}) {
  const { id, view, spaces, seats, narrow } = props;
  return (
    <g className={styles.mars}>
      <Planet id={id} />
      <TileFillings id={id} />
      <g className={styles.night}>
        <FreeAreas spaces={spaces} seats={seats} />
        {spaces.map((space) =>
          space.tile === undefined ? null : (
            <TileOnMap
              key={space.id}
              id={id}
              space={space}
              tile={space.tile}
              seat={space.owner === undefined ? undefined : seats[space.owner]}
            />
          ),
        )}
      </g>
      <Rim view={view} narrow={narrow} />
    </g>
  );
}
