/** What cards are worth: their effects, actions and points over the generations that are left. */
import {
  type Action,
  type CardId,
  type Cost,
  type CubeKind,
  costOf,
  type Effect,
  type Face,
  faceOf,
  type MarsState,
  type Modifier,
  type Points,
  type Trigger,
  temperature,
} from '@orrery/terraforming-mars';
import { requirementsOf, type Yield, yieldsOf } from '@orrery/terraforming-mars/advice';
import type { Outlook } from './outlook.ts';

export interface Seen {
  readonly state: MarsState;
  readonly seat: number;
  readonly outlook: Outlook;
}

const playerOf = ({ state, seat }: Seen) => {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
};

/** A step of rating: income in every generation, and a point. */
const ratingWorth = ({ outlook }: Seen): number => outlook.point + outlook.income;
/** The same, where a track goes up with it. */
const stepWorth = (seen: Seen): number => ratingWorth(seen) + seen.outlook.promise;
const CARD = 3.5;
const OCEAN = 3;

function tileWorth(seen: Seen, tile: string, raises: boolean): number {
  const { point } = seen.outlook;
  if (tile === 'ocean') return stepWorth(seen) + OCEAN;
  if (tile === 'greenery') return (raises ? stepWorth(seen) : 0) + point * 1.5 + 2;
  return tile === 'city' || tile === 'capital' ? point * 1.8 + 2 : 3;
}

/** What is decided later, by a guess. */
const undecided = { claim: 1, exchange: 0.5, purchase: 1, shift: 2, copy: 8 } as const;

function cubeWorth({ outlook }: Seen, kind: CubeKind | 'any', amount: number): number {
  if (amount < 0) return -1;
  if (kind === 'any') return 2 * amount;
  return amount * (kind === 'animal' || kind === 'fighter' ? outlook.point * 0.8 : outlook.point * 0.3);
}

/** How much the bot likes one thing that an effect brings. */
function yieldWorth(seen: Seen, each: Yield): number {
  const { outlook } = seen;
  switch (each.brings) {
    case 'stock':
      return outlook.unit[each.of] * each.amount;
    case 'production':
      return outlook.step[each.of] * each.amount;
    case 'loss':
      return 0.3 * outlook.step[each.of] * each.amount;
    case 'prey':
      return 2;
    case 'rating':
      return ratingWorth(seen) * each.amount;
    case 'steps':
      return stepWorth(seen) * each.amount;
    case 'tile':
      return tileWorth(seen, each.tile, each.raises);
    case 'cards':
      return CARD * each.amount + (each.seen > each.amount ? 1 : 0);
    case 'cubes':
      return cubeWorth(seen, each.kind, each.amount);
    case 'nextCard':
      return each.discount > 0 ? 6 : 1;
    case 'chance':
      return 0.08 * 3 * outlook.point;
    case 'choice':
      return Math.max(...each.of.map((branch) => yieldsWorth(seen, branch)));
    case 'either':
      // It counts on the lesser.
      return yieldsWorth(seen, each.unmet);
    default:
      return undecided[each.brings];
  }
}

const yieldsWorth = (seen: Seen, yields: readonly Yield[]): number =>
  yields.reduce((sum, each) => sum + yieldWorth(seen, each), 0);

const effectsWorth = (seen: Seen, effects: readonly Effect[]): number =>
  yieldsWorth(seen, yieldsOf(seen.state, seen.seat, effects));

function costWorth({ outlook }: Seen, cost: Cost): number {
  switch (cost.pay) {
    case 'nothing':
      return 0;
    case 'production':
      return outlook.step[cost.of] * cost.by;
    case 'cubes':
      return 2 * cost.amount;
    case 'anyCube':
      return 0;
    case 'anyAmount':
      return -1;
    default:
      return outlook.unit[cost.pay] * cost.amount;
  }
}

/** What using an action brings once. */
const actionWorth = (seen: Seen, { cost, effects }: Action): number =>
  effectsWorth(seen, effects) - costWorth(seen, cost);

const OFTEN = 0.7;

function triggerWorth(seen: Seen, trigger: Trigger): number {
  const times = trigger.on === 'tag' ? 0.5 : trigger.on === 'event' ? 0.5 : trigger.on === 'tile' ? 0.6 : 0.3;
  return times * seen.outlook.left * Math.max(0, effectsWorth(seen, trigger.effects));
}

function modifierWorth({ outlook }: Seen, modifier: Modifier): number {
  switch (modifier.modifies) {
    case 'cost':
      return modifier.by * outlook.left * (modifier.tag === undefined ? 1.6 : 0.5);
    case 'metal':
      return outlook.left * 1.2;
    case 'requirements':
      return 5;
    default:
      return 2;
  }
}

function pointsWorth(seen: Seen, points: Points | undefined): number {
  const { point } = seen.outlook;
  switch (points?.score) {
    case undefined:
    case 'cubes':
    case 'anyCube':
      return 0;
    case 'fixed':
      return points.vp * point;
    case 'tag':
      return points.vp * point * (2 + (playerOf(seen).tags[4] ?? 0));
    default:
      return 2 * point;
  }
}

/** What lies on the table brings on: actions and effects that last, for the generations left. */
export function lastingWorth(seen: Seen, face: Face): number {
  let worth = 0;
  if (face.actions.length > 0)
    worth +=
      OFTEN * seen.outlook.left * Math.max(0, ...face.actions.map((action) => actionWorth(seen, action)));
  for (const trigger of face.triggers) worth += triggerWorth(seen, trigger);
  for (const modifier of face.modifiers) worth += modifierWorth(seen, modifier);
  return worth;
}

/** How likely a card is to become playable in time. */
function chance({ state, seat, outlook }: Seen, card: CardId): number {
  let likely = 1;
  for (const { requirement, has, missing } of requirementsOf(state, seat, card)) {
    if (missing === undefined) continue;
    if ('track' in requirement) {
      if (requirement.min === undefined) return 0;
      const steps = (requirement.min - has) / (requirement.track === 'temperature' ? temperature.step : 1);
      likely *= Math.max(0, 0.9 - steps * 0.07) * (outlook.left > 2 ? 1 : 0.5);
    } else likely *= 'tag' in requirement ? 0.35 : 0.4;
  }
  return likely;
}

/** What playing a card from the hand would gain, its cost taken off; never below 0, for nobody must play it. */
export function handWorth(seen: Seen, card: CardId): number {
  const face = faceOf(card);
  const likely = chance(seen, card);
  if (likely === 0) return 0;
  const brings = effectsWorth(seen, face.play) + lastingWorth(seen, face) + pointsWorth(seen, face.vp);
  return likely * Math.max(0, brings - costOf(playerOf(seen), face) * 0.95);
}

/** A corporation for a start: its stock and production, and what its effects are likely to bring. */
export function corporationWorth(seen: Seen, card: CardId): number {
  const face = faceOf(card);
  const { unit, step } = seen.outlook;
  const amounts = Object.values(unit).map((worth, place) => worth * (face.stock[place] ?? 0));
  const levels = Object.values(step).map((worth, place) => worth * (face.production[place] ?? 0));
  const sum = [...amounts, ...levels].reduce((total, worth) => total + worth, 0);
  return sum + lastingWorth(seen, face) + effectsWorth(seen, face.firstAction);
}
