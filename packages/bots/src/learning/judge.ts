/** Who says what a position is worth to a seat: its chance to win, learned from games. */
import type { Core, Outcome, Seat } from '@orrery/kernel';
import type { Craft } from './craft.ts';
import { Features } from './features.ts';
import { logistic, type Network, outputOf } from './network.ts';

export interface Judge<D extends object> {
  /** Between 0 and 1. */
  valueOf(view: D, seat: Seat): number;
}

/** A judge who reads what the seat sees as numbers and asks a network. */
export function judgeBy<D extends object>(
  craft: Pick<Craft<Core, object, D>, 'describe'>,
  network: Network,
): Judge<D> {
  const features = new Features();
  const sums = new Float32Array(network.hidden);
  return {
    valueOf(view, seat) {
      features.clear();
      craft.describe(view, seat, features);
      return logistic(outputOf(network, features, sums));
    },
  };
}

/**
 * What a finished game was worth to a seat: half for having won, half for by how much. The margin tells more than the bare
 * result, from which alone a network would need several times as many games.
 */
export function resultOf({ standings, lost }: Outcome, seat: Seat, margin: number): number {
  let own = 0;
  let rival = Number.NEGATIVE_INFINITY;
  let winners = 0;
  let won = false;
  for (const { seat: each, score, place } of standings) {
    if (place === 1) winners += 1;
    if (each === seat) {
      own = score;
      won = place === 1;
    } else rival = Math.max(rival, score);
  }
  if (lost !== undefined) return 0;
  const share = won ? 1 / winners : 0;
  return rival === Number.NEGATIVE_INFINITY ? share : share / 2 + logistic((own - rival) / margin) / 2;
}
