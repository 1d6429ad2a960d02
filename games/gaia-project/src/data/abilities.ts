/** What a faction can do otherwise than the common rules have it: the words in which its row is written. */
import type { FactionFreeId } from './actions.ts';
import type { TokenId } from './federation-tokens.ts';

export const factionSpecials = [
  'swap-institute',
  'space-station',
  'downgrade-lab',
  'advance-lowest',
] as const;
export type FactionSpecial = (typeof factionSpecials)[number];

export interface Abilities {
  /** The area to which tokens return in the Gaia phase. */
  readonly gaiaReturnsTo: 1 | 2;
  /** Whether tokens that return may be counted as power for conversions. */
  readonly gaiaConversion: boolean;
  /** So many tokens of the Gaia area can be given for a tech tile in the Gaia phase; 0 where they cannot. */
  readonly tilePerGaiaTokens: number;
  /** Whether a sacrificed token goes to the Gaia area. */
  readonly sacrificedToGaia: boolean;
  /** Whether mines may be built beside the structures of others. */
  readonly sharesPlanets: boolean;
  readonly knowledgePerSharedMine: number;
  readonly knowledgePerNewType: number;
  readonly vpPerGaiaMine: number;
  /** What makes a Gaia planet habitable. */
  readonly gaiaPlanetCost: 'qic' | 'ore';
  /** Whether Q.I.C. are gained as ore as long as the academy with the action is not built. */
  readonly qicAsOre: boolean;
  /** The power value that a federation needs. */
  readonly federationValue: number;
  /** Whether there is only one federation, which grows. */
  readonly oneFederation: boolean;
  readonly satelliteCost: 'token' | 'qic';
  /** How much a token of area III is worth when power is spent. */
  readonly tokenWorth: number;
  /** Whether a token is gained when power is charged for what others build. */
  readonly tokenWhenCharging: boolean;
  /** Added to the power value of structures on planets of the home type. */
  readonly homeValue: number;
  readonly mayNavigate: boolean;
  readonly special: FactionSpecial | undefined;
  readonly freeActions: readonly FactionFreeId[];
  /** Gained when the planetary institute is built. */
  readonly tokenWithInstitute: TokenId | undefined;
}

export const commonAbilities: Abilities = {
  gaiaReturnsTo: 1,
  gaiaConversion: false,
  tilePerGaiaTokens: 0,
  sacrificedToGaia: false,
  sharesPlanets: false,
  knowledgePerSharedMine: 0,
  knowledgePerNewType: 0,
  vpPerGaiaMine: 0,
  gaiaPlanetCost: 'qic',
  qicAsOre: false,
  federationValue: 7,
  oneFederation: false,
  satelliteCost: 'token',
  tokenWorth: 1,
  tokenWhenCharging: false,
  homeValue: 0,
  mayNavigate: true,
  special: undefined,
  freeActions: [],
  tokenWithInstitute: undefined,
};
