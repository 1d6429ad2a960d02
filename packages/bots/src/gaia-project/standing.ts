/** How a seat stands among the others: the final scoring tiles. */
import type { GaiaView } from '@orrery/gaia-project';
import { finalProgress, finalRaces } from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';

/** What of the others matters to a seat, and does not change while it thinks about its own actions. */
export interface Rivals {
  /** By final scoring tile: how far each of the others has come. */
  readonly progress: readonly (readonly number[])[];
  /** By final scoring tile: how far the neutral player of a game of two has come. */
  readonly neutral: readonly (number | undefined)[];
}

export function rivalsOf(state: GaiaView, seat: Seat): Rivals {
  const races = finalRaces(state);
  return {
    progress: races.map(({ seats }) =>
      seats.flatMap(({ progress }, other) => (other === seat ? [] : [progress])),
    ),
    neutral: races.map(({ neutral }) => neutral),
  };
}

/** How far a player comes on each tile in a round, on average. */
const growth: Readonly<Record<string, number>> = {
  'structures-in-federations': 1.5,
  structures: 1.6,
  'planet-types': 0.8,
  'gaia-planets': 0.6,
  sectors: 0.8,
  satellites: 1,
};
const POINTS_A_PLACE = 6;

/** The chance to end ahead, for a lead of so much with so many rounds to play; level is half. */
const aheadChance = (lead: number, rounds: number): number =>
  1 / (1 + Math.exp(-lead / (0.35 + 0.45 * rounds)));

/** What the final scoring tiles are likely to bring: each rival behind is worth a place. */
export function finalPoints(state: GaiaView, seat: Seat, rivals: Rivals, rounds: number): number {
  let total = 0;
  state.finalTiles.forEach((tile, i) => {
    const own = finalProgress(state, seat, tile);
    const others = rivals.progress[i] ?? [];
    const neutral = rivals.neutral[i];
    for (const other of others) total += POINTS_A_PLACE * aheadChance(own - other, rounds);
    if (neutral !== undefined)
      total += POINTS_A_PLACE * aheadChance(own + rounds * (growth[tile] ?? 1) - neutral, rounds);
  });
  return total;
}
