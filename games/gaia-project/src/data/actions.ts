/** Rulebook chapters: free actions, power and Q.I.C. actions, special actions; appendix III. */
import { type FactionSpecial, factionSpecials } from './abilities.ts';
import { type BoosterId, boosters } from './boosters.ts';
import { advancedTiles, standardTiles, type TileId } from './tech-tiles.ts';
import { type Gains, idsOf } from './types.ts';

/** What a free action is paid with. `areaThree` tokens and Gaiaformers go to the Gaia area. */
export interface Price {
  readonly power?: number;
  readonly qic?: number;
  readonly knowledge?: number;
  readonly ore?: number;
  readonly credits?: number;
  readonly areaThree?: number;
  readonly gaiaformers?: number;
  /** Power that only the brainstone may pay. */
  readonly stone?: number;
}

export const priceKinds = [
  'power',
  'qic',
  'knowledge',
  'ore',
  'credits',
  'areaThree',
  'gaiaformers',
  'stone',
] as const satisfies readonly (keyof Price)[];

export interface FreeAction {
  readonly id: string;
  readonly pay: Price;
  readonly gain: Gains;
}

/** Everybody's free actions, beside giving up a token of area II. */
export const freeActions = [
  { id: 'power-to-qic', pay: { power: 4 }, gain: { qic: 1 } },
  { id: 'power-to-ore', pay: { power: 3 }, gain: { ore: 1 } },
  { id: 'power-to-knowledge', pay: { power: 4 }, gain: { knowledge: 1 } },
  { id: 'power-to-credit', pay: { power: 1 }, gain: { credits: 1 } },
  { id: 'qic-to-ore', pay: { qic: 1 }, gain: { ore: 1 } },
  { id: 'knowledge-to-credit', pay: { knowledge: 1 }, gain: { credits: 1 } },
  { id: 'ore-to-credit', pay: { ore: 1 }, gain: { credits: 1 } },
  { id: 'ore-to-token', pay: { ore: 1 }, gain: { tokens: 1 } },
] as const satisfies readonly FreeAction[];

/** Free actions that only some factions have; their rows name them. */
export const factionFreeActions = [
  { id: 'credits-to-qic', pay: { credits: 4 }, gain: { qic: 1 } },
  { id: 'credits-to-ore', pay: { credits: 3 }, gain: { ore: 1 } },
  { id: 'credits-to-knowledge', pay: { credits: 4 }, gain: { knowledge: 1 } },
  { id: 'area-three-to-knowledge', pay: { areaThree: 1 }, gain: { knowledge: 1 } },
  { id: 'gaiaformer-to-qic', pay: { gaiaformers: 1 }, gain: { qic: 1 } },
  // One payment for several free actions, where a token is worth more than one power.
  { id: 'stone-to-credits', pay: { stone: 3 }, gain: { credits: 3 } },
  { id: 'power-to-credits', pay: { power: 2 }, gain: { credits: 2 } },
  { id: 'power-to-ore-and-credit', pay: { power: 4 }, gain: { ore: 1, credits: 1 } },
  { id: 'power-to-two-ore', pay: { power: 6 }, gain: { ore: 2 } },
] as const satisfies readonly FreeAction[];

export type FactionFreeId = (typeof factionFreeActions)[number]['id'];
export type FreeId = (typeof freeActions)[number]['id'] | FactionFreeId;

const freeRows: ReadonlyMap<string, FreeAction> = new Map(
  [...freeActions, ...factionFreeActions].map((action) => [action.id, action]),
);

export function freeRow(id: FreeId): FreeAction {
  const row = freeRows.get(id);
  if (row === undefined) throw new RangeError(`no free action ${id}`);
  return row;
}

export interface BoardAction {
  readonly id: string;
  readonly power?: number;
  readonly qic?: number;
  readonly gain?: Gains;
  /** Build a mine with so many free terraforming steps. */
  readonly steps?: number;
  readonly special?: 'tech-tile' | 'rescore' | 'planet-types';
}

/** From left to right on the research board. */
export const boardActions = [
  { id: 'three-knowledge', power: 7, gain: { knowledge: 3 } },
  { id: 'two-steps', power: 5, steps: 2 },
  { id: 'two-ore', power: 4, gain: { ore: 2 } },
  { id: 'seven-credits', power: 4, gain: { credits: 7 } },
  { id: 'two-knowledge', power: 4, gain: { knowledge: 2 } },
  { id: 'one-step', power: 3, steps: 1 },
  { id: 'two-tokens', power: 3, gain: { tokens: 2 } },
  { id: 'tech-tile', qic: 4, special: 'tech-tile' },
  { id: 'rescore', qic: 3, special: 'rescore' },
  { id: 'planet-types', qic: 2, special: 'planet-types' },
] as const satisfies readonly BoardAction[];

export type BoardActionId = (typeof boardActions)[number]['id'];

const boardRows: ReadonlyMap<string, BoardAction> = new Map(
  boardActions.map((action) => [action.id, action]),
);

export function boardActionRow(id: BoardActionId): BoardAction {
  const row = boardRows.get(id);
  if (row === undefined) throw new RangeError(`no power or Q.I.C. action ${id}`);
  return row;
}

/** The Q.I.C. action for planet types: so many points, and one more for each type. */
export const PLANET_TYPES_VP = 3;
/** What may be taken for tokens that leave the Gaia area, by those who can, and how many tokens each counts. */
export const gaiaConversions = [
  { gain: 'qic', worth: 4 },
  { gain: 'ore', worth: 3 },
  { gain: 'knowledge', worth: 4 },
  { gain: 'credits', worth: 1 },
] as const;

/** A special action: of a booster, a tile, the academy, or the faction. */
export type SpecialId = BoosterId | TileId | 'academy' | FactionSpecial;
export const specialIds: readonly SpecialId[] = [
  'academy',
  ...factionSpecials,
  ...idsOf(boosters),
  ...idsOf(standardTiles),
  ...idsOf(advancedTiles),
];
