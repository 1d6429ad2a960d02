/** The replay's controls, in the place of the question: step, play, slide, link, branch. */
import type { Seat, Viewer } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { copy } from '../app/files.ts';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import { chosenTexts } from '../board-kit/choice.ts';
import { keyNames, useShortcuts, withShift } from '../board-kit/keys.ts';
import { Segments } from '../parts/controls.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { nextRound, type ReplaySource, roundStarts } from '../sources/replay.ts';
import { colourOf } from '../table/seats.ts';
import styles from './replay-bar.module.css';

const speeds = [0.5, 1, 4] as const;
const STEP = 900;

const [WIDTH, HEIGHT] = [1000, 60];
/** The lowest row of dots, and how far the rows are apart. */
const [LOWEST, APART] = [HEIGHT - 2, 4];

/** Each seat's points over the moves, as a line within the box. */
function curvePaths({ curves, length }: ReplaySource): { readonly seat: Seat; readonly d: string }[] {
  const most = Math.max(1, ...curves.flat());
  // Above the rows of dots.
  const floor = LOWEST - curves.length * APART;
  const point = (score: number, move: number): string =>
    `${move === 0 ? 'M' : 'L'}${xOf(move, length)} ${floor - (score / most) * (floor - 6)}`;
  return curves.map((points, seat) => ({ seat, d: points.map(point).join('') }));
}

const xOf = (move: number, length: number): number => (length === 0 ? 0 : (move / length) * WIDTH);

/** The curve of the first seat is whole. */
const dashes = [undefined, styles.dash1, styles.dash2, styles.dash3];

/** A dot for each decision, in its seat's row. */
const dotsOf = ({ movers, length }: ReplaySource, seat: Seat): string =>
  movers
    .flatMap((mover, i) => (mover === seat ? [`M${xOf(i + 1, length)} ${LOWEST - seat * APART}h0`] : []))
    .join('');

/** Everybody's points as curves over the moves, the rounds as lines, the decisions as dots. */
function Curves({ source, at }: { readonly source: ReplaySource; readonly at: number }) {
  const { length, moments } = source;
  const paths = useMemo(() => curvePaths(source), [source]);
  const dots = useMemo(() => paths.map(({ seat }) => dotsOf(source, seat)), [source, paths]);
  const starts = useMemo(() => roundStarts(moments), [moments]);
  return (
    <div className={styles.curves} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {starts.map((start) => (
          <path
            key={`${start.n}.${start.at}`}
            d={`M${xOf(start.at, length)} 0V${HEIGHT}`}
            className={styles.round}
          />
        ))}
        {dots.map((d, seat) => (
          <path key={colourOf(seat)} d={d} className={styles.dots} style={{ stroke: colourOf(seat) }} />
        ))}
        {paths.map(({ seat, d }) => (
          <path
            key={seat}
            d={d}
            className={`${styles.curve} ${dashes[seat] ?? ''}`}
            style={{ stroke: colourOf(seat) }}
          />
        ))}
        <path d={`M${xOf(at, length)} 0V${HEIGHT}`} className={styles.now} />
      </svg>
      {starts
        .filter(({ n }) => n > 0)
        .map((start) => (
          <span key={`${start.n}.${start.at}`} style={{ left: `${(xOf(start.at, length) / WIDTH) * 100}%` }}>
            {start.n}
          </span>
        ))}
    </div>
  );
}

/** What the move at this position was, in words. */
function useMoveText(source: ReplaySource, at: number, seats: readonly SeatInfo[]): string {
  const { t, format, list } = useWords();
  const [answers, setAnswers] = useState<Awaited<ReturnType<ReplaySource['record']>>['answers']>([]);
  useEffect(() => {
    void source.record().then((record) => setAnswers(record.answers));
  }, [source]);
  const move = answers[at - 1];
  if (move === undefined) return t('web.replay.start');
  const question = source.nextQuestion(at - 1);
  const name = seats[move.seat]?.name ?? '';
  const chosen = question === undefined ? [] : chosenTexts(question, move.answer).map(format);
  const moment = source.moments[at - 1];
  const what = chosen.length === 0 ? (question === undefined ? '' : format(question.text)) : list(chosen);
  return moment === undefined
    ? t('web.replay.move', { name, what })
    : t('web.replay.moveInRound', { name, what, n: moment.n, unit: moment.unit });
}

export function ReplayBar(props: {
  readonly source: ReplaySource;
  readonly at: number;
  readonly seats: readonly SeatInfo[];
  readonly onBranch: () => void;
}) {
  const { source, at, seats, onBranch } = props;
  const { t } = useWords();
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(1);
  const [playing, setPlaying] = useState(false);
  const [copied, setCopied] = useState(false);
  const viewer = useStore(source.viewer);
  const moveText = useMoveText(source, at, seats);
  const { length } = source;
  const to = (move: number): void => source.look(Math.max(0, Math.min(length, move)));
  const runs = playing && at < length;

  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => source.look(at + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [runs, at, speed, source]);

  const play = (): void => {
    if (!playing && at >= length) source.look(0);
    setPlaying(!runs);
  };
  useShortcuts({
    [keyNames.left]: () => to(at - 1),
    [keyNames.right]: () => to(at + 1),
    [withShift(keyNames.left)]: () => to(nextRound(source.moments, at, -1)),
    [withShift(keyNames.right)]: () => to(nextRound(source.moments, at, 1)),
    [keyNames.home]: () => to(0),
    [keyNames.end]: () => to(length),
    [keyNames.space]: play,
  });
  const button = (icon: IconName, label: string, run: () => void, off: boolean) => (
    <button type="button" className="tool framed" aria-label={label} disabled={off} onClick={run}>
      <Icon name={icon} />
    </button>
  );
  const seatOf = (value: string): Viewer =>
    value === 'spectator' ? 'spectator' : (Number(value) satisfies Seat);
  return (
    <section className={`bar replay-bar ${styles.bar}`} aria-label={t('web.replay.controls')}>
      <div className={styles.row}>
        <div className={styles.buttons}>
          {button('first', t('web.replay.first'), () => to(0), at === 0)}
          {button('back', t('web.replay.back'), () => to(at - 1), at === 0)}
          <button
            type="button"
            className="tool framed main"
            aria-label={runs ? t('web.replay.pause') : t('web.replay.play')}
            onClick={play}
          >
            <Icon name={runs ? 'pause' : 'play'} />
          </button>
          {button('next', t('web.replay.next'), () => to(at + 1), at === length)}
          {button('last', t('web.replay.last'), () => to(length), at === length)}
        </div>
        <Segments
          label={t('web.replay.speed')}
          value={speed}
          choices={speeds.map((value) => ({ value, text: t('web.replay.times', { n: value }) }))}
          onChange={setSpeed}
        />
        <div className="bar-words" aria-live="polite">
          <h2 className="bar-title">{t('web.replay.position', { at, of: length })}</h2>
          <p className="bar-detail">{moveText}</p>
        </div>
        <div className="bar-buttons">
          <select
            className="select small"
            aria-label={t('web.replay.viewer')}
            value={String(viewer)}
            onChange={({ target }) => source.watch(seatOf(target.value))}
          >
            <option value="spectator">{t('web.replay.spectator')}</option>
            {seats.map((seat) => (
              <option key={seat.seat} value={seat.seat}>
                {t('web.replay.asSeat', { name: seat.name })}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="tool framed"
            aria-label={copied ? t('web.copied') : t('web.replay.link')}
            title={copied ? t('web.copied') : t('web.replay.link')}
            onClick={async () => {
              setCopied(await copy(location.href));
              setTimeout(() => setCopied(false), 2000);
            }}
          >
            <Icon name={copied ? 'check' : 'link'} size={16} />
          </button>
          <button type="button" className="button main" onClick={onBranch}>
            <Icon name="branch" size={15} /> {t('web.replay.branch')}
          </button>
        </div>
      </div>
      <div className={styles.slider}>
        <Curves source={source} at={at} />
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={t('web.replay.slider')}
          aria-valuetext={t('web.replay.position', { at, of: length })}
          onChange={({ target }) => to(Number(target.value))}
        />
      </div>
    </section>
  );
}
