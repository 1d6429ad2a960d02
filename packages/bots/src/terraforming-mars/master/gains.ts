/** What cards bring, in the terms of the game: at once, by lasting effects, and in points. */
import type { Seat } from '@orrery/kernel';
import {
  type Action,
  at,
  type CardId,
  type Cost,
  type CubeKind,
  type Effect,
  type Face,
  faceOf,
  faces,
  type MarsState,
  type Modifier,
  type Player,
  type Points,
  PROJECTS,
  type Tag,
  type Trigger,
  tagAt,
  tags,
} from '@orrery/terraforming-mars';
import { parametersLeft, type Yield, yieldsOf } from '@orrery/terraforming-mars/advice';
import type { Prospect } from './prospect.ts';
import type { Taste } from './taste.ts';

/** With what a bot weighs things for a seat. */
export interface Scale {
  readonly state: MarsState;
  readonly seat: Seat;
  readonly taste: Taste;
  readonly prospect: Prospect;
  /** Prices half-way to the end: those of what happens again and again. */
  readonly later: Prospect;
}

/** The scale for what happens again and again. */
const laterOn = (scale: Scale): Scale => ({ ...scale, prospect: scale.later });

/** How many cards of the deck have an icon, of all; and how many are events. */
const shares: readonly number[] = tags.map(
  (tag) => faces.filter(({ card, tags: has }) => card < PROJECTS && has.includes(tag)).length / PROJECTS,
);
const events = faces.filter(({ colour }) => colour === 'red').length / PROJECTS;
const spaceEvents =
  faces.filter(({ colour, tags: has }) => colour === 'red' && has.includes('space')).length / PROJECTS;
const shareOf = (tag: Tag): number => shares[tagAt[tag]] ?? 0;

const ownPlayer = ({ state, seat }: Scale): Player => {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
};

/** What a city promises in points by greenery beside it, and what its area brings. */
const CITY_POINTS = 1.7;
const AREA = 2;
const GREENERY_POINTS = 1.5;
/** The same for the area of an ocean. */
export const OCEAN_AREA = 3;
/** What is taken from others counts for so much, as nobody may have it. */
const PREY = 0.5;

function tileWorth({ prospect }: Scale, tile: string, raises: boolean): number {
  const { point, rating, oxygen, oceans } = prospect;
  if (tile === 'ocean') return (raises ? rating + oceans : 0) + OCEAN_AREA;
  if (tile === 'greenery') return (raises ? rating + oxygen : 0) + point * GREENERY_POINTS + AREA;
  if (tile === 'city' || tile === 'capital')
    return point * CITY_POINTS * Math.min(1, 0.4 + prospect.left / 6) + AREA;
  return AREA;
}

/** What a cube on this card is worth: for its points, or for what it pays for. */
export function cubeWorth(scale: Scale, card: CardId): number {
  const { vp, actions } = faceOf(card);
  let worth = 0.3;
  if (vp?.score === 'cubes') worth = Math.max(worth, (scale.prospect.point * vp.vp) / vp.every);
  if (vp?.score === 'anyCube') worth = 0.3;
  for (const { cost, effects } of actions)
    if (cost.pay === 'cubes')
      worth = Math.max(worth, (0.9 * effectsWorth(scale, effects, card)) / cost.amount);
  return worth;
}

/** What a cube is worth on the best of the seat's cards that hold such cubes. */
function cubeElsewhere(scale: Scale, kind: CubeKind | 'any'): number {
  let most = 0;
  for (const card of ownPlayer(scale).played) {
    const { stores } = faceOf(card);
    if (stores !== undefined && (kind === 'any' || stores === kind))
      most = Math.max(most, cubeWorth(scale, card));
  }
  return most;
}

function cubesWorth(
  scale: Scale,
  source: CardId | undefined,
  kind: CubeKind | 'any',
  amount: number,
): number {
  const own = source !== undefined && kind !== 'any' && faceOf(source).stores === kind;
  return amount * (own ? cubeWorth(scale, source) : cubeElsewhere(scale, kind));
}

/** What somebody else can lose, as far as anybody has it. */
function preyWorth(scale: Scale, each: Extract<Yield, { brings: 'prey' }>): number {
  const { state, seat, prospect } = scale;
  let most = 0;
  for (const prey of each.any)
    state.players.forEach((player, other) => {
      if (other === seat || !('of' in prey)) return;
      const has = Math.min(prey.amount, player.stock[at[prey.of]] ?? 0);
      most = Math.max(most, has * (prospect.stock[at[prey.of]] ?? 0) * (each.stolen ? 1 + PREY : PREY));
    });
  return most;
}

/** What production that somebody loses is worth: nothing where nobody else has it. */
function lossWorth({ state, seat, prospect }: Scale, each: Extract<Yield, { brings: 'loss' }>): number {
  const worth = (prospect.production[at[each.of]] ?? 0) * each.amount;
  if (state.players.length === 1) return 0;
  const least = each.of === 'megacredits' ? each.amount - 5 : each.amount;
  const has = state.players.some(
    ({ production }, other) => other !== seat && (production[at[each.of]] ?? 0) >= least,
  );
  return has ? PREY * worth : -worth;
}

/** What is decided later, by a guess. */
const undecided = { claim: 1, exchange: 1, purchase: 1.2, shift: 2, copy: 8 } as const;

function yieldWorth(scale: Scale, each: Yield, source: CardId | undefined): number {
  const { prospect } = scale;
  switch (each.brings) {
    case 'stock':
      return (prospect.stock[at[each.of]] ?? 0) * each.amount;
    case 'production':
      return (prospect.production[at[each.of]] ?? 0) * each.amount;
    case 'loss':
      return lossWorth(scale, each);
    case 'prey':
      return preyWorth(scale, each);
    case 'rating':
      return prospect.rating * each.amount;
    case 'steps':
      return (prospect.rating + prospect[each.track]) * each.amount;
    case 'tile':
      return tileWorth(scale, each.tile, each.raises);
    case 'cards':
      return prospect.card * each.amount + (each.seen > each.amount ? 0.7 * (each.seen - each.amount) : 0);
    case 'cubes':
      return cubesWorth(scale, source, each.kind, each.amount);
    case 'nextCard':
      return each.discount > 0 ? 0.8 * each.discount : 1;
    case 'chance':
      return shareOf(each.tag) * 2 * prospect.point;
    case 'choice':
      return Math.max(...each.of.map((branch) => yieldsWorth(scale, branch, source)));
    case 'either':
      return yieldsWorth(scale, each.isMet ? each.met : each.unmet, source);
    default:
      return undecided[each.brings];
  }
}

const yieldsWorth = (scale: Scale, yields: readonly Yield[], source: CardId | undefined): number => {
  let sum = 0;
  for (const each of yields) sum += yieldWorth(scale, each, source);
  return sum;
};

export const effectsWorth = (scale: Scale, effects: readonly Effect[], source: CardId | undefined): number =>
  effects.length === 0 ? 0 : yieldsWorth(scale, yieldsOf(scale.state, scale.seat, effects), source);

function costWorth(scale: Scale, card: CardId, cost: Cost): number {
  const { prospect } = scale;
  switch (cost.pay) {
    case 'nothing':
    case 'anyAmount':
      return 0;
    case 'production':
      return (prospect.production[at[cost.of]] ?? 0) * cost.by;
    case 'cubes':
      return cubeWorth(scale, card) * cost.amount;
    case 'anyCube':
      return 1;
    default:
      return (prospect.stock[at[cost.pay]] ?? 0) * cost.amount;
  }
}

/** Whether there will be enough to pay an action with, between 0 and 1. */
function affordable(scale: Scale, cost: Cost): number {
  if (cost.pay !== 'energy' && cost.pay !== 'heat' && cost.pay !== 'titanium' && cost.pay !== 'steel')
    return 1;
  const { production } = ownPlayer(scale);
  const made = (production[at[cost.pay]] ?? 0) + (cost.pay === 'heat' ? (production[at.energy] ?? 0) : 0);
  return Math.min(1, 0.15 + made / cost.amount);
}

const RATED = 0.9;

/** What using a card brings once, by its best way. */
function onceWorth(scale: Scale, card: CardId, actions: readonly Action[]): number {
  let most = 0;
  for (const { cost, effects, ifRated } of actions) {
    const worth = effectsWorth(scale, effects, card) - costWorth(scale, card, cost);
    most = Math.max(most, worth * affordable(scale, cost) * (ifRated ? RATED : 1));
  }
  return most;
}

/** What using a card brings in the generations to come. */
export const usesWorth = (scale: Scale, card: CardId): number =>
  onceWorth(laterOn(scale), card, faceOf(card).actions) * scale.prospect.uses;

/** What using a card brings in this generation. */
export const useWorth = (scale: Scale, card: CardId): number =>
  0.8 * onceWorth(scale, card, faceOf(card).actions);

/** How often a trigger is set off until the end. */
function timesOf({ state, taste, prospect }: Scale, trigger: Trigger): number {
  const generations = prospect.uses + 0.5;
  const seats = state.players.length;
  switch (trigger.on) {
    case 'tag': {
      const share = trigger.tags.reduce((sum, tag) => sum + shareOf(tag), 0);
      return share * taste.plays * generations * (trigger.by === 'anyone' ? seats : 1);
    }
    case 'event':
      return (trigger.tag === undefined ? events : spaceEvents) * taste.plays * generations;
    case 'tile':
      if (trigger.tile === 'ocean')
        return (trigger.by === 'anyone' ? 0.9 : 0.45) * parametersLeft(state).oceans;
      if (trigger.tile === 'greenery') return 0.7 * generations;
      return 0.25 * generations * (trigger.by === 'anyone' ? seats : 1);
    case 'bonus':
      return 0.35 * generations;
    case 'paid':
      return (trigger.for.includes('card') ? 0.6 : 0.7) * generations;
  }
}

function modifierWorth({ taste, prospect }: Scale, modifier: Modifier): number {
  const generations = prospect.uses + 0.5;
  switch (modifier.modifies) {
    case 'cost':
      return (
        0.9 *
        modifier.by *
        taste.plays *
        generations *
        (modifier.tag === undefined ? 1 : shareOf(modifier.tag))
      );
    case 'metal':
      return generations * (modifier.of === 'steel' ? 0.8 : 0.7);
    case 'requirements':
      return Math.min(6, generations);
    case 'greenery':
      return 0;
    case 'payment':
      return 3;
    case 'project':
      return 1;
    default:
      return 1;
  }
}

/** What a card that lies on the table brings beside its action, until the end. */
export function lastingWorth(scale: Scale, face: Face): number {
  let worth = 0;
  for (const trigger of face.triggers)
    worth += timesOf(scale, trigger) * Math.max(0, effectsWorth(laterOn(scale), trigger.effects, face.card));
  for (const modifier of face.modifiers) worth += modifierWorth(scale, modifier);
  return worth;
}

/** What the points of a card that is played now are worth. */
function pointsWorth(scale: Scale, points: Points | undefined): number {
  const { point, left } = scale.prospect;
  switch (points?.score) {
    case undefined:
    case 'cubes':
      return 0;
    case 'anyCube':
      return 0;
    case 'fixed':
      return points.vp * point;
    case 'tag':
      return points.vp * point * (1 + (ownPlayer(scale).tags[tagAt[points.tag]] ?? 0) + 0.12 * left);
    case 'neighbours':
      return (points.tile === 'ocean' ? 2 : 1.5) * point;
    case 'cities':
      return 1.5 * point;
  }
}

/** All that playing a card would bring now, its cost not taken off. Its own icons count for what it does. */
export function playWorth(scale: Scale, card: CardId): number {
  const face = faceOf(card);
  const { tags: icons } = ownPlayer(scale);
  for (const place of face.tagPlaces) icons[place] = (icons[place] ?? 0) + 1;
  let worth = effectsWorth(scale, face.play, card);
  for (const place of face.tagPlaces) icons[place] = (icons[place] ?? 0) - 1;
  worth += pointsWorth(scale, face.vp) + lastingWorth(scale, face);
  if (face.actions.length > 0) worth += useWorth(scale, card) + usesWorth(scale, card);
  return worth;
}
