/** What an area brings, in a few icons, beside the area that is pointed at or chosen. */
import { placeIn } from '../../../board-kit/hex-map/geometry.ts';
import { type Pointing, usePointedAt } from '../../../board-kit/pointing.ts';
import styles from './callout.module.css';
import { frames } from './layout.ts';
import type { MapMarks } from './marks.ts';
import type { AreaSpace } from './spaces.ts';

/** So far to each side, and so far up and down, a callout covers areas. */
const [LENGTH, HEIGHT] = [4, 1];
/** From here on there is no room between an area and the edge of the map. */
const EDGE = 1.6;

/** The side on which there is room, and on which fewer tiles and open areas would be covered. */
function sideFor(at: AreaSpace, spaces: readonly AreaSpace[], marks: MapMarks): 'left' | 'right' {
  const covered = (side: 1 | -1): number =>
    spaces.filter(({ id, tile, x, y }) => {
      const away = (x - at.x) * side;
      const matters = tile !== undefined || marks.open?.has(id) === true;
      return matters && away > 0.5 && away < LENGTH && Math.abs(y - at.y) < HEIGHT;
    }).length;
  if (Math.abs(at.x) > EDGE) return at.x < 0 ? 'right' : 'left';
  const [left, right] = [covered(-1), covered(1)];
  if (left === right) return at.x < 0 ? 'left' : 'right';
  return left < right ? 'left' : 'right';
}

/** The area that is told of: the one pointed at, else the one chosen. */
function useArea(marks: MapMarks, pointing: Pointing<AreaSpace>): string | undefined {
  const { thing } = usePointedAt(pointing);
  return thing !== undefined && marks.open?.has(thing.id) === true ? thing.id : marks.chosen;
}

export function Callout(props: {
  readonly marks: MapMarks;
  readonly spaces: readonly AreaSpace[];
  readonly pointing: Pointing<AreaSpace>;
}) {
  const { marks, spaces, pointing } = props;
  const area = useArea(marks, pointing);
  const at = spaces.find(({ id }) => id === area);
  const { Brief } = marks;
  if (at === undefined || Brief === undefined) return null;
  return (
    <div
      className={styles.callout}
      data-side={sideFor(at, spaces, marks)}
      style={placeIn(frames.wide, at)}
      aria-hidden="true"
    >
      <Brief area={at.id} />
    </div>
  );
}
