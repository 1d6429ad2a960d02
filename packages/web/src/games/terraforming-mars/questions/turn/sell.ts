/** Selling patents: cards of the hand are ticked, and the bar says what they bring. */
import { milestonesOf, milestoneText } from '@orrery/terraforming-mars/advice';
import type { BarWords } from '../../../../board-kit/board.ts';
import { positionFrom, type Table } from '../../table.ts';
import type { Words } from '../../words.ts';

/** Whether a milestone that is reached and still to be had stays so, where what is sold counts for it. */
function milestoneNote({ view, after, mine }: Table, { t, format }: Words): readonly string[] {
  if (mine === undefined) return [];
  const then = milestonesOf(positionFrom(after));
  return milestonesOf(positionFrom(view)).flatMap(({ milestone, isLeft, values, missing }, i) => {
    const [left = 0, short = 0] = [then[i]?.values[mine], then[i]?.missing[mine]];
    if (!isLeft || missing[mine] !== 0 || left === values[mine]) return [];
    const name = format(milestoneText(milestone));
    return [
      short === 0
        ? t('web.mars.sell.stillReaches', { milestone: name, n: left })
        : t('web.mars.sell.nowMisses', { milestone: name, n: left, short }),
    ];
  });
}

export function sellWords(table: Table, words: Words): BarWords {
  const { choice, after, mine } = table;
  const { t } = words;
  const n = choice.selection.shape === 'some-of' ? choice.selection.picks.length : 0;
  const left = mine === undefined ? 0 : (after.players[mine]?.stock[0] ?? 0);
  return {
    title: t('web.mars.sell.title'),
    detail:
      n === 0
        ? t('web.mars.sell.none')
        : [t('web.mars.sell.detail', { n, left }), ...milestoneNote(table, words)].join(' '),
    confirm: t('web.mars.sell.confirm', { n }),
  };
}
