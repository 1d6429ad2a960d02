/** Places of a map that belong together for a while: the map shows all of them as large as it can. */
import { useEffect, useRef } from 'react';
import type { Point } from '../measures.ts';
import { type Frame, frameOf } from './geometry.ts';
import { scaleHolding, within } from './zoom.ts';
import type { Zoom } from './zooming.ts';

export interface Held {
  /** Of what they are the places; another one is shown anew. */
  readonly of: string;
  readonly places: readonly Point[];
}

/** The room around them, in units. */
const AROUND = 1.3;
/** A map that would only become a little larger stays as it is. */
const WORTHWHILE = 1.2;

/** `least` is the scale below which nothing on the map could be hit. Whoever changes the size is left alone. */
export function useHeld(held: Held | undefined, zoom: Zoom, map: Frame, least: number): void {
  const shown = useRef<{ readonly of: string; readonly scale: number } | undefined>(undefined);
  useEffect(() => {
    const { scale, scales, extent } = zoom;
    if (scale === undefined || scales === undefined || extent === undefined) return;
    const before = shown.current;
    const untouched = before?.scale === scale;
    if (held === undefined || held.places.length === 0) {
      shown.current = undefined;
      if (untouched) zoom.whole();
      return;
    }
    if (before?.of === held.of && !untouched) return;
    const part = frameOf(held.places, AROUND);
    const fitting = within(Math.max(scaleHolding(part, extent), least), scales);
    if (before === undefined && fitting < scale * WORTHWHILE) return;
    shown.current = { of: held.of, scale: fitting };
    const middle = { x: part.left + part.width / 2 - map.left, y: part.top + part.height / 2 - map.top };
    zoom.moveTo(middle, fitting);
  }, [held, zoom, map, least]);
}
