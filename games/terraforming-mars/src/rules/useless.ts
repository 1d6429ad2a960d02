/** Rulebook chapter: global parameters — what may still be done at a full track, though nothing comes of it. */
import type { Seat } from '@orrery/kernel';
import { OCEANS } from '../data/board.ts';
import type { Effect } from '../data/types.ts';
import { type MarsState, playerAt } from '../state.ts';
import type { Source } from '../tasks.ts';
import { holders } from './cubes.ts';
import { stepsLeft } from './parameters.ts';

function isUseless(state: MarsState, seat: Seat, source: Source, effect: Effect): boolean {
  switch (effect.do) {
    case 'raise':
      return stepsLeft(state, effect.track) <= 0;
    case 'place':
      return effect.tile === 'ocean' && state.oceans >= OCEANS;
    case 'add':
      return effect.to === 'another' && holders(playerAt(state, seat), effect.kind, source).length === 0;
    default:
      return false;
  }
}

/** Whether none of these effects would change anything now. */
export const haveNoEffect = (
  state: MarsState,
  seat: Seat,
  source: Source,
  effects: readonly Effect[],
): boolean => effects.length > 0 && effects.every((effect) => isUseless(state, seat, source, effect));
