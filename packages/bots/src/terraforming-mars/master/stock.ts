/** What resources in stock are worth, as far as there is a use for them. */
import { at } from '@orrery/terraforming-mars';
import type { Steps } from './promise.ts';
import { HEAT_FOR_STEP, type Prospect } from './prospect.ts';

/** Of a metal so much finds cards to pay for; what is beyond that counts for less. */
const USEFUL = 5;
const BEYOND = 0.25;

/** What metals are worth; `unit` is what one of them is worth that will be of use. */
export const metalWorth = (amount: number, unit: number): number =>
  unit * (Math.min(amount, USEFUL) + BEYOND * Math.max(0, amount - USEFUL));

/** What heat or plants are worth: of full use is what the steps that are left take. */
const spentOn = (amount: number, useful: number, unit: number, spare: number): number =>
  unit * Math.min(amount, useful) + spare * Math.max(0, amount - useful);

/** What so much of a resource is worth. */
export function stockWorth(now: Prospect, missing: Steps, place: number, amount: number): number {
  const unit = now.stock[place] ?? 0;
  if (place === at.steel || place === at.titanium) return metalWorth(amount, unit);
  if (place === at.heat) return spentOn(amount, HEAT_FOR_STEP * missing.temperature, unit, now.spareHeat);
  if (place === at.plants) return spentOn(amount, now.greenery * missing.oxygen, unit, now.sparePlant);
  return amount * unit;
}

/** Steps that are left for cards and projects once heat and plants in stock have become steps. */
export const stepsBeyond = (now: Prospect, missing: Steps, stock: readonly number[]): Steps => ({
  temperature: Math.max(0, missing.temperature - (stock[at.heat] ?? 0) / HEAT_FOR_STEP),
  oxygen: Math.max(0, missing.oxygen - (stock[at.plants] ?? 0) / now.greenery),
  oceans: missing.oceans,
});
