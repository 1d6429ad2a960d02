/**
 * Making a map larger and smaller, and moving it: by fingers, mouse and keys. While fingers or a wheel are at it, the
 * map is only transformed; it is laid out and drawn anew once they have let go. It is moved by scrolling.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Point, zoomOf } from '../measures.ts';
import { type Extent, pointAt, type Scales, scalesFor, scrolledTo, within } from './zoom.ts';

/** A mouse that has moved so far drags the map and clicks nothing. */
const DRAGGED = 5;
/** A wheel that has stood still for so many milliseconds is let go. */
const WHEEL_RESTS = 140;

/** A point of the map that is to stay at a point of the frame while the scale changes. */
interface Anchor {
  readonly point: Point;
  readonly at: Point;
}

export interface Zoom {
  readonly frame: RefObject<HTMLElement | null>;
  /** What lies in the frame, as large as the map. */
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** Pixels to a unit of the map; undefined until the frame has been measured. */
  readonly scale: number | undefined;
  readonly scales: Scales | undefined;
  /** Changes the scale by a factor, around the middle of the frame. */
  by(factor: number): void;
  /** The whole map. */
  whole(): void;
  /** So large, with that point of the screen staying where it is. */
  to(scale: number, around: Point): void;
  /** The point of the map at a point of the screen. */
  pointAt(screen: Point): Point | undefined;
}

const middle = ({ width, height }: Extent): Point => ({ x: width / 2, y: height / 2 });
const extentOf = (element: HTMLElement): Extent => ({
  width: element.clientWidth,
  height: element.clientHeight,
});

/** A point of the screen in the pixels of a frame. */
function inPixelsOf(frame: HTMLElement, screen: Point): Point {
  const { left, top } = frame.getBoundingClientRect();
  const zoom = zoomOf(frame);
  return { x: (screen.x - left) / zoom, y: (screen.y - top) / zoom };
}

/** The size of an element, followed. */
function useExtent(element: RefObject<HTMLElement | null>): Extent | undefined {
  const [extent, setExtent] = useState<Extent>();
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const measure = (): void => setExtent(extentOf(box));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return extent;
}

/**
 * `touchable` is the scale at which things on the map can be hit; 0 where a mouse hits anything. `first` is the point
 * of the map that is in the middle to begin with.
 */
export function useZoom(map: Extent, touchable: number, first: Point): Zoom {
  const frame = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const extent = useExtent(frame);
  const [wanted, setWanted] = useState<number>();
  const anchor = useRef<Anchor>(undefined);
  const scales = useMemo(
    () => (extent === undefined ? undefined : scalesFor(map, extent, touchable)),
    [map, extent, touchable],
  );
  const scale = scales === undefined ? undefined : within(wanted ?? scales.first, scales);
  const known = useRef(false);

  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || scale === undefined) return;
    const kept = known.current ? anchor.current : { point: first, at: middle(extentOf(box)) };
    known.current = true;
    anchor.current = undefined;
    if (kept !== undefined) lay(box, sheet.current, kept, scale, map);
  }, [scale, map, first]);

  const latest = useRef({ scale, scales, map });
  useLayoutEffect(() => {
    latest.current = { scale, scales, map };
  });
  const anchorAt = useCallback((screen: Point | undefined): Anchor | undefined => {
    const box = frame.current;
    const { scale: now, map: drawn } = latest.current;
    if (box === null || now === undefined) return undefined;
    const at = screen === undefined ? middle(extentOf(box)) : inPixelsOf(box, screen);
    const scrolled = { x: box.scrollLeft, y: box.scrollTop };
    return { at, point: pointAt(at, scrolled, now, drawn, extentOf(box)) };
  }, []);
  /** Lays the map out so large, with the anchor where it is. */
  const settle = useCallback((next: number, kept: Anchor | undefined): void => {
    const { scale: now, scales: bounds, map: drawn } = latest.current;
    if (bounds === undefined) return;
    const bounded = within(next, bounds);
    // Where the scale is the same as before, nothing is drawn anew, and so nobody else would lay it.
    if (bounded !== now) anchor.current = kept;
    else if (frame.current !== null && kept !== undefined)
      lay(frame.current, sheet.current, kept, now, drawn);
    setWanted(bounded);
  }, []);
  const gesture = useGesture(frame, sheet, latest, anchorAt, settle);
  usePinch(frame, gesture);
  useDrag(frame);
  return {
    frame,
    sheet,
    scale,
    scales,
    by: (factor) => settle((latest.current.scale ?? 0) * factor, anchorAt(undefined)),
    to: (next, around) => settle(next, anchorAt(around)),
    whole: () => settle(0, anchorAt(undefined)),
    pointAt: (screen) => anchorAt(screen)?.point,
  };
}

/** Scrolls the frame so that the anchor lies where it is to be; nothing is transformed any longer. */
function lay(
  frame: HTMLElement,
  sheet: HTMLElement | null,
  { point, at }: Anchor,
  scale: number,
  map: Extent,
): void {
  if (sheet !== null) sheet.style.transform = '';
  const scrolled = scrolledTo(point, at, scale, map, extentOf(frame));
  frame.scrollTo({ left: scrolled.x, top: scrolled.y, behavior: 'instant' });
}

interface Gesture {
  begin(around: Point): void;
  /** So many times as large as at the beginning, around a point of the screen. */
  move(times: number, around: Point): void;
  end(): void;
}

/** A change of size that goes on for a while: the sheet is transformed, without anything being drawn. */
function useGesture(
  frame: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  latest: RefObject<Pick<Zoom, 'scale' | 'scales'>>,
  anchorAt: (screen: Point) => Anchor | undefined,
  settle: (scale: number, kept: Anchor | undefined) => void,
): Gesture {
  return useMemo(() => {
    let begun: (Anchor & { readonly scale: number }) | undefined;
    let reached: { readonly scale: number; readonly at: Point } | undefined;
    return {
      begin(around) {
        const anchor = anchorAt(around);
        const { scale } = latest.current;
        begun = anchor === undefined || scale === undefined ? undefined : { ...anchor, scale };
        reached = undefined;
      },
      move(times, around) {
        const { scales } = latest.current;
        if (begun === undefined || scales === undefined || frame.current === null || sheet.current === null)
          return;
        const at = inPixelsOf(frame.current, around);
        reached = { scale: within(begun.scale * times, scales), at };
        const { style } = sheet.current;
        style.transformOrigin = `${begun.point.x * begun.scale}px ${begun.point.y * begun.scale}px`;
        style.transform = `translate(${at.x - begun.at.x}px, ${at.y - begun.at.y}px) scale(${reached.scale / begun.scale})`;
      },
      end() {
        if (begun !== undefined && reached !== undefined)
          settle(reached.scale, { point: begun.point, at: reached.at });
        begun = undefined;
        reached = undefined;
      },
    };
  }, [frame, sheet, latest, anchorAt, settle]);
}

/** Two fingers, and how far they are apart. One finger scrolls by itself. */
function fingersOf({ touches }: TouchEvent): { readonly apart: number; readonly between: Point } | undefined {
  const [a, b] = [touches[0], touches[1]];
  if (a === undefined || b === undefined) return undefined;
  return {
    apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
    between: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  };
}

/** Two fingers, and the wheel with Ctrl, which is also what a pad sends for two fingers. */
function usePinch(frame: RefObject<HTMLElement | null>, gesture: Gesture): void {
  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    let apart: number | undefined;
    let wheel: { readonly turned: number; readonly rests: ReturnType<typeof setTimeout> } | undefined;
    const touched = (event: TouchEvent): void => {
      if (apart !== undefined) gesture.end();
      const held = fingersOf(event);
      apart = held?.apart;
      if (held === undefined) return;
      gesture.begin(held.between);
      if (event.cancelable) event.preventDefault();
    };
    const moved = (event: TouchEvent): void => {
      const held = fingersOf(event);
      if (held === undefined || apart === undefined) return;
      if (event.cancelable) event.preventDefault();
      gesture.move(held.apart / apart, held.between);
    };
    const rest = (): void => {
      clearTimeout(wheel?.rests);
      wheel = undefined;
      gesture.end();
    };
    const wheeled = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const around = { x: event.clientX, y: event.clientY };
      if (wheel === undefined) gesture.begin(around);
      clearTimeout(wheel?.rests);
      wheel = { turned: (wheel?.turned ?? 0) + event.deltaY, rests: setTimeout(rest, WHEEL_RESTS) };
      gesture.move(Math.exp(-wheel.turned / 200), around);
    };
    box.addEventListener('touchstart', touched, { passive: false });
    box.addEventListener('touchmove', moved, { passive: false });
    box.addEventListener('touchend', touched, { passive: false });
    box.addEventListener('touchcancel', touched, { passive: false });
    box.addEventListener('wheel', wheeled, { passive: false });
    return () => {
      clearTimeout(wheel?.rests);
      box.removeEventListener('touchstart', touched);
      box.removeEventListener('touchmove', moved);
      box.removeEventListener('touchend', touched);
      box.removeEventListener('touchcancel', touched);
      box.removeEventListener('wheel', wheeled);
    };
  }, [frame, gesture]);
}

/** A mouse drags the map. What lies under it when it is let go is not clicked. */
function useDrag(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    let from: (Point & { readonly left: number; readonly top: number }) | undefined;
    let dragged = false;
    const down = (event: PointerEvent): void => {
      dragged = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
    };
    const move = (event: PointerEvent): void => {
      if (from === undefined) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      dragged ||= Math.hypot(x, y) > DRAGGED;
      const zoom = zoomOf(box);
      if (dragged)
        box.scrollTo({ left: from.left - x / zoom, top: from.top - y / zoom, behavior: 'instant' });
    };
    const up = (): void => {
      from = undefined;
    };
    const click = (event: globalThis.MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    box.addEventListener('pointerdown', down);
    box.addEventListener('click', click, { capture: true });
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    return () => {
      box.removeEventListener('pointerdown', down);
      box.removeEventListener('click', click, { capture: true });
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
    };
  }, [frame]);
}
