/** What effects and actions do, made from the data that the rules run. */
import type { Message } from '@orrery/kernel';
import type { Action, Cost, Effect } from '../data/types.ts';
import { clauses, verbOf } from '../verbs/index.ts';
import { say } from './say.ts';

/** An effect as a clause: "Gain 3 plants". */
export const effectText = (effect: Effect): Message => verbOf(effect).words(effect);

/** What a list of effects does; an action that turns one resource into another has it in its cost. */
export const effectsText = (effects: readonly Effect[], cost?: Cost): Message =>
  cost?.pay === 'anyAmount'
    ? say('mars.effect.sameAmount', { resource: say(`mars.resource.${cost.into}`) })
    : clauses(effects);

/** What an action costs: "Spend 1 energy". */
export function costText(cost: Cost): Message {
  switch (cost.pay) {
    case 'nothing':
      return say('mars.cost.nothing');
    case 'production':
      return say('mars.effect.produceLess', { production: say(`mars.production.${cost.of}`), by: cost.by });
    case 'cubes':
      return say('mars.effect.spend', { cubes: say(`mars.cubes.${cost.kind}`, { n: cost.amount }) });
    case 'anyCube':
      return say('mars.cost.anyCube', { cubes: say(`mars.cubes.${cost.kind}`, { n: 1 }) });
    case 'anyAmount':
      return say('mars.cost.anyAmount', { resource: say(`mars.resource.${cost.of}`) });
    default: {
      const amount = say(`mars.amount.${cost.pay}`, { n: cost.amount });
      return cost.or === undefined
        ? say('mars.cost.spend', { amount })
        : say('mars.cost.spendWith', { amount, metal: say(`mars.resource.${cost.or}`) });
    }
  }
}

/** What an action costs and does; one that costs nothing is told by what it does. */
export const payAndDo = ({ cost, effects }: Pick<Action, 'cost' | 'effects'>): Message =>
  cost.pay === 'nothing'
    ? effectsText(effects, cost)
    : say('mars.action', { cost: costText(cost), effect: effectsText(effects, cost) });
