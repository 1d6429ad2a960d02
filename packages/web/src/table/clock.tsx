/** The remaining time, counted down here between two updates. */
import { useEffect, useState } from 'react';
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import { SeatBadge } from '../parts/seat.tsx';
import styles from './table-header.module.css';

const two = (n: number): string => String(n).padStart(2, '0');

/** 95 s → 1:35; beyond a day the days are enough. */
function timeText(remaining: number, days: (n: number) => string): string {
  const seconds = Math.max(0, Math.ceil(remaining / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return days(Math.floor(hours / 24));
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function Clock({ remaining, running }: { readonly remaining: number; readonly running: boolean }) {
  const { t } = useWords();
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!running) return;
    const begun = Date.now();
    const timer = setInterval(() => setGone(Date.now() - begun), 500);
    return () => clearInterval(timer);
  }, [running]);
  const now = remaining - (running ? gone : 0);
  return (
    <span className={running && now < 30_000 ? 'warn' : undefined}>
      {timeText(now, (n) => t('web.clock.daysLeft', { n }))}
    </span>
  );
}

/** Everybody's clock; nothing where the table has none. */
export function Clocks({ seats }: { readonly seats: readonly SeatInfo[] }) {
  const { t } = useWords();
  const timed = seats.filter(({ clock }) => clock !== undefined);
  if (timed.length === 0) return null;
  return (
    <ul className={styles.clocks} aria-label={t('web.create.clock')}>
      {timed.map(({ clock, ...seat }) =>
        clock === undefined ? null : (
          <li key={seat.seat} className={clock.running ? styles.runs : undefined}>
            <SeatBadge seat={seat} size={16} /> <span className="hidden">{seat.name}</span>
            <Clock key={`${clock.remaining}/${clock.running}`} {...clock} />
          </li>
        ),
      )}
    </ul>
  );
}
