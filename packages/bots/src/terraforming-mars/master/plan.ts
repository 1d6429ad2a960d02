/** What a hand is worth: cards are played one after another as the money for them comes in. */
import { at, costOf, faceOf, type Player } from '@orrery/terraforming-mars';
import { type Plannable, raising, type Steps } from './promise.ts';
import type { Prospect } from './prospect.ts';
import { metalWorth, stepsBeyond } from './stock.ts';
import type { Taste } from './taste.ts';

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

/** What something gains if it is played in so many whole generations, or at the best moment after that. */
function gainFromWhole({ brings }: Plannable, cost: number, taste: Taste, generations: number): number {
  let most = 0;
  let price = cost / (1 + taste.growth) ** generations;
  for (let when = generations; when < brings.length; when++) {
    most = Math.max(most, (brings[when] ?? 0) - price);
    price /= 1 + taste.growth;
  }
  return most;
}

/** The same in between: whether it will be ready in time is a guess, and a little nearer is a little better. */
function gainFrom(planned: Plannable, cost: number, taste: Taste, generations: number): number {
  if (generations >= planned.brings.length) return 0;
  const whole = Math.floor(generations);
  const part = generations - whole;
  const gain = gainFromWhole(planned, cost, taste, whole);
  return part === 0 ? gain : (1 - part) * gain + part * gainFromWhole(planned, cost, taste, whole + 1);
}

/** What a card is likely to gain if there is the money for it. */
export const gainOf = (player: Player, planned: Plannable, taste: Taste, now: Prospect): number =>
  planned.likely * gainFrom(planned, costTo(player, planned, now), taste, planned.ready);

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

/** What is worth less because other things have been planned that take the last steps; what there is left of them shrinks. */
function takenFrom(missing: Steps, { raises }: Plannable, now: Prospect): number {
  let lost = 0;
  for (const track of raising) {
    const steps = raises[track];
    lost += Math.max(0, steps - Math.max(0, missing[track])) * (now.rating + now[track]);
  }
  return lost;
}

/**
 * The best is made of the money at hand and of the income to come: first what loses most by waiting. Each of the `missing`
 * steps is planned once: several things may promise the last one, and the sum of what they promise must not keep anybody
 * from taking it.
 */
export function planOf(
  player: Player,
  plannables: readonly Plannable[],
  missing: Steps,
  taste: Taste,
  now: Prospect,
): Plan {
  const steps = stepsBeyond(now, missing, player.stock);
  const stock = spendable(player.stock);
  const ready = player.passed ? 0 : stock;
  const income = Math.max(1, taste.forHand * (spendable(player.production) + player.rating));
  let spent = 0;
  let worth = 0;
  for (const { planned, cost } of stepsOf(player, plannables, taste, now)) {
    const wait = spent + cost <= ready ? 0 : Math.max(1, Math.ceil((spent + cost - stock) / income));
    const gain =
      gainFrom(planned, cost, taste, Math.max(wait, planned.ready)) - takenFrom(steps, planned, now);
    if (gain <= 0) continue;
    for (const track of raising) steps[track] -= planned.raises[track];
    spent += cost;
    worth += gain * planned.likely * (planned.card === undefined ? CERTAIN : taste.inHand);
  }
  const idle = Math.max(0, (player.stock[at.megacredits] ?? 0) - spent - RESERVE);
  return { worth, idle };
}
