/** How a map lies in its frame: pure functions of lengths, in units of the map and in pixels of the screen. */
import { type Point, zoomOf } from '../measures.ts';

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A point of the map that is to stay at a point of the frame while the scale changes. */
export interface Anchor {
  readonly point: Point;
  readonly at: Point;
}

/** A point of the screen in the pixels of a frame. */
export function inPixelsOf(frame: Element, screen: Point): Point {
  const { left, top } = frame.getBoundingClientRect();
  const zoom = zoomOf(frame);
  return { x: (screen.x - left) / zoom, y: (screen.y - top) / zoom };
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
export function scalesFor(map: Extent, frame: Extent, touchable: number, calm = CALM): Scales {
  const whole = Math.min(frame.width / map.width, frame.height / map.height);
  const first = Math.max(Math.min(whole, calm), touchable);
  return { least: Math.min(whole, first), first, most: Math.max(LARGE, first) };
}

/** The scale at which a part of the map, with some room around it, just fits its frame. */
export const scaleHolding = (part: Extent, frame: Extent): number =>
  Math.min(frame.width / part.width, frame.height / part.height);

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

/** Where the corner of the map lies in its frame. */
export const originOf = (scrolled: Point, scale: number, map: Extent, frame: Extent): Point => ({
  x: marginOf(map.width * scale, frame.width) - scrolled.x,
  y: marginOf(map.height * scale, frame.height) - scrolled.y,
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

/** So many rings of hexagons lie between two places. */
const ringsTo = (length: number): number => Math.ceil(length - 0.01);

/** The next place in that direction: of the nearest ring that has one there, the one most straight ahead. */
export function nextTowards<T extends Point>(
  places: readonly T[],
  from: Point,
  towards: Point,
): T | undefined {
  let [best, least]: [T | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const length = Math.hypot(x, y);
    const ahead = x * towards.x + y * towards.y;
    if (ahead < 0.1) continue;
    // What lies rather aside comes only where nothing lies ahead.
    const straight = ahead / length;
    const order = (straight > 0.7 ? 0 : 1000) + ringsTo(length) * 2 + (1 - straight);
    if (order < least) [best, least] = [place, order];
  }
  return best;
}

/** The middle of some places; undefined where there are none. */
export function middleOf(places: readonly Point[]): Point | undefined {
  if (places.length === 0) return undefined;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** The place nearest to a point. */
export function nearestTo<T extends Point>(places: readonly T[], { x, y }: Point): T | undefined {
  let [best, least]: [T | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const length = Math.hypot(place.x - x, place.y - y);
    if (length < least) [best, least] = [place, length];
  }
  return best;
}
