/** The end: who won and why, all places, where the points came from. */
import type { Message, Outcome, Standing } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../app/words.tsx';
import { SeatBadge } from '../parts/seat.tsx';
import type { SeatInfo } from './board.ts';
import { type Heap, headline, heapsOf, MOST_HEAPS } from './end-words.ts';

/** The sources of points in the order of the first breakdown that names them. */
const sourcesOf = (outcome: Outcome, format: Words['format']): string[] => [
  ...new Set(outcome.standings.flatMap(({ breakdown }) => breakdown.map(({ source }) => format(source)))),
];

const pointsFrom = ({ breakdown }: Standing, source: string, format: Words['format']): number =>
  breakdown.filter((line) => format(line.source) === source).reduce((sum, { points }) => sum + points, 0);

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
              <span className="place">{t('web.end.place', { n: standing.place })}</span>
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

function Breakdown(props: {
  readonly outcome: Outcome;
  readonly sources: readonly string[];
  readonly seats: readonly SeatInfo[];
}) {
  const { t, format } = useWords();
  const { outcome, sources, seats } = props;
  const standings = [...outcome.standings].sort((a, b) => a.seat - b.seat);
  const tied = standings.some((a) => standings.some((b) => a !== b && a.score === b.score));
  return (
    <div className="table-scroll" {...{ tabIndex: 0 }}>
      <table className="breakdown">
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
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row">{source}</th>
              {standings.map((standing) => (
                <td key={standing.seat}>{pointsFrom(standing, source, format)}</td>
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

export function EndScreen(props: {
  readonly outcome: Outcome;
  readonly seats: readonly SeatInfo[];
  readonly final: ((seat: number) => ReactNode) | undefined;
  readonly heap: ((source: Message) => Message) | undefined;
  readonly actions: ReactNode;
  readonly side?: ReactNode;
}) {
  const words = useWords();
  const { t, format } = words;
  const { outcome, seats, final, heap, actions, side } = props;
  const sources = sourcesOf(outcome, format);
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
        <Breakdown outcome={outcome} sources={sources} seats={seats} />
      </section>
      <div className="panel end-actions">{actions}</div>
      {side === undefined ? null : <div className="end-side">{side}</div>}
    </div>
  );
}
