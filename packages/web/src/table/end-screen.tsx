/** The end: who won and why, all places, where the points came from. */
import type { Message, Outcome } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { BoardModule, BoardProps, SeatInfo } from '../board-kit/board.ts';
import { useScrollCue } from '../parts/scroll-cue.ts';
import { SeatBadge } from '../parts/seat.tsx';
import type { ShownMove } from '../sources/source.ts';
import styles from './end-screen.module.css';
import {
  headline,
  PATTERNS,
  type PointGroup,
  type PointsRow,
  pointGroupsOf,
  pointsRows,
  sourceRows,
} from './end-words.ts';

const patterns = [
  styles.pattern0,
  styles.pattern1,
  styles.pattern2,
  styles.pattern3,
  styles.pattern4,
  styles.pattern5,
  styles.pattern6,
];
const patternOf = (group: number): string | undefined => patterns[group % PATTERNS];

function Bars(props: {
  readonly outcome: Outcome;
  readonly groups: readonly PointGroup[];
  readonly seats: readonly SeatInfo[];
  readonly title: ((seat: number) => Message | undefined) | undefined;
  readonly final: ((seat: number) => ReactNode) | undefined;
}) {
  const { t, format } = useWords();
  const { outcome, groups, seats, title, final } = props;
  const most = Math.max(1, ...outcome.standings.map(({ score }) => score));
  return (
    <>
      <ul className={styles.groups}>
        {groups.map(({ name }, i) => (
          <li key={name}>
            <span className={`${styles.swatch} ${patternOf(i)}`} aria-hidden="true" /> {name}
          </li>
        ))}
      </ul>
      <ol className={styles.ranking}>
        {outcome.standings.map((standing) => {
          const seat = seats[standing.seat];
          const plays = title?.(standing.seat);
          return (
            <li key={standing.seat} className={styles.ranked}>
              <span className={styles.place}>
                {outcome.lost === undefined ? t('web.end.place', { n: standing.place }) : null}
              </span>
              <span className={styles.name}>
                {seat === undefined ? null : <SeatBadge seat={seat} size={24} />}
                <span>
                  {seat?.name}
                  {plays === undefined ? null : <small>{format(plays)}</small>}
                </span>
              </span>
              <span className={styles.bars} aria-hidden="true">
                {groups.map(({ name, points }, i) => {
                  const got = points.get(standing.seat) ?? 0;
                  return got <= 0 ? null : (
                    <span
                      key={name}
                      className={`${styles.piece} ${patternOf(i)}`}
                      style={{ flexBasis: `${(got / most) * 100}%` }}
                    >
                      {got}
                    </span>
                  );
                })}
              </span>
              {final === undefined ? null : <div className={styles.final}>{final(standing.seat)}</div>}
              <span className={styles.total}>{standing.score}</span>
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
  /** All sources there are, also those of which nobody has points. */
  readonly all: boolean;
  readonly seats: readonly SeatInfo[];
}) {
  const { t } = useWords();
  const { outcome, rows, all, seats } = props;
  const cue = useScrollCue<HTMLDivElement>();
  const standings = [...outcome.standings].sort((a, b) => a.seat - b.seat);
  const tied = standings.some(
    (a) => a.tiebreak.length > 0 && standings.some((b) => a !== b && a.score === b.score),
  );
  return (
    <div ref={cue} className={`${styles.scroll} scrolls`} {...{ tabIndex: 0 }}>
      <table
        className={styles.breakdown}
        style={{ '--seats': standings.length }}
        data-all={all ? '' : undefined}
      >
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
          {rows.map(({ name, group, points }) => (
            <tr key={`${group}/${name}`} className={group ? styles.group : undefined}>
              <th scope="row">{name}</th>
              {standings.map(({ seat }) => (
                <td key={seat}>{pointsText(points.get(seat))}</td>
              ))}
            </tr>
          ))}
          <tr className={styles.sum}>
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

/** The end of the game at the table, with the board's own words, small pictures and panels. */
export function TableEnd(props: {
  readonly board: BoardModule | undefined;
  readonly props: BoardProps;
  readonly log: readonly ShownMove[];
  readonly onReplay: (at: number) => void;
  readonly actions: ReactNode;
  readonly side: ReactNode;
}) {
  const words = useWords();
  const { t } = words;
  const { board, log, onReplay, actions, side } = props;
  const { view, seats, format, loaded, outcome = NO_OUTCOME } = props.props;
  const { Final, End, pointGroup, pointSources } = board ?? {};
  const { title, note } = headline(outcome, (seat) => seats[seat]?.name ?? String(seat + 1), words);
  const more = board?.endNote?.({ outcome, seats, format });
  return (
    <div className={styles.end}>
      <section className={`panel ${styles.words}`}>
        <h1>{title}</h1>
        <p>{more === undefined ? note : `${note} ${more}`}</p>
      </section>
      <section className="panel" aria-label={t('web.end.ranking')}>
        <Bars
          outcome={outcome}
          groups={pointGroupsOf(outcome, pointGroup, words)}
          seats={seats}
          title={(seat) => board?.seatTitle?.(view, seat)}
          final={Final && ((seat) => <Final {...{ view, seats, format, loaded, seat }} />)}
        />
      </section>
      <div className={`panel ${styles.actions}`}>{actions}</div>
      {side === undefined && End === undefined ? null : (
        <div className={styles.side} data-panels={End && ''}>
          {End && <End {...{ view, seats, format, loaded, outcome, log, onReplay }} />}
          {side}
        </div>
      )}
      <section className={`panel ${styles.sources}`} aria-label={t('web.end.breakdown')}>
        <Breakdown
          outcome={outcome}
          rows={
            pointSources === undefined
              ? pointsRows(outcome, pointGroup, words)
              : sourceRows(outcome, pointSources, words)
          }
          all={pointSources !== undefined}
          seats={seats}
        />
      </section>
    </div>
  );
}

const NO_OUTCOME: Outcome = { standings: [] };
