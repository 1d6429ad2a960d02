/** The planet to look at, where nothing can be chosen any more: at the end, and while points are counted. */
import { useId, useMemo } from 'react';
import type { SeatInfo } from '../../../board-kit/board.ts';
import type { View } from '../table.ts';
import drawn from './drawing.module.css';
import { MarsDrawing } from './drawing.tsx';
import { frames } from './layout.ts';
import { MapLetters, MarkLetters } from './letters.tsx';
import type { MapMarks } from './marks.ts';
import { Rings } from './marks-drawing.tsx';
import { spacesIn } from './spaces.ts';
import styles from './still-map.module.css';

export function StillMap(props: {
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly marks: MapMarks;
  /** What there is to see, in words. */
  readonly label: string;
}) {
  const { view, seats, marks, label } = props;
  const id = useId();
  const spaces = useMemo(() => spacesIn(view, seats), [view, seats]);
  const drawing = useMemo(
    () => <MarsDrawing id={id} view={view} spaces={spaces} seats={seats} narrow />,
    [id, view, spaces, seats],
  );
  const { left, top, width, height } = frames.narrow;
  return (
    <div className={styles.still} style={{ '--width': width, '--height': height }}>
      <div className={styles.fit}>
        <svg viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={label}>
          {drawing}
          <g className={drawn.night}>
            <Rings id={id} marks={marks} spaces={spaces} />
          </g>
        </svg>
        <MapLetters frame={frames.narrow} view={view} spaces={spaces} seats={seats} narrow />
        <MarkLetters frame={frames.narrow} marks={marks} spaces={spaces} />
      </div>
    </div>
  );
}
