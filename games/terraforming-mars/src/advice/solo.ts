/** How the solo game stands: what is left of Mars, and how many generations there are for it. */
import { SOLO_GENERATIONS } from '../data/board.ts';
import { isSolo } from '../state.ts';
import type { Position } from './position.ts';
import { parametersLeft, parametersOf } from './seats.ts';

export interface SoloAdvice {
  readonly generations: number;
  readonly generation: number;
  /** Generations still to be played, this one among them. */
  readonly left: number;
  /** Steps of all three parameters that are left, and those that have been made. */
  readonly stepsLeft: number;
  readonly stepsMade: number;
  /** So many steps each generation must bring, this one included: in some of them `least`, in the others `most`. */
  readonly pace: { readonly least: number; readonly most: number };
}

/** Undefined where others play. */
export function soloAdvice(position: Position): SoloAdvice | undefined {
  if (!isSolo(position)) return undefined;
  const { generation } = position;
  const left = SOLO_GENERATIONS - Math.max(1, generation) + 1;
  const { all: stepsLeft } = parametersLeft(position);
  const steps = parametersOf(position).reduce((sum, each) => sum + each.steps, 0);
  return {
    generations: SOLO_GENERATIONS,
    generation,
    left,
    stepsLeft,
    stepsMade: steps - stepsLeft,
    pace: { least: Math.floor(stepsLeft / left), most: Math.ceil(stepsLeft / left) },
  };
}
