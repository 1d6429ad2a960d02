/** How many options of the open question lie in each part of a phone's table. */
import { readTarget } from '@orrery/terraforming-mars';
import { optionsOf } from '../../../board-kit/choice.ts';
import type { PhoneView } from '../questions/place.ts';
import { kindOf } from '../questions/turn/options.ts';
import type { Table } from '../table.ts';
import { viewNeeded } from './views.ts';

const byKind: Readonly<Partial<Record<string, PhoneView>>> = {
  play: 'hand',
  use: 'yours',
  project: 'yours',
  sell: 'yours',
  milestone: 'goals',
  award: 'goals',
};

export function optionCounts(table: Pick<Table, 'question'>): Readonly<Partial<Record<PhoneView, number>>> {
  const counts: Partial<Record<PhoneView, number>> = {};
  const needed = viewNeeded(table);
  for (const { value, target } of optionsOf(table.question)) {
    const turns = table.question?.name === 'turn.action';
    const at = readTarget(target);
    const view = turns ? byKind[kindOf(value) ?? ''] : at !== undefined && 'area' in at ? 'mars' : needed;
    if (view !== undefined) counts[view] = (counts[view] ?? 0) + 1;
  }
  return counts;
}
