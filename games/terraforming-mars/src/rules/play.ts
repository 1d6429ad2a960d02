/** Rulebook chapter: actions A — playing a card from the hand. */
import type { Seat } from '@orrery/kernel';
import { type CardId, type Face, faceOf } from '../data/cards.ts';
import { STEEL, TITANIUM, tagAt } from '../data/resources.ts';
import type { Requirement } from '../data/types.ts';
import { type MarsState, type Player, playerAt, putDown } from '../state.ts';
import type { MarsRun, StepNamed } from '../tasks.ts';
import { countCities, ownTiles } from './areas.ts';
import { canDo, planFor } from './feasibility.ts';
import { charge, type Due, purse } from './payment.ts';
import { resolve } from './resolving.ts';
import { productionOf } from './stock.ts';
import { removeCard } from './supply.ts';
import { type Terms, termsOf } from './terms.ts';
import { cardTriggers, paidTriggers } from './triggers.ts';

// What a card costs.

/** The cost after discounts; they add up and stop at 0. */
function discounted(terms: Terms, face: Face): number {
  let cost = face.cost - terms.discount;
  const { tagDiscounts } = terms;
  if (tagDiscounts !== undefined)
    for (let place = 0; place < tagDiscounts.length; place++)
      if ((tagDiscounts[place] ?? 0) > 0 && face.tagPlaces.includes(place)) cost -= tagDiscounts[place] ?? 0;
  return Math.max(cost, 0);
}

export const costOf = (player: Player, face: Face): number => discounted(termsOf(player), face);

/** What must be paid, and with what it may be. */
export function dueFor(player: Player, face: Face): Due {
  const { building, space, heat } = planFor(face.card);
  return { cost: costOf(player, face), steel: building, titanium: space, keep: heat };
}

/** What a player can pay with, by what may help besides M€: nothing, steel, titanium, both. */
export type Purses = readonly number[];

export const pursesOf = (player: Player, terms: Terms): Purses => {
  const plain = purse(player, terms, false, false, 0);
  const steel = (player.stock[STEEL] ?? 0) * terms.steel;
  const titanium = (player.stock[TITANIUM] ?? 0) * terms.titanium;
  return [plain, plain + steel, plain + titanium, plain + steel + titanium];
};

function canAfford(player: Player, terms: Terms, purses: Purses, face: Face): boolean {
  const { building, space, heat } = planFor(face.card);
  const cost = discounted(terms, face);
  if ((purses[(building ? 1 : 0) + (space ? 2 : 0)] ?? 0) < cost) return false;
  return heat === 0 || purse(player, terms, building, space, heat) >= cost;
}

// Requirements: they are checked when the card is played and never again.

/** What a step of leeway comes to. */
export const stepOf = { temperature: 2, oxygen: 1, oceans: 1 } as const;

function isWithin(
  state: MarsState,
  terms: Terms,
  { track, min, max }: Extract<Requirement, { readonly track: string }>,
): boolean {
  const shift = terms.leeway * stepOf[track];
  const level = state[track];
  return (min === undefined || level >= min - shift) && (max === undefined || level <= max + shift);
}

export function isMet(
  state: MarsState,
  seat: Seat,
  player: Player,
  terms: Terms,
  requirement: Requirement,
): boolean {
  if ('track' in requirement) return isWithin(state, terms, requirement);
  if ('tag' in requirement) return (player.tags[tagAt[requirement.tag]] ?? 0) >= requirement.min;
  if ('production' in requirement) return productionOf(player, requirement.production) >= requirement.min;
  const { tile, min } = requirement;
  return (tile === 'city' ? countCities(state, 'everywhere') : ownTiles(state, seat, tile)) >= min;
}

function meetsAll(state: MarsState, seat: Seat, player: Player, terms: Terms, face: Face): boolean {
  const { needs } = face;
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i];
    if (need !== undefined && !isMet(state, seat, player, terms, need)) return false;
  }
  return true;
}

/** Whether a seat can play a card now. */
export function canPlay(
  state: MarsState,
  seat: Seat,
  player: Player,
  terms: Terms,
  purses: Purses,
  card: CardId,
): boolean {
  const face = faceOf(card);
  return (
    canAfford(player, terms, purses, face) &&
    meetsAll(state, seat, player, terms, face) &&
    canDo(state, seat, card)
  );
}

export type Obstacle = 'money' | 'requirement' | 'effect';

/** Why not: everything that stands in the way. */
export function obstacles(state: MarsState, seat: Seat, card: CardId): Obstacle[] {
  const face = faceOf(card);
  const player = playerAt(state, seat);
  const terms = termsOf(player);
  const found: Obstacle[] = [];
  if (!canAfford(player, terms, pursesOf(player, terms), face)) found.push('money');
  if (!meetsAll(state, seat, player, terms, face)) found.push('requirement');
  if (!canDo(state, seat, card)) found.push('effect');
  return found;
}

/** Takes a card from the hand, puts it down and pays; what it does follows. */
export function playCard(state: MarsState, run: MarsRun, seat: Seat, card: CardId): void {
  const player = playerAt(state, seat);
  const face = faceOf(card);
  const due = dueFor(player, face);
  removeCard(player.hand, card);
  player.nextDiscount = 0;
  player.nextSteps = 0;
  run.emit?.({ do: 'play', seat, what: face.id, amount: due.cost, source: 'action' });
  run.push({ do: 'play.resolve', seat, card });
  charge(state, run, seat, due, card);
  putDown(player, card);
}

export function resolveStep(state: MarsState, { seat, card }: StepNamed<'play.resolve'>, run: MarsRun): void {
  const face = faceOf(card);
  paidTriggers(state, run, seat, 'card', face.cost);
  resolve(state, run, seat, card, face.play, cardTriggers(state, run, seat, face));
}
