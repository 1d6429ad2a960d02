/** The rules at hand: how it goes, how it ends and how it is scored, in short; the numbers are those of the data. */
import type { HelpChapter } from '@orrery/presentation';
import {
  AWARD_FIRST_VP,
  AWARD_SECOND_VP,
  CARD_PRICE,
  HEAT_FOR_TEMPERATURE,
  MILESTONE_COST,
  MILESTONE_VP,
  MILESTONES_TO_CLAIM,
  OCEAN_NEIGHBOUR_BONUS,
  OCEANS,
  oxygen,
  PLANTS_FOR_GREENERY,
  RESEARCH_CARDS,
  SOLO_GENERATIONS,
  STEEL_VALUE,
  TITANIUM_VALUE,
  temperature,
} from '../data/board.ts';
import { say } from './say.ts';

export const help: readonly HelpChapter[] = [
  {
    title: say('mars.help.goal.title'),
    lines: [
      say('mars.help.goal.planet', { oceans: OCEANS, oxygen: oxygen.goal, temperature: temperature.goal }),
      say('mars.help.goal.rating'),
    ],
  },
  {
    title: say('mars.help.generation.title'),
    lines: [
      say('mars.help.generation.research', { cards: RESEARCH_CARDS, price: CARD_PRICE }),
      say('mars.help.generation.actions'),
      say('mars.help.generation.production'),
    ],
  },
  {
    title: say('mars.help.actions.title'),
    lines: [
      say('mars.help.actions.card', { steel: STEEL_VALUE, titanium: TITANIUM_VALUE }),
      say('mars.help.actions.use'),
      say('mars.help.actions.project'),
      say('mars.help.actions.convert', { plants: PLANTS_FOR_GREENERY, heat: HEAT_FOR_TEMPERATURE }),
      say('mars.help.actions.milestone', {
        cost: MILESTONE_COST,
        points: MILESTONE_VP,
        most: MILESTONES_TO_CLAIM,
      }),
      say('mars.help.actions.award', { first: AWARD_FIRST_VP, second: AWARD_SECOND_VP }),
    ],
  },
  {
    title: say('mars.help.tiles.title'),
    lines: [say('mars.help.tiles.greenery'), say('mars.help.tiles.ocean', { bonus: OCEAN_NEIGHBOUR_BONUS })],
  },
  {
    title: say('mars.help.end.title'),
    lines: [
      say('mars.help.end.when', { solo: SOLO_GENERATIONS }),
      say('mars.help.end.plants'),
      say('mars.help.end.score'),
    ],
  },
];
