/** A map of hexagons. Spaces that the question points at are buttons; any other tells what it is. */

import { type Plain, same } from '@orrery/kernel';
import type { PanelSpace } from '@orrery/presentation';
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import { usePhone, useTouch } from '../parts/media.ts';
import { Drawing, type Frame, frameOf, type MapBlock, placeKey } from './hex-drawing.tsx';
import { MapFrame, useZoom, ZoomButtons } from './map-frame.tsx';
import { directions, middleOf, nextTowards, type Point } from './zoom.ts';

/** What a space can be chosen for. */
export interface Choosable {
  readonly target: Plain;
  readonly chosen: boolean;
}

export interface HexMapProps {
  readonly block: MapBlock;
  readonly seats: readonly SeatInfo[];
  readonly choosable: readonly Choosable[];
  readonly onChoose: (target: Plain) => void;
}

/** How wide a button is: as far apart as columns are, so that no two overlap. */
const TARGET = 0.866;
/** A finger needs 44 pixels. */
const TOUCHABLE = 44 / TARGET + 0.2;
/** From so many on, the marks of what can be chosen are drawn thinner. */
const CROWD = 40;

interface Target extends Choosable, Point {
  readonly space: PanelSpace;
}

function targetsOn({ spaces }: MapBlock, choosable: readonly Choosable[]): Target[] {
  return choosable.flatMap((each) => {
    const space = spaces.find(({ target }) => target !== undefined && same(target, each.target));
    return space === undefined ? [] : [{ ...each, space, x: space.x, y: space.y }];
  });
}

/** What one wants to see first: what can be chosen, else one's own pieces, else the middle of it all. */
function centreOf(
  { spaces }: MapBlock,
  frame: Frame,
  targets: readonly Target[],
  me: number | undefined,
): Point {
  const own = spaces.filter(({ piece }) => piece?.seat !== undefined && piece.seat === me);
  const centre = middleOf(targets) ?? middleOf(own) ?? middleOf(spaces) ?? { x: 0, y: 0 };
  return { x: centre.x - frame.left, y: centre.y - frame.top };
}

/** The space around a point of the map. */
const spaceAt = ({ spaces }: MapBlock, { x, y }: Point): PanelSpace | undefined =>
  spaces.find((space) => Math.hypot(space.x - x, space.y - y) < 0.5);

/** The buttons on the map; for the Tab key they are one stop, and the arrow keys lead from each to the next. */
function Targets(props: {
  readonly targets: readonly Target[];
  readonly frame: Frame;
  readonly onChoose: (target: Plain) => void;
}) {
  const { format } = useWords();
  const { targets, frame, onChoose } = props;
  const [last, setLast] = useState('');
  const stop = targets.find(({ x, y }) => placeKey(x, y) === last) ?? targets[0];
  return targets.map((each) => {
    const key = placeKey(each.x, each.y);
    const name = format(each.space.name);
    return (
      <button
        key={key}
        type="button"
        className="hex-target"
        data-place={key}
        aria-pressed={each.chosen}
        aria-label={name}
        title={name}
        tabIndex={each === stop ? 0 : -1}
        style={placeOf(each, frame)}
        onFocus={() => setLast(key)}
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

export function HexMap({ block, seats, choosable, onChoose }: HexMapProps) {
  const { format, t } = useWords();
  const phone = usePhone();
  const touch = useTouch();
  const frame = useMemo(() => frameOf(block.spaces), [block]);
  const targets = targetsOn(block, choosable);
  const me = seats.find((seat) => seat.me)?.seat;
  // Where the map begins is decided once: it must not run away while somebody looks at it.
  const [centre] = useState(() => centreOf(block, frame, targets, me));
  const zoom = useZoom(frame, phone ? TOUCHABLE : 0, centre);
  const [told, setTold] = useState<PanelSpace>();
  const [explained, setExplained] = useState(false);
  // Under a finger a small map is for looking; a tap enlarges it where it was tapped.
  const small = touch && zoom.scale !== undefined && zoom.scale < TOUCHABLE - 0.1;

  const tap = (event: MouseEvent): void => {
    const at = { x: event.clientX, y: event.clientY };
    const point = event.detail === 0 ? undefined : zoom.pointAt(at);
    if (point === undefined) return;
    setTold(spaceAt(block, { x: point.x + frame.left, y: point.y + frame.top }));
    if (small) zoom.to(TOUCHABLE, at);
  };
  const walk = (event: KeyboardEvent): void => {
    const towards = directions[event.key];
    const from = targets.find(({ x, y }) => isFocused(event.currentTarget, placeKey(x, y)));
    if (towards === undefined || from === undefined) return;
    event.preventDefault();
    const next = nextTowards(targets, from, towards);
    if (next !== undefined) buttonAt(event.currentTarget, placeKey(next.x, next.y))?.focus();
  };
  return (
    <div className={targets.length > CROWD ? 'hex-map crowded' : 'hex-map'}>
      <MapFrame label={format(block.title)} map={frame} zoom={zoom} onKey={walk} onClick={tap}>
        <Drawing block={block} frame={frame} seats={seats} />
        {small ? (
          targets.map((each) => (
            <span
              key={placeKey(each.x, each.y)}
              className={each.chosen ? 'hex-target chosen' : 'hex-target'}
              style={placeOf(each, frame)}
            />
          ))
        ) : (
          <Targets targets={targets} frame={frame} onChoose={onChoose} />
        )}
      </MapFrame>
      <div className="map-foot">
        <button
          type="button"
          className="legend-button"
          aria-expanded={explained}
          onClick={() => setExplained(!explained)}
        >
          {t('web.plain.legend')}
        </button>
        <p className="map-told">
          {told !== undefined ? format(told.name) : small ? t('web.map.hintSmall') : t('web.map.hint')}
        </p>
        <ZoomButtons zoom={zoom} />
      </div>
      {explained ? (
        <div className="legend">
          {block.legend.map((line) => (
            <p key={line.key}>{format(line)}</p>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const buttonAt = (map: Element, place: string): HTMLElement | null =>
  map.querySelector<HTMLElement>(`[data-place="${place}"]`);
const isFocused = (map: Element, place: string): boolean => buttonAt(map, place)?.matches(':focus') === true;
