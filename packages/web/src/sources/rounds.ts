import { type GameEvent, isRecord } from '@orrery/kernel';

/** What games call the big unit of their time. */
const names = ['round', 'night', 'generation'];

/** The round that a view tells of, where it tells one. */
export function roundIn(view: object): number | undefined {
  if (!isRecord(view)) return undefined;
  for (const name of names) {
    const round = view[name];
    if (typeof round === 'number') return round;
  }
  return undefined;
}

/** The round that these events begin, where one of them tells so. */
export const roundBegun = (events: readonly GameEvent[]): number | undefined =>
  events.findLast((event) => names.includes(event.do))?.amount;
