/** The log in sentences: lines from events, by player and round. */

import type { LoadedGame } from '@orrery/catalog';
import { type Message, type Moment, msg, type Seat } from '@orrery/kernel';
import type { Happening, ShownMove } from '../sources/source.ts';

export interface LogLine {
  /** Unique within the log. */
  readonly key: string;
  /** The position after the move it tells of. */
  readonly at: number;
  readonly seat: Seat | null;
  readonly moment: Moment | undefined;
  readonly text: Message;
  /** Opens a round or a phase of it; absent for a line. */
  readonly heading?: 'round' | 'phase';
  /** Belongs to the line before it: power that others charge for what was built. */
  readonly follows?: true;
  /** A premove or a preference answered. */
  readonly policy: boolean;
}

export function logLines(
  log: readonly ShownMove[],
  logWriter: LoadedGame['logWriter'],
  name: (seat: Seat) => string,
): LogLine[] {
  const told = logWriter(name);
  // A sealed answer shows with the last of them, so the mark waits for the first line about its seat.
  const byPolicy = new Set<Seat>();
  let before: Moment | undefined;
  return log.flatMap(({ at, events, moment, seat: mover, policy = false }) => {
    if (mover !== null && policy) byPolicy.add(mover);
    else if (mover !== null) byPolicy.delete(mover);
    const entries = told.write(events);
    // What a move does before it ends a round still belongs to that round.
    const begins = entries.findIndex(({ heading }) => heading === 'round');
    const ending = before;
    before = moment;
    return entries.map(({ seat, text, heading, follows }, i): LogLine => {
      const marked = seat !== null && byPolicy.delete(seat);
      const within = i < begins && ending !== undefined ? ending : moment;
      const key = `${at}.${i}`;
      const kind = { ...(heading && { heading }), ...(follows && { follows }) };
      return { key, at, seat, moment: within, text, policy: marked, ...kind };
    });
  });
}

/** The lines with what happened around the table between them, in the round that it happened in. */
export function withHappenings(lines: readonly LogLine[], happenings: readonly Happening[]): LogLine[] {
  const all = [...lines];
  for (const { at, seat, name, what } of happenings) {
    const after = all.findLastIndex((line) => line.at <= at);
    all.splice(after + 1, 0, {
      key: `${at}.${what}`,
      at,
      seat,
      moment: all[after]?.moment,
      text: msg(`web.happening.${what}`, { name }),
      policy: false,
    });
  }
  return all;
}

interface LogFilter {
  readonly seat?: Seat;
  /** The number of a round. */
  readonly round?: number;
}

/** The lines of a player or a round. A phase of which nothing is left is left out. */
export function filtered(lines: readonly LogLine[], { seat, round }: LogFilter): LogLine[] {
  const wanted = lines.filter(
    (line) =>
      (seat === undefined || line.seat === seat || line.seat === null) &&
      (round === undefined || line.moment?.n === round),
  );
  if (seat === undefined) return wanted;
  return wanted.filter(({ heading }, i) => heading !== 'phase' || wanted[i + 1]?.heading === undefined);
}

/** The rounds that the log knows, in order. */
export const roundsIn = (lines: readonly LogLine[]): Moment[] => [
  ...new Map(lines.flatMap(({ moment }) => (moment === undefined ? [] : [[moment.n, moment]]))).values(),
];
