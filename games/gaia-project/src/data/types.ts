/** The vocabulary in which boards, tiles and factions are written down. */

export const idsOf = <T extends string>(rows: readonly { readonly id: T }[]): T[] => rows.map(({ id }) => id);

/** The id among these that something is. */
export const idAmong = <T extends string>(ids: readonly T[], value: unknown): T | undefined =>
  ids.find((id) => id === value);

export const planetTypes = [
  'terra',
  'oxide',
  'volcanic',
  'desert',
  'swamp',
  'titanium',
  'ice',
  'gaia',
  'transdim',
  'lost-planet',
] as const;
export type PlanetType = (typeof planetTypes)[number];
/** A planet type by its place in {@link planetTypes}; the seven colours come first, in the order of the wheel. */
export type PlanetIndex = number;
export const COLOURS = 7;
export const GAIA = 7;
export const TRANSDIM = 8;
export const LOST_PLANET = 9;

export const researchAreas = [
  'terraforming',
  'navigation',
  'artificial-intelligence',
  'gaia-project',
  'economy',
  'science',
] as const;
export type Area = (typeof researchAreas)[number];
export const TERRAFORMING = 0;
export const NAVIGATION = 1;
export const GAIA_PROJECT = 3;

/** What somebody can get. `tokens` are new power tokens for area I, `charge` moves those that are there. */
export interface Gains {
  readonly credits?: number;
  readonly ore?: number;
  readonly knowledge?: number;
  readonly qic?: number;
  readonly tokens?: number;
  readonly charge?: number;
  readonly vp?: number;
  readonly gaiaformers?: number;
}
export const gainKinds = [
  'credits',
  'ore',
  'knowledge',
  'qic',
  'tokens',
  'charge',
  'vp',
  'gaiaformers',
] as const satisfies readonly (keyof Gains)[];
export type GainKind = (typeof gainKinds)[number];

/** What is counted when something is scored. */
export type Counted =
  | 'mine'
  | 'trading-station'
  | 'research-lab'
  | 'big-structure'
  | 'planet-type'
  | 'gaia-planet'
  | 'sector'
  | 'federation-token';

/** What can bring victory points each time it happens. */
export type Occasion =
  | 'mine'
  | 'gaia-mine'
  | 'trading-station'
  | 'big-structure'
  | 'research'
  | 'federation-token'
  | 'terraforming-step';

export interface PassScore {
  readonly vp: number;
  readonly per: Counted;
}
