/** What is printed on the board in words: milestones, awards and standard projects. */
import type { Message } from '@orrery/kernel';
import {
  type AwardId,
  type AwardMeasure,
  awards,
  type MilestoneId,
  type MilestoneNeed,
  milestones,
  type ProjectId,
} from '../data/board.ts';
import { projectOf } from '../rules/projects.ts';
import { effectsText } from './effects.ts';
import { say } from './say.ts';

export const milestoneText = (id: MilestoneId): Message => say(`mars.milestone.${id}`);
export const awardText = (id: AwardId): Message => say(`mars.award.${id}`);
export const projectText = (id: ProjectId): Message => say(`mars.project.${id}`);

/** What a milestone asks for: "At least 3 cities". */
export function needText(need: MilestoneNeed): Message {
  switch (need.needs) {
    case 'rating':
      return say('mars.table.need.rating', { min: need.min });
    case 'tiles':
      return say(`mars.table.need.${need.tile}`, { min: need.min });
    case 'tag':
      return say('mars.table.need.tag', { min: need.min, tag: say(`mars.icon.${need.tag}`) });
    case 'hand':
      return say('mars.table.need.hand', { min: need.min });
  }
}

/** What an award measures: "Most heat". */
export function measureText(measure: AwardMeasure): Message {
  switch (measure.counts) {
    case 'tiles':
      return say('mars.table.most.tiles');
    case 'production':
      return say('mars.table.most.production', { production: say(`mars.productionOf.${measure.of}`) });
    case 'tag':
      return say('mars.table.most.tag', { tag: say(`mars.icon.${measure.tag}`) });
    case 'stock':
      return say(measure.of.length > 1 ? 'mars.table.most.metals' : 'mars.table.most.heat');
  }
}

export function milestoneNeedText(id: MilestoneId): Message {
  const row = milestones.find((known) => known.id === id);
  return row === undefined ? milestoneText(id) : needText(row.need);
}

export function awardMeasureText(id: AwardId): Message {
  const row = awards.find((known) => known.id === id);
  return row === undefined ? awardText(id) : measureText(row.measure);
}

/** What a standard project does. */
export const projectEffectText = (id: ProjectId): Message => effectsText(projectOf(id).effects);
