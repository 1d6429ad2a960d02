/** What a hand is worth: cards are played one after another as the money for them comes in. */
import { at, costOf, faceOf, type Player } from '@orrery/terraforming-mars';
import type { Plannable } from './promise.ts';
import type { Prospect } from './prospect.ts';
import type { Taste } from './taste.ts';

/** Of a metal so much finds cards to pay for; what is beyond that counts for less. */
const USEFUL = 5;
const BEYOND = 0.25;

/** What metals are worth; `unit` is what one of them is worth that will be of use. */
export const metalWorth = (amount: number, unit: number): number =>
  unit * (Math.min(amount, USEFUL) + BEYOND * Math.max(0, amount - USEFUL));

/** How far metals help with what is planned: not every card takes them. */
const METALS = 0.7;

/** What can be spent of stock, or of production. */
const spendable = (amounts: readonly number[]): number =>
  (amounts[at.megacredits] ?? 0) + METALS * (2 * (amounts[at.steel] ?? 0) + 3 * (amounts[at.titanium] ?? 0));

/** What is given up for a card: metals are worth less than they pay for. */
function costTo(player: Player, planned: Plannable, now: Prospect): number {
  if (planned.card === undefined) return planned.cost;
  let cost = costOf(player, faceOf(planned.card));
  let given = 0;
  const pay = (metal: 'steel' | 'titanium', value: number): void => {
    const has = player.stock[at[metal]] ?? 0;
    const used = Math.min(has, Math.floor(cost / value));
    const unit = now.stock[at[metal]] ?? 0;
    given += metalWorth(has, unit) - metalWorth(has - used, unit);
    cost -= used * value;
  };
  if (planned.steel) pay('steel', 2);
  if (planned.titanium) pay('titanium', 3);
  return cost + given;
}

/** What something gains if it is played in so many generations, or at the best moment after that. */
function gainFrom({ brings }: Plannable, cost: number, taste: Taste, generations: number): number {
  let most = 0;
  let price = cost / (1 + taste.growth) ** generations;
  for (let when = generations; when < brings.length; when++) {
    most = Math.max(most, (brings[when] ?? 0) - price);
    price /= 1 + taste.growth;
  }
  return most;
}

/** What a card is likely to gain if there is the money for it. */
export const gainOf = (player: Player, planned: Plannable, taste: Taste, now: Prospect): number =>
  planned.likely * gainFrom(planned, costTo(player, planned, now), taste, Math.ceil(planned.ready - 0.3));

interface Step {
  readonly planned: Plannable;
  readonly cost: number;
  /** What is lost by waiting for a generation, for each M€ that it costs. */
  readonly urgency: number;
}

function stepsOf(player: Player, plannables: readonly Plannable[], taste: Taste, now: Prospect): Step[] {
  const steps: Step[] = [];
  for (const planned of plannables) {
    const cost = costTo(player, planned, now);
    const gain = gainFrom(planned, cost, taste, 0);
    if (gain <= 0) continue;
    const lost = (gain - gainFrom(planned, cost, taste, 1)) * planned.likely;
    steps.push({ planned, cost, urgency: (lost + 0.02 * gain) / (cost + 2) });
  }
  return steps.sort((a, b) => b.urgency - a.urgency);
}

/** What a plan is worth, and how much of the money at hand it has no use for. */
export interface Plan {
  readonly worth: number;
  readonly idle: number;
}

/** How much of a standard project's gain may be counted on: nearly all, for nobody can take it away. */
const CERTAIN = 0.95;
/** Money beyond what is planned that new cards may ask for. */
const RESERVE = 15;

/** The best is made of the money at hand and of the income to come: first what loses most by waiting. */
export function planOf(player: Player, plannables: readonly Plannable[], taste: Taste, now: Prospect): Plan {
  const stock = spendable(player.stock);
  const ready = player.passed ? 0 : stock;
  const income = Math.max(1, taste.forHand * (spendable(player.production) + player.rating));
  let spent = 0;
  let worth = 0;
  for (const { planned, cost } of stepsOf(player, plannables, taste, now)) {
    const wait = spent + cost <= ready ? 0 : Math.max(1, Math.ceil((spent + cost - stock) / income));
    const gain = gainFrom(planned, cost, taste, Math.max(wait, Math.ceil(planned.ready - 0.3)));
    if (gain <= 0) continue;
    spent += cost;
    worth += gain * planned.likely * (planned.card === undefined ? CERTAIN : taste.inHand);
  }
  const idle = Math.max(0, (player.stock[at.megacredits] ?? 0) - spent - RESERVE);
  return { worth, idle };
}
