/** The log in sentences: lines from events, by player and round. */
import { type Message, msg, type Seat } from '@orrery/kernel';
import type { LoadedGame } from '@orrery/shelf';
import { roundBegun } from '../sources/rounds.ts';
import type { Happening, LogMove, Round } from './source.ts';

export interface LogLine {
  /** Unique within the log. */
  readonly key: string;
  /** The position after the move it tells of. */
  readonly at: number;
  readonly seat: Seat | null;
  readonly round: Round | undefined;
  readonly text: Message;
  /** A premove or a preference answered. */
  readonly policy: boolean;
}

export function logLines(
  log: readonly LogMove[],
  eventText: LoadedGame['eventText'],
  name: (seat: Seat) => string,
): LogLine[] {
  // A sealed answer shows with the last of them, so the mark waits for the first line about its seat.
  const left = new Set<Seat>();
  let before: Round | undefined;
  return log.flatMap(({ at, events, round, seat: mover, policy = false }) => {
    if (mover !== null && policy) left.add(mover);
    else if (mover !== null) left.delete(mover);
    // What a move does before it ends a round still belongs to that round.
    const begins = events.findIndex((event) => roundBegun([event]) !== undefined);
    const ending = before;
    before = round;
    return events.flatMap((event, i): LogLine[] => {
      const text = eventText(event, name);
      if (text === undefined) return [];
      const marked = event.seat !== null && left.delete(event.seat);
      const within = i < begins && ending !== undefined ? ending : round;
      return [{ key: `${at}.${i}`, at, seat: event.seat, round: within, text, policy: marked }];
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
      round: all[after]?.round,
      text: msg(`web.happening.${what}`, { name }),
      policy: false,
    });
  }
  return all;
}

export interface LogFilter {
  readonly seat?: Seat;
  /** The number of a round. */
  readonly round?: number;
}

export const filtered = (lines: readonly LogLine[], { seat, round }: LogFilter): LogLine[] =>
  lines.filter(
    (line) =>
      (seat === undefined || line.seat === seat || line.seat === null) &&
      (round === undefined || line.round?.n === round),
  );

/** The rounds that the log knows, in order. */
export const roundsIn = (lines: readonly LogLine[]): Round[] => [
  ...new Map(lines.flatMap(({ round }) => (round === undefined ? [] : [[round.n, round]]))).values(),
];
