/** How long the game will still last, and what things are worth until then. All worth is counted in M€. */
import {
  isTerraformed,
  type MarsState,
  OCEANS,
  type Resource,
  resources,
  stepsLeft,
} from '@orrery/terraforming-mars';

export interface Outlook {
  /** Generations with a production still to come, this one's included; a guess. */
  readonly left: number;
  /** What a step of any track is worth for bringing the end nearer: nothing at first. */
  readonly pressure: number;
  /** What a victory point is worth now. */
  readonly point: number;
  /** What a unit of each resource is worth now, and a step of each production. */
  readonly unit: Readonly<Record<Resource, number>>;
  readonly step: Readonly<Record<Resource, number>>;
}

/** Steps of all three tracks together, at the start. */
const ALL_STEPS = 42;
/** About how many generations a game of this many seats takes when everybody terraforms. */
const lengths: readonly number[] = [14, 14, 13, 12, 11, 10];

/** From here on a game should come to its end. */
const LATE = 8;

/** What a unit is worth while there is time to use it. */
const usual: Readonly<Record<Resource, number>> = {
  megacredits: 1,
  steel: 1.7,
  titanium: 2.6,
  plants: 2.2,
  energy: 0.9,
  heat: 1.2,
};

/** Steps that all tracks together still have to go. */
export const stepsToGo = (state: MarsState): number =>
  stepsLeft(state, 'temperature') + stepsLeft(state, 'oxygen') + Math.max(0, OCEANS - state.oceans);

export function outlookOf(state: MarsState): Outlook {
  const seats = state.players.length;
  const steps = stepsLeft(state, 'temperature') + stepsLeft(state, 'oxygen') + Math.max(0, 9 - state.oceans);
  const length = lengths[seats] ?? 12;
  const byTime = length - state.generation + 1;
  const bySteps = (steps / ALL_STEPS) * length;
  const guess = seats === 1 ? 15 - state.generation : (byTime + bySteps) / 2;
  const left = isTerraformed(state) && seats > 1 ? 1 : Math.max(1, guess);
  const point = 5 + 5 * Math.max(0, 1 - (left - 1) / 10);
  const heat = stepsLeft(state, 'temperature') > 0 ? usual.heat : 0.05;
  // What is left over at the end is worth nothing, so that money is better spent the nearer it comes.
  const spending = left > 5 ? 1 : left > 3 ? 0.85 : 0.6;
  const { steel, titanium } = usual;
  const unit = {
    ...usual,
    megacredits: spending,
    steel: steel * spending,
    titanium: titanium * spending,
    heat,
    energy: Math.min(usual.energy, heat + 0.2),
  };
  const step = Object.fromEntries(
    resources.map((resource) => [resource, unit[resource] * Math.max(0, left - 0.6) * 0.95]),
  );
  const pressure = Math.max(0, state.generation - LATE) * 1.2;
  return { left, pressure, point, unit, step: { ...unit, ...step } };
}
