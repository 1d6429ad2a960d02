/** A player board and the planet at a glance: income, icons, steps that are left, points by source. */
import type { Seat } from '@orrery/kernel';
import { OCEANS } from '../data/board.ts';
import { at, type Resource, type Tag, tagAt } from '../data/resources.ts';
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
