/** The standings if the game ended now, and after the selection. */
import type { Outcome } from '@orrery/kernel';
import { useWords } from '../app/words.tsx';
import { SeatBadge } from '../parts/seat.tsx';
import { standingOf } from '../parts/seat-status.tsx';
import type { SeatInfo } from './board.ts';

const scoreOf = (outcome: Outcome | undefined, seat: number): number | undefined =>
  outcome?.standings.find((standing) => standing.seat === seat)?.score;

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
  const now = mine === undefined ? undefined : scoreOf(score, mine.seat);
  const next = mine === undefined ? undefined : scoreOf(then, mine.seat);
  return (
    <section className="panel score" aria-label={t('web.score.title')}>
      <header>
        <h2>{t('web.score.title')}</h2>
        <small>{t('web.score.note')}</small>
      </header>
      <table>
        <thead className="hidden">
          <tr>
            <th scope="col">{t('web.score.player')}</th>
            <th scope="col">{t('web.score.state')}</th>
            <th scope="col">{t('web.score.points')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat.seat}>
              <th scope="row">
                <SeatBadge seat={seat} /> {seat.name}
              </th>
              <td className="soft">{t(`web.seat.${standingOf(seat)}`)}</td>
              <td className="points">{scoreOf(score, seat.seat) ?? '–'}</td>
            </tr>
          ))}
          {playing ? (
            <tr className="then">
              <th scope="row" colSpan={2}>
                {t('web.score.then')}
              </th>
              <td className="points">{next === undefined || next === now ? '–' : next}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}
