/** What a client shows of an option: cards, areas and what a turn offers. */
import type { Facts, Message } from '@orrery/kernel';
import { awards, milestones } from '../data/board.ts';
import { type CardId, faceOf } from '../data/cards.ts';
import { areaOf, type Space } from '../data/map.ts';
import { resources } from '../data/resources.ts';
import type { MarsKey } from '../text/keys.ts';
import { payAndDo } from './effects.ts';
import { say } from './say.ts';

/** The five cards for beginners have one name. */
export const titleKey = (card: CardId): MarsKey => {
  const { id, beginner } = faceOf(card);
  const key = `mars.card.${beginner ? 'beginner-corporation' : id}`;
  if (!isTitle(key)) throw new RangeError(`no title ${key}`);
  return key;
};

const isTitle = (key: string): key is MarsKey => key.startsWith('mars.card.');

export const cardTitle = (card: CardId): Message => say(titleKey(card));

/** A card by its title and cost. */
export function cardFacts(card: CardId): Facts {
  const { kind, cost } = faceOf(card);
  const text =
    kind === 'corporation' ? cardTitle(card) : say('mars.option.card', { card: cardTitle(card), cost });
  return { text, target: { card } };
}

export const areaText = (space: Space): Message => {
  const { id, kind } = areaOf(space);
  if (kind === 'ganymede' || kind === 'phobos') return say(`mars.area.${kind}`);
  return say('mars.area', { area: id });
};

type Option =
  | { readonly do: 'first' | 'sell' | 'plants' | 'heat' | 'end' | 'pass' }
  | { readonly do: 'play'; readonly card: CardId }
  | { readonly do: 'use'; readonly card: CardId; readonly way: number }
  | { readonly do: 'project'; readonly project: 'power-plant' | 'asteroid' | 'aquifer' | 'greenery' | 'city' }
  | { readonly do: 'milestone'; readonly milestone: number }
  | { readonly do: 'award'; readonly award: number };

/** One thing that a turn offers. */
export function turnOptionFacts(option: Option, price: Readonly<Record<string, number>>): Facts {
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

/** What an option costs or brings, in words. */
export function amountText(what: string, amount: number): Message | undefined {
  if (what === 'cards') return say('mars.amount.cards', { n: amount });
  const resource = resources.find((known) => known === what);
  return resource === undefined ? undefined : say(`mars.amount.${resource}`, { n: amount });
}
