/** Hands on a map: fingers, wheel and mouse. While they are at it, the map is only transformed or scrolled. */
import { type RefObject, useEffect, useMemo } from 'react';
import { type Point, zoomOf } from '../measures.ts';
import { type Anchor, within } from './zoom.ts';
import type { Zoom } from './zooming.ts';

/** A mouse that has moved so far drags the map and clicks nothing. */
const DRAGGED = 5;
/** A wheel that has stood still for so many milliseconds is let go. */
const WHEEL_RESTS = 140;

interface Gesture {
  begin(around: Point): void;
  /** So many times as large as at the beginning, around a point of the screen. */
  move(times: number, around: Point): void;
  end(): void;
}

interface Held {
  readonly effect: KeyframeEffect;
  readonly animation: Animation;
}
const holding = new WeakMap<HTMLElement, Held>();

/**
 * Shows a sheet transformed until it is laid again. It is done by an animation that stands still: a browser moves what is
 * animated without looking through the rest of the page, and a change of style would make it do that in every frame.
 */
function transformTo(sheet: HTMLElement, frame: Keyframe): void {
  const held = holding.get(sheet);
  // Whoever lays the sheet cancels what moves it.
  if (held?.animation.playState === 'paused') {
    held.effect.setKeyframes([frame, frame]);
    return;
  }
  const effect = new KeyframeEffect(sheet, [frame, frame], { duration: 1, fill: 'both' });
  const animation = new Animation(effect);
  holding.set(sheet, { effect, animation });
  // What is painted is enlarged as it is, as long as the hand is at it; else it would be painted anew in every frame.
  sheet.style.willChange = 'transform';
  animation.pause();
}

/** Nothing is transformed any longer: the sheet is painted as large as it lies. */
export function release(sheet: HTMLElement): void {
  for (const moving of sheet.getAnimations()) moving.cancel();
  sheet.style.removeProperty('will-change');
}

/** What is done once a frame, however often it is asked for. */
function oncePerFrame(act: () => void): { ask(): void; drop(): void } {
  let asked: number | undefined;
  return {
    ask() {
      asked ??= requestAnimationFrame(() => {
        asked = undefined;
        act();
      });
    },
    drop() {
      if (asked !== undefined) cancelAnimationFrame(asked);
      asked = undefined;
    },
  };
}

/** A change of size that goes on for a while: the sheet is transformed, without anything being drawn. */
export function useGesture(
  frame: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  latest: RefObject<Pick<Zoom, 'scale' | 'scales'>>,
  anchorAt: (screen: Point) => Anchor | undefined,
  settle: (scale: number, kept: Anchor | undefined) => void,
): Gesture {
  return useMemo(() => {
    // The frame stays where it is meanwhile, so it is asked only once where that is.
    let begun:
      | (Anchor & { readonly scale: number; readonly corner: Point; readonly zoom: number })
      | undefined;
    let reached: { readonly scale: number; readonly at: Point } | undefined;
    const show = oncePerFrame(() => {
      if (begun === undefined || reached === undefined || sheet.current === null) return;
      const { point, scale } = begun;
      transformTo(sheet.current, {
        transformOrigin: `${point.x * scale}px ${point.y * scale}px`,
        transform: `translate(${reached.at.x - begun.at.x}px, ${reached.at.y - begun.at.y}px) scale(${reached.scale / scale})`,
      });
    });
    return {
      begin(around) {
        const anchor = anchorAt(around);
        const { scale } = latest.current;
        const box = frame.current;
        if (anchor === undefined || scale === undefined || box === null) begun = undefined;
        else {
          const { left, top } = box.getBoundingClientRect();
          begun = { ...anchor, scale, corner: { x: left, y: top }, zoom: zoomOf(box) };
        }
        reached = undefined;
      },
      move(times, around) {
        const { scales } = latest.current;
        if (begun === undefined || scales === undefined) return;
        const { corner, zoom } = begun;
        const at = { x: (around.x - corner.x) / zoom, y: (around.y - corner.y) / zoom };
        reached = { scale: within(begun.scale * times, scales), at };
        show.ask();
      },
      end() {
        show.drop();
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
export function usePinch(frame: RefObject<HTMLElement | null>, gesture: Gesture): void {
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
      event.stopPropagation();
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
export function useDrag(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    let from: (Point & { readonly left: number; readonly top: number; readonly zoom: number }) | undefined;
    let dragged = false;
    const down = (event: PointerEvent): void => {
      dragged = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      const { clientX: x, clientY: y } = event;
      from = { x, y, left: box.scrollLeft, top: box.scrollTop, zoom: zoomOf(box) };
    };
    const move = (event: PointerEvent): void => {
      if (from === undefined) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged && Math.hypot(x, y) <= DRAGGED) return;
      // Nobody else looks for what lies under the mouse meanwhile.
      if (!dragged) box.setPointerCapture(event.pointerId);
      dragged = true;
      event.stopPropagation();
      box.scrollTo({ left: from.left - x / from.zoom, top: from.top - y / from.zoom, behavior: 'instant' });
    };
    const mouseMoved = (event: globalThis.MouseEvent): void => {
      if (dragged && from !== undefined) event.stopPropagation();
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
    addEventListener('pointermove', move, { capture: true });
    addEventListener('mousemove', mouseMoved, { capture: true });
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      box.removeEventListener('pointerdown', down);
      box.removeEventListener('click', click, { capture: true });
      removeEventListener('pointermove', move, { capture: true });
      removeEventListener('mousemove', mouseMoved, { capture: true });
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, [frame]);
}
