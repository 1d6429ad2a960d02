/** Everybody's points after each round, as lines that differ by their dashes as well as by their colour. */
import type { SeatInfo } from '../../../board-kit/board.ts';
import { seatShape } from '../../../parts/seat.tsx';
import { Seat } from '../drawing/mark.tsx';
import theme from '../theme.module.css';
import { useGaiaWords } from '../words.ts';
import styles from './curves.module.css';

const [WIDTH, HEIGHT] = [318, 132];
const [LEFT, RIGHT, TOP, BOTTOM] = [28, WIDTH - 10, 8, HEIGHT - 18];

/** One's own line is whole. */
const dashes = ['none', '6 4', '1.5 4', '7 3 1.5 3', '12 4'];

function dashOf(seats: readonly SeatInfo[], seat: SeatInfo): string | undefined {
  const others = seats.filter(({ me }) => !me);
  const mine = seats.length > others.length;
  return seat.me ? dashes[0] : dashes[others.indexOf(seat) + (mine ? 1 : 0)];
}

export function Curves(props: {
  readonly rounds: readonly (readonly number[])[];
  readonly seats: readonly SeatInfo[];
}) {
  const { t } = useGaiaWords();
  const { rounds, seats } = props;
  const most = Math.max(50, ...rounds.flat());
  const last = Math.max(1, ...rounds.map((points) => points.length - 1));
  const x = (round: number): number => LEFT + (round * (RIGHT - LEFT)) / last;
  const y = (points: number): number => BOTTOM - (points * (BOTTOM - TOP)) / most;
  const lines = Array.from({ length: Math.floor(most / 50) + 1 }, (_, i) => i * 50);
  return (
    <section className={theme.panel} aria-label={t('web.gaia.end.byRound')}>
      <h3>{t('web.gaia.end.byRound')}</h3>
      <svg className={styles.curves} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {lines.map((points) => (
          <g key={points}>
            <path className={styles.line} d={`M${LEFT} ${y(points)}H${RIGHT}`} />
            <text x={LEFT - 6} y={y(points) + 4} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        {Array.from({ length: last + 1 }, (_, round) => (
          <text key={x(round)} x={x(round)} y={HEIGHT - 3} textAnchor="middle">
            {round === 0 ? t('web.gaia.end.start') : round}
          </text>
        ))}
        {seats.map((seat) => {
          const points = rounds[seat.seat] ?? [];
          const end = points.at(-1) ?? 0;
          return (
            <g key={seat.seat}>
              <path
                className={styles.curve}
                d={points.map((each, round) => `${round === 0 ? 'M' : 'L'}${x(round)} ${y(each)}`).join('')}
                stroke={seat.colour}
                strokeDasharray={dashOf(seats, seat)}
              />
              <path
                className={styles.mark}
                d={seatShape(seat.mark)}
                fill={seat.colour}
                transform={`translate(${x(last) - 5.5} ${y(end) - 5.5}) scale(.458)`}
              />
            </g>
          );
        })}
      </svg>
      <ul className={styles.key}>
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
            <Seat seat={seat} /> {seat.name}
            <span className="hidden">: {(rounds[seat.seat] ?? []).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
