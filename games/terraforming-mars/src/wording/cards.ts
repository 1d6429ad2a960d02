/** The other lines of a card: what it requires, when it takes effect by itself, which rules it changes, its points. */
import type { Message } from '@orrery/kernel';
import type { Face } from '../data/cards.ts';
import { resources } from '../data/resources.ts';
import type { Action, Modifier, Points, Requirement, Trigger } from '../data/types.ts';
import { effectsText, either, joined, oneOfWays, payAndDo } from './effects.ts';
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
    });
  return say(`mars.requirement.${requirement.tile}`, { min: requirement.min });
}

function whenText(trigger: Trigger): Message {
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
      if (trigger.by === 'owner') return say('mars.when.ownTile', { tile });
      return say(
        trigger.area === 'mars' && trigger.tile === 'city' ? 'mars.when.tileOnMars' : 'mars.when.tile',
        {
          tile,
        },
      );
    }
    case 'bonus':
      return say('mars.when.bonus', {
        resources: either(trigger.of.map((resource) => say(`mars.resource.${resource}`))),
      });
    case 'paid':
      if (trigger.min === 0) return say('mars.when.project');
      return say('mars.when.paid', { cost: trigger.min });
  }
}

export const triggerText = (trigger: Trigger): Message =>
  say('mars.trigger', { when: whenText(trigger), effect: effectsText(trigger.effects) });

export function modifierText(modifier: Modifier): Message {
  switch (modifier.modifies) {
    case 'cost':
      return modifier.tag === undefined
        ? say('mars.modifier.cost', { by: modifier.by })
        : say('mars.modifier.costWithTag', { by: modifier.by, tag: say(`mars.aTag.${modifier.tag}`) });
    case 'project':
      return say('mars.modifier.project', { by: modifier.by });
    case 'metal':
      return say('mars.modifier.metal', { metal: say(`mars.resource.${modifier.of}`), by: modifier.by });
    case 'requirements':
      return say('mars.modifier.requirements', { steps: modifier.steps });
    case 'payment':
      return say('mars.modifier.payment');
    case 'greenery':
      return say('mars.modifier.greenery', { plants: modifier.plants });
    case 'protection':
      return say('mars.modifier.protection');
    case 'lock':
      return say('mars.modifier.lock');
  }
}

export const actionText = (action: Action): Message => {
  const text = payAndDo(action);
  return action.ifRated === true ? say('mars.action.ifRated', { action: text }) : text;
};

export function pointsText(points: Points): Message {
  switch (points.score) {
    case 'fixed':
      return say('mars.points.fixed', { vp: points.vp });
    case 'cubes':
      return say('mars.points.cubes', { vp: points.vp, every: points.every });
    case 'anyCube':
      return say('mars.points.anyCube', { vp: points.vp });
    case 'tag':
      return say('mars.points.tag', { vp: points.vp, tag: say(`mars.tag.${points.tag}`) });
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

/** Everything printed on a card, line by line. */
export function faceText(face: Face): Message[] {
  const lines: Message[] = [];
  if (face.kind === 'corporation') lines.push(say('mars.corporation.line', { start: startText(face) }));
  if (face.beginner) lines.push(say('mars.corporation.beginner'));
  if (face.firstAction.length > 0)
    lines.push(say('mars.corporation.first', { effect: effectsText(face.firstAction) }));
  if (face.needs.length > 0)
    lines.push(say('mars.requires', { requirement: joined(face.needs.map(requirementText)) }));
  if (face.stores !== undefined) lines.push(say(`mars.stores.${face.stores}`));
  if (face.actions.length > 0)
    lines.push(say('mars.actionLine', { action: oneOfWays(face.actions.map(actionText)) }));
  for (const trigger of face.triggers) lines.push(say('mars.effectLine', { effect: triggerText(trigger) }));
  for (const modifier of face.modifiers)
    lines.push(say('mars.effectLine', { effect: modifierText(modifier) }));
  if (face.play.length > 0) lines.push(say('mars.playLine', { effect: effectsText(face.play) }));
  if (face.vp !== undefined) lines.push(say('mars.pointsLine', { points: pointsText(face.vp) }));
  return lines;
}
