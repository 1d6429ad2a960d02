/** Clocks as values: what each seat has left at the time of a log row, and how time passes between two rows. */
import type { Seat } from '@orrery/kernel';
import type { Clock } from '@orrery/protocol';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** What somebody who comes back has at least. */
const BACK = 60 * SECOND;

/** Milliseconds per seat; empty where there is no clock. */
export type RemainingTime = readonly number[];

export const fullClocks = (clock: Clock, seats: number): RemainingTime =>
  clock.kind === 'none' ? [] : Array.from({ length: seats }, () => fullClock(clock));

const fullClock = (clock: Clock): number =>
  clock.kind === 'live' ? clock.bank * SECOND : clock.kind === 'days' ? clock.days * DAY : 0;

/** Time passed while these seats were deciding. */
export const passed = (times: RemainingTime, running: readonly Seat[], elapsed: number): RemainingTime =>
  times.length === 0 || elapsed === 0
    ? times
    : times.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - elapsed) : ms));

/** An answer as the clocks see it: who gave it, who was deciding at the clock before it, and who must decide after it. */
interface Turning {
  readonly answering: Seat;
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
}

/** Seats whose turn is over get their increment. Where days are counted, whoever answers has all of them again. */
export const decided = (
  clock: Clock,
  times: RemainingTime,
  { answering, before, after }: Turning,
): RemainingTime => {
  if (times.length === 0 || !before.includes(answering)) return times;
  return times.map((ms, seat) => {
    if (clock.kind === 'days') return seat === answering ? fullClock(clock) : ms;
    if (clock.kind === 'none' || !before.includes(seat) || after.includes(seat)) return ms;
    return ms + clock.increment * SECOND;
  });
};

/** Whoever takes an answer back gives back what the clock gained by it. */
export const takenBack = (times: RemainingTime, seat: Seat, showed: number | undefined): RemainingTime =>
  times.map((ms, i) => (i === seat ? Math.min(ms, showed ?? ms) : ms));

/** Where days are counted, each answer has all of them; otherwise whoever comes back is given a little time, once. */
export function comeBack(clock: Clock, times: RemainingTime, seat: Seat, gotTime: boolean): RemainingTime {
  const atLeast = clock.kind === 'days' ? fullClock(clock) : gotTime ? 0 : BACK;
  return times.map((ms, i) => (i === seat ? Math.max(ms, atLeast) : ms));
}
