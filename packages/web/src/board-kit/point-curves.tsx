/** Everybody's points over time, as lines that differ by their dashes as well as by their colour. */
import { SeatMark, seatShape } from '../parts/seat.tsx';
import type { SeatInfo } from './board.ts';
import styles from './point-curves.module.css';

const [WIDTH, HEIGHT] = [318, 132];
const [LEFT, RIGHT, TOP, BOTTOM] = [28, WIDTH - 10, 8, HEIGHT - 18];

/** One's own line is whole. */
const dashes = ['none', '6 4', '1.5 4', '7 3 1.5 3', '12 4'];
const dashOf = (seats: readonly SeatInfo[], seat: SeatInfo): string | undefined => {
  const order = seats.toSorted((a, b) => Number(b.me) - Number(a.me) || a.seat - b.seat);
  return dashes[order.indexOf(seat)];
};

export function PointCurves(props: {
  /** By seat, the points at each moment, equally far apart. */
  readonly points: readonly (readonly number[])[];
  readonly seats: readonly SeatInfo[];
  /** What stands below a moment; nothing where there is no room for all. */
  readonly label: (moment: number, last: number) => string | undefined;
  /** So many points lie between two lines of the grid. */
  readonly grid: number;
}) {
  const { points, seats, label, grid } = props;
  const most = Math.max(grid, ...points.flat());
  const last = Math.max(1, ...points.map(({ length }) => length - 1));
  const x = (moment: number): number => LEFT + (moment * (RIGHT - LEFT)) / last;
  const y = (n: number): number => BOTTOM - (n * (BOTTOM - TOP)) / most;
  const lines = Array.from({ length: Math.floor(most / grid) + 1 }, (_, i) => i * grid);
  const moments = Array.from({ length: last + 1 }, (_, moment) => ({
    at: moment,
    text: label(moment, last),
  }));
  return (
    <>
      <svg className={styles.curves} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {lines.map((n) => (
          <g key={n}>
            <path className={styles.line} d={`M${LEFT} ${y(n)}H${RIGHT}`} />
            <text x={LEFT - 6} y={y(n) + 4} textAnchor="end">
              {n}
            </text>
          </g>
        ))}
        {moments.map(({ at, text }) =>
          text === undefined ? null : (
            <text key={at} x={x(at)} y={HEIGHT - 3} textAnchor="middle">
              {text}
            </text>
          ),
        )}
        {seats.map((seat) => (
          <Curve
            key={seat.seat}
            seat={seat}
            dash={dashOf(seats, seat)}
            places={(points[seat.seat] ?? []).map((n, moment) => ({ x: x(moment), y: y(n) }))}
          />
        ))}
      </svg>
      <ul className={seats.length > 1 ? styles.key : 'hidden'}>
        {seats.map((seat) => (
          <li key={seat.seat}>
            <svg width="22" height="8" aria-hidden="true">
              <path
                className={styles.curve}
                d="M1 4H21"
                stroke={seat.colour}
                strokeDasharray={dashOf(seats, seat)}
              />
            </svg>
            <SeatMark mark={seat.mark} colour={seat.colour} size={12} /> {seat.name}
            <span className="hidden">: {(points[seat.seat] ?? []).join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Curve(props: {
  readonly seat: SeatInfo;
  readonly dash: string | undefined;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}) {
  const { seat, dash, places } = props;
  const end = places.at(-1);
  return (
    <>
      <path
        className={styles.curve}
        d={places.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        stroke={seat.colour}
        strokeDasharray={dash}
      />
      {end === undefined ? null : (
        <path
          className={styles.mark}
          d={seatShape(seat.mark)}
          fill={seat.colour}
          transform={`translate(${end.x - 5.5} ${end.y - 5.5}) scale(.458)`}
        />
      )}
    </>
  );
}
