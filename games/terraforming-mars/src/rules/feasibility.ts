/** Rulebook chapter: actions A — whether everything on a card can be done. */
import type { Seat } from '@orrery/kernel';
import { type CardId, type Face, faceOf, faces } from '../data/cards.ts';
import { type Resource, resources } from '../data/resources.ts';
import type { Effect, Trigger } from '../data/types.ts';
import type { MarsState } from '../state.ts';
import { verbOf, yieldsOf } from '../verbs/index.ts';
import type { Around, Condition, Yield } from '../verbs/verb.ts';
import { timesSetOff } from './triggers.ts';

/** What a card's mandatory effects need, read off its row once. */
interface Plan extends Around {
  readonly conditions: readonly Condition[];
  /** Heat that goes on top of the cost. */
  readonly heat: number;
  /** Whether steel, or titanium, may pay for it. */
  readonly building: boolean;
  readonly space: boolean;
}

/** The plan for a card, or for some of what it does. */
function planOf(face: Face, play: readonly Effect[] = face.play): Plan {
  const fixed = (of: Resource): number =>
    play.reduce(
      (sum, effect) =>
        effect.do === 'produce' && effect.of === of && typeof effect.by === 'number' ? sum + effect.by : sum,
      0,
    );
  return {
    production: resources.map(fixed),
    help: (state, seat, brings, of) => helpFromTriggers(state, seat, face, brings, of),
    conditions: play.flatMap((effect) => verbOf(effect).condition(effect) ?? []),
    heat: play.reduce(
      (sum, effect) => (effect.do === 'lose' && effect.of === 'heat' ? sum + effect.amount : sum),
      0,
    ),
    building: face.tags.includes('building'),
    space: face.tags.includes('space'),
  };
}

const plans: readonly Plan[] = faces.map((face) => planOf(face));

export function planFor(card: CardId): Plan {
  const plan = plans[card];
  if (plan === undefined) throw new RangeError(`no card ${card}`);
  return plan;
}

/** Whether all that a card must do can be done in some order. */
export const canDo = (state: MarsState, seat: Seat, card: CardId): boolean =>
  canCarryOut(state, seat, planFor(card));

/** The same for a plan. */
function canCarryOut(state: MarsState, seat: Seat, plan: Plan): boolean {
  const { conditions } = plan;
  for (let i = 0; i < conditions.length; i++) if (conditions[i]?.(state, seat, plan) === false) return false;
  return true;
}

/** What of a card cannot be done, in whatever order; only for one that cannot. */
export function blockedEffects(state: MarsState, seat: Seat, card: CardId): readonly Effect[] {
  const face = faceOf(card);
  const productions = face.play.filter((effect) => effect.do === 'produce');
  const raising = productions.filter(({ by }) => typeof by !== 'number' || by > 0);
  const blocked = face.play.filter((effect) => {
    if (effect.do !== 'produce') return !canDoOnly(state, seat, face, [effect, ...raising]);
    const together = productions.filter(({ of }) => of === effect.of);
    return !raising.includes(effect) && !canDoOnly(state, seat, face, together);
  });
  return blocked.length > 0 ? blocked : face.play;
}

const canDoOnly = (state: MarsState, seat: Seat, face: Face, effects: readonly Effect[]): boolean =>
  canCarryOut(state, seat, planOf(face, effects));

/** How much of a resource, or of its production, is surely among what effects bring. */
const sureOf = (yields: readonly Yield[], brings: 'stock' | 'production', of: Resource): number =>
  yields.reduce((sum, each) => {
    if (each.brings === 'choice')
      return sum + Math.max(...each.of.map((branch) => sureOf(branch, brings, of)));
    return each.brings === brings && each.of === of ? sum + each.amount : sum;
  }, 0);

/** How often a trigger is set off by the tile that a card places. */
function timesByTile(trigger: Trigger, { play }: Face): number {
  if (trigger.on !== 'tile' || trigger.tile !== 'city') return 0;
  const placing = play.find((effect) => effect.do === 'place' && effect.tile !== 'ocean');
  if (placing?.do !== 'place' || (placing.tile !== 'city' && placing.tile !== 'capital')) return 0;
  const offMap = placing.where === 'phobos' || placing.where === 'ganymede';
  return offMap && trigger.area !== 'everywhere' ? 0 : 1;
}

/** What playing a card would bring its owner by triggers: of cards that lie there, and of its own. */
function helpFromTriggers(
  state: MarsState,
  seat: Seat,
  face: Face,
  brings: 'stock' | 'production',
  of: Resource,
): number {
  const lasting = state.players[seat]?.lasting ?? [];
  let sum = 0;
  for (const card of face.triggers.length > 0 ? [...lasting, face.card] : lasting)
    for (const trigger of faceOf(card).triggers) {
      const times = timesSetOff(trigger, true, face) + timesByTile(trigger, face);
      if (times > 0) sum += times * sureOf(yieldsOf(state, seat, trigger.effects), brings, of);
    }
  return sum;
}
