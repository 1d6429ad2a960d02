/** What can be chosen on a map: hexagons in brass. For the Tab key they are one stop. */
import type { Message, Plain } from '@orrery/kernel';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../app/words.tsx';
import type { Point } from '../measures.ts';
import { type Frame, outline, placeIn, placeKey, RADIUS } from './geometry.ts';
import styles from './targets.module.css';

/** A space with its middle, in distances between neighbours. */
export interface MapSpace extends Point {
  /** Everything about it in words; the place first. */
  readonly name: Message;
  /** The space as options point at it. */
  readonly target?: Plain;
}

/** How the outline is drawn: what is at hand, what takes something more, an empty space, one of many, a fault; or not at all. */
type Look = 'near' | 'far' | 'space' | 'many' | 'fault' | 'bare';

/** What a space can be chosen for. */
export interface Choosable {
  readonly target: Plain;
  readonly chosen: boolean;
  readonly look?: Look;
  /** What choosing it does, in words. */
  readonly does?: string;
}

export interface Target<S> extends Choosable, Point {
  readonly space: S;
}

/** How wide a button is: as far apart as columns are, so that no two overlap. */
export const TARGET = 0.866;
/** From so many on, the marks of what can be chosen are drawn thinner. */
const CROWD = 40;

const placeOf = (at: Point, frame: Frame) => ({
  ...placeIn(frame, at),
  width: `${(TARGET * 100) / frame.width}%`,
});

const FIELD = `${-TARGET / 2} ${-TARGET / 2} ${TARGET} ${TARGET}`;
const shapes = {
  pointed: outline({ x: 0, y: 0 }, true, RADIUS * 0.88),
  flat: outline({ x: 0, y: 0 }, false, RADIUS * 0.88),
};

const Shape = ({ pointed }: { readonly pointed: boolean }) => (
  <svg className={styles.shape} viewBox={FIELD} aria-hidden="true">
    <polygon points={pointed ? shapes.pointed : shapes.flat} />
  </svg>
);

interface ButtonProps {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly frame: Frame;
  readonly pointed: boolean;
  readonly name: string;
  readonly look: Look;
  readonly chosen: boolean;
  readonly stop: boolean;
  readonly found: boolean;
  readonly onFocus: (place: string) => void;
  readonly onClick: (place: string) => void;
}

const TargetButton = memo(function TargetButton(props: ButtonProps) {
  const { place, look, frame, pointed, onFocus, onClick } = props;
  return (
    <button
      type="button"
      className={styles.target}
      data-space={place}
      data-look={look}
      data-found={props.found}
      aria-pressed={props.chosen}
      aria-label={props.name}
      tabIndex={props.stop ? 0 : -1}
      style={placeOf(props, frame)}
      onFocus={() => onFocus(place)}
      onClick={() => onClick(place)}
    >
      <Shape pointed={pointed} />
    </button>
  );
});

interface Shown<S> {
  readonly targets: readonly Target<S>[];
  readonly frame: Frame;
  readonly pointed: boolean;
}

const lookOf = <S,>({ look }: Target<S>, targets: readonly Target<S>[]): Look =>
  look ?? (targets.length > CROWD ? 'many' : 'near');

/** A function that stays the same and does what the latest one would: so the buttons need not be drawn again. */
function useSteady(act: (place: string) => void): (place: string) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((place) => latest.current(place), []);
}

/** The arrow keys lead from each button to the next. */
export function Targets<S extends MapSpace>(
  props: Shown<S> & {
    readonly onChoose: (target: Plain) => void;
    readonly onPoint: ((space: S) => void) | undefined;
    /** What a tap on the small map has found. */
    readonly found: S | undefined;
  },
) {
  const { format } = useWords();
  const { targets, frame, pointed, found, onChoose, onPoint } = props;
  const [last, setLast] = useState('');
  const at = (place: string) => targets.find((each) => placeKey(each) === place);
  const stop = at(last) ?? targets[0];
  const focus = useSteady((place: string) => {
    const target = at(place);
    setLast(place);
    if (target !== undefined) onPoint?.(target.space);
  });
  const choose = useSteady((place: string) => {
    const target = at(place);
    if (target !== undefined) onChoose(target.target);
  });
  return targets.map((each) => {
    const place = placeKey(each);
    const name = format(each.space.name);
    return (
      <TargetButton
        key={place}
        place={place}
        x={each.x}
        y={each.y}
        frame={frame}
        pointed={pointed}
        name={each.does === undefined ? name : `${name}: ${each.does}`}
        look={lookOf(each, targets)}
        chosen={each.chosen}
        stop={each === stop}
        found={each.space === found}
        onFocus={focus}
        onClick={choose}
      />
    );
  });
}

/** A space that cannot be chosen, while the keyboard is there. */
export function LookedAt<S extends MapSpace>(props: {
  readonly space: S;
  readonly frame: Frame;
  readonly pointed: boolean;
  readonly onFocus: ((space: S) => void) | undefined;
  readonly onClick: (space: S) => void;
  readonly onBlur: () => void;
}) {
  const { format } = useWords();
  const { space, frame, pointed, onFocus, onClick, onBlur } = props;
  return (
    <button
      type="button"
      className={styles.target}
      data-space={placeKey(space)}
      data-look="bare"
      aria-label={format(space.name)}
      tabIndex={-1}
      style={placeOf(space, frame)}
      onFocus={() => onFocus?.(space)}
      onClick={() => onClick(space)}
      onBlur={onBlur}
    >
      <Shape pointed={pointed} />
    </button>
  );
}

/** The same without buttons, on a map that is too small for them. */
export const Spots = <S extends MapSpace>({ targets, frame, pointed }: Shown<S>) =>
  targets.map((each) => (
    <span
      key={placeKey(each)}
      className={styles.target}
      data-look={lookOf(each, targets)}
      data-chosen={each.chosen}
      style={placeOf(each, frame)}
    >
      <Shape pointed={pointed} />
    </span>
  ));

export const buttonAt = (map: Element, place: Point): HTMLElement | null =>
  map.querySelector<HTMLElement>(`[data-space="${placeKey(place)}"]`);
