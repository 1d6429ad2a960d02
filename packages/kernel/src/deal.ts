/**
 * Fair deals: the host commits to a secret before the seats give their nonces, so neither side can steer the seed, and
 * everybody can check it at the end.
 */
import { canonical } from './data.ts';
import { sha256 } from './sha256.ts';

/** What is published before the nonces are taken. */
export const commitTo = (secret: string): string => sha256(`orrery-secret:${secret}`);

/** The seed that follows from the secret and the nonces, in seat order. */
export const seedOf = (secret: string, nonces: readonly string[]): string =>
  sha256(`orrery-seed:${canonical([secret, ...nonces])}`);

export interface Deal {
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly seed: string;
}

/** What is wrong with a revealed deal; undefined when the seed is what was promised. */
export function checkDeal(deal: Deal): 'commitment' | 'seed' | undefined {
  if (commitTo(deal.secret) !== deal.commitment) return 'commitment';
  return seedOf(deal.secret, deal.nonces) === deal.seed ? undefined : 'seed';
}
