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

/**
 * What is mixed in where people go back to before something showed. It follows from the secret and from the number of
 * the log's entry, so that nobody chooses it, and nobody knows it beforehand.
 */
export const nonceAt = (secret: string, n: number): string =>
  sha256(`orrery-again:${canonical([secret, n])}`);

export interface Deal {
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly seed: string;
  /** The nonces that were mixed in later, each with the number of its entry in the log. */
  readonly again?: readonly { readonly n: number; readonly nonce: string }[];
}

/** What is wrong with a revealed deal; undefined when seed and nonces are what was promised. */
export function checkDeal({
  commitment,
  secret,
  nonces,
  seed,
  again = [],
}: Deal): 'commitment' | 'seed' | 'again' | undefined {
  if (commitTo(secret) !== commitment) return 'commitment';
  if (seedOf(secret, nonces) !== seed) return 'seed';
  return again.every(({ n, nonce }) => nonceAt(secret, n) === nonce) ? undefined : 'again';
}
