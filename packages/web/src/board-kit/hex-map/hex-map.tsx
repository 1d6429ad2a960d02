/**
 * A map of hexagons: drawn by the game, made larger and moved by anybody. Spaces that the question points at are buttons;
 * any other can be pointed at. Screen readers have the spaces as a list.
 */

import { type Message, type Plain, same } from '@orrery/kernel';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { useWords } from '../../app/words.tsx';
import { usePhone, useTouch } from '../../parts/media.ts';
import type { Point } from '../measures.ts';
import { type Frame, frameOf, placeKey, spaceAt } from './geometry.ts';
import styles from './hex-map.module.css';
import { MapFrame, ZoomButtons } from './map-frame.tsx';
import { directions, middleOf, nextTowards } from './zoom.ts';
import { useZoom } from './zooming.ts';

/** A space with its middle, in distances between neighbours. */
interface MapSpace extends Point {
  /** Everything about it in words; the place first. */
  readonly name: Message;
  /** The space as options point at it. */
  readonly target?: Plain;
}

/** What a space can be chosen for. */
export interface Choosable {
  readonly target: Plain;
  readonly chosen: boolean;
}

/** How the spaces are drawn. All of it must keep its identity from one choice to the next, or the map is drawn anew. */
interface Drawn<S extends MapSpace> {
  readonly spaces: readonly S[];
  /** A space in units of the map, as part of an SVG. */
  readonly draw: (space: S) => ReactNode;
  /** What lies over all spaces: borders, lines, ghosts. */
  readonly over?: ReactNode;
  /** The spaces of which there is something to tell. */
  readonly isListed: (space: S) => boolean;
}

interface HexMapProps<S extends MapSpace> extends Drawn<S> {
  readonly title: Message;
  readonly choosable: readonly Choosable[];
  readonly onChoose: (target: Plain) => void;
  /** Somebody points at a space, by mouse, focus or finger. */
  readonly onPoint?: (space: S | undefined) => void;
  /** What one wants to see first where nothing can be chosen. */
  readonly isOwn?: (space: S) => boolean;
  /** What stands below the map, beside the buttons for its size; a map too small for a finger is only for looking. */
  readonly foot: (small: boolean) => ReactNode;
}

/** How wide a button is: as far apart as columns are, so that no two overlap. */
const TARGET = 0.866;
/** A finger needs 44 pixels. */
const TOUCHABLE = 44 / TARGET + 0.2;
/** From so many on, the marks of what can be chosen are drawn thinner. */
const CROWD = 40;

interface Target<S> extends Choosable, Point {
  readonly space: S;
}

function targetsOn<S extends MapSpace>(spaces: readonly S[], choosable: readonly Choosable[]): Target<S>[] {
  return choosable.flatMap((each) => {
    const space = spaces.find(({ target }) => target !== undefined && same(target, each.target));
    return space === undefined ? [] : [{ ...each, space, x: space.x, y: space.y }];
  });
}

/** What one wants to see first: what can be chosen, else one's own pieces, else the middle of it all. */
function centreOf<S extends MapSpace>(
  { spaces, isOwn = () => false }: Pick<HexMapProps<S>, 'spaces' | 'isOwn'>,
  frame: Frame,
  targets: readonly Point[],
): Point {
  const centre = middleOf(targets) ?? middleOf(spaces.filter(isOwn)) ?? middleOf(spaces) ?? { x: 0, y: 0 };
  return { x: centre.x - frame.left, y: centre.y - frame.top };
}

/** The drawing alone: it changes with the view, not with what is being chosen. */
function Drawing<S extends MapSpace>(props: Drawn<S> & { readonly frame: Frame }) {
  const { format } = useWords();
  const { spaces, frame, draw, over, isListed } = props;
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
        aria-hidden="true"
      >
        {spaces.map((space) => (
          <g key={placeKey(space)}>
            <title>{format(space.name)}</title>
            {draw(space)}
          </g>
        ))}
        {over}
      </svg>
      <ul className="hidden">
        {spaces.filter(isListed).map((space) => (
          <li key={placeKey(space)}>{format(space.name)}</li>
        ))}
      </ul>
    </>
  );
}
/** The buttons on the map; for the Tab key they are one stop, and the arrow keys lead from each to the next. */
function Targets<S extends MapSpace>(props: {
  readonly targets: readonly Target<S>[];
  readonly frame: Frame;
  readonly onChoose: (target: Plain) => void;
  readonly onPoint: ((space: S | undefined) => void) | undefined;
}) {
  const { format } = useWords();
  const { targets, frame, onChoose, onPoint } = props;
  const [last, setLast] = useState('');
  const stop = targets.find((each) => placeKey(each) === last) ?? targets[0];
  return targets.map((each) => {
    const key = placeKey(each);
    const name = format(each.space.name);
    return (
      <button
        key={key}
        type="button"
        className={styles.target}
        data-space={key}
        aria-pressed={each.chosen}
        aria-label={name}
        title={name}
        tabIndex={each === stop ? 0 : -1}
        style={placeOf(each, frame)}
        onFocus={() => {
          setLast(key);
          onPoint?.(each.space);
        }}
        onClick={() => onChoose(each.target)}
      />
    );
  });
}

const placeOf = ({ x, y }: Point, frame: Frame) => ({
  left: `${((x - frame.left) / frame.width) * 100}%`,
  top: `${((y - frame.top) / frame.height) * 100}%`,
  width: `${(TARGET * 100) / frame.width}%`,
});

/** Arrow keys lead from the space that has the focus to the next one in their direction. */
function walk(event: KeyboardEvent, targets: readonly Point[]): void {
  const towards = directions[event.key];
  const from = targets.find((each) => buttonAt(event.currentTarget, each)?.matches(':focus') === true);
  if (towards === undefined || from === undefined) return;
  event.preventDefault();
  const next = nextTowards(targets, from, towards);
  if (next !== undefined) buttonAt(event.currentTarget, next)?.focus();
}

const buttonAt = (map: Element, place: Point): HTMLElement | null =>
  map.querySelector<HTMLElement>(`[data-space="${placeKey(place)}"]`);

export function HexMap<S extends MapSpace>(props: HexMapProps<S>) {
  const { format } = useWords();
  const { spaces, draw, over, isListed, onChoose, onPoint } = props;
  const phone = usePhone();
  const touch = useTouch();
  const frame = useMemo(() => frameOf(spaces), [spaces]);
  const drawing = useMemo(
    () => <Drawing spaces={spaces} frame={frame} draw={draw} over={over} isListed={isListed} />,
    [spaces, frame, draw, over, isListed],
  );
  const targets = targetsOn(spaces, props.choosable);
  // Where the map begins is decided once: it must not run away while somebody looks at it.
  const [centre] = useState(() => centreOf(props, frame, targets));
  const zoom = useZoom(frame, phone ? TOUCHABLE : 0, centre);
  // Under a finger a small map is for looking; a tap enlarges it where it was tapped.
  const small = touch && zoom.scale !== undefined && zoom.scale < TOUCHABLE - 0.1;

  const pointAt = ({ clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }) => {
    const point = zoom.pointAt({ x, y });
    return point === undefined
      ? undefined
      : spaceAt(spaces, { x: point.x + frame.left, y: point.y + frame.top });
  };
  const tap = (event: MouseEvent): void => {
    // The keyboard clicks where the focus is, which has been told already.
    if (event.detail === 0) return;
    onPoint?.(pointAt(event));
    if (small) zoom.to(TOUCHABLE, { x: event.clientX, y: event.clientY });
  };
  return (
    <div className={targets.length > CROWD ? `${styles.map} ${styles.crowded}` : styles.map}>
      <MapFrame
        label={format(props.title)}
        map={frame}
        zoom={zoom}
        onKey={(event) => walk(event, targets)}
        onClick={tap}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse') onPoint?.(pointAt(event));
        }}
      >
        {drawing}
        {small ? (
          targets.map((each) => (
            <span
              key={placeKey(each)}
              className={each.chosen ? `${styles.target} ${styles.chosen}` : styles.target}
              style={placeOf(each, frame)}
            />
          ))
        ) : (
          <Targets targets={targets} frame={frame} onChoose={onChoose} onPoint={onPoint} />
        )}
      </MapFrame>
      <div className={styles.foot}>
        {props.foot(small)}
        <ZoomButtons zoom={zoom} />
      </div>
    </div>
  );
}
