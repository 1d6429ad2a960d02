/** Selling patents: cards of the hand are ticked, and the bar says what they bring. */
import type { BarWords } from '../../../../board-kit/board.ts';
import type { Table } from '../../table.ts';
import type { Words } from '../../words.ts';

export function sellWords({ choice, after, mine }: Table, { t }: Words): BarWords {
  const n = choice.selection.shape === 'some-of' ? choice.selection.picks.length : 0;
  const left = mine === undefined ? 0 : (after.players[mine]?.stock[0] ?? 0);
  return {
    title: t('web.mars.sell.title'),
    detail: n === 0 ? t('web.mars.sell.none') : t('web.mars.sell.detail', { n, left }),
    confirm: t('web.mars.sell.confirm', { n }),
  };
}
