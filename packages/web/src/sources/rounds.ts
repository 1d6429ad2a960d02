import { type GameEvent, isRecord } from '@orrery/kernel';
import type { Round, RoundUnit } from '../table/source.ts';

/** What games call the big unit of their time. */
const units: readonly RoundUnit[] = ['round', 'night', 'generation'];

/** The round that a view tells of, where it tells one. */
export function roundIn(view: object): Round | undefined {
  if (!isRecord(view)) return undefined;
  for (const unit of units) {
    const n = view[unit];
    if (typeof n === 'number') return { unit, n };
  }
  return undefined;
}

/** The round that these events begin, where one of them tells so. */
export function roundBegun(events: readonly GameEvent[]): Round | undefined {
  for (const event of [...events].reverse()) {
    const unit = units.find((each) => each === event.do);
    if (unit !== undefined) return { unit, n: event.amount };
  }
  return undefined;
}

/** Where rounds begin: the first position of each, in order. */
export const roundStarts = (
  rounds: readonly (Round | undefined)[],
): { readonly n: number; readonly at: number }[] =>
  rounds.flatMap((round, at) =>
    round !== undefined && round.n !== rounds[at - 1]?.n ? [{ n: round.n, at }] : [],
  );

/** The nearest beginning of a round before or after a position; the first or the last position beyond them. */
export function nextRound(rounds: readonly (Round | undefined)[], at: number, step: 1 | -1): number {
  const starts = roundStarts(rounds).map((start) => start.at);
  if (step === 1) return starts.find((start) => start > at) ?? rounds.length - 1;
  return starts.findLast((start) => start < at) ?? 0;
}
