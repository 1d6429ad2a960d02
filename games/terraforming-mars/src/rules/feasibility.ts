/** Rulebook chapter: actions A — whether everything on a card can be done. */
import type { Seat } from '@orrery/kernel';
import { OCEANS } from '../data/board.ts';
import { type CardId, type Face, faces } from '../data/cards.ts';
import { at, productionFloor, resources, type Tag } from '../data/resources.ts';
import type { Effect, EffectNamed } from '../data/types.ts';
import { type MarsState, type Player, playerAt } from '../state.ts';
import { claimable, hasArea } from './areas.ts';
import { canLowerSomebody, copyable } from './production.ts';
import { stockOf } from './stock.ts';
import { helpFromTriggers } from './triggers.ts';

/** What a card's mandatory effects need, read off its row once. */
export interface Plan {
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

export function planOf(play: readonly Effect[], tags: readonly Tag[]): Plan {
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

const plans: readonly Plan[] = faces.map(({ play, tags }) => planOf(play, tags));
const nothing = planOf([], []);

export const planFor = (card: CardId): Plan => plans[card] ?? nothing;

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
export const canDo = (state: MarsState, seat: Seat, face: Face): boolean =>
  canCarryOut(state, seat, face, planFor(face.card));

/** The same for some of what it does. */
export function canCarryOut(state: MarsState, seat: Seat, face: Face, plan: Plan): boolean {
  if (plan.free) return true;
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
