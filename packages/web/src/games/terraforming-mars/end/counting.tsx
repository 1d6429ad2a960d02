/** The points counted step by step, on the map and beside it: Enter goes on, Esc goes to the result. */
import { useMemo, useState } from 'react';
import type { EndProps, SeatInfo } from '../../../board-kit/board.ts';
import { useBoardKeys } from '../../../board-kit/keys.ts';
import { SeatBadge } from '../../../parts/seat.tsx';
import { Icon } from '../drawing/icon.tsx';
import { Symbols } from '../drawing/symbols.tsx';
import { StillMap } from '../map/still-map.tsx';
import { isMarsView, type View } from '../table.ts';
import theme from '../theme.module.css';
import { MarsWords, useMarsWords, wordsFrom } from '../words.ts';
import styles from './counting.module.css';
import { groups } from './points.ts';
import { type CountingStep, countingSteps } from './steps.ts';

interface CountingProps extends EndProps {
  readonly onDone: () => void;
}

export function Counting(props: CountingProps) {
  const { view, format } = props;
  const words = useMemo(() => wordsFrom(format), [format]);
  if (!isMarsView(view)) return null;
  return (
    <MarsWords.Provider value={words}>
      <Steps {...props} view={view} />
    </MarsWords.Provider>
  );
}

function Steps({ view, seats, onDone }: Omit<CountingProps, 'view'> & { readonly view: View }) {
  const { t } = useMarsWords();
  const [at, setAt] = useState(0);
  const steps = useMemo(() => countingSteps(view, seats), [view, seats]);
  const step = steps[at];
  const next = (): void => (at + 1 < steps.length ? setAt(at + 1) : onDone());
  useBoardKeys({ Enter: next, Escape: onDone });
  if (step === undefined) return null;
  return (
    <div className={`${theme.mars} ${styles.counting}`}>
      <Symbols />
      <div className={styles.left}>
        <SoFar steps={steps} at={at} seats={seats} />
        <Items step={step} seats={seats} />
      </div>
      <div className={styles.map}>
        <StillMap view={view} seats={seats} marks={step.marks} label={t('web.mars.map.title')} />
      </div>
      <AllSteps steps={steps} at={at} seats={seats} />
      <Bar step={step} at={at} seats={seats} onNext={next} onDone={onDone} />
    </div>
  );
}

interface AtStep {
  readonly steps: readonly CountingStep[];
  readonly at: number;
  readonly seats: readonly SeatInfo[];
}

/** Everybody's points up to this step, as bars. */
function SoFar({ steps, at, seats }: AtStep) {
  const { t } = useMarsWords();
  const most = Math.max(1, ...(steps.at(-1)?.totals ?? []));
  const step = steps[at];
  return (
    <section className={styles.panel} aria-label={t('web.mars.count.soFar')}>
      <h2>{t('web.mars.count.soFar')}</h2>
      <ul className={styles.soFar}>
        {seats.map((seat) => (
          <li key={seat.seat}>
            <SeatBadge seat={seat} size={20} />
            <span className={styles.name}>{seat.name}</span>
            <b className={styles.gained} data-none={step?.points[seat.seat] === 0 ? '' : undefined}>
              {plus(step?.points[seat.seat] ?? 0)}
            </b>
            <b className={styles.total}>{step?.totals[seat.seat] ?? 0}</b>
            <span className={styles.bar} aria-hidden="true">
              {steps.slice(0, at + 1).map(({ group, points }) => (
                <i
                  key={group}
                  data-group={group}
                  style={{ width: `${(Math.max(0, points[seat.seat] ?? 0) / most) * 100}%` }}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What is counted in this step, one by one. */
function Items({ step, seats }: { readonly step: CountingStep; readonly seats: readonly SeatInfo[] }) {
  const { t, format } = useMarsWords();
  if (step.items.length === 0) return null;
  return (
    <section className={styles.items} aria-label={t(`web.mars.points.${step.group}`)} {...{ tabIndex: 0 }}>
      <h2>{t(`web.mars.points.${step.group}`)}</h2>
      <ul>
        {step.items.map(({ key, seat, text, points }) => {
          const owner = seats[seat];
          return (
            <li key={key}>
              {owner === undefined ? null : <SeatBadge seat={owner} size={16} />}
              <span>{format(text)}</span>
              <b>{plus(points)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function AllSteps({ steps, at, seats }: AtStep) {
  const { t } = useMarsWords();
  return (
    <section className={`${styles.panel} ${styles.right}`} aria-label={t('web.mars.count.steps')}>
      <h2>{t('web.mars.count.steps')}</h2>
      <table className={styles.steps}>
        <thead className="hidden">
          <tr>
            <td />
            {seats.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ group, points }, i) => (
            <tr key={group} data-later={i > at ? '' : undefined}>
              <th scope="row">
                {i < at ? <Icon name="check" size={12} /> : i === at ? <Icon name="arrow" size={15} /> : null}
                {t(`web.mars.points.${group}`)}
              </th>
              {seats.map(({ seat }) => (
                <td key={seat}>{i > at ? '?' : (points[seat] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot aria-hidden="true">
          <tr>
            <td />
            {seats.map((seat) => (
              <td key={seat.seat}>
                <SeatBadge seat={seat} size={18} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Says what the step counts and brings, and goes on. */
function Bar(props: {
  readonly step: CountingStep;
  readonly at: number;
  readonly seats: readonly SeatInfo[];
  readonly onNext: () => void;
  readonly onDone: () => void;
}) {
  const { step, at, seats, onNext, onDone } = props;
  const { t } = useMarsWords();
  const following = groups[at + 1];
  return (
    <section className={styles.question} aria-label={t('web.mars.count.title')}>
      <div aria-live="polite">
        <h1>
          {t('web.mars.count.step', {
            step: at + 1,
            of: groups.length,
            what: t(`web.mars.points.${step.group}`),
          })}
        </h1>
        <p>
          {t(`web.mars.count.note.${step.group}`)}{' '}
          {seats.map(({ seat, name }) => `${name} ${plus(step.points[seat] ?? 0)}`).join(', ')}.
        </p>
      </div>
      <button type="button" className="button plain" onClick={onDone}>
        {t('web.mars.count.result')} <kbd>Esc</kbd>
      </button>
      <button type="button" className="button main" onClick={onNext}>
        {following === undefined
          ? t('web.mars.count.last')
          : t('web.mars.count.next', { what: t(`web.mars.points.${following}`) })}{' '}
        <kbd>Enter</kbd>
      </button>
    </section>
  );
}
