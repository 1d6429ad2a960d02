/** The log in sentences: lines from events, by player and round. */
import type { Message, Seat } from '@orrery/kernel';
import type { LoadedGame } from '@orrery/shelf';
import type { LogMove } from './source.ts';

export interface LogLine {
  /** Unique within the log. */
  readonly key: string;
  /** The position after the move it tells of. */
  readonly at: number;
  readonly seat: Seat | null;
  readonly round: number | undefined;
  readonly text: Message;
}

export function logLines(
  log: readonly LogMove[],
  eventText: LoadedGame['eventText'],
  name: (seat: Seat) => string,
): LogLine[] {
  return log.flatMap(({ at, events, round }) =>
    events.flatMap((event, i): LogLine[] => {
      const text = eventText(event, name);
      return text === undefined ? [] : [{ key: `${at}.${i}`, at, seat: event.seat, round, text }];
    }),
  );
}

export interface LogFilter {
  readonly seat?: Seat;
  readonly round?: number;
}

export const filtered = (lines: readonly LogLine[], { seat, round }: LogFilter): LogLine[] =>
  lines.filter(
    (line) =>
      (seat === undefined || line.seat === seat || line.seat === null) &&
      (round === undefined || line.round === round),
  );

/** The rounds that the log knows, in order. */
export const roundsIn = (lines: readonly LogLine[]): number[] => [
  ...new Set(lines.flatMap(({ round }) => (round === undefined ? [] : [round]))),
];
