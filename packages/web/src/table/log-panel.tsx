/** The log in sentences, newest last; every line leads to its moment. */
import type { Seat } from '@orrery/kernel';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { SeatBadge } from '../parts/seat.tsx';
import type { SeatInfo } from './board.ts';
import { filtered, type LogLine, roundsIn } from './log-lines.ts';
import type { Round } from './source.ts';

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatInfo[];
  /** The move whose position is shown; later lines are faint. */
  readonly shown: number;
  readonly onJump: (at: number) => void;
}

/** The arrow keys walk along the lines; for the Tab key the log is one stop. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const next = lines[lines.findIndex((line) => line.matches(':focus')) + step];
  if (step === 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The name of a round, as a heading. */
const useRoundName = (): ((round: Round) => string) => {
  const { t } = useWords();
  return ({ n, unit }) => (n === 0 ? t('web.log.setup') : t('web.log.round', { n, unit }));
};

/** The log may be long, and most of what happens on the screen does not change it. */
export const LogPanel = memo(function LogPanel({ lines, seats, shown, onJump }: LogProps) {
  const { t, format } = useWords();
  const [seat, setSeat] = useState<Seat>();
  const [round, setRound] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const rounds = useMemo(() => roundsIn(lines), [lines]);
  const unit = rounds[0]?.unit ?? 'round';
  const nameOf = useRoundName();
  const visible = filtered(lines, {
    ...(seat === undefined ? {} : { seat }),
    ...(round === undefined ? {} : { round }),
  });
  const lastShown = visible.findLast((line) => line.at <= shown)?.key;
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector(`[data-key="${lastShown}"]`);
    if (box !== null && current instanceof HTMLElement)
      box.scrollTop = current.offsetTop + current.offsetHeight - box.clientHeight + 8;
  }, [lastShown]);
  return (
    <section className="panel log" aria-label={t('web.log.title')}>
      <header>
        <h2>{t('web.log.title')}</h2>
        <div className="log-filters">
          <select
            className="select small"
            aria-label={t('web.log.byPlayer')}
            value={seat ?? ''}
            onChange={({ target }) => setSeat(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">{t('web.log.everybody')}</option>
            {seats.map((each) => (
              <option key={each.seat} value={each.seat}>
                {each.name}
              </option>
            ))}
          </select>
          <select
            className="select small"
            aria-label={t('web.log.byRound', { unit })}
            value={round ?? ''}
            onChange={({ target }) => setRound(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">{t('web.log.always', { unit })}</option>
            {rounds.map((each) => (
              <option key={each.n} value={each.n}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </div>
      </header>
      <ol ref={list} className="log-lines" onKeyDown={walk}>
        {visible.map((line, i) => {
          const info = line.seat === null ? undefined : seats[line.seat];
          const before = visible[i - 1];
          return (
            <li
              key={line.key}
              className={line.at > shown ? 'later' : undefined}
              data-key={line.key}
              aria-current={line.key === lastShown ? 'step' : undefined}
            >
              {line.round !== undefined && line.round.n !== before?.round?.n ? (
                <div className="log-round">{nameOf(line.round)}</div>
              ) : null}
              <button
                type="button"
                className="log-line"
                tabIndex={line.key === lastShown ? 0 : -1}
                onClick={() => onJump(line.at)}
              >
                {info === undefined ? <span className="no-seat" /> : <SeatBadge seat={info} size={17} />}
                <span>
                  {format(line.text)}
                  {line.policy ? <span className="log-mark"> {t('web.policy.mark')}</span> : null}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
});
