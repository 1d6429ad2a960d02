/** A frame in which a map can be made larger and smaller, and moved: by fingers, mouse, buttons and keys. */
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { type Extent, type Point, pointAt, type Scales, scalesFor, scrolledTo, within } from './zoom.ts';

/** What a press of a button does to the scale. */
const STEP = 1.4;
/** A mouse that has moved so far drags the map and clicks nothing. */
const DRAGGED = 5;

/** A point of the map that is to stay at a point of the frame while the scale changes. */
interface Anchor {
  readonly point: Point;
  readonly at: Point;
}

export interface Zoom {
  readonly frame: RefObject<HTMLElement | null>;
  /** Pixels to a unit of the map; undefined until the frame has been measured. */
  readonly scale: number | undefined;
  readonly scales: Scales | undefined;
  /** Changes the scale by a factor, around a point of the screen or the middle of the frame. */
  by(factor: number, around?: Point): void;
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
  const extent = useExtent(frame);
  const [wanted, setWanted] = useState<number>();
  const anchor = useRef<Anchor>(undefined);
  const scales = extent === undefined ? undefined : scalesFor(map, extent, touchable);
  const scale = scales === undefined ? undefined : within(wanted ?? scales.first, scales);
  const known = useRef(false);

  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || scale === undefined) return;
    const kept = known.current ? anchor.current : { point: first, at: middle(extentOf(box)) };
    known.current = true;
    anchor.current = undefined;
    if (kept === undefined) return;
    const scrolled = scrolledTo(kept.point, kept.at, scale, map, extentOf(box));
    box.scrollTo({ left: scrolled.x, top: scrolled.y, behavior: 'instant' });
  }, [scale, map, first]);

  const latest = useRef({ scale, scales, map });
  useLayoutEffect(() => {
    latest.current = { scale, scales, map };
  });
  const place = useCallback((screen: Point | undefined) => {
    const box = frame.current;
    const { scale: now, map: drawn } = latest.current;
    if (box === null || now === undefined) return undefined;
    const rect = box.getBoundingClientRect();
    const at =
      screen === undefined ? middle(extentOf(box)) : { x: screen.x - rect.left, y: screen.y - rect.top };
    const scrolled = { x: box.scrollLeft, y: box.scrollTop };
    return { at, point: pointAt(at, scrolled, now, drawn, extentOf(box)) };
  }, []);
  const to = useCallback(
    (next: number, around?: Point): void => {
      const { scales: bounds } = latest.current;
      if (bounds === undefined) return;
      anchor.current = place(around);
      setWanted(within(next, bounds));
    },
    [place],
  );
  const by = useCallback(
    (factor: number, around?: Point): void => to((latest.current.scale ?? 0) * factor, around),
    [to],
  );
  usePinch(frame, latest, to);
  useDrag(frame);
  return {
    frame,
    scale,
    scales,
    by,
    to,
    whole: () => to(0),
    pointAt: (screen) => place(screen)?.point,
  };
}

/** Two fingers, and the wheel with Ctrl, which is also what a pad sends for two fingers. One finger scrolls by itself. */
function usePinch(
  frame: RefObject<HTMLElement | null>,
  latest: RefObject<{ readonly scale: number | undefined }>,
  to: (scale: number, around?: Point) => void,
): void {
  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    let begun: { readonly apart: number; readonly scale: number } | undefined;
    const fingers = ({ touches }: TouchEvent) => {
      const [a, b] = [touches[0], touches[1]];
      if (a === undefined || b === undefined) return undefined;
      return {
        apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
        between: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
      };
    };
    const touched = (event: TouchEvent): void => {
      const held = fingers(event);
      const { scale } = latest.current;
      begun = held === undefined || scale === undefined ? undefined : { apart: held.apart, scale };
      if (begun !== undefined && event.cancelable) event.preventDefault();
    };
    const moved = (event: TouchEvent): void => {
      const held = fingers(event);
      if (held === undefined || begun === undefined || begun.apart === 0) return;
      if (event.cancelable) event.preventDefault();
      to((begun.scale * held.apart) / begun.apart, held.between);
    };
    const wheeled = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      to((latest.current.scale ?? 0) * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    box.addEventListener('touchstart', touched, { passive: false });
    box.addEventListener('touchmove', moved, { passive: false });
    box.addEventListener('touchend', touched, { passive: false });
    box.addEventListener('wheel', wheeled, { passive: false });
    return () => {
      box.removeEventListener('touchstart', touched);
      box.removeEventListener('touchmove', moved);
      box.removeEventListener('touchend', touched);
      box.removeEventListener('wheel', wheeled);
    };
  }, [frame, latest, to]);
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
      if (dragged) box.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' });
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

const zoomKeys: Readonly<Record<string, (zoom: Zoom) => void>> = {
  '+': (zoom) => zoom.by(STEP),
  '=': (zoom) => zoom.by(STEP),
  '-': (zoom) => zoom.by(1 / STEP),
  '0': (zoom) => zoom.whole(),
};

export function ZoomButtons({ zoom }: { readonly zoom: Zoom }) {
  const { t } = useWords();
  const { scale = 0, scales } = zoom;
  const small = scales === undefined || scale <= scales.least + 0.01;
  const large = scales === undefined || scale >= scales.most - 0.01;
  return (
    <fieldset className="zoom-buttons" aria-label={t('web.map.size')}>
      <button
        type="button"
        className="tool"
        aria-label={t('web.map.larger')}
        title={t('web.map.larger')}
        disabled={large}
        onClick={() => zoom.by(STEP)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t('web.map.smaller')}
        title={t('web.map.smaller')}
        disabled={small}
        onClick={() => zoom.by(1 / STEP)}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t('web.map.whole')}
        title={t('web.map.whole')}
        disabled={small}
        onClick={() => zoom.whole()}
      >
        <Icon name="whole" />
      </button>
    </fieldset>
  );
}

export function MapFrame(props: {
  readonly label: string;
  readonly map: Extent;
  readonly zoom: Zoom;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly children: ReactNode;
}) {
  const { map, zoom } = props;
  const scale = zoom.scale ?? 0;
  const size: CSSProperties = { width: map.width * scale, height: map.height * scale };
  return (
    <section
      ref={zoom.frame}
      className="map-frame"
      aria-label={props.label}
      {...{ tabIndex: 0 }}
      onKeyDown={(event) => {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : zoomKeys[event.key];
        if (act === undefined) {
          props.onKey(event);
          return;
        }
        event.preventDefault();
        act(zoom);
      }}
      onClick={props.onClick}
    >
      <div className="hex-sheet" style={size}>
        {props.children}
      </div>
    </section>
  );
}
