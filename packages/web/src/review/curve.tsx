/** Everybody's chance to win along the game, as curves that can be scrubbed, or as a table. */
import type { Review } from '@orrery/bots/review';
import type { Moment, Seat } from '@orrery/kernel';
import { type CSSProperties, useMemo } from 'react';
import { inPercent, useAdviceWords } from '../advice/words.ts';
import type { SeatInfo } from '../board-kit/board.ts';
import { useScrollCue } from '../parts/scroll-cue.ts';
import { SeatMark } from '../parts/seat.tsx';
import { roundStarts } from '../sources/replay.ts';
import styles from './curve.module.css';
import { chanceAt, type KeyDecision } from './moments.ts';

interface CurveProps {
  readonly review: Review | undefined;
  readonly seats: readonly SeatInfo[];
  /** The seats whose curves are drawn. */
  readonly drawn: readonly SeatInfo[];
  /** After each move. */
  readonly moments: readonly (Moment | undefined)[];
  readonly at: number;
  readonly length: number;
  readonly keys: readonly KeyDecision[];
  readonly onLook: (at: number) => void;
}

const HEIGHT = 100;
const WIDTH = 1000;

/** One's own curve is whole. */
const dashes = ['none', '7 4', '1.5 4', '9 3 2 3', '1 2'];

const placeOf = (at: number, length: number): number => (length === 0 ? 0 : at / length);
const percentage = (share: number): string => `${100 * share}%`;

const pathOf = ({ curve }: Review, seat: Seat, length: number): string =>
  curve
    .map(({ at, chances }, i) => {
      const y = HEIGHT * (1 - (chances[seat] ?? 0));
      return `${i === 0 ? 'M' : 'L'}${(WIDTH * placeOf(at, length)).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');

/** Where a number lies on its seat's curve: above it where there is room. */
function markStyle(review: Review, { decision }: KeyDecision, length: number): CSSProperties {
  const chance = chanceAt(review, decision.at, decision.seat) ?? 0;
  const shifted = chance > 0.75 ? chance - 0.17 : chance + 0.17;
  return { left: percentage(placeOf(decision.at, length)), top: percentage(1 - shifted) };
}

function Lines({ review, drawn, moments, at, length }: CurveProps) {
  const starts = useMemo(() => roundStarts(moments), [moments]);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {[0, 0.5, 1].map((share) => (
        <path key={share} className={styles.grid} d={`M0 ${HEIGHT * share}H${WIDTH}`} />
      ))}
      {starts.map((start) => (
        <path
          key={start.at}
          className={styles.grid}
          d={`M${WIDTH * placeOf(start.at, length)} 0V${HEIGHT}`}
        />
      ))}
      {review === undefined
        ? null
        : drawn.map((seat, i) => (
            <path
              key={seat.seat}
              className={styles.curve}
              d={pathOf(review, seat.seat, length)}
              style={{ stroke: seat.colour, strokeDasharray: dashes[i] }}
            />
          ))}
      <path className={styles.now} d={`M${WIDTH * placeOf(at, length)} 0V${HEIGHT}`} />
    </svg>
  );
}

/** What the curves say, for those who do not see them. */
function useSentence({ review, drawn }: CurveProps): string {
  const { a } = useAdviceWords();
  if (review === undefined) return a('web.review.chance');
  const said = drawn.map(({ seat, name }) =>
    a('web.review.curve', {
      name,
      first: inPercent(review.curve[0]?.chances[seat] ?? 0),
      last: inPercent(review.curve.at(-1)?.chances[seat] ?? 0),
    }),
  );
  return [a('web.review.chance'), ...said].join(' ');
}

export function Curve(props: CurveProps) {
  const { review, moments, at, length, keys, onLook } = props;
  const { a, percent } = useAdviceWords();
  const sentence = useSentence(props);
  const starts = useMemo(() => roundStarts(moments).filter(({ n }) => n > 0), [moments]);
  return (
    <div className={styles.plot}>
      <div className={styles.scale} aria-hidden="true">
        {[1, 0.5, 0].map((share) => (
          <span key={share}>{percent(share)}</span>
        ))}
      </div>
      <div className={styles.field}>
        <div className={styles.image} role="img" aria-label={sentence}>
          <Lines {...props} />
          {keys.map((key) => (
            <span
              key={key.n}
              className={styles.number}
              data-now={key.decision.at === at ? '' : undefined}
              style={review === undefined ? {} : markStyle(review, key, length)}
            >
              {key.n}
            </span>
          ))}
        </div>
        <input
          type="range"
          className={styles.slider}
          aria-label={a('web.review.slider')}
          min={0}
          max={length}
          value={at}
          onChange={({ target }) => onLook(Number(target.value))}
        />
        <div className={styles.rounds} aria-hidden="true">
          {starts.map((start, i) => {
            const end = starts[i + 1]?.at ?? length;
            const middle = placeOf((start.at + end) / 2, length);
            const narrow = placeOf(end - start.at, length) < 0.025;
            return narrow ? null : (
              <span key={start.at} style={{ left: percentage(middle) }}>
                {start.n}
              </span>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The same in numbers: the chance at the start of each round, and at the end. */
export function CurveTable({ review, seats, moments, length, keys }: CurveProps) {
  const { a } = useAdviceWords();
  const cue = useScrollCue<HTMLDivElement>();
  const starts = useMemo(() => roundStarts(moments).filter(({ n }) => n > 0), [moments]);
  if (review === undefined) return null;
  const ends = [...starts.slice(1).map((start) => start.at), length];
  return (
    <div ref={cue} className={`${styles.table} scrolls`} {...{ tabIndex: 0 }}>
      <table>
        <caption className="hidden">{a('web.review.chance')}</caption>
        <thead>
          <tr>
            <th scope="col">{a('web.review.seat')}</th>
            {starts.map((start) => (
              <th key={start.at} scope="col">
                {start.n}
              </th>
            ))}
            <th scope="col">{a('web.review.end')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ seat, name, mark, colour }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark mark={mark} colour={colour} size={12} /> {name}
              </th>
              {[...starts.map((start) => start.at), length].map((at) => (
                <td key={at}>{inPercent(chanceAt(review, at, seat) ?? 0)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{a('web.review.key')}</th>
            {starts.map((start, i) => (
              <td key={start.at}>
                {keys
                  .filter(({ decision: { at } }) => at >= start.at && at < (ends[i] ?? length))
                  .map(({ n }) => n)
                  .join(', ')}
              </td>
            ))}
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  );
}
