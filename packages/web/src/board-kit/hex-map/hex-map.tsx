/**
 * A map of hexagons: drawn by the game, made larger and moved by anybody. Spaces that the question points at are buttons;
 * any other can be pointed at, and touched where the game wants that. Screen readers have the spaces as a list.
 */

import { type Message, type Plain, same } from '@orrery/kernel';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useWords } from '../../app/words.tsx';
import { usePhone, useTouch } from '../../parts/media.ts';
import { useBoardKeys } from '../keys.ts';
import type { Point } from '../measures.ts';
import { type Frame, frameOf, type Margin, placeKey, spaceAt } from './geometry.ts';
import { type Held, useHeld } from './held.ts';
import styles from './hex-map.module.css';
import { Layer, MapFrame, ZoomButtons, zoomKeys } from './map-frame.tsx';
import {
  buttonAt,
  type Choosable,
  LookedAt,
  type MapSpace,
  Spots,
  TARGET,
  type Target,
  Targets,
} from './targets.tsx';
import { directions, middleOf, nearestTo, nextTowards } from './zoom.ts';
import { useZoom } from './zooming.ts';

interface HexMapProps<S extends MapSpace> {
  readonly title: Message;
  readonly spaces: readonly S[];
  /** Whether hexagons have a corner at the top. */
  readonly pointed: boolean;
  /** The room around the outermost spaces, from their middles, for what stands out of them. */
  readonly margin?: Margin;
  /** Pixels to a unit up to which the map grows with its frame; 56 unless told. */
  readonly calm?: number;
  /** Whether a phone begins with the whole map, where there is nothing to hit. */
  readonly wholeFirst?: boolean;
  /** All spaces, in units of the map; must keep its identity from one choice to the next, or all is drawn anew. */
  readonly drawing: ReactNode;
  /** Letters below the drawing, at places of the frame (`placeIn`); see `Layer`. */
  readonly letters?: ReactNode;
  /** What lies over the drawing and changes with every choice: outlines, lines, ghosts. */
  readonly marks?: ReactNode;
  /** What lies over everything, at a place of the frame (`placeIn`), in pixels of the screen; `--unit` are those to a unit. */
  readonly over?: ReactNode;
  /** The spaces of which there is something to tell. */
  readonly isListed: (space: S) => boolean;
  readonly choosable: readonly Choosable[];
  readonly onChoose: (target: Plain) => void;
  /** Somebody touches a space that the question does not point at. */
  readonly onTouch?: (space: S) => void;
  /** Somebody points at a space, by mouse, focus or finger. */
  readonly onPoint?: (space: S | undefined) => void;
  /** The places that one wants to see first; else those that can be chosen. */
  readonly first?: readonly Point[];
  /** What is shown as large as it can be for a while; must keep its identity meanwhile. */
  readonly held?: Held | undefined;
  /** What stands below the map, beside the buttons for its size; without it they lie in a corner of the map. A map too
   * small for a finger is only for looking. */
  readonly foot?: (small: boolean) => ReactNode;
  /** What lies over the map, in the corners that it leaves; `[data-enlarged]` is around it when it leaves none. */
  readonly corners?: ReactNode;
}

/** A finger needs 44 pixels. */
const TOUCHABLE = 44 / TARGET + 0.2;

function targetsOn<S extends MapSpace>(spaces: readonly S[], choosable: readonly Choosable[]): Target<S>[] {
  return choosable.flatMap((each) => {
    const space =
      spaces.find(({ target }) => target === each.target) ??
      spaces.find(({ target }) => target !== undefined && same(target, each.target));
    return space === undefined ? [] : [{ ...each, space, x: space.x, y: space.y }];
  });
}

/** Where the map begins, from its corner: at the place in the midst of those that one wants to see first. */
function beginningOf(ranked: readonly (readonly Point[])[], frame: Frame): Point {
  const places = ranked.find(({ length }) => length > 0) ?? [];
  const centre = nearestTo(places, middleOf(places) ?? { x: 0, y: 0 }) ?? { x: 0, y: 0 };
  return { x: centre.x - frame.left, y: centre.y - frame.top };
}

/** The spaces in words: they change with the view, not with what is being chosen. */
function List<S extends MapSpace>({ spaces }: { readonly spaces: readonly S[] }) {
  const { format } = useWords();
  return (
    <ul className="hidden">
      {spaces.map((space) => (
        <li key={placeKey(space)}>{format(space.name)}</li>
      ))}
    </ul>
  );
}

/**
 * Arrow keys lead from the space that has the focus to the next one in their direction that can be chosen; with Shift,
 * or where none can, to the next of which there is something to tell. The first step is from the middle.
 */
function nextSpace<S extends MapSpace>(
  event: KeyboardEvent,
  targets: readonly Target<S>[],
  listed: readonly S[],
): S | undefined {
  const towards = directions[event.key];
  if (towards === undefined) return undefined;
  const choosable = targets.map(({ space }) => space);
  const all = [...choosable, ...listed];
  const from = all.find((each) => buttonAt(event.currentTarget, each)?.matches(':focus') === true);
  const places = event.shiftKey || targets.length === 0 ? all : choosable;
  if (from !== undefined) return nextTowards(places, from, towards);
  return event.target === event.currentTarget
    ? nearestTo(places, middleOf(places) ?? { x: 0, y: 0 })
    : undefined;
}

/** Stays the same while what lies on the map changes: the map is laid again only where its places have changed. */
function useFrame(spaces: readonly Point[], margin: Margin | undefined): Frame {
  const { left, top, width, height } = useMemo(() => frameOf(spaces, margin), [spaces, margin]);
  return useMemo(() => ({ left, top, width, height }), [left, top, width, height]);
}

const isOnButton = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('button') !== null;

export function HexMap<S extends MapSpace>(props: HexMapProps<S>) {
  const { format } = useWords();
  const { spaces, pointed, margin, isListed, onChoose, onTouch, onPoint } = props;
  const phone = usePhone();
  const touch = useTouch();
  const frame = useFrame(spaces, margin);
  const listed = useMemo(() => spaces.filter(isListed), [spaces, isListed]);
  const list = useMemo(() => <List spaces={listed} />, [listed]);
  const targets = useMemo(() => targetsOn(spaces, props.choosable), [spaces, props.choosable]);
  // Where the map begins is decided once: it must not run away while somebody looks at it.
  const [first] = useState(() => beginningOf([props.first ?? [], targets, spaces], frame));
  const zoom = useZoom(frame, phone && props.wholeFirst !== true ? TOUCHABLE : 0, first, props.calm);
  // Under a finger a small map is for looking; a tap finds what can be chosen there, and enlarges it.
  const small = touch && zoom.scale !== undefined && zoom.scale < TOUCHABLE - 0.1;
  const enlarged = zoom.scale !== undefined && zoom.scales !== undefined && zoom.scale > zoom.scales.least;
  useHeld(props.held, zoom, frame, phone ? TOUCHABLE : 0);
  const [found, setFound] = useState<S>();
  // A space that cannot be chosen, where the arrow keys have led.
  const [looked, setLooked] = useState<S>();
  useEffect(() => {
    if (looked !== undefined && zoom.frame.current !== null) buttonAt(zoom.frame.current, looked)?.focus();
  }, [looked, zoom.frame]);
  const walk = (event: KeyboardEvent): void => {
    const next = nextSpace(event, targets, onTouch === undefined ? [] : listed);
    if (next === undefined) return;
    event.preventDefault();
    const button = buttonAt(event.currentTarget, next);
    if (button === null) setLooked(next);
    else button.focus();
  };
  useBoardKeys(zoomKeys(zoom));
  useEffect(() => {
    if (found !== undefined && !small && zoom.frame.current !== null)
      buttonAt(zoom.frame.current, found)?.focus({ preventScroll: true });
  }, [found, small, zoom.frame]);

  const placeAt = ({ clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }) => {
    const point = zoom.pointAt({ x, y });
    return point === undefined ? undefined : { x: point.x + frame.left, y: point.y + frame.top };
  };
  const find = (place: Point): void => {
    const { space } = nearestTo(targets, place) ?? {};
    onPoint?.(space);
    setFound(space);
    const { x, y } = space ?? place;
    zoom.show({ x: x - frame.left, y: y - frame.top }, TOUCHABLE);
  };
  const tap = (event: MouseEvent): void => {
    // The keyboard clicks where the focus is, which has been told already.
    const place = event.detail === 0 ? undefined : placeAt(event);
    if (place === undefined) return;
    if (small) {
      find(place);
      return;
    }
    setFound(undefined);
    const space = spaceAt(spaces, place);
    onPoint?.(space);
    if (space === undefined || isOnButton(event)) return;
    const target = targets.find((each) => each.space === space);
    if (target === undefined) onTouch?.(space);
    else onChoose(target.target);
  };
  const buttons = <ZoomButtons zoom={zoom} over={props.foot === undefined} />;
  return (
    <div className={styles.map} data-enlarged={enlarged ? '' : undefined}>
      <MapFrame
        label={format(props.title)}
        map={frame}
        zoom={zoom}
        isStop={targets.length === 0 || small}
        onKey={walk}
        onClick={tap}
        onPointerMove={(event) => {
          // Nothing is pointed at while the map is dragged.
          if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
          const place = placeAt(event);
          onPoint?.(place === undefined ? undefined : spaceAt(spaces, place));
        }}
        onPointerLeave={() => onPoint?.(undefined)}
      >
        <Layer frame={frame} scale={zoom.scale} under={props.letters}>
          {props.drawing}
        </Layer>
        {props.marks === undefined ? null : (
          <Layer frame={frame} scale={zoom.scale}>
            {props.marks}
          </Layer>
        )}
        <div className={styles.glass} />
        {list}
        {small ? (
          <Spots targets={targets} frame={frame} pointed={pointed} />
        ) : (
          <Targets
            targets={targets}
            frame={frame}
            pointed={pointed}
            found={found}
            onChoose={onChoose}
            onPoint={onPoint}
          />
        )}
        {looked === undefined || onTouch === undefined ? null : (
          <LookedAt
            space={looked}
            frame={frame}
            pointed={pointed}
            onFocus={onPoint}
            onClick={onTouch}
            onBlur={() => setLooked(undefined)}
          />
        )}
        {props.over === undefined ? null : (
          <div className={styles.over} style={{ '--unit': `${zoom.scale ?? 0}px` }}>
            {props.over}
          </div>
        )}
      </MapFrame>
      {props.corners}
      {props.foot === undefined ? (
        <>
          <div className={styles.corner} data-floats>
            {buttons}
          </div>
          <output className={styles.found}>{found === undefined ? null : format(found.name)}</output>
        </>
      ) : (
        <div className={styles.foot}>
          {props.foot(small)}
          {buttons}
        </div>
      )}
    </div>
  );
}
