/** What a milestone or an award that is chosen would be worth, in a sentence for the bar. */
import type { Option } from '@orrery/kernel';
import { readTarget } from '@orrery/terraforming-mars';
import { awardsOf, goalTerms } from '@orrery/terraforming-mars/advice';
import type { Table } from '../table.ts';
import type { Words } from '../words.ts';
import { seatsForGoals } from './standings.ts';

/** Empty for options that are no goal. */
export function goalSentence(table: Table, { t }: Pick<Words, 't'>, option: Option): string {
  const target = readTarget(option.target);
  if (target === undefined) return '';
  const terms = goalTerms(table.position);
  if ('milestone' in target) return t('web.mars.goals.claimBrings', { points: terms.milestones.points });
  if (!('award' in target)) return '';
  const advice = awardsOf(table.position).find(({ award }) => award === target.award);
  const worth = seatsForGoals(table).flatMap(({ seat, me, name }) => {
    const points = advice?.points[seat] ?? 0;
    if (points === 0) return [];
    return [t('web.mars.goals.worthTo', { player: me ? t('web.mars.goals.toYou') : name, points })];
  });
  const next = terms.awards.costAfter;
  return [
    t('web.mars.goals.ifEnded', { worth: worth.join(', ') }),
    ...(next === undefined ? [] : [t('web.mars.goals.nextCosts', { cost: next })]),
  ].join(' ');
}
