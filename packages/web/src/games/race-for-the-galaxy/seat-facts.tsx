/** What stands at the head of every tableau: chips, cards, Military, cards placed, points. */
import { playerOf, scoreOf, seen, standingOf, TABLEAU_TO_END } from '@orrery/race-for-the-galaxy/advice';
import { type CSSProperties, memo } from 'react';
import type { SeatInfo } from '../../board-kit/board.ts';
import { places } from './flights.ts';
import { Icon } from './marks.tsx';
import styles from './seat-facts.module.css';
import { useScene } from './table.ts';
import { useRaceWords } from './words.ts';

export const number = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));

export const colour = (seat: SeatInfo): CSSProperties => ({ '--seat': seat.colour });

export const Numbers = memo(function Numbers({ seat }: { readonly seat: SeatInfo }) {
  const { view, phone } = useScene();
  const { t } = useRaceWords();
  const player = seen(view, seat.seat);
  const rules = playerOf(player);
  const { military } = standingOf(rules);
  const numbers = [
    {
      icon: 'chip',
      amount: player.chips,
      label: t('web.race.numbers.chip'),
      words: t('web.race.numbers.chips', { chips: player.chips }),
    },
    {
      icon: 'card',
      amount: player.handSize,
      label: t('web.race.numbers.card'),
      words: t('web.race.numbers.hand', { cards: player.handSize }),
    },
    {
      icon: 'military',
      amount: military,
      label: t('web.race.sums.military'),
      words: t('web.race.numbers.military', { military }),
    },
  ] as const;
  // The viewer's own sums stand at the other end of the line.
  const shown = seat.me ? numbers.slice(0, 2) : numbers;
  return (
    <span className={styles.numbers}>
      {shown.map(({ icon, amount, label, words }) => (
        <span key={icon} title={words} data-place={icon === 'chip' ? places.chips(seat.seat) : undefined}>
          <Icon name={icon} size={15} />
          <b aria-hidden="true">{number(amount)}</b>
          <i className={styles.label} aria-hidden="true">
            {label}
          </i>
          <span className="hidden">{words}</span>
        </span>
      ))}
      <span className={styles.placed}>
        {phone && <span aria-hidden="true">{`${player.tableau.length}/${TABLEAU_TO_END}`}</span>}
        <span className={phone ? 'hidden' : undefined}>
          {t('web.race.numbers.placed', { placed: player.tableau.length, last: TABLEAU_TO_END })}
        </span>
      </span>
      <span className={styles.total} title={t('web.race.numbers.score', { vp: scoreOf(rules) })}>
        <b aria-hidden="true">{t('web.race.numbers.total', { vp: scoreOf(rules) })}</b>
        <span className="hidden">{t('web.race.numbers.score', { vp: scoreOf(rules) })}</span>
      </span>
    </span>
  );
});
