/** Hexagons whose middles are one apart from their neighbours': pure functions of places, in units of the map. */
import type { Point } from '../measures.ts';

/** From the middle of a hexagon to a corner. */
export const RADIUS = 1 / Math.sqrt(3);
/** The room around all spaces, from the middles of the outermost. */
const MARGIN = 0.62;

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The same all around, or another to the sides than above and below. */
export type Margin = number | Point;

/** What all spaces need together. */
export function frameOf(spaces: readonly Point[], margin: Margin = MARGIN): Frame {
  const { x: beside, y: above } = typeof margin === 'number' ? { x: margin, y: margin } : margin;
  const xs = spaces.map(({ x }) => x);
  const ys = spaces.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - beside, Math.min(...ys) - above];
  return { left, top, width: Math.max(...xs) + beside - left, height: Math.max(...ys) + above - top };
}

/** Where a place lies in its frame, however large that is. */
export const placeIn = ({ left, top, width, height }: Frame, { x, y }: Point) => ({
  left: `${((x - left) / width) * 100}%`,
  top: `${((y - top) / height) * 100}%`,
});

const sides = [0, 1, 2, 3, 4, 5] as const;
const cornerAngle = (i: number, pointed: boolean): number => ((60 * i - (pointed ? 30 : 0)) * Math.PI) / 180;

function cornerOf({ x, y }: Point, i: number, pointed: boolean, radius: number): string {
  const angle = cornerAngle(i, pointed);
  return `${(x + radius * Math.cos(angle)).toFixed(3)},${(y + radius * Math.sin(angle)).toFixed(3)}`;
}

/** The points of a polygon; `pointed` hexagons have a corner at the top. */
export const outline = (space: Point, pointed: boolean, radius: number): string =>
  sides.map((i) => cornerOf(space, i, pointed, radius)).join(' ');

/** Many hexagons as one path: a browser draws one thing sooner than two hundred. */
export const hexagons = (spaces: readonly Point[], pointed: boolean, radius: number): string =>
  spaces.map((space) => `M${sides.map((i) => cornerOf(space, i, pointed, radius)).join('L')}Z`).join('');

/** A name for a place, the same for all who reckon it. */
export const placeKey = ({ x, y }: Point): string => `${Math.round(x * 8)}/${Math.round(y * 8)}`;

/** The lines between spaces of different zones, and around the map, as a path. */
export function borders(
  spaces: readonly (Point & { readonly zone?: number | undefined })[],
  pointed: boolean,
): string {
  const zones = new Map(spaces.map((space) => [placeKey(space), space.zone]));
  const lines = spaces.flatMap((space) =>
    sides.flatMap((i) => {
      const towards = cornerAngle(i, pointed) + Math.PI / 6;
      const beside = { x: space.x + Math.cos(towards), y: space.y + Math.sin(towards) };
      if (zones.get(placeKey(beside)) === space.zone) return [];
      return [`M${cornerOf(space, i, pointed, RADIUS)}L${cornerOf(space, (i + 1) % 6, pointed, RADIUS)}`];
    }),
  );
  return lines.join('');
}

/** The line around some spaces, as a path. */
export const borderAround = (spaces: readonly Point[], pointed: boolean): string =>
  borders(
    spaces.map(({ x, y }) => ({ x, y, zone: 1 })),
    pointed,
  );

/** The space around a point of the map. */
export const spaceAt = <S extends Point>(spaces: readonly S[], { x, y }: Point): S | undefined =>
  spaces.find((space) => Math.hypot(space.x - x, space.y - y) < 0.5);
