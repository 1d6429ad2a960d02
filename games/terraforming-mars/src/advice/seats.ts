/** A player board and the planet at a glance: income, icons, steps that are left, points by source. */
import type { Seat } from '@orrery/kernel';
import { OCEANS, oxygen, temperature } from '../data/board.ts';
import { faceOf } from '../data/cards.ts';
import { at, type CubeKind, type Resource, type Tag, tagAt } from '../data/resources.ts';
import { stepsLeft } from '../rules/parameters.ts';
import { playerAt } from '../state.ts';
import type { Position } from './position.ts';

export { type Score, scoreOf } from '../rules/scoring.ts';

/** By how much each resource changes in the next production phase: energy left over becomes heat. */
export function incomeOf(position: Position, seat: Seat): Readonly<Record<Resource, number>> {
  const { stock, production, rating } = playerAt(position, seat);
  const of = (resource: Resource): number => production[at[resource]] ?? 0;
  const energy = stock[at.energy] ?? 0;
  return {
    megacredits: of('megacredits') + rating,
    steel: of('steel'),
    titanium: of('titanium'),
    plants: of('plants'),
    energy: of('energy') - energy,
    heat: of('heat') + energy,
  };
}

/** Icons in play, events not counted. */
export function iconsOf(position: Position, seat: Seat): Readonly<Record<Tag, number>> {
  const counts = playerAt(position, seat).tags;
  const of = (tag: Tag): number => counts[tagAt[tag]] ?? 0;
  return {
    building: of('building'),
    space: of('space'),
    power: of('power'),
    science: of('science'),
    jovian: of('jovian'),
    earth: of('earth'),
    plant: of('plant'),
    microbe: of('microbe'),
    animal: of('animal'),
    city: of('city'),
  };
}

/** Steps that each parameter can still go up, and all of them together. */
export interface ParametersLeft {
  readonly temperature: number;
  readonly oxygen: number;
  readonly oceans: number;
  readonly all: number;
}

export function parametersLeft(position: Position): ParametersLeft {
  const temperature = stepsLeft(position, 'temperature');
  const oxygen = stepsLeft(position, 'oxygen');
  const oceans = Math.max(0, OCEANS - position.oceans);
  return { temperature, oxygen, oceans, all: temperature + oxygen + oceans };
}

/** All cubes of a kind on a player's cards. */
export const cubesOf = (
  { played, cubes }: { readonly played: readonly number[]; readonly cubes: readonly number[] },
  kind: CubeKind,
): number =>
  played.reduce((sum, card, place) => (faceOf(card).stores === kind ? sum + (cubes[place] ?? 0) : sum), 0);

/** A parameter between where it begins and its goal. */
export interface ParameterAdvice {
  readonly parameter: 'oxygen' | 'temperature' | 'oceans';
  readonly start: number;
  readonly now: number;
  readonly goal: number;
  /** Steps from the beginning to the goal, and those that have been made. */
  readonly steps: number;
  readonly made: number;
}

export function parametersOf(position: Position): readonly ParameterAdvice[] {
  const of = (
    parameter: ParameterAdvice['parameter'],
    { start, goal, step }: { readonly start: number; readonly goal: number; readonly step: number },
  ): ParameterAdvice => {
    const now = position[parameter];
    return { parameter, start, now, goal, steps: (goal - start) / step, made: (now - start) / step };
  };
  return [
    of('oxygen', oxygen),
    of('temperature', temperature),
    of('oceans', { start: 0, goal: OCEANS, step: 1 }),
  ];
}
