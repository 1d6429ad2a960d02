/** What cards are worth: their effects, actions and points over the generations that are left. */
import {
  type Action,
  areaOf,
  type CardId,
  type Cost,
  costOf,
  count,
  type Effect,
  type Face,
  faceOf,
  isMet,
  type MarsState,
  type Modifier,
  OCEANS,
  type Points,
  stepsLeft,
  type Trigger,
  termsOf,
} from '@orrery/terraforming-mars';
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
const tileWorth: Readonly<Record<string, number>> = { ocean: 3, greenery: 0, city: 6 };

function placeWorth(seen: Seen, tile: string): number {
  const { outlook, state } = seen;
  if (tile === 'ocean') return state.oceans < OCEANS ? stepWorth(seen) + (tileWorth.ocean ?? 0) : 0;
  if (tile === 'greenery')
    return (stepsLeft(state, 'oxygen') > 0 ? stepWorth(seen) : 0) + outlook.point * 1.5 + 2;
  return tile === 'city' || tile === 'capital' ? outlook.point * 1.8 + 2 : 3;
}

export function effectWorth(seen: Seen, effect: Effect): number {
  const { state, seat, outlook } = seen;
  switch (effect.do) {
    case 'gain':
      return outlook.unit[effect.of] * count(state, seat, effect.amount);
    case 'lose':
      return -outlook.unit[effect.of] * effect.amount;
    case 'produce':
      return outlook.step[effect.of] * count(state, seat, effect.by);
    case 'lowerAny':
      return 0.3 * outlook.step[effect.of] * effect.by;
    case 'produceBonus':
      return outlook.step.steel;
    case 'shift':
      return 2;
    case 'copyProduction':
      return 8;
    case 'raise':
      return stepWorth(seen) * Math.min(effect.steps, stepsLeft(state, effect.track));
    case 'rate':
      return ratingWorth(seen) * count(state, seat, effect.by);
    case 'place':
      return placeWorth(seen, effect.tile);
    case 'claim':
      return 1;
    case 'draw':
      return CARD * effect.cards;
    case 'look':
      return CARD * effect.keep + 1;
    case 'lookToBuy':
      return 1;
    case 'reveal':
      return 0.08 * 3 * outlook.point;
    case 'exchange':
      return 0.5;
    case 'add':
      return cubeWorth(seen, effect.kind, effect.amount);
    case 'addToPlayed':
    case 'addToHolder':
      return 2 * effect.amount;
    case 'spend':
      return -1;
    case 'remove':
    case 'steal':
      return 2;
    case 'choose':
      return Math.max(...effect.of.map((effects) => effectsWorth(seen, effects)));
    case 'ifTags':
      return effectsWorth(seen, effect.unmet);
    case 'nextCard':
      return effect.discount > 0 ? 6 : 1;
  }
}

export const effectsWorth = (seen: Seen, effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + effectWorth(seen, effect), 0);

const cubeWorth = ({ outlook }: Seen, kind: string, amount: number): number =>
  amount * (kind === 'animal' || kind === 'fighter' ? outlook.point * 0.8 : outlook.point * 0.3);

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
function chance(seen: Seen, face: Face): number {
  const { state, seat, outlook } = seen;
  const player = playerOf(seen);
  const terms = termsOf(player);
  let likely = 1;
  for (const need of face.needs) {
    if (isMet(state, seat, player, terms, need)) continue;
    if ('track' in need) {
      if (need.min === undefined) return 0;
      const away =
        need.track === 'temperature' ? (need.min - state.temperature) / 2 : need.min - state[need.track];
      likely *= Math.max(0, 0.9 - away * 0.07) * (outlook.left > 2 ? 1 : 0.5);
    } else likely *= 'tag' in need ? 0.35 : 0.4;
  }
  return likely;
}

/** What playing a card from the hand would gain, its cost taken off; never below 0, for nobody must play it. */
export function handWorth(seen: Seen, card: CardId): number {
  const face = faceOf(card);
  const likely = chance(seen, face);
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

/** What an area brings whoever places a tile there. */
export const bonusWorth = ({ outlook }: Seen, space: number): number => {
  const { steel = 0, titanium = 0, plants = 0, cards = 0 } = areaOf(space).bonus;
  const { unit } = outlook;
  return steel * unit.steel + titanium * unit.titanium + plants * unit.plants + cards * CARD;
};
