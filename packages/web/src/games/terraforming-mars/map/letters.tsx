/**
 * Letters and numbers over the planet: owners, what areas are worth, the rim. They are no part of the drawings, for letters
 * in those would be laid out anew in every frame of a map that changes its size.
 */
import { stepsMade, type Track, tracks } from '@orrery/terraforming-mars/advice';
import { memo, type ReactNode } from 'react';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { type Frame, placeIn, RADIUS } from '../../../board-kit/hex-map/geometry.ts';
import type { Point } from '../../../board-kit/measures.ts';
import type { View } from '../table.ts';
import { useMarsWords } from '../words.ts';
import drawn from './drawing.module.css';
import { angleOf, BAND, outwards, polar, RING, type Side } from './layout.ts';
import styles from './letters.module.css';
import { hasWorth, type MapMarks } from './marks.ts';
import type { AreaSpace } from './spaces.ts';
import { ownerPlace } from './tiles.tsx';

/** A number with a true minus. */
export const signed = (n: number, plus = false): string => {
  if (n < 0) return `−${-n}`;
  return plus && n > 0 ? `+${n}` : String(n);
};

/** A triangle has more room for its letter below. */
const downOf = ({ mark }: SeatInfo): number => (mark === 'triangle' ? 0.04 : 0);

function OwnerLetters(props: {
  readonly frame: Frame;
  readonly spaces: readonly AreaSpace[];
  readonly seats: readonly SeatInfo[];
}) {
  const { frame, spaces, seats } = props;
  return spaces.map((space) => {
    const seat = space.owner === undefined ? undefined : seats[space.owner];
    if (seat === undefined) return null;
    const { x, y } = ownerPlace(space);
    return (
      <b key={space.id} className={styles.owner} style={placeIn(frame, { x, y: y + downOf(seat) })}>
        {seat.letter}
      </b>
    );
  });
}

interface ScaleProps {
  readonly frame: Frame;
  readonly side: Side;
  readonly track: Track;
  readonly made: number;
  readonly goal: string;
  readonly value: string;
  readonly unit: string;
}

/** Beside the number of a track there is no room for the words of a bonus step, and only further out for itself. */
const CLOSE = 3;

/** The goal of a track at its end, the value beside its knob, and what bonus steps bring. */
function Scale({ frame, side, track, made, goal, value, unit }: ScaleProps) {
  const { t } = useMarsWords();
  const { steps, bonuses } = track;
  const ahead = bonuses.filter(({ step }) => step > made);
  const close = ahead.some(({ step }) => step - made < CLOSE);
  const out = (at: Point, by: number): Point => ({ x: at.x + outwards[side] * by, y: at.y });
  const ringAt = (step: number): Point => polar(angleOf(side, step, steps), BAND.to + RING.wide.away);
  const beside = out(polar(angleOf(side, made, steps), BAND.to + 0.3), close ? 0.75 : 0);
  return (
    <>
      {made < steps ? (
        <b className={styles.goal} style={placeIn(frame, polar(angleOf(side, steps, steps), BAND.to + 0.3))}>
          {goal}
        </b>
      ) : null}
      {ahead.map(({ step, brings }) =>
        step - made < CLOSE ? null : (
          <span
            key={step}
            className={styles.label}
            data-side={side}
            style={placeIn(frame, out(ringAt(step), 0.38))}
          >
            {t(`web.mars.map.bonus.${brings}`)}
          </span>
        ),
      )}
      <span className={styles.value} data-side={side} style={placeIn(frame, beside)}>
        {value}
        <small>{unit}</small>
      </span>
    </>
  );
}

/** What changes with the view alone. */
export const MapLetters = memo(function MapLetters(props: {
  readonly frame: Frame;
  readonly view: View;
  readonly spaces: readonly AreaSpace[];
  readonly seats: readonly SeatInfo[];
  /** Little room: nothing beside the rim. */
  readonly narrow: boolean;
}) {
  const { frame, view, spaces, seats, narrow } = props;
  const { oxygen, temperature } = tracks;
  return (
    <div className={styles.letters} aria-hidden="true">
      <OwnerLetters frame={frame} spaces={spaces} seats={seats} />
      {narrow ? null : (
        <>
          <Scale
            frame={frame}
            side="west"
            track={oxygen}
            made={stepsMade(view, 'oxygen')}
            goal={String(oxygen.goal)}
            value={String(view.oxygen)}
            unit="%"
          />
          <Scale
            frame={frame}
            side="east"
            track={temperature}
            made={stepsMade(view, 'temperature')}
            goal={signed(temperature.goal, true)}
            value={signed(view.temperature, true)}
            unit="°C"
          />
        </>
      )}
    </div>
  );
});

/** A number on a coin or a rosette. */
function Badge(props: Point & { readonly frame: Frame; readonly of: 'coin' | 'points'; readonly n: number }) {
  const { frame, x, y, of, n } = props;
  return (
    <span className={styles.badge} data-of={of} style={placeIn(frame, { x, y })}>
      <svg aria-hidden="true">
        <use href={`#mars-${of}`} />
      </svg>
      <b>{n}</b>
    </span>
  );
}

/** What an area is worth, below what is printed there. */
function Worth({ frame, marks, space }: { frame: Frame; marks: MapMarks; space: AreaSpace }): ReactNode {
  const { megacredits = 0, points = 0 } = marks.open?.get(space.id) ?? {};
  const apart = megacredits > 0 && points > 0 ? 0.19 : 0;
  const y = space.y + 0.36 * RADIUS;
  return (
    <>
      {megacredits > 0 ? <Badge frame={frame} x={space.x - apart} y={y} of="coin" n={megacredits} /> : null}
      {points > 0 ? <Badge frame={frame} x={space.x + apart} y={y} of="points" n={points} /> : null}
    </>
  );
}

/** What changes with every choice: numbers on open areas, and on those that are counted. */
export function MarkLetters(props: {
  readonly frame: Frame;
  readonly marks: MapMarks;
  readonly spaces: readonly AreaSpace[];
}) {
  const { frame, marks, spaces } = props;
  return (
    <div className={`${drawn.night} ${styles.letters}`} aria-hidden="true">
      {spaces.map((space) => {
        const counted = marks.counted?.get(space.id);
        if (counted !== undefined)
          return (
            <Badge
              key={space.id}
              frame={frame}
              x={space.x + 0.34}
              y={space.y - 0.3}
              of="points"
              n={counted}
            />
          );
        return hasWorth(marks, space) ? (
          <Worth key={space.id} frame={frame} marks={marks} space={space} />
        ) : null;
      })}
    </div>
  );
}
