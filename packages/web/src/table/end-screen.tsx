/** The end: who won and why, all places, where the points came from. */
import type { Message, Outcome } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { BoardModule, BoardProps, SeatInfo } from '../board-kit/board.ts';
import { useScrollCue } from '../parts/scroll-cue.ts';
import { SeatBadge } from '../parts/seat.tsx';
import styles from './end-screen.module.css';
import {
  headline,
  MOST_GROUPS,
  type PointGroup,
  type PointsRow,
  pointGroupsOf,
  pointsRows,
} from './end-words.ts';

const patterns = [
  styles.pattern0,
  styles.pattern1,
  styles.pattern2,
  styles.pattern3,
  styles.pattern4,
  styles.pattern5,
];
const patternOf = (group: number): string | undefined => patterns[group % MOST_GROUPS];

function Bars(props: {
  readonly outcome: Outcome;
  readonly groups: readonly PointGroup[];
  readonly seats: readonly SeatInfo[];
  readonly final: ((seat: number) => ReactNode) | undefined;
}) {
  const { t } = useWords();
  const { outcome, groups, seats, final } = props;
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
          return (
            <li key={standing.seat} className={styles.ranked}>
              <span className={styles.place}>
                {outcome.lost === undefined ? t('web.end.place', { n: standing.place }) : null}
              </span>
              <span className={styles.name}>
                {seat === undefined ? null : <SeatBadge seat={seat} size={24} />}
                <span>{seat?.name}</span>
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
    <div ref={cue} className={`${styles.scroll} scrolls`} {...{ tabIndex: 0 }}>
      <table className={styles.breakdown} style={{ '--seats': standings.length }}>
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
      group={board?.pointGroup}
      actions={actions}
      side={side}
    />
  );
}

function EndScreen(props: {
  readonly outcome: Outcome;
  readonly seats: readonly SeatInfo[];
  readonly final: ((seat: number) => ReactNode) | undefined;
  readonly group: ((source: Message) => Message) | undefined;
  readonly actions: ReactNode;
  readonly side: ReactNode;
}) {
  const words = useWords();
  const { t } = words;
  const { outcome, seats, final, group, actions, side } = props;
  const { title, note } = headline(outcome, (seat) => seats[seat]?.name ?? String(seat + 1), words);
  return (
    <div className={styles.end}>
      <section className={`panel ${styles.words}`}>
        <h1>{title}</h1>
        <p>{note}</p>
      </section>
      <section className="panel" aria-label={t('web.end.ranking')}>
        <Bars outcome={outcome} groups={pointGroupsOf(outcome, group, words)} seats={seats} final={final} />
      </section>
      <section className={`panel ${styles.sources}`} aria-label={t('web.end.breakdown')}>
        <Breakdown outcome={outcome} rows={pointsRows(outcome, group, words)} seats={seats} />
      </section>
      <div className={`panel ${styles.actions}`}>{actions}</div>
      {side === undefined ? null : <div className={styles.side}>{side}</div>}
    </div>
  );
}
