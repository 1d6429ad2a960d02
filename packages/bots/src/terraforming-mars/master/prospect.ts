/** How long the game will still last, and what things are worth to a seat until then. All worth is counted in M€ of now. */
import type { Seat } from '@orrery/kernel';
import { faceOf, isTerraformed, type MarsState, resources, stepsLeft } from '@orrery/terraforming-mars';
import { incomeOf, parametersLeft, scoreOf, soloAdvice, worthOf } from '@orrery/terraforming-mars/advice';
import type { Taste } from './taste.ts';

export interface Prospect {
  /** Generations to come, this one included; a guess, but for the last one. */
  readonly left: number;
  /** What a victory point is worth. */
  readonly point: number;
  /** What 1 M€ in every generation to come is worth. */
  readonly income: number;
  /** What a step of rating is worth: a point and income. */
  readonly rating: number;
  /** What steps of the tracks and oceans are worth beyond the rating. */
  readonly temperature: number;
  readonly oxygen: number;
  readonly oceans: number;
  /** What a unit of each resource is worth, and a step of each production, by the order of the resources. */
  readonly stock: readonly number[];
  readonly production: readonly number[];
  /** What heat and plants are worth for which no step is left. */
  readonly spareHeat: number;
  readonly sparePlant: number;
  /** How many plants make a greenery. */
  readonly greenery: number;
  readonly card: number;
  /** How often something that can be done once in a generation will be done after this one. */
  readonly uses: number;
}

/** How much quicker it goes with so many seats. */
const paces: readonly number[] = [1, 1, 1, 1.35, 1.65, 1.9];

/** How many generations are to be played, this one included. */
export function generationsLeft(state: MarsState, taste: Taste): number {
  const solo = soloAdvice(state);
  if (solo !== undefined) return solo.left;
  if (isTerraformed(state)) return 1;
  const pace = paces[state.players.length] ?? 1;
  const { all, temperature, oxygen, oceans } = parametersLeft(state);
  // No parameter rises much more quickly than the others.
  let steps = Math.max(all, 1.7 * temperature, 1.7 * oxygen, 1.7 * oceans);
  let generation = Math.max(1, state.generation);
  let whole = 0;
  for (;;) {
    const made = pace * (taste.stepsAtFirst + taste.moreSteps * generation);
    if (steps <= made) return Math.max(1, whole + steps / made + 0.4);
    steps -= made;
    generation += 1;
    whole += 1;
  }
}

/** What 1 in each of so many generations to come is worth. */
const sumOver = (generations: number, growth: number): number => {
  if (generations <= 0) return 0;
  const discount = 1 / (1 + growth);
  return growth === 0 ? generations : (discount * (1 - discount ** generations)) / (1 - discount);
};

/** What standard projects cost that raise the parameters: what a step saves whoever needs all of them. */
const ALONE = { temperature: 14, oxygen: 23, oceans: 18 } as const;
const ALONE_POINT = 0.05;
/** Where in the generations to come the steps will be made on average. */
const MIDDLE = 0.45;
/** What an area brings on average that a greenery is placed on, beside points. */
const AREA = 2;
/** Points that greenery brings to cities beside it, on average. */
const BESIDE = 0.6;

/** What prices are made from. */
interface Basis {
  readonly state: MarsState;
  readonly seat: Seat;
  readonly taste: Taste;
  readonly left: number;
  readonly point: number;
  readonly income: number;
  readonly rating: number;
  readonly alone: boolean;
}

/** Points that a seat is likely to be ahead by in the end: what it has, and what its income will bring. */
function leadOf(state: MarsState, seat: Seat, left: number): number {
  const standing = (each: Seat): number =>
    scoreOf(state, each).total + (incomeOf(state, each).megacredits * (left - 1)) / 9;
  let rival = Number.NEGATIVE_INFINITY;
  state.players.forEach((_, other) => {
    if (other !== seat) rival = Math.max(rival, standing(other));
  });
  return standing(seat) - rival;
}

/** Whoever is ahead wants the game to end, and whoever is behind wants to go on. */
const hurry = (state: MarsState, seat: Seat, left: number): number =>
  Math.max(0.3, Math.min(1.6, (leadOf(state, seat, left) + 5) / 10));

/** What a track's step is worth beyond the rating. */
function beyondRating({ state, seat, taste, left, alone }: Basis, track: keyof typeof ALONE): number {
  const { [track]: missing } = parametersLeft(state);
  if (missing === 0) return 0;
  // Needed by the end, and no sooner.
  if (alone) return (taste.need * ALONE[track]) / (1 + taste.growth) ** (left - 1);
  return taste.pressure * Math.max(0, state.generation - taste.late) * hurry(state, seat, left);
}

/** How many plants make a greenery for this seat. */
function greeneryPlants(state: MarsState, seat: Seat): number {
  let plants = 8;
  for (const card of state.players[seat]?.lasting ?? [])
    for (const modifier of faceOf(card).modifiers)
      if (modifier.modifies === 'greenery') plants = Math.min(plants, modifier.plants);
  return plants;
}

/** What a unit is worth, one for which no step is left, and a step of production. */
interface Turned {
  readonly unit: number;
  readonly spare: number;
  readonly step: number;
}

/** Heat that makes a step of temperature. */
export const HEAT_FOR_STEP = 8;
/** What is kept for later is worth a little less than what it becomes. */
const KEPT = 0.92;
const SPARE_HEAT = 0.02;
/** Heat that pays like M€. */
const PAYS = 0.95;

function plantsWorth(basis: Basis): Turned {
  const { state, seat, left, point, income, rating, alone } = basis;
  const plants = greeneryPlants(state, seat);
  const raises = stepsLeft(state, 'oxygen') > 0;
  const beyond = beyondRating(basis, 'oxygen');
  const tile = point * (1 + BESIDE) + AREA;
  const now = tile + (raises ? rating + beyond : 0);
  const later = tile * 0.9 + (raises ? (point + MIDDLE * income + beyond) * (alone ? 0.95 : 0.75) : 0);
  // Alone the last conversion comes too late.
  const times = alone ? left - 1 : left;
  return {
    unit: (now / plants) * KEPT,
    spare: (tile / plants) * KEPT,
    step: (later / plants) * 0.9 * Math.max(0, times),
  };
}

function heatWorth(basis: Basis, pays: boolean): Turned {
  const { state, taste, left, point, income, rating, alone } = basis;
  const missing = stepsLeft(state, 'temperature');
  const beyond = beyondRating(basis, 'temperature');
  const unit = missing > 0 ? ((rating + beyond) / HEAT_FOR_STEP) * KEPT : SPARE_HEAT;
  // What comes after the last step is too late.
  const times = Math.min(left - 1, alone ? left - 1 : missing / 1.3 - 0.3);
  const step =
    missing > 0
      ? ((point + MIDDLE * income + beyond) / HEAT_FOR_STEP) * (alone ? 0.9 : taste.heat) * Math.max(0, times)
      : 0;
  return pays
    ? { unit: Math.max(unit, PAYS), spare: PAYS, step: Math.max(step, PAYS * income) }
    : { unit, spare: SPARE_HEAT, step };
}

/** The prices half-way to the end. */
export const laterThan = (state: MarsState, seat: Seat, taste: Taste, { left }: Prospect): Prospect =>
  prospectOf(state, seat, taste, 1 + (left - 1) / 2);

/** The prices of a seat if so many generations are left. */
export function prospectOf(state: MarsState, seat: Seat, taste: Taste, left: number): Prospect {
  const alone = state.players.length === 1;
  const income = sumOver(left - 1, taste.growth);
  const point = alone ? ALONE_POINT : taste.pointAtEnd / (1 + taste.growth) ** (left - 1);
  const rating = point + income;
  const basis: Basis = { state, seat, taste, left, point, income, rating, alone };
  const pays = worthOf(state, seat);
  const plants = plantsWorth(basis);
  const heat = heatWorth(basis, pays.heat !== undefined);
  // Metals are of no use without cards that take them.
  const metals = taste.metals * Math.min(1, 0.6 + 0.2 * (left - 1));
  const energy = left > 1 ? heat.step / (left - 1) : 0;
  const stock = {
    megacredits: 1,
    steel: (pays.steel ?? 2) * metals,
    titanium: (pays.titanium ?? 3) * metals,
    plants: plants.unit,
    energy: left > 1 ? heat.unit * 0.85 : 0,
    heat: heat.unit,
  };
  const production = {
    megacredits: income,
    steel: stock.steel * income,
    titanium: stock.titanium * income,
    plants: plants.step,
    energy: energy * Math.max(0, left - 2) + taste.energy * income,
    heat: heat.step,
  };
  return {
    left,
    point,
    income,
    rating,
    temperature: beyondRating(basis, 'temperature'),
    oxygen: beyondRating(basis, 'oxygen'),
    oceans: beyondRating(basis, 'oceans'),
    stock: resources.map((resource) => stock[resource]),
    production: resources.map((resource) => production[resource]),
    spareHeat: heat.spare,
    sparePlant: plants.spare,
    greenery: greeneryPlants(state, seat),
    card: 0.7 + (taste.card - 0.7) * Math.min(1, (left - 1) / 3),
    uses: taste.uses * income,
  };
}
