/** How long the game will still last, and what things are worth until then. All worth is counted in M€. */
import {
  isTerraformed,
  type MarsState,
  type Resource,
  resources,
  stepsLeft,
} from '@orrery/terraforming-mars';
import { parametersLeft } from '@orrery/terraforming-mars/advice';

export interface Outlook {
  /** Generations with a production still to come, this one's included; a guess. */
  readonly left: number;
  /** What a step of any track is worth for bringing the end nearer: nothing at first. */
  readonly pressure: number;
  /** How much of that a step promises that somebody only could take. */
  readonly promise: number;
  /** What a victory point is worth now. */
  readonly point: number;
  /** What 1 M€ in every generation to come is worth. */
  readonly income: number;
  /** What a unit of each resource is worth now, and a step of each production. */
  readonly unit: Readonly<Record<Resource, number>>;
  readonly step: Readonly<Record<Resource, number>>;
}

/** Steps of all three tracks together, at the start. */
const ALL_STEPS = 42;
/** About how many generations a game of this many seats takes when everybody terraforms. */
const lengths: readonly number[] = [14, 14, 13, 12, 11, 10];

/** From here on a game should come to its end. */
const LATE = 9;

/**
 * Bounded, while the pressure grows on: several cards may promise the same last step, and the sum of what they promise
 * must not keep anybody from taking it.
 */
const MOST_PROMISED = 16;

/** Alone only the tracks count: points are worth next to nothing, and steps the more the nearer the end comes. */
const ALONE_POINT = 0.5;
const ALONE_STEP = -6;
const ALONE_STEP_GROWTH = 2;
const ALONE_HEAT = 1.8;
const ALONE_PLANTS = 2.4;

/** What a unit is worth while there is time to use it. */
const usual: Readonly<Record<Resource, number>> = {
  megacredits: 1,
  steel: 1.7,
  titanium: 2.6,
  plants: 2.2,
  energy: 0.9,
  heat: 1.2,
};

export function outlookOf(state: MarsState): Outlook {
  const seats = state.players.length;
  const steps = parametersLeft(state).all;
  const length = lengths[seats] ?? 12;
  const byTime = length - state.generation + 1;
  const bySteps = (steps / ALL_STEPS) * length;
  const guess = seats === 1 ? 15 - state.generation : (byTime + bySteps) / 2;
  const left = isTerraformed(state) && seats > 1 ? 1 : Math.max(1, guess);
  return seats === 1 ? alone(state, left) : amongOthers(state, left);
}

/** What so much in every generation to come is worth. */
const overTime = (left: number): number => Math.max(0, left - 0.6) * 0.95;

function amongOthers(state: MarsState, left: number): Outlook {
  const point = 5 + 5 * Math.max(0, 1 - (left - 1) / 10);
  // What is left over at the end is worth nothing, so that money is better spent the nearer it comes.
  const spending = left > 5 ? 1 : left > 3 ? 0.85 : 0.6;
  const { steel, titanium } = usual;
  const heat = stepsLeft(state, 'temperature') > 0 ? usual.heat : 0.05;
  const unit = {
    ...usual,
    megacredits: spending,
    steel: steel * spending,
    titanium: titanium * spending,
    heat,
    energy: Math.min(usual.energy, heat + 0.2),
  };
  const pressure = Math.max(0, state.generation - LATE) * 4;
  const promise = Math.min(pressure, MOST_PROMISED);
  return { left, pressure, promise, point, income: overTime(left), unit, step: stepsOf(unit, left) };
}

function alone(state: MarsState, left: number): Outlook {
  const point = ALONE_POINT;
  const pressure = ALONE_STEP + ALONE_STEP_GROWTH * state.generation;
  const income = overTime(left);
  // Eight heat, or plants, make a step: to keep them is never worth more than to convert them.
  const eighth = ((point + income + pressure) / 8) * 0.9;
  const heat = stepsLeft(state, 'temperature') > 0 ? Math.min(ALONE_HEAT, eighth) : 0.05;
  const plants = stepsLeft(state, 'oxygen') > 0 ? Math.min(ALONE_PLANTS, eighth + 0.2) : 0.3;
  const unit = { ...usual, heat, plants, energy: Math.min(usual.energy, heat + 0.2) };
  const step = stepsOf({ ...unit, heat: ALONE_HEAT, plants: ALONE_PLANTS }, left);
  return { left, pressure, promise: pressure, point, income, unit, step };
}

const stepsOf = (
  unit: Readonly<Record<Resource, number>>,
  left: number,
): Readonly<Record<Resource, number>> => {
  const step = { ...unit };
  for (const resource of resources) step[resource] = unit[resource] * overTime(left);
  return step;
};

const nothing: Readonly<Record<Resource, number>> = {
  megacredits: 0,
  steel: 0,
  titanium: 0,
  plants: 0,
  energy: 0,
  heat: 0,
};

/** Once the last production is over points alone count. */
export const atTheEnd: Outlook = {
  left: 0,
  pressure: 0,
  promise: 0,
  point: 10,
  income: 0,
  unit: nothing,
  step: nothing,
};
