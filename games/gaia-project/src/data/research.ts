/** Rulebook appendix II: the research board. */
import type { Area, Gains } from './types.ts';

export interface Level {
  /** Gained once, on reaching the level. */
  readonly now?: Gains;
  /** Gained in every income phase while on the level. */
  readonly income?: Gains;
  readonly special?: 'federation-token' | 'lost-planet' | 'vp-per-gaia-planet';
}

export const TOP_LEVEL = 5;
export const RESEARCH_COST = 4;
/** Charged on the way from level 2 to level 3. */
export const CROSSING_CHARGE = 3;
export const CROSSING_LEVEL = 3;
/** An advanced tech tile can be taken from this level on. */
export const ADVANCED_LEVEL = 4;

export const research: Readonly<Record<Area, readonly Level[]>> = {
  terraforming: [{}, { now: { ore: 2 } }, {}, {}, { now: { ore: 2 } }, { special: 'federation-token' }],
  navigation: [{}, { now: { qic: 1 } }, {}, { now: { qic: 1 } }, {}, { special: 'lost-planet' }],
  'artificial-intelligence': [
    {},
    { now: { qic: 1 } },
    { now: { qic: 1 } },
    { now: { qic: 2 } },
    { now: { qic: 2 } },
    { now: { qic: 4 } },
  ],
  'gaia-project': [
    {},
    { now: { gaiaformers: 1 } },
    { now: { tokens: 3 } },
    { now: { gaiaformers: 1 } },
    { now: { gaiaformers: 1 } },
    { now: { vp: 4 }, special: 'vp-per-gaia-planet' },
  ],
  economy: [
    {},
    { income: { credits: 2, charge: 1 } },
    { income: { ore: 1, credits: 2, charge: 2 } },
    { income: { ore: 1, credits: 3, charge: 3 } },
    { income: { ore: 2, credits: 4, charge: 4 } },
    { now: { ore: 3, credits: 6, charge: 6 } },
  ],
  science: [
    {},
    { income: { knowledge: 1 } },
    { income: { knowledge: 2 } },
    { income: { knowledge: 3 } },
    { income: { knowledge: 4 } },
    { now: { knowledge: 9 } },
  ],
};

/** By level of Terraforming: ore for each step. */
export const orePerStep: readonly number[] = [3, 3, 2, 1, 1, 1];
/** By level of Navigation: the basic range. */
export const ranges: readonly number[] = [1, 1, 2, 2, 3, 4];
/** By level of Gaia Project: power tokens for a project; none can be started on level 0. */
export const projectCosts: readonly (number | undefined)[] = [undefined, 6, 6, 4, 3, 3];
/** By level of any area: victory points at the end. */
export const levelPoints: readonly number[] = [0, 0, 0, 4, 8, 12];
/** How much further one Q.I.C. reaches. */
export const RANGE_PER_QIC = 2;
