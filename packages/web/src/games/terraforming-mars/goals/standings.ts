/** In which order everybody's numbers stand, and where their marks lie on a line. */
import type { Seat } from '@orrery/kernel';
import type { SeatInfo } from '../../../board-kit/board.ts';
import type { Scene } from '../table.ts';

/** Oneself first, then the others as they sit. */
export const seatsForGoals = ({ seats }: Pick<Scene, 'seats'>): readonly SeatInfo[] => [
  ...seats.filter(({ me }) => me),
  ...seats.filter(({ me }) => !me),
];

interface MarkOnLine {
  readonly seat: SeatInfo;
  /** From 0 at the beginning of the line to 1 at its end. */
  readonly at: number;
  /** How many marks lie there already: this one is moved aside for them, towards the middle. */
  readonly aside: number;
}

export function marksOnLine(
  seats: readonly SeatInfo[],
  values: readonly number[],
  from: number,
  to: number,
): readonly MarkOnLine[] {
  const countOf = (seat: Seat): number => values[seat] ?? 0;
  const length = Math.max(1, to - from);
  return seats.map((seat, i) => {
    const value = countOf(seat.seat);
    const at = Math.min(1, Math.max(0, (value - from) / length));
    const aside = seats.slice(0, i).filter((other) => countOf(other.seat) === value).length;
    return { seat, at, aside: at < 0.5 ? aside : -aside };
  });
}
