/** What a client shows of the things that a turn offers. */
import type { Facts } from '@orrery/kernel';
import { awards, milestones } from '../data/board.ts';
import { faceOf } from '../data/cards.ts';
import type { TurnOption } from '../rules/turn.ts';
import { payAndDo } from './effects.ts';
import { cardTitle } from './facts.ts';
import { say } from './say.ts';

/** One thing that a turn offers. */
export function turnOptionFacts(option: TurnOption, price: Readonly<Record<string, number>>): Facts {
  const cost = Object.keys(price).length === 0 ? {} : { cost: price };
  switch (option.do) {
    case 'play':
      return {
        text: say('mars.option.play', { card: cardTitle(option.card) }),
        target: { card: option.card },
        ...cost,
      };
    case 'use': {
      const action = faceOf(option.card).actions[option.way];
      const effect = action === undefined ? say('mars.option.pass') : payAndDo(action);
      return {
        text: say('mars.option.use', { card: cardTitle(option.card), action: effect }),
        target: { card: option.card },
      };
    }
    case 'project':
      return {
        text: say('mars.option.project', { project: say(`mars.project.${option.project}`) }),
        target: { project: option.project },
        ...cost,
      };
    case 'milestone': {
      const id = milestones[option.milestone]?.id ?? 'terraformer';
      return {
        text: say('mars.option.milestone', { milestone: say(`mars.milestone.${id}`) }),
        target: { milestone: id },
        ...cost,
      };
    }
    case 'award': {
      const id = awards[option.award]?.id ?? 'landlord';
      return {
        text: say('mars.option.award', { award: say(`mars.award.${id}`) }),
        target: { award: id },
        ...cost,
      };
    }
    default:
      return { text: say(`mars.option.${option.do}`), ...cost };
  }
}
