/** What is printed on the board: the tracks, standard projects, milestones and awards. */
import type { Resource, Tag } from './resources.ts';
import type { Effect } from './types.ts';

/** Temperature in °C, oxygen in percent, oceans in tiles. Rulebook chapter: global parameters. */
export const temperature = { start: -30, goal: 8, step: 2 } as const;
export const oxygen = { start: 0, goal: 14, step: 1 } as const;
export const OCEANS = 9;

/** Bonus steps: who reaches or passes one gets what is printed there. */
export const temperatureBonuses: readonly { readonly at: number; readonly effect: Effect }[] = [
  { at: -24, effect: { do: 'produce', of: 'heat', by: 1 } },
  { at: -20, effect: { do: 'produce', of: 'heat', by: 1 } },
  { at: 0, effect: { do: 'place', tile: 'ocean', where: 'ocean' } },
];
export const oxygenBonuses: readonly { readonly at: number; readonly effect: Effect }[] = [
  { at: 8, effect: { do: 'raise', track: 'temperature', steps: 1 } },
];

export const CARD_PRICE = 3;
export const RESEARCH_CARDS = 4;
export const START_CARDS = 10;
export const START_RATING = 20;
export const SOLO_RATING = 14;
export const SOLO_GENERATIONS = 14;
export const OCEAN_NEIGHBOUR_BONUS = 2;
export const STEEL_VALUE = 2;
export const TITANIUM_VALUE = 3;
export const PLANTS_FOR_GREENERY = 8;
export const HEAT_FOR_TEMPERATURE = 8;

export const projectIds = ['power-plant', 'asteroid', 'aquifer', 'greenery', 'city'] as const;
export type ProjectId = (typeof projectIds)[number];

export interface StandardProject {
  readonly id: ProjectId;
  readonly cost: number;
  readonly effects: readonly Effect[];
}

/** Selling patents is the sixth; it is paid in cards. Rulebook chapter: actions, B. */
export const standardProjects: readonly StandardProject[] = [
  { id: 'power-plant', cost: 11, effects: [{ do: 'produce', of: 'energy', by: 1 }] },
  { id: 'asteroid', cost: 14, effects: [{ do: 'raise', track: 'temperature', steps: 1 }] },
  { id: 'aquifer', cost: 18, effects: [{ do: 'place', tile: 'ocean', where: 'ocean' }] },
  { id: 'greenery', cost: 23, effects: [{ do: 'place', tile: 'greenery', where: 'greenery' }] },
  {
    id: 'city',
    cost: 25,
    effects: [
      { do: 'produce', of: 'megacredits', by: 1 },
      { do: 'place', tile: 'city', where: 'city' },
    ],
  },
];

export const milestoneIds = ['terraformer', 'mayor', 'gardener', 'builder', 'planner'] as const;
export type MilestoneId = (typeof milestoneIds)[number];
export type MilestoneNeed =
  | { readonly needs: 'rating'; readonly min: number }
  | { readonly needs: 'tiles'; readonly tile: 'city' | 'greenery'; readonly min: number }
  | { readonly needs: 'tag'; readonly tag: Tag; readonly min: number }
  | { readonly needs: 'hand'; readonly min: number };

export const milestones: readonly { readonly id: MilestoneId; readonly need: MilestoneNeed }[] = [
  { id: 'terraformer', need: { needs: 'rating', min: 35 } },
  { id: 'mayor', need: { needs: 'tiles', tile: 'city', min: 3 } },
  { id: 'gardener', need: { needs: 'tiles', tile: 'greenery', min: 3 } },
  { id: 'builder', need: { needs: 'tag', tag: 'building', min: 8 } },
  { id: 'planner', need: { needs: 'hand', min: 16 } },
];
export const MILESTONE_COST = 8;
export const MILESTONE_VP = 5;
export const MILESTONES_TO_CLAIM = 3;

export const awardIds = ['landlord', 'banker', 'scientist', 'thermalist', 'miner'] as const;
export type AwardId = (typeof awardIds)[number];
export type AwardMeasure =
  | { readonly counts: 'tiles' }
  | { readonly counts: 'production'; readonly of: Resource }
  | { readonly counts: 'tag'; readonly tag: Tag }
  | { readonly counts: 'stock'; readonly of: readonly Resource[] };

export const awards: readonly { readonly id: AwardId; readonly measure: AwardMeasure }[] = [
  { id: 'landlord', measure: { counts: 'tiles' } },
  { id: 'banker', measure: { counts: 'production', of: 'megacredits' } },
  { id: 'scientist', measure: { counts: 'tag', tag: 'science' } },
  { id: 'thermalist', measure: { counts: 'stock', of: ['heat'] } },
  { id: 'miner', measure: { counts: 'stock', of: ['steel', 'titanium'] } },
];
/** What the first, second and third award cost to fund. */
export const awardCosts: readonly number[] = [8, 14, 20];
export const AWARD_FIRST_VP = 5;
export const AWARD_SECOND_VP = 2;
/** With fewer players nobody is second. */
export const SEATS_FOR_SECOND = 3;
