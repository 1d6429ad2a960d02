/** What a production phase has brought everybody, from the events that told of it and the table after it. */
import type { GameEvent, Seat } from '@orrery/kernel';
import type { Resource } from '@orrery/terraforming-mars';
import { resources } from '@orrery/terraforming-mars/advice';
import type { View } from '../table.ts';

/** How a stock has changed. */
export interface Change {
  readonly resource: Resource;
  readonly before: number;
  readonly gained: number;
  readonly after: number;
}

export interface Income {
  readonly seat: Seat;
  /** Energy that has become heat. */
  readonly energy: number;
  readonly rating: number;
  /** By the order of the resources. Heat that was energy counts as what was there before. */
  readonly changes: readonly Change[];
}

const isIncome = ({ do: kind }: GameEvent): boolean => kind === 'income';

/** What the stock of a seat has changed by since everything was produced. */
function changedSince(events: readonly GameEvent[], seat: Seat, resource: Resource): number {
  const later = events.slice(events.findLastIndex(isIncome) + 1);
  return later.reduce((sum, event) => {
    if (event.seat !== seat || event.what !== resource) return sum;
    if (event.do === 'gain') return sum + event.amount;
    return event.do === 'lose' ? sum - event.amount : sum;
  }, 0);
}

/** Everybody's income; undefined where nothing has been produced. */
export function incomesIn(events: readonly GameEvent[], view: View): readonly Income[] | undefined {
  const incomes = events.filter(isIncome);
  if (incomes.length === 0) return undefined;
  return view.players.map(({ stock, rating }, seat) => {
    const own = incomes.filter((event) => event.seat === seat);
    const energy = own.find(({ source }) => source === 'energy')?.amount ?? 0;
    const changes = resources.map((resource, place): Change => {
      const gained = own
        .filter(({ what, source }) => what === resource && source !== 'energy')
        .reduce((sum, { amount }) => sum + amount, 0);
      const after = (stock[place] ?? 0) - changedSince(events, seat, resource);
      return { resource, before: after - gained, gained, after };
    });
    return { seat, energy, rating, changes };
  });
}
