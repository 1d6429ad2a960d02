/**
 * How large a map is and where it lies: it is moved by scrolling, and laid out anew only when its size has changed. Where
 * its frame changes, it moves there calmly around its middle.
 */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '../measures.ts';
import { release, useDrag, useGesture, usePinch } from './gestures.ts';
import {
  type Anchor,
  type Extent,
  inPixelsOf,
  originOf,
  pointAt,
  type Scales,
  scalesFor,
  scrolledTo,
  within,
} from './zoom.ts';

export interface Zoom {
  readonly frame: RefObject<HTMLElement | null>;
  /** What lies in the frame, as large as the map. */
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** Pixels to a unit of the map; undefined until the frame has been measured. */
  readonly scale: number | undefined;
  readonly scales: Scales | undefined;
  /** The size of the frame. */
  readonly extent: Extent | undefined;
  /** Changes the scale by a factor, around the middle of the frame. */
  by(factor: number): void;
  /** The whole map, also when its frame changes. */
  whole(): void;
  /** So large, with that point of the screen staying where it is. */
  to(scale: number, around: Point): void;
  /** At least so large, with that point of the map in the middle. */
  show(point: Point, scale: number): void;
  /** So large, with that point of the map in the middle; it moves there calmly. */
  moveTo(point: Point, scale: number): void;
  /** The point of the map at a point of the screen. */
  pointAt(screen: Point): Point | undefined;
}

/** The scale that somebody has asked for; until then the first one. */
type Wanted = number | 'whole' | undefined;
const scaleFor = (wanted: Wanted, scales: Scales): number =>
  wanted === 'whole' ? scales.least : within(wanted ?? scales.first, scales);

const middle = ({ width, height }: Extent): Point => ({ x: width / 2, y: height / 2 });
const extentOf = (element: HTMLElement): Extent => ({
  width: element.clientWidth,
  height: element.clientHeight,
});
const scrollOf = ({ scrollLeft, scrollTop }: HTMLElement): Point => ({ x: scrollLeft, y: scrollTop });

/**
 * The size of an element, followed. Whoever made it larger or smaller sees first what they did it for: for one frame the
 * map stays as it lies.
 */
function useExtent(element: RefObject<HTMLElement | null>): Extent | undefined {
  const [extent, setExtent] = useState<Extent>();
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const measured = (before: Extent | undefined): Extent | undefined => {
      const now = extentOf(box);
      // Put away, it keeps its size for when it is shown again.
      if (now.width === 0 || now.height === 0) return before;
      return before?.width === now.width && before.height === now.height ? before : now;
    };
    setExtent(measured);
    const observer = new ResizeObserver(() => setExtent(measured));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return extent;
}

/** How a map was laid last. */
interface Laid {
  readonly scale: number;
  readonly extent: Extent;
  readonly map: Extent;
}

/** Scrolls the frame so that the anchor lies where it is to be; nothing is transformed any longer. */
function lay(frame: HTMLElement, sheet: HTMLElement | null, { point, at }: Anchor, now: Laid): void {
  if (sheet !== null) release(sheet);
  const scrolled = scrolledTo(point, at, now.scale, now.map, now.extent);
  frame.scrollTo({ left: scrolled.x, top: scrolled.y, behavior: 'instant' });
}

const CALM = 260;

/** Shows the map first as it lay before, and lets it move to where it lies now. */
function moveFrom(before: Laid, scrolled: Point, now: Laid, frame: HTMLElement, sheet: HTMLElement): void {
  if (document.documentElement.dataset.motion === 'reduced') return;
  const from = originOf(scrolled, before.scale, before.map, before.extent);
  const to = originOf(scrollOf(frame), now.scale, now.map, now.extent);
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${before.scale / now.scale})`;
  sheet.animate(
    [
      { transformOrigin: '0 0', transform },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    {
      duration: CALM,
      easing: 'ease-out',
    },
  );
}

/**
 * `touchable` is the scale at which things on the map can be hit; 0 where a mouse hits anything. `first` is the point
 * of the map that is in the middle to begin with. `calm` is the scale up to which the map grows with its frame.
 */
export function useZoom(map: Extent, touchable: number, first: Point, calm?: number): Zoom {
  const frame = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const extent = useExtent(frame);
  const [wanted, setWanted] = useState<Wanted>();
  const anchor = useRef<Anchor>(undefined);
  const calmly = useRef(false);
  const scales = useMemo(
    () => (extent === undefined ? undefined : scalesFor(map, extent, touchable, calm)),
    [map, extent, touchable, calm],
  );
  const scale = scales === undefined ? undefined : scaleFor(wanted, scales);
  const laid = useRef<Laid>(undefined);

  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || scale === undefined || extent === undefined) return;
    const [before, now, scrolled] = [laid.current, { scale, extent, map }, scrollOf(box)];
    laid.current = now;
    // A scale that nobody has asked for comes of another frame, or of things that must be hit from now on.
    const resized =
      before !== undefined && (before.extent !== extent || (before.scale !== scale && !anchor.current));
    const centre = resized
      ? pointAt(middle(before.extent), scrolled, before.scale, before.map, before.extent)
      : undefined;
    const kept = before === undefined ? first : centre;
    const held = anchor.current ?? (kept === undefined ? undefined : { point: kept, at: middle(extent) });
    anchor.current = undefined;
    if (held !== undefined) lay(box, sheet.current, held, now);
    const moves = before !== undefined && (resized || calmly.current);
    calmly.current = false;
    if (moves && sheet.current !== null) moveFrom(before, scrolled, now, box, sheet.current);
  }, [scale, extent, map, first]);

  const latest = useRef({ scale, scales });
  useLayoutEffect(() => {
    latest.current = { scale, scales };
  });
  const anchorAt = useCallback((screen: Point | undefined): Anchor | undefined => {
    const [box, now] = [frame.current, laid.current];
    if (box === null || now === undefined) return undefined;
    const at = screen === undefined ? middle(now.extent) : inPixelsOf(box, screen);
    return { at, point: pointAt(at, scrollOf(box), now.scale, now.map, now.extent) };
  }, []);
  /** Lays the map out so large, with the anchor where it is to be. */
  const settle = useCallback((next: number | 'whole', kept: Anchor | undefined): void => {
    const [box, now, { scales: bounds }] = [frame.current, laid.current, latest.current];
    if (bounds === undefined || now === undefined) return;
    const scaled = scaleFor(next, bounds);
    // Where the scale is the same as before, nothing is drawn anew, and so nobody else would lay it.
    if (scaled !== now.scale) anchor.current = kept;
    else if (box !== null && kept !== undefined) lay(box, sheet.current, kept, now);
    setWanted(next === 'whole' || (scaled === bounds.least && scaled === bounds.first) ? 'whole' : scaled);
  }, []);
  const gesture = useGesture(frame, sheet, latest, anchorAt, settle);
  usePinch(frame, gesture);
  useDrag(frame);
  return useMemo(
    () => ({
      frame,
      sheet,
      scale,
      scales,
      extent,
      by: (factor) => settle((latest.current.scale ?? 0) * factor, anchorAt(undefined)),
      to: (next, around) => settle(next, anchorAt(around)),
      show: (point, least) => {
        const now = laid.current;
        if (now !== undefined) settle(Math.max(least, now.scale), { point, at: middle(now.extent) });
      },
      moveTo: (point, next) => {
        const now = laid.current;
        if (now === undefined) return;
        calmly.current = true;
        settle(next, { point, at: middle(now.extent) });
      },
      whole: () => settle('whole', anchorAt(undefined)),
      pointAt: (screen) => anchorAt(screen)?.point,
    }),
    [scale, scales, extent, settle, anchorAt],
  );
}
