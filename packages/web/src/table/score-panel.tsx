/** The standings if the game ended now, and after the selection; what would only come at the end stands apart. */
import { type Outcome, scoredSoFar, tellsEndApart } from '@orrery/kernel';
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import { SeatBadge } from '../parts/seat.tsx';
import { standingOf } from '../parts/seat-status.tsx';
import styles from './score-panel.module.css';

interface Points {
  readonly soFar: number;
  readonly atEnd: number;
}

function pointsOf(outcome: Outcome | undefined, seat: number): Points | undefined {
  const standing = outcome?.standings.find((each) => each.seat === seat);
  if (standing === undefined) return undefined;
  const soFar = scoredSoFar(standing);
  return { soFar, atEnd: standing.score - soFar };
}

/** Points as cells of a row: those so far, and those of the end where they are told apart. */
function PointCells(props: { readonly points: Points | undefined; readonly apart: boolean }) {
  const { points, apart } = props;
  return (
    <>
      <td className={styles.points}>{points?.soFar ?? '–'}</td>
      {apart ? (
        <td className={`${styles.points} soft`}>{points === undefined ? '–' : `+${points.atEnd}`}</td>
      ) : null}
    </>
  );
}

export function ScorePanel(props: {
  readonly score: Outcome | undefined;
  /** The standings after the selection. */
  readonly then: Outcome | undefined;
  readonly seats: readonly SeatInfo[];
  /** Whether there is something to choose, now or soon. */
  readonly playing: boolean;
}) {
  const { t } = useWords();
  const { score, then, seats, playing } = props;
  if (score === undefined) return null;
  const mine = seats.find(({ me }) => me);
  const now = mine === undefined ? undefined : pointsOf(score, mine.seat);
  const next = mine === undefined ? undefined : pointsOf(then, mine.seat);
  const changes = next?.soFar !== now?.soFar || next?.atEnd !== now?.atEnd;
  const apart = tellsEndApart(score) || (then !== undefined && tellsEndApart(then));
  return (
    <section className={`panel ${styles.score}`} aria-label={t('web.score.title')}>
      <header>
        <h2>{t('web.score.title')}</h2>
        <small>{t('web.score.note')}</small>
      </header>
      <table>
        <thead className={apart ? styles.apart : 'hidden'}>
          <tr>
            <th scope="col">{t('web.score.player')}</th>
            <th scope="col">{t('web.score.state')}</th>
            <th scope="col">{t(apart ? 'web.score.soFar' : 'web.score.points')}</th>
            {apart ? <th scope="col">{t('web.score.atEnd')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat.seat}>
              <th scope="row">
                <SeatBadge seat={seat} /> {seat.name}
              </th>
              <td className="soft">{t(`web.seat.${standingOf(seat)}`)}</td>
              <PointCells points={pointsOf(score, seat.seat)} apart={apart} />
            </tr>
          ))}
          {playing ? (
            <tr className={styles.then}>
              <th scope="row" colSpan={2}>
                {t('web.score.then')}
              </th>
              <PointCells points={changes ? next : undefined} apart={apart} />
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}
