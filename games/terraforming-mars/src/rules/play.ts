/** Rulebook chapter: actions A — playing a card from the hand. */
import type { Seat } from '@orrery/kernel';
import { OCEANS } from '../data/board.ts';
import { type CardId, type Face, faceOf, faces } from '../data/cards.ts';
import { at, MEGACREDITS, productionFloor, resources, tagAt } from '../data/resources.ts';
import type { EffectNamed, Requirement } from '../data/types.ts';
import { type MarsRun, type MarsState, type Player, playerAt, putDown, type StepNamed } from '../state.ts';
import { claimable, countCities, hasArea, ownTiles } from './areas.ts';
import { charge, type Due, purse } from './payment.ts';
import { canLowerSomebody, copyable } from './production.ts';
import { resolve } from './resolving.ts';
import { productionOf, stockOf } from './stock.ts';
import { removeCard } from './supply.ts';
import { type Terms, termsOf } from './terms.ts';
import { cardTriggers, helpFromTriggers, paidTriggers } from './triggers.ts';

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
const dueFor = (player: Player, face: Face): Due => ({
  cost: costOf(player, face),
  steel: face.tags.includes('building'),
  titanium: face.tags.includes('space'),
  keep: plans[face.card]?.heat ?? 0,
});

function canAfford(player: Player, terms: Terms, face: Face): boolean {
  const cost = discounted(terms, face);
  const plan = plans[face.card];
  if (plan === undefined) return false;
  return (
    (player.stock[MEGACREDITS] ?? 0) >= cost ||
    purse(player, terms, plan.building, plan.space, plan.heat) >= cost
  );
}

// Requirements: they are checked when the card is played and never again.

const stepOf = { temperature: 2, oxygen: 1, oceans: 1 } as const;

export function isMet(
  state: MarsState,
  seat: Seat,
  player: Player,
  terms: Terms,
  requirement: Requirement,
): boolean {
  if ('track' in requirement) {
    const { track, min, max } = requirement;
    const shift = terms.leeway * stepOf[track];
    const level = state[track];
    return (min === undefined || level >= min - shift) && (max === undefined || level <= max + shift);
  }
  if ('tag' in requirement) return (player.tags[tagAt[requirement.tag]] ?? 0) >= requirement.min;
  if ('production' in requirement) return productionOf(player, requirement.production) >= requirement.min;
  const found =
    requirement.of === 'self' ? ownTiles(state, seat, requirement.tile) : countCities(state, 'everywhere');
  return found >= requirement.min;
}

function meetsAll(state: MarsState, seat: Seat, player: Player, terms: Terms, face: Face): boolean {
  for (const requirement of face.needs) if (!isMet(state, seat, player, terms, requirement)) return false;
  return true;
}

// Whether everything on a card can be done.

/** What a card's mandatory effects need, read off its row once. */
interface Plan {
  /** Its own fixed changes of production, by resource. */
  readonly production: readonly number[];
  readonly loses: readonly EffectNamed<'lose'>[];
  readonly places: readonly EffectNamed<'place'>[];
  readonly lowers: readonly EffectNamed<'lowerAny'>[];
  readonly copies: readonly EffectNamed<'copyProduction'>[];
  readonly claims: readonly EffectNamed<'claim'>[];
  /** Heat that goes on top of the cost. */
  readonly heat: number;
  /** Whether steel, or titanium, may pay for it. */
  readonly building: boolean;
  readonly space: boolean;
  /** Nothing of all this. */
  readonly free: boolean;
}

function planOf({ play, tags }: Face): Plan {
  const production = resources.map((of) =>
    play.reduce(
      (sum, effect) =>
        effect.do === 'produce' && effect.of === of && typeof effect.by === 'number' ? sum + effect.by : sum,
      0,
    ),
  );
  const loses = play.filter((effect) => effect.do === 'lose');
  const places = play.filter((effect) => effect.do === 'place');
  const lowers = play.filter((effect) => effect.do === 'lowerAny');
  const copies = play.filter((effect) => effect.do === 'copyProduction');
  const claims = play.filter((effect) => effect.do === 'claim');
  const needy = [loses, places, lowers, copies, claims].some(({ length }) => length > 0);
  return {
    production,
    loses,
    places,
    lowers,
    copies,
    claims,
    heat: loses.reduce((sum, { of, amount }) => (of === 'heat' ? sum + amount : sum), 0),
    building: tags.includes('building'),
    space: tags.includes('space'),
    free: !needy && production.every((by) => by >= 0),
  };
}

const plans: readonly Plan[] = faces.map(planOf);

function canBear(state: MarsState, seat: Seat, player: Player, face: Face, plan: Plan): boolean {
  for (let place = 0; place < resources.length; place++) {
    const by = plan.production[place] ?? 0;
    if (by >= 0) continue;
    const short = (productionFloor[place] ?? 0) - (player.production[place] ?? 0) - by;
    const of = resources[place];
    if (short > 0 && (of === undefined || helpFromTriggers(state, seat, face, 'produce', of) < short))
      return false;
  }
  for (const { of, amount } of plan.loses) {
    const short = amount - stockOf(player, of);
    if (short > 0 && helpFromTriggers(state, seat, face, 'gain', of) < short) return false;
  }
  return true;
}

/** Whether all that a card must do can be done in some order. */
export function canDo(state: MarsState, seat: Seat, face: Face): boolean {
  const plan = plans[face.card];
  if (plan === undefined || plan.free) return true;
  const player = playerAt(state, seat);
  if (!canBear(state, seat, player, face, plan)) return false;
  for (const { tile, where } of plan.places)
    if (!(tile === 'ocean' && (where === 'ocean' || state.oceans >= OCEANS)) && !hasArea(state, seat, where))
      return false;
  for (const lowering of plan.lowers)
    if (!canLowerSomebody(state, seat, lowering, plan.production[at[lowering.of]] ?? 0)) return false;
  for (const copying of plan.copies) if (copyable(state, seat, copying).length === 0) return false;
  for (const { where } of plan.claims) if (claimable(state, seat, where).length === 0) return false;
  return true;
}

export type Obstacle = 'money' | 'requirement' | 'effect';

/** Whether a seat can play a card now. */
export function canPlay(state: MarsState, seat: Seat, player: Player, terms: Terms, card: CardId): boolean {
  const face = faceOf(card);
  return (
    canAfford(player, terms, face) && meetsAll(state, seat, player, terms, face) && canDo(state, seat, face)
  );
}

export const isPlayable = (state: MarsState, seat: Seat, card: CardId): boolean => {
  const player = playerAt(state, seat);
  return canPlay(state, seat, player, termsOf(player), card);
};

/** Why not: everything that stands in the way. */
export function obstacles(state: MarsState, seat: Seat, card: CardId): Obstacle[] {
  const face = faceOf(card);
  const player = playerAt(state, seat);
  const terms = termsOf(player);
  const found: Obstacle[] = [];
  if (!canAfford(player, terms, face)) found.push('money');
  if (!meetsAll(state, seat, player, terms, face)) found.push('requirement');
  if (!canDo(state, seat, face)) found.push('effect');
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
  paidTriggers(state, run, seat, 'card', face.cost, card);
  resolve(state, run, seat, card, face.play, cardTriggers(state, run, seat, face));
}
