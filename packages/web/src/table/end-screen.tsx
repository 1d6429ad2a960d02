/** The end: who won and why, all places, where the points came from. */
import type { Message, Outcome } from '@orrery/kernel';
import { type ReactNode, useState } from 'react';
import { useWords, type Words } from '../app/words.tsx';
import type { BoardModule, BoardProps, SeatInfo } from '../board-kit/board.ts';
import { useScrollCue } from '../parts/scroll-cue.ts';
import { SeatBadge } from '../parts/seat.tsx';
import type { ShownMove } from '../sources/source.ts';
import styles from './end-screen.module.css';
import {
  groupRows,
  headline,
  PATTERNS,
  type PointGroup,
  type PointsRow,
  pointGroupsOf,
  pointsRows,
  sourceRows,
  withRival,
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
                {outcome.lost === undefined || outcome.rival !== undefined
                  ? t('web.end.place', { n: standing.place })
                  : null}
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
  /** The groups of the bars, whose patterns stand beside their rows. */
  readonly groups: readonly PointGroup[];
  readonly seats: readonly SeatInfo[];
}) {
  const { t } = useWords();
  const { outcome, rows, all, groups, seats } = props;
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
          {rows.map(({ name, group, points, notes }) => (
            <tr key={`${group}/${name}`} className={group ? styles.group : undefined}>
              <th scope="row">
                {notes === undefined ? null : (
                  <span
                    className={`${styles.swatch} ${patternOf(groups.findIndex((each) => each.name === name))}`}
                    aria-hidden="true"
                  />
                )}{' '}
                {name}
              </th>
              {standings.map(({ seat }) => (
                <td key={seat}>
                  {notes?.has(seat) === true ? <small>{notes.get(seat)}</small> : null}{' '}
                  {pointsText(points.get(seat))}
                </td>
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
interface TableEndProps {
  readonly board: BoardModule | undefined;
  readonly props: BoardProps;
  readonly log: readonly ShownMove[];
  readonly onReplay: (at: number) => void;
  readonly actions: ReactNode;
  readonly side: ReactNode;
  /** The game has just ended, before the viewer's eyes. */
  readonly fresh: boolean;
}

/** The points step by step where the board counts them, and then the result. */
export function TableEnd(props: TableEndProps) {
  const { board, log, onReplay, fresh } = props;
  const { view, seats, format, loaded, outcome = NO_OUTCOME } = props.props;
  const { Counting } = board ?? {};
  const [counting, setCounting] = useState(fresh);
  if (Counting !== undefined && counting)
    return (
      <Counting
        {...{ view, seats, format, loaded, outcome, log, onReplay }}
        onDone={() => setCounting(false)}
      />
    );
  return <Result {...props} onCount={Counting === undefined ? undefined : () => setCounting(true)} />;
}

/** The table of points: with all sources, with the groups alone, or with the groups and their sources. */
function rowsOf(
  board: BoardModule | undefined,
  view: BoardProps['view'],
  outcome: Outcome,
  words: Words,
): PointsRow[] {
  const { pointGroup, pointSources, pointGroups } = board ?? {};
  if (pointSources !== undefined) return sourceRows(outcome, pointSources, words);
  if (pointGroups === undefined || pointGroup === undefined) return pointsRows(outcome, pointGroup, words);
  return groupRows(
    outcome,
    pointGroups,
    pointGroup,
    (seat, group) => board?.pointNote?.(view, seat, group),
    words,
  );
}

function Result(props: TableEndProps & { readonly onCount: (() => void) | undefined }) {
  const words = useWords();
  const { t } = words;
  const { board, log, onReplay, actions, side, onCount } = props;
  const { view, seats, format, loaded, outcome: ended = NO_OUTCOME } = props.props;
  const { Final, End, pointGroup, pointSources, pointGroups } = board ?? {};
  const outcome = withRival(ended, seats.find(({ kind }) => kind === 'rival')?.seat);
  const { title, note } = headline(ended, (seat) => seats[seat]?.name ?? String(seat + 1), words);
  const more = board?.endNote?.({ outcome, seats, format, view });
  const groups = pointGroupsOf(outcome, pointGroup, words, pointGroups);
  return (
    <div className={styles.end}>
      <section className={`panel ${styles.words}`}>
        <h1>{board?.endTitle?.({ outcome, seats, format, view }) ?? title}</h1>
        <p>{[note, more].filter((words) => words !== undefined && words !== '').join(' ')}</p>
        {onCount === undefined ? null : (
          <button type="button" className="button plain" onClick={onCount}>
            {t('web.end.countAgain')}
          </button>
        )}
      </section>
      <section className="panel" aria-label={t('web.end.ranking')}>
        <Bars
          outcome={outcome}
          groups={groups}
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
          rows={rowsOf(board, view, outcome, words)}
          all={pointSources !== undefined}
          groups={groups}
          seats={seats}
        />
      </section>
    </div>
  );
}

const NO_OUTCOME: Outcome = { standings: [] };
