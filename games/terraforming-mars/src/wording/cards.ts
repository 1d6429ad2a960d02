/** The other lines of a card: what it requires, when it takes effect by itself, which rules it changes, its points. */
import type { Message } from '@orrery/kernel';
import type { Face } from '../data/cards.ts';
import { type CubeKind, type Resource, resources } from '../data/resources.ts';
import type { Action, Modifier, Points, Requirement, Trigger } from '../data/types.ts';
import { effectsText, payAndDo } from './effects.ts';
import { either, joined, listed, oneOfWays } from './phrases.ts';
import { say } from './say.ts';

export function requirementText(requirement: Requirement): Message {
  if ('track' in requirement) {
    const { track, min, max } = requirement;
    return min === undefined
      ? say(`mars.requirement.${track}.max`, { level: max ?? 0 })
      : say(`mars.requirement.${track}.min`, { level: min });
  }
  if ('tag' in requirement)
    return say('mars.requirement.tag', { tag: say(`mars.tag.${requirement.tag}`), min: requirement.min });
  if ('production' in requirement)
    return say('mars.requirement.production', {
      production: say(`mars.productionOf.${requirement.production}`),
      min: requirement.min,
    });
  return say(`mars.requirement.${requirement.tile}`, { min: requirement.min });
}

/** Whether the tile that a card places sets off the card itself. */
const placesItself = ({ play }: Face, { tile }: Extract<Trigger, { on: 'tile' }>): boolean =>
  play.some(
    (effect) =>
      effect.do === 'place' && (effect.tile === tile || (tile === 'city' && effect.tile === 'capital')),
  );

function whenText(trigger: Trigger, face: Face): Message {
  switch (trigger.on) {
    case 'tag': {
      const tags = either(trigger.tags.map((tag) => say(`mars.aTag.${tag}`)));
      return say(trigger.by === 'owner' ? 'mars.when.tag' : 'mars.when.anyTag', { tags });
    }
    case 'event':
      return trigger.tag === undefined
        ? say('mars.when.event')
        : say('mars.when.eventWithTag', { tag: say(`mars.aTag.${trigger.tag}`) });
    case 'tile': {
      const tile = say(`mars.tileToPlace.${trigger.tile}`);
      const area = trigger.tile === 'city' ? trigger.area : 'everywhere';
      const args = { tile, area, itself: placesItself(face, trigger) ? 'yes' : 'no' };
      return say(trigger.by === 'owner' ? 'mars.when.ownTile' : 'mars.when.tile', args);
    }
    case 'bonus':
      return say('mars.when.bonus', {
        resources: either(trigger.of.map((resource) => say(`mars.resource.${resource}`))),
      });
    case 'paid':
      return say('mars.when.paid', {
        what: either(trigger.for.map((payable) => say(`mars.payable.${payable}`))),
        cost: trigger.min,
      });
  }
}

const triggerText = (trigger: Trigger, face: Face): Message =>
  say('mars.trigger', { when: whenText(trigger, face), effect: effectsText(trigger.effects) });

const isResource = (what: Resource | CubeKind): what is Resource =>
  resources.some((resource) => resource === what);

const keptText = (what: Resource | CubeKind): Message =>
  isResource(what) ? say(`mars.resource.${what}`) : say(`mars.cubesOf.${what}`);

function modifierText(modifier: Modifier): Message {
  switch (modifier.modifies) {
    case 'cost':
      return modifier.tag === undefined
        ? say('mars.modifier.cost', { by: modifier.by })
        : say('mars.modifier.costWithTag', { by: modifier.by, tag: say(`mars.aTag.${modifier.tag}`) });
    case 'project':
      return say('mars.modifier.project', {
        project: say(`mars.project.${modifier.project}`),
        by: modifier.by,
      });
    case 'metal':
      return say('mars.modifier.metal', { metal: modifier.of, by: modifier.by });
    case 'requirements':
      return say('mars.modifier.requirements', { steps: modifier.steps });
    case 'payment':
      return say('mars.modifier.payment');
    case 'greenery':
      return say('mars.modifier.greenery', { plants: modifier.plants });
    case 'protection':
      return say('mars.modifier.protection', { what: listed(modifier.of.map(keptText)) });
    case 'lock':
      return say('mars.modifier.lock');
  }
}

const actionText = (action: Action): Message => {
  const text = payAndDo(action);
  return action.ifRated === true ? say('mars.action.ifRated', { action: text }) : text;
};

function pointsText(points: Points): Message {
  switch (points.score) {
    case 'fixed':
      return say('mars.points.fixed', { vp: points.vp });
    case 'cubes':
      return say('mars.points.cubes', { vp: points.vp, every: points.every });
    case 'anyCube':
      return say('mars.points.anyCube', { vp: points.vp });
    case 'tag':
      return say('mars.points.tag', {
        vp: points.vp,
        tag: say(`mars.tag.${points.tag}`),
        every: points.every,
      });
    case 'cities':
      return say('mars.points.cities', { vp: points.vp, every: points.every });
    case 'neighbours':
      return say(`mars.points.neighbours.${points.tile}`, { vp: points.vp });
  }
}

function startText({ stock, production }: Face): Message {
  const parts = resources.flatMap((resource, place): Message[] => {
    const n = stock[place] ?? 0;
    return n === 0 ? [] : [say(`mars.amount.${resource}`, { n })];
  });
  const levels = resources.flatMap((resource, place): Message[] => {
    const by = production[place] ?? 0;
    return by === 0
      ? []
      : [say('mars.effect.produce', { production: say(`mars.production.${resource}`), by })];
  });
  return joined([say('mars.corporation.start', { stock: joined(parts) }), ...levels]);
}

/** What a line of a card is about. */
export type CardPart =
  | 'start'
  | 'beginner'
  | 'first'
  | 'requires'
  | 'stores'
  | 'action'
  | 'effect'
  | 'play'
  | 'points';

/** A line of a card; most have a word before them that says when it holds. */
export interface CardLine {
  readonly part: CardPart;
  readonly heading: Message | undefined;
  readonly text: Message;
}

const headed = (
  part: Extract<CardPart, 'first' | 'requires' | 'action' | 'effect' | 'play' | 'points'>,
  text: Message,
): CardLine => ({ part, heading: say(`mars.line.${part}`), text });

/** Everything printed on a card, line by line. */
export function faceLines(face: Face): CardLine[] {
  const plain = (part: CardPart, text: Message): CardLine => ({ part, heading: undefined, text });
  const { firstAction, needs, stores, actions, triggers, modifiers, play, vp } = face;
  return [
    ...(face.kind === 'corporation' ? [plain('start', startText(face))] : []),
    ...(face.beginner ? [plain('beginner', say('mars.corporation.beginner'))] : []),
    ...(firstAction.length > 0 ? [headed('first', effectsText(firstAction))] : []),
    ...(needs.length > 0 ? [headed('requires', joined(needs.map(requirementText)))] : []),
    ...(stores === undefined ? [] : [plain('stores', say(`mars.stores.${stores}`))]),
    ...(actions.length > 0 ? [headed('action', oneOfWays(actions.map(actionText)))] : []),
    ...triggers.map((trigger) => headed('effect', triggerText(trigger, face))),
    ...modifiers.map((modifier) => headed('effect', modifierText(modifier))),
    ...(play.length > 0 ? [headed('play', effectsText(play))] : []),
    ...(vp === undefined ? [] : [headed('points', pointsText(vp))]),
  ];
}

/** The same as sentences. */
export const faceText = (face: Face): Message[] =>
  faceLines(face).map(({ heading, text }) =>
    heading === undefined ? say('mars.sentence', { text }) : say('mars.line', { heading, text }),
  );
