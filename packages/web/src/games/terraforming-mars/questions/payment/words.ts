/** What the bar says while a payment is open. */

import { amountText } from '@orrery/terraforming-mars';
import { priceOf, printedOf } from '@orrery/terraforming-mars/advice';
import type { BarWords } from '../../../../board-kit/board.ts';
import { ownResources } from '../../own-board/rows.ts';
import type { Table } from '../../table.ts';
import type { Words } from '../../words.ts';
import { costOf, lost } from './mixes.ts';
import { type Paying, payingIn } from './paying.ts';

/** "20 M€, 2 heat": what one would have left of all that may pay. */
function leftText(table: Table, paying: Paying, { format, t }: Words): string {
  const stock = table.mine === undefined ? [] : (table.actual.players[table.mine]?.stock ?? []);
  const left = ownResources.flatMap((resource, place): string[] => {
    const part = paying.question.parts.find(({ id }) => id === resource);
    const amount = (stock[place] ?? 0) - (paying.amounts[resource] ?? 0);
    const text = part === undefined || amount <= 0 ? undefined : amountText(resource, amount);
    return text === undefined ? [] : [format(text)];
  });
  return left.length === 0 ? t('web.mars.pay.leftNothing') : left.join(', ');
}

/** Who made it cheaper, and by how much. */
function discountText({ position, mine }: Table, { paidFor }: Paying, { format, t }: Words): string[] {
  if (paidFor.plays === undefined || mine === undefined) return [];
  return priceOf(position, mine, paidFor.plays).discounts.map(({ by, megacredits }) =>
    t('web.mars.pay.cheaper', {
      by: by === 'next' ? t('web.mars.pay.nextCard') : format(printedOf(by).title),
      n: megacredits,
    }),
  );
}

export const paidSentence = (table: Table, paying: Paying, words: Words): string => {
  const wasted = lost(paying.question, paying.amounts);
  const left = leftText(table, paying, words);
  return wasted > 0
    ? words.t('web.mars.pay.lost', { n: wasted, left })
    : words.t('web.mars.pay.exact', { left });
};

const confirmText = ({ paidFor }: Paying, { format, t }: Words): string => {
  if (paidFor.plays !== undefined && paidFor.name !== undefined)
    return t('web.mars.play', { card: format(paidFor.name) });
  return paidFor.does === undefined ? t('web.mars.pay.confirm') : format(paidFor.does);
};

export function payWords(table: Table, words: Words): BarWords {
  const paying = payingIn(table);
  if (paying === undefined) return {};
  const cost = costOf(paying.question);
  const { name } = paying.paidFor;
  return {
    title:
      name === undefined
        ? words.t('web.mars.pay.title', { cost })
        : words.t('web.mars.pay.titleFor', { cost, what: words.format(name) }),
    detail: [paidSentence(table, paying, words), ...discountText(table, paying, words)].join(' '),
    confirm: confirmText(paying, words),
    next: words.t('web.mars.pay.next'),
  };
}
