/** What stands at the head of every tableau: chips, cards, Military, cards placed, points. */
import { scoreOf, TABLEAU_TO_END } from '@orrery/race-for-the-galaxy';
import { type CSSProperties, memo } from 'react';
import type { SeatInfo } from '../../table/board.ts';
import { Icon } from './marks.tsx';
import { places } from './motion.ts';
import { playerOf, seen } from './reckon/player.ts';
import { standingOf } from './reckon/prices.ts';
import { useScene } from './table.ts';
import { useWords } from './words.ts';

export const number = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));

export const colour = (seat: SeatInfo): CSSProperties => ({ '--seat': seat.colour });

export const Numbers = memo(function Numbers({ seat }: { readonly seat: SeatInfo }) {
  const { view, phone } = useScene();
  const { t } = useWords();
  const player = seen(view, seat.seat);
  const rules = playerOf(player);
  const numbers = [
    ['chip', player.chips, t('web.race.numbers.chips', { chips: player.chips })],
    ['card', player.handSize, t('web.race.numbers.hand', { cards: player.handSize })],
    [
      'military',
      standingOf(rules).military,
      t('web.race.numbers.military', { military: standingOf(rules).military }),
    ],
  ] as const;
  return (
    <span className="rg-numbers">
      {numbers.map(([icon, amount, words]) => (
        <span key={icon} title={words} data-place={icon === 'chip' ? places.chips(seat.seat) : undefined}>
          <Icon name={icon} size={15} />
          <b aria-hidden="true">{number(amount)}</b>
          <span className="hidden">{words}</span>
        </span>
      ))}
      <span className="rg-placed">
        {phone && <span aria-hidden="true">{`${player.tableau.length}/${TABLEAU_TO_END}`}</span>}
        <span className={phone ? 'hidden' : undefined}>
          {t('web.race.numbers.placed', { placed: player.tableau.length, last: TABLEAU_TO_END })}
        </span>
      </span>
      <span className="rg-total" title={t('web.race.numbers.score', { vp: scoreOf(rules) })}>
        <b aria-hidden="true">{scoreOf(rules)}</b>
        <span className="hidden">{t('web.race.numbers.score', { vp: scoreOf(rules) })}</span>
      </span>
    </span>
  );
});
