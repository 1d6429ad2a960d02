/** Rulebook chapter: form a federation; gaining federation tokens. */
import type { Gains } from './types.ts';

interface FederationToken {
  readonly id: string;
  readonly copies: number;
  readonly gain: Gains;
  /** Whether it has a green side, which can be flipped once. */
  readonly green: boolean;
}

export const federationTokens = [
  { id: 'vp-12', copies: 3, gain: { vp: 12 }, green: false },
  { id: 'vp-8-qic', copies: 3, gain: { vp: 8, qic: 1 }, green: true },
  { id: 'vp-8-tokens', copies: 3, gain: { vp: 8, tokens: 2 }, green: true },
  { id: 'vp-7-ore', copies: 3, gain: { vp: 7, ore: 2 }, green: true },
  { id: 'vp-7-credits', copies: 3, gain: { vp: 7, credits: 6 }, green: true },
  { id: 'vp-6-knowledge', copies: 3, gain: { vp: 6, knowledge: 2 }, green: true },
  { id: 'own', copies: 1, gain: { ore: 1, knowledge: 1, credits: 2 }, green: true },
] as const satisfies readonly FederationToken[];

export type TokenId = (typeof federationTokens)[number]['id'];

/** So many of each are used against the Automa (fact S4). */
export const COPIES_AGAINST_AUTOMA = 2;

/** The last one belongs to a faction; the others are in the supply. */
export const supplyTokens = federationTokens.slice(0, 6);

const rows: ReadonlyMap<string, FederationToken> = new Map(
  federationTokens.map((token) => [token.id, token]),
);

export function tokenRow(id: TokenId): FederationToken {
  const row = rows.get(id);
  if (row === undefined) throw new RangeError(`no federation token ${id}`);
  return row;
}
