/**
 * Recordings may withhold what the rulebook pays: of a mine beside others' structures on a Gaia planet they score nothing
 * that is said of mines on Gaia planets. Where a recording does not have those points they are taken back here, so that
 * everything after it can be compared.
 */
import type { GameEvent } from '@orrery/kernel';
import { pointSources, roundTiles } from '../src/data/scoring.ts';
import { standardTiles } from '../src/data/tech-tiles.ts';
import { type GaiaState, playerAt } from '../src/state.ts';
import { pointsFrom } from './names.ts';
import { type Line, list, num, text } from './recording.ts';

/** The tiles that score mines on Gaia planets. */
const gaiaTiles: ReadonlySet<string> = new Set([
  ...roundTiles.flatMap(({ id, occasion }) => (occasion === 'gaia-mine' ? [id] : [])),
  ...standardTiles.flatMap((tile) => ('on' in tile && tile.on.occasion === 'gaia-mine' ? [tile.id] : [])),
]);

const sources: readonly string[] = pointSources;

/** What a record scores for somebody from one kind of source. */
function recorded(record: Line, player: number, source: string): number {
  let total = 0;
  for (const entry of list(record.vp)) {
    const [who, amount, from] = list(entry);
    if (who === player && (pointsFrom[text(from)] ?? text(from)) === source) total += num(amount);
  }
  return total;
}

/** The events of a record without the points that it withholds; the state has them no longer. */
export function withoutWithheld(
  state: GaiaState,
  seats: readonly number[],
  record: Line,
  events: readonly GameEvent[],
): GameEvent[] {
  const shares = events.some(({ do: kind, source }) => kind === 'build' && source === 'shared');
  if (!shares) return [...events];
  return events.filter((event) => {
    const { do: kind, seat, what, amount, source } = event;
    if (seat === null || kind !== 'score' || !gaiaTiles.has(source)) return true;
    const alike = events.filter((other) => other.do === kind && other.seat === seat && other.what === what);
    const ours = alike.reduce((sum, other) => sum + other.amount, 0);
    if (recorded(record, seats.indexOf(seat), what) === ours) return true;
    const player = playerAt(state, seat);
    player.vp -= amount;
    const index = sources.indexOf(what);
    player.points[index] = (player.points[index] ?? 0) - amount;
    return false;
  });
}
