/** How a map lies in its frame: pure functions of lengths, in units of the map and in pixels of the screen. */
import type { Point } from '../measures.ts';

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Pixels to a unit: the least, the one to begin with, and the most. */
export interface Scales {
  readonly least: number;
  readonly first: number;
  readonly most: number;
}

/** So many pixels to a unit is as large as a map need be. */
const LARGE = 96;
/** A map is not drawn larger than this by itself. */
const CALM = 56;

/**
 * The least scale shows the whole map. It is the first one too, unless things on the map must have a size to be hit:
 * then the map begins as large as that.
 */
export function scalesFor(map: Extent, frame: Extent, touchable: number): Scales {
  const whole = Math.min(frame.width / map.width, frame.height / map.height);
  const first = Math.max(Math.min(whole, CALM), touchable);
  return { least: Math.min(whole, first), first, most: Math.max(LARGE, first) };
}

export const within = (scale: number, { least, most }: Scales): number =>
  Math.min(most, Math.max(least, scale));

/** How far the frame is scrolled so that a point of the map, from its corner, lies at that point of the frame. */
export const scrolledTo = (point: Point, at: Point, scale: number, map: Extent, frame: Extent): Point => ({
  x: Math.round(point.x * scale + marginOf(map.width * scale, frame.width) - at.x),
  y: Math.round(point.y * scale + marginOf(map.height * scale, frame.height) - at.y),
});

/** Which point of the map lies at that point of the frame. */
export const pointAt = (at: Point, scrolled: Point, scale: number, map: Extent, frame: Extent): Point => ({
  x: (scrolled.x + at.x - marginOf(map.width * scale, frame.width)) / scale,
  y: (scrolled.y + at.y - marginOf(map.height * scale, frame.height)) / scale,
});

/** A map smaller than its frame lies in the middle. */
const marginOf = (map: number, frame: number): number => Math.max(0, (frame - map) / 2);

/** Where arrow keys lead. */
export const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next place in that direction: near, and rather ahead than aside. */
export function nextTowards<T extends Point>(
  places: readonly T[],
  from: Point,
  towards: Point,
): T | undefined {
  let [best, least]: [T | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * towards.x + y * towards.y;
    const aside = Math.abs(x * towards.y) + Math.abs(y * towards.x);
    const length = ahead + 2 * aside;
    if (ahead < 0.1 || length >= least) continue;
    [best, least] = [place, length];
  }
  return best;
}

/** The middle of some places; undefined where there are none. */
export function middleOf(places: readonly Point[]): Point | undefined {
  if (places.length === 0) return undefined;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
