/** Rulebook appendix IV: round boosters. */
import type { Gains, PassScore } from './types.ts';

export interface Booster {
  readonly id: string;
  readonly income: Gains;
  readonly pass?: PassScore;
  /** A special action: build a mine with free terraforming steps, or build or start a Gaia project further away. */
  readonly action?: { readonly steps: number; readonly range: number };
}

export const boosters = [
  { id: 'ore-knowledge', income: { ore: 1, knowledge: 1 } },
  { id: 'credits-qic', income: { credits: 2, qic: 1 } },
  { id: 'ore-tokens', income: { ore: 1, tokens: 2 } },
  { id: 'terraform-action', income: { credits: 2 }, action: { steps: 1, range: 0 } },
  { id: 'range-action', income: { charge: 2 }, action: { steps: 0, range: 3 } },
  { id: 'booster-vp-mine', income: { ore: 1 }, pass: { vp: 1, per: 'mine' } },
  { id: 'booster-vp-lab', income: { knowledge: 1 }, pass: { vp: 3, per: 'research-lab' } },
  { id: 'booster-vp-trading-station', income: { ore: 1 }, pass: { vp: 2, per: 'trading-station' } },
  { id: 'booster-vp-big-structure', income: { charge: 4 }, pass: { vp: 4, per: 'big-structure' } },
  { id: 'booster-vp-gaia-planet', income: { credits: 4 }, pass: { vp: 1, per: 'gaia-planet' } },
] as const satisfies readonly Booster[];

export type BoosterId = (typeof boosters)[number]['id'];

const rows: ReadonlyMap<string, Booster> = new Map(boosters.map((booster) => [booster.id, booster]));

export function boosterRow(id: BoosterId): Booster {
  const row = rows.get(id);
  if (row === undefined) throw new RangeError(`no booster ${id}`);
  return row;
}

/** So many more boosters than players lie out. */
export const EXTRA_BOOSTERS = 3;
