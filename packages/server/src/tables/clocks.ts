/** Clocks as values: what each seat has left at the time of a log row, and how time passes between two rows. */
import type { Seat } from '@orrery/kernel';
import type { Clock } from '@orrery/protocol';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** What somebody who comes back has at least. */
const BACK = 60 * SECOND;

/** Milliseconds left per seat; empty where there is no clock. */
export type Left = readonly number[];

export const fullClocks = (clock: Clock, seats: number): Left =>
  clock.kind === 'none' ? [] : Array.from({ length: seats }, () => fullClock(clock));

const fullClock = (clock: Clock): number =>
  clock.kind === 'live' ? clock.bank * SECOND : clock.kind === 'days' ? clock.days * DAY : 0;

/** Time passed while these seats were deciding. */
export const passed = (left: Left, running: readonly Seat[], elapsed: number): Left =>
  left.length === 0 || elapsed === 0
    ? left
    : left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - elapsed) : ms));

/** Seats that have decided get their increment, or a full clock for their next turn. */
export const decided = (clock: Clock, left: Left, before: readonly Seat[], after: readonly Seat[]): Left => {
  if (left.length === 0) return left;
  return left.map((ms, seat) => {
    if (!before.includes(seat) || after.includes(seat)) return ms;
    return clock.kind === 'live' ? ms + clock.increment * SECOND : fullClock(clock);
  });
};

export const comeBack = (clock: Clock, left: Left, seat: Seat): Left =>
  left.map((ms, i) => (i === seat ? Math.max(ms, clock.kind === 'days' ? fullClock(clock) : BACK) : ms));
