/** The victory points of a record, by who gained them and for what. */
import type { Comparison, GameEvent } from '@orrery/kernel';
import { pointsFrom } from './names.ts';
import { type Line, list, num, text } from './recording.ts';

/** Points of the final scoring stand in the footer of a recording. */
const ends: ReadonlySet<string> = new Set(['final-tiles', 'research-levels', 'resources']);

export function comparePoints(
  comparison: Comparison,
  seats: readonly number[],
  record: Line,
  events: readonly GameEvent[],
): void {
  const expected: Record<string, number> = {};
  for (const entry of list(record.vp)) {
    const [player, amount, source] = list(entry);
    const key = `${seats[num(player)]} ${pointsFrom[text(source)] ?? text(source)}`;
    expected[key] = (expected[key] ?? 0) + num(amount);
  }
  const got: Record<string, number> = {};
  for (const { do: kind, seat, what, amount } of events)
    if (kind === 'score' && !ends.has(what)) got[`${seat} ${what}`] = (got[`${seat} ${what}`] ?? 0) + amount;
  comparison.expect('vp', expected, got);
}
