/** The end of a recording: progress on the final tiles, points for them, research and resources. */
import type { Comparison } from '@orrery/kernel';
import { neutralOf, pointSources, finalTiles as rows } from '../src/data/scoring.ts';
import { finalTilePoints, progress, researchPoints, resourcePoints } from '../src/rules/scoring.ts';
import { type GaiaState, playerAt } from '../src/state.ts';
import { finalTiles, row } from './names.ts';
import { type Line, line, lines, list, num } from './recording.ts';

function compareTiles(
  comparison: Comparison,
  state: GaiaState,
  seats: readonly number[],
  record: Line,
): void {
  for (const tile of lines(record.final_tiles)) {
    const id = row(rows, finalTiles.ours(tile.tile));
    const { neutral } = line(tile.counts);
    if (neutral !== undefined) comparison.expect(`final/${id}/neutral`, neutral, neutralOf(id));
    for (const [player, seat] of seats.entries())
      comparison.expect(`final/${id}/${player}`, line(tile.counts)[player], progress(state, seat, id));
  }
}

/** Where points of the final scoring come from. */
const ends = ['final-tiles', 'research-levels', 'resources'] as const;

/** Recordings pay nothing for a place with zero progress; the rulebook does, and they say how much it would be. */
function comparePlayer(comparison: Comparison, state: GaiaState, seat: number, entry: Line): void {
  const withheld = list(entry.zero_count_withheld).map(num);
  for (const [i, points] of [entry.final_tile_1, entry.final_tile_2].entries()) {
    const id = state.finalTiles[i];
    const expected = num(points) + (withheld[i] ?? 0);
    if (id !== undefined) comparison.expect(`final/${i + 1}`, expected, finalTilePoints(state, seat, id));
  }
  const { credits, ore, knowledge, qic, one, two, three, stone, points } = playerAt(state, seat);
  const stoneIn = (area: number): number => (stone === area ? 1 : 0);
  const bowls = [one - stoneIn(1), two - stoneIn(2), three - stoneIn(3)];
  const held = line(entry.resources_held);
  comparison.expect('final/held', { ...held }, { ...held, credits, ore, knowledge, qic, bowls });
  const final = ends.reduce((sum, source) => sum + (points[pointSources.indexOf(source)] ?? 0), 0);
  comparison.expect('final/vp_before', entry.vp_before, playerAt(state, seat).vp - final);
  comparison.expect('final/research', entry.research, researchPoints(state, seat));
  comparison.expect('final/resources', entry.resources_vp_as_held, resourcePoints(state, seat));
  const total = num(entry.total_as_held) + withheld.reduce((sum, vp) => sum + vp, 0);
  comparison.expect('final/total', total, playerAt(state, seat).vp);
}

export function compareEnd(
  comparison: Comparison,
  state: GaiaState,
  seats: readonly number[],
  record: Line,
): void {
  if (record.partial === true) return;
  comparison.expect('over', true, state.agenda.stack.length === 0);
  compareTiles(comparison, state, seats, record);
  for (const entry of lines(record.players))
    comparePlayer(comparison, state, seats[num(entry.p)] ?? -1, entry);
}
