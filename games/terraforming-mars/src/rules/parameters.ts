/** Rulebook chapters: global parameters; the board of Mars (bonus steps). */
import type { Seat } from '@orrery/kernel';
import { OCEANS, oxygen, oxygenBonuses, temperature, temperatureBonuses } from '../data/board.ts';
import type { Effect } from '../data/types.ts';
import { type MarsState, NO_CARD } from '../state.ts';
import type { MarsRun, Source } from '../tasks.ts';
import { produce, rate } from './stock.ts';
import { sourceName } from './supply.ts';

type Track = 'temperature' | 'oxygen';

const scales = { temperature, oxygen } as const;
const bonuses = { temperature: temperatureBonuses, oxygen: oxygenBonuses } as const;

/** Steps that a track can still go up. */
export const stepsLeft = (state: MarsState, track: Track): number =>
  (scales[track].goal - state[track]) / scales[track].step;

export const isTerraformed = (state: MarsState): boolean =>
  state.temperature >= temperature.goal && state.oxygen >= oxygen.goal && state.oceans >= OCEANS;

/** Raises a track as far as it goes; each step made is worth 1 rating, and bonus steps bring what they print. */
export function raise(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  track: Track,
  steps: number,
  source: Source,
): void {
  const made = Math.min(steps, stepsLeft(state, track));
  if (made <= 0) return;
  const before = state[track];
  state[track] = before + made * scales[track].step;
  run.emit?.({ do: 'raise', seat, what: track, amount: made, source: sourceName(source) });
  rate(state, run, seat, made, source);
  for (const bonus of bonuses[track])
    if (before < bonus.at && state[track] >= bonus.at) takeBonus(state, run, seat, bonus.effect);
}

function takeBonus(state: MarsState, run: MarsRun, seat: Seat, effect: Effect): void {
  if (effect.do === 'produce' && typeof effect.by === 'number')
    produce(state, run, seat, effect.of, effect.by, 'board');
  else if (effect.do === 'raise') raise(state, run, seat, effect.track, effect.steps, 'board');
  else run.push({ do: 'effect', seat, source: 'board', effect, played: NO_CARD });
}

/** Whether raising a track now would bring an ocean to place. */
export function bringsOcean(state: MarsState, track: Track, steps: number): boolean {
  if (state.oceans >= OCEANS) return false;
  const made = Math.min(steps, stepsLeft(state, track));
  const before = state[track];
  const after = before + made * scales[track].step;
  return bonuses[track].some(
    ({ at, effect }) =>
      before < at &&
      after >= at &&
      (effect.do === 'place' || (effect.do === 'raise' && bringsOcean(state, effect.track, effect.steps))),
  );
}
