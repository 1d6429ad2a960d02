/** What has happened since the viewer's own last move. */
import type { Viewer } from '@orrery/kernel';
import type { SeatInfo } from '../board-kit/board.ts';
import type { ShownMove } from '../sources/source.ts';

/** The place of one's own last move in the log. What a preference has answered, one has not seen; -1 where there is none. */
export const lastOwn = (log: readonly ShownMove[], me: Viewer): number =>
  log.findLastIndex(({ seat, policy }) => seat === me && policy !== true);

/**
 * The moves since the viewer's own last one. What a rival did in answer to that one belongs to them: it has no moves of its
 * own.
 */
export function movesSince(
  log: readonly ShownMove[],
  me: Viewer,
  seats: readonly SeatInfo[],
): readonly ShownMove[] {
  const last = lastOwn(log, me);
  const own = log[last];
  const after = log.slice(last + 1);
  const rival = seats.find(({ kind }) => kind === 'rival')?.seat;
  const events = own?.events.filter(({ seat }) => seat === rival) ?? [];
  if (own === undefined || rival === undefined || events.length === 0) return after;
  return [{ ...own, seat: rival, events }, ...after];
}
