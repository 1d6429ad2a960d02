/** The end: who won and why, all places, where the points came from. */
import type { Message, Outcome } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { useScrollCue } from '../parts/scroll-cue.ts';
import { SeatBadge } from '../parts/seat.tsx';
import type { BoardModule, BoardProps, SeatInfo } from './board.ts';
import { type Heap, headline, heapsOf, MOST_HEAPS, type PointsRow, pointsRows } from './end-words.ts';

function Bars(props: {
  readonly outcome: Outcome;
  readonly heaps: readonly Heap[];
  readonly seats: readonly SeatInfo[];
  readonly final: ((seat: number) => ReactNode) | undefined;
}) {
  const { t } = useWords();
  const { outcome, heaps, seats, final } = props;
  const most = Math.max(1, ...outcome.standings.map(({ score }) => score));
  return (
    <>
      <ul className="heaps">
        {heaps.map(({ name }, i) => (
          <li key={name}>
            <span className={`swatch pattern-${i % MOST_HEAPS}`} aria-hidden="true" /> {name}
          </li>
        ))}
      </ul>
      <ol className="ranking">
        {outcome.standings.map((standing) => {
          const seat = seats[standing.seat];
          return (
            <li key={standing.seat} className="ranked">
              <span className="place">
                {outcome.lost === undefined ? t('web.end.place', { n: standing.place }) : null}
              </span>
              <span className="ranked-name">
                {seat === undefined ? null : <SeatBadge seat={seat} size={24} />}
                <span>{seat?.name}</span>
              </span>
              <span className="bars" aria-hidden="true">
                {heaps.map(({ name, points }, i) => {
                  const got = points.get(standing.seat) ?? 0;
                  return got <= 0 ? null : (
                    <span
                      key={name}
                      className={`piece pattern-${i % MOST_HEAPS}`}
                      style={{ flexBasis: `${(got / most) * 100}%` }}
                    >
                      {got}
                    </span>
                  );
                })}
              </span>
              {final === undefined ? null : <div className="final">{final(standing.seat)}</div>}
              <span className="total">{standing.score}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Points of one source, with a true minus. */
const pointsText = (points: number | undefined): string =>
  points === undefined ? '–' : points < 0 ? `−${-points}` : String(points);

function Breakdown(props: {
  readonly outcome: Outcome;
  readonly rows: readonly PointsRow[];
  readonly seats: readonly SeatInfo[];
}) {
  const { t } = useWords();
  const { outcome, rows, seats } = props;
  const cue = useScrollCue<HTMLDivElement>();
  const standings = [...outcome.standings].sort((a, b) => a.seat - b.seat);
  const tied = standings.some(
    (a) => a.tiebreak.length > 0 && standings.some((b) => a !== b && a.score === b.score),
  );
  return (
    <div ref={cue} className="table-scroll scrolls" {...{ tabIndex: 0 }}>
      <table className="breakdown" style={{ '--seats': standings.length }}>
        <caption className="hidden">{t('web.end.breakdown')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('web.end.from')}</th>
            {standings.map(({ seat }) => {
              const info = seats[seat];
              return (
                <th key={seat} scope="col">
                  {info === undefined ? null : <SeatBadge seat={info} size={17} />} {info?.name}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, heap, points }) => (
            <tr key={`${heap}/${name}`} className={heap ? 'heap' : undefined}>
              <th scope="row">{name}</th>
              {standings.map(({ seat }) => (
                <td key={seat}>{pointsText(points.get(seat))}</td>
              ))}
            </tr>
          ))}
          <tr className="sum">
            <th scope="row">{t('web.end.total')}</th>
            {standings.map((standing) => (
              <td key={standing.seat}>{standing.score}</td>
            ))}
          </tr>
          {tied ? (
            <tr>
              <th scope="row">{t('web.end.tiebreakRow')}</th>
              {standings.map((standing) => (
                <td key={standing.seat}>{standing.tiebreak.join(' · ') || '–'}</td>
              ))}
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

/** The end of the game at the table, with the board's own small pictures. */
export function TableEnd(props: {
  readonly board: BoardModule | undefined;
  readonly props: BoardProps;
  readonly actions: ReactNode;
  readonly side: ReactNode;
}) {
  const { board, actions, side } = props;
  const { view, seats, format, loaded, outcome } = props.props;
  const Final = board?.Final;
  return (
    <EndScreen
      outcome={outcome ?? { standings: [] }}
      seats={seats}
      final={
        Final === undefined
          ? undefined
          : (seat) => <Final view={view} seats={seats} format={format} loaded={loaded} seat={seat} />
      }
      heap={board?.heap}
      actions={actions}
      side={side}
    />
  );
}

function EndScreen(props: {
  readonly outcome: Outcome;
  readonly seats: readonly SeatInfo[];
  readonly final: ((seat: number) => ReactNode) | undefined;
  readonly heap: ((source: Message) => Message) | undefined;
  readonly actions: ReactNode;
  readonly side: ReactNode;
}) {
  const words = useWords();
  const { t } = words;
  const { outcome, seats, final, heap, actions, side } = props;
  const { title, note } = headline(outcome, (seat) => seats[seat]?.name ?? String(seat + 1), words);
  return (
    <div className="end">
      <section className="panel end-words">
        <h1>{title}</h1>
        <p>{note}</p>
      </section>
      <section className="panel end-ranking" aria-label={t('web.end.ranking')}>
        <Bars outcome={outcome} heaps={heapsOf(outcome, heap, words)} seats={seats} final={final} />
      </section>
      <section className="panel end-breakdown" aria-label={t('web.end.breakdown')}>
        <Breakdown outcome={outcome} rows={pointsRows(outcome, heap, words)} seats={seats} />
      </section>
      <div className="panel end-actions">{actions}</div>
      {side === undefined ? null : <div className="end-side">{side}</div>}
    </div>
  );
}
