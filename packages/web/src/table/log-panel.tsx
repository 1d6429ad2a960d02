/** The log in sentences, newest last; every line leads to its moment. */
import type { Seat } from '@orrery/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { SeatBadge } from '../parts/seat.tsx';
import type { SeatInfo } from './board.ts';
import { filtered, type LogLine, roundsIn } from './log-lines.ts';

export function LogPanel(props: {
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatInfo[];
  /** The move whose position is shown; later lines are faint. */
  readonly shown: number;
  readonly onJump: (at: number) => void;
}) {
  const { t, format } = useWords();
  const { lines, seats, shown, onJump } = props;
  const [seat, setSeat] = useState<Seat>();
  const [round, setRound] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const rounds = useMemo(() => roundsIn(lines), [lines]);
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
            aria-label={t('web.log.byRound')}
            value={round ?? ''}
            onChange={({ target }) => setRound(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">{t('web.log.always')}</option>
            {rounds.map((each) => (
              <option key={each} value={each}>
                {each === 0 ? t('web.log.setup') : t('web.log.round', { n: each })}
              </option>
            ))}
          </select>
        </div>
      </header>
      <ol ref={list} className="log-lines" tabIndex={-1}>
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
              {line.round !== undefined && line.round !== before?.round ? (
                <div className="log-round">
                  {line.round === 0 ? t('web.log.setup') : t('web.log.round', { n: line.round })}
                </div>
              ) : null}
              <button type="button" className="log-line" onClick={() => onJump(line.at)}>
                {info === undefined ? <span className="no-seat" /> : <SeatBadge seat={info} size={17} />}
                <span>{format(line.text)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
