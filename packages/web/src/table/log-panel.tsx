/** The log in sentences, newest last; every line leads to its moment. */

import type { LoadedGame } from '@orrery/catalog';
import type { Moment, Seat } from '@orrery/kernel';
import { type KeyboardEvent, memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useWords } from '../app/words.tsx';
import type { BoardModule, SeatInfo } from '../board-kit/board.ts';
import { Icon } from '../parts/icon.tsx';
import { Said } from '../parts/said.tsx';
import { SeatBadge } from '../parts/seat.tsx';
import { CardSheet } from './card-sheet.tsx';
import { filtered, type LogLine, roundsIn } from './log-lines.ts';
import styles from './log-panel.module.css';

export interface LogProps {
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatInfo[];
  /** The move whose position is shown; later lines are faint. */
  readonly shown: number;
  /** Lines after this move are new to the viewer; undefined where nothing is. */
  readonly newAfter: number | undefined;
  /** A glance at the last lines, without filters. */
  readonly short: boolean;
  /** Opens the log to its full length and closes it again, on a board that unfolds it. */
  readonly onToggle?: (() => void) | undefined;
  readonly onJump: (at: number) => void;
  readonly loaded: LoadedGame;
  readonly Card: BoardModule['Card'] | undefined;
}

/** The arrow keys walk along the lines; for the Tab key the log is one stop. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-log-line]')];
  const next = lines[lines.findIndex((line) => line.parentElement?.contains(document.activeElement)) + step];
  if (step === 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The name of a round, as a heading. */
const useRoundName = (): ((moment: Moment) => string) => {
  const { t } = useWords();
  return ({ n, unit }) => (n === 0 ? t('web.log.setup') : t('web.log.round', { n, unit }));
};

const classes = { round: `${styles.line} ${styles.round}`, phase: `${styles.line} ${styles.phase}` } as const;

/** A line leads to its moment wherever it is clicked, but for the names of cards, which open the card. */
function Line(props: {
  readonly line: LogLine;
  readonly seat: SeatInfo | undefined;
  /** The one line that the Tab key stops at. */
  readonly reachable: boolean;
  readonly onJump: (at: number) => void;
  readonly onCard: (card: string) => void;
}) {
  const { t } = useWords();
  const { line, seat, reachable, onJump, onCard } = props;
  const { text, heading, policy, follows, at } = line;
  const words = useId();
  const tabIndex = reachable ? 0 : -1;
  return (
    <div
      className={heading === undefined ? styles.line : classes[heading]}
      data-follows={follows ? '' : undefined}
    >
      <button
        type="button"
        className={styles.jump}
        data-log-line
        tabIndex={tabIndex}
        aria-labelledby={words}
        onClick={() => onJump(at)}
      />
      {heading !== undefined ? null : seat === undefined ? (
        <span />
      ) : (
        <SeatBadge seat={seat} size={follows ? 14 : 17} />
      )}
      <p id={words}>
        <Said
          of={text}
          named={(card, name) => (
            <button
              type="button"
              className={styles.card}
              data-log-card
              tabIndex={tabIndex}
              onClick={() => onCard(card)}
            >
              {name}
            </button>
          )}
        />
        {policy ? <span className={styles.mark}> {t('web.policy.mark')}</span> : null}
      </p>
    </div>
  );
}

/** The lines of one player, or of one round. */
function Filters(props: {
  readonly seats: readonly SeatInfo[];
  readonly rounds: readonly Moment[];
  readonly seat: Seat | undefined;
  readonly round: number | undefined;
  readonly onSeat: (seat: Seat | undefined) => void;
  readonly onRound: (round: number | undefined) => void;
}) {
  const { t } = useWords();
  const nameOf = useRoundName();
  const { seats, rounds, seat, round, onSeat, onRound } = props;
  const unit = rounds[0]?.unit ?? 'round';
  return (
    <div className={styles.filters}>
      <select
        className="select small"
        aria-label={t('web.log.byPlayer')}
        value={seat ?? ''}
        onChange={({ target }) => onSeat(target.value === '' ? undefined : Number(target.value))}
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
        onChange={({ target }) => onRound(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{t('web.log.always', { unit })}</option>
        {rounds.map((each) => (
          <option key={each.n} value={each.n}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The log may be long, and most of what happens on the screen does not change it. */
export const LogPanel = memo(function LogPanel(props: LogProps) {
  const { lines, seats, shown, newAfter, short, onToggle, onJump, loaded, Card } = props;
  const { t } = useWords();
  const [card, setCard] = useState<string>();
  const [seat, setSeat] = useState<Seat>();
  const [round, setRound] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const rounds = useMemo(() => roundsIn(lines), [lines]);
  const nameOf = useRoundName();
  const visible = filtered(lines, {
    ...(seat === undefined || short ? {} : { seat }),
    ...(round === undefined || short ? {} : { round }),
  });
  const latest = lines.findLast((line) => line.at <= shown)?.moment;
  const lastShown = visible.findLast((line) => line.at <= shown)?.key;
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector(`[data-key="${lastShown}"]`);
    if (box === null || !(current instanceof HTMLElement)) return;
    const scroll = (): void => {
      box.scrollTop = current.offsetTop + current.offsetHeight - box.clientHeight + (short ? 2 : 8);
    };
    scroll();
    // Lines that have come into sight are laid out in the next frame, and may be higher than they were taken for.
    let next = requestAnimationFrame(() => {
      next = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(next);
  }, [lastShown, short]);
  return (
    <section
      className={`panel ${styles.log}`}
      data-short={short ? '' : undefined}
      aria-label={t('web.log.title')}
    >
      <header>
        <h2>{t('web.log.title')}</h2>
        {short ? (
          <span className={styles.latest}>{latest === undefined ? null : nameOf(latest)}</span>
        ) : (
          <Filters
            seats={seats}
            rounds={rounds}
            seat={seat}
            round={round}
            onSeat={setSeat}
            onRound={setRound}
          />
        )}
        {onToggle === undefined ? null : (
          <button
            type="button"
            className={`tool ${styles.toggle}`}
            aria-label={t(short ? 'web.log.open' : 'web.log.close')}
            aria-expanded={!short}
            title={`${t(short ? 'web.log.open' : 'web.log.close')} (L)`}
            onClick={onToggle}
          >
            <Icon name={short ? 'up' : 'close'} size={14} />
          </button>
        )}
      </header>
      <ol ref={list} className={styles.lines} onKeyDown={walk}>
        {visible.map((line, i) => (
          <li
            key={line.key}
            className={line.at > shown ? styles.later : undefined}
            data-new={
              newAfter !== undefined && line.at > newAfter && line.heading === undefined ? '' : undefined
            }
            data-key={line.key}
            aria-current={line.key === lastShown ? 'step' : undefined}
          >
            {line.heading !== 'round' &&
            line.moment !== undefined &&
            line.moment.n !== visible[i - 1]?.moment?.n ? (
              <div className={styles.round}>{nameOf(line.moment)}</div>
            ) : null}
            <Line
              line={line}
              seat={line.seat === null ? undefined : seats[line.seat]}
              reachable={line.key === (lastShown ?? visible[0]?.key)}
              onJump={onJump}
              onCard={setCard}
            />
          </li>
        ))}
      </ol>
      {card === undefined ? null : (
        <CardSheet loaded={loaded} Card={Card} id={card} onClose={() => setCard(undefined)} />
      )}
    </section>
  );
});
