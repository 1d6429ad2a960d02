/** Everything that is marked on the map, over areas and tiles: it is drawn again with every choice, and only it. */
import type { Tile } from '@orrery/terraforming-mars';
import { hexagons, outline, RADIUS } from '../../../board-kit/hex-map/geometry.ts';
import { type Pointing, usePointedAt } from '../../../board-kit/pointing.ts';
import { Bonus } from './areas.tsx';
import drawn from './drawing.module.css';
import styles from './marks.module.css';
import { hasWorth, type MapMarks } from './marks.ts';
import type { AreaSpace } from './spaces.ts';
import { fillingOf, TileArt } from './tile-art.tsx';
import { Use } from './use.tsx';

const POINTED = true;
const SIZE = 0.92 * RADIUS;

interface MarksProps {
  /** Names the fillings of tiles. */
  readonly id: string;
  readonly marks: MapMarks;
  readonly spaces: readonly AreaSpace[];
}

/** The areas that can be chosen. Where there is a number, what is printed moves up to make room for it. */
function Open({ marks, spaces }: MarksProps) {
  const open = spaces.filter(({ id }) => marks.open?.has(id) === true);
  const valued = open.filter((space) => hasWorth(marks, space));
  const covered = valued.filter(({ bonus }) => Object.keys(bonus).length > 0);
  const outlines = (of: readonly AreaSpace[], size: number): string => hexagons(of, POINTED, size);
  return (
    <>
      <path
        className={styles.ground}
        d={outlines(
          covered.filter(({ kind }) => kind !== 'ocean'),
          SIZE,
        )}
      />
      <path
        className={styles.water}
        d={outlines(
          covered.filter(({ kind }) => kind === 'ocean'),
          SIZE,
        )}
      />
      <path className={styles.open} d={outlines(open, SIZE)} />
      {covered.map((space) => (
        <Bonus key={space.id} space={space} down={-0.3 * RADIUS} />
      ))}
    </>
  );
}

function GhostOn({ id, space, ghost }: { id: string; space: AreaSpace; ghost: Tile | 'claim' }) {
  if (ghost === 'claim')
    return (
      <g className={styles.ghost}>
        <Use symbol="claim" x={space.x} y={space.y} size={0.5} />
      </g>
    );
  return (
    <g className={styles.ghost}>
      <polygon
        className={styles.ghostEdge}
        points={outline(space, POINTED, SIZE)}
        fill={fillingOf(id, ghost)}
      />
      <TileArt tile={ghost} at={space} lifted={false} />
    </g>
  );
}

/** The tile on the area that somebody points at, else on the one that is chosen: only this follows the mouse. */
function Ghost(props: MarksProps & { readonly pointing: Pointing<AreaSpace> }) {
  const { id, marks, spaces, pointing } = props;
  const { thing } = usePointedAt(pointing);
  const { ghost, open, chosen } = marks;
  const pointed = thing !== undefined && open?.has(thing.id) === true ? thing.id : undefined;
  const shown = [...new Set([chosen, pointed])].flatMap(
    (area) => spaces.find((space) => space.id === area) ?? [],
  );
  if (ghost === undefined) return null;
  return shown.map((space) => <GhostOn key={space.id} id={id} space={space} ghost={ghost} />);
}

/** What was done last, or is being counted. */
export function Rings({ marks: { rings = [] }, spaces }: MarksProps) {
  return rings.map(({ area, colour }) => {
    const space = spaces.find(({ id }) => id === area);
    return space === undefined ? null : (
      <polygon
        key={area}
        className={styles.ring}
        points={outline(space, POINTED, 1.02 * RADIUS)}
        style={{ stroke: colour }}
      />
    );
  });
}

export function MarksDrawing(props: MarksProps & { readonly pointing: Pointing<AreaSpace> }) {
  return (
    <g className={`${drawn.mars} ${drawn.night}`}>
      <Open {...props} />
      <Ghost {...props} />
      <Rings {...props} />
    </g>
  );
}
