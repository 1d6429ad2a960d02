/** Rulebook appendix VI: tech tiles. */
import type { Counted, Gains, Occasion, PassScore } from './types.ts';

export interface TechTile {
  readonly id: string;
  /** Gained once, for each of what is counted where something is counted. */
  readonly now?: { readonly gain: Gains; readonly per?: Counted };
  readonly income?: Gains;
  /** Victory points whenever this happens. */
  readonly on?: { readonly occasion: Occasion; readonly vp: number };
  readonly pass?: PassScore;
  /** A special action, once a round. */
  readonly action?: Gains;
  /** The power value of planetary institute and academies. */
  readonly bigValue?: number;
}

/** How many there are of each standard tile. */
export const STANDARD_COPIES = 4;

export const standardTiles = [
  { id: 'ore-and-qic', now: { gain: { ore: 1, qic: 1 } } },
  { id: 'knowledge-per-planet-type', now: { gain: { knowledge: 1 }, per: 'planet-type' } },
  { id: 'big-structure-power', bigValue: 4 },
  { id: 'seven-vp', now: { gain: { vp: 7 } } },
  { id: 'ore-and-charge-income', income: { ore: 1, charge: 1 } },
  { id: 'knowledge-and-credit-income', income: { knowledge: 1, credits: 1 } },
  { id: 'gaia-mine-vp', on: { occasion: 'gaia-mine', vp: 3 } },
  { id: 'four-credits-income', income: { credits: 4 } },
  { id: 'charge-four-action', action: { charge: 4 } },
] as const satisfies readonly TechTile[];

export const advancedTiles = [
  { id: 'pass-vp-federation-token', pass: { vp: 3, per: 'federation-token' } },
  { id: 'research-vp', on: { occasion: 'research', vp: 2 } },
  { id: 'action-qic-and-credits', action: { qic: 1, credits: 5 } },
  { id: 'vp-per-mine', now: { gain: { vp: 2 }, per: 'mine' } },
  { id: 'pass-vp-lab', pass: { vp: 3, per: 'research-lab' } },
  { id: 'ore-per-sector', now: { gain: { ore: 1 }, per: 'sector' } },
  { id: 'pass-vp-planet-type', pass: { vp: 1, per: 'planet-type' } },
  { id: 'vp-per-gaia-planet', now: { gain: { vp: 2 }, per: 'gaia-planet' } },
  { id: 'vp-per-trading-station', now: { gain: { vp: 4 }, per: 'trading-station' } },
  { id: 'vp-per-sector', now: { gain: { vp: 2 }, per: 'sector' } },
  { id: 'action-three-ore', action: { ore: 3 } },
  { id: 'vp-per-federation-token', now: { gain: { vp: 5 }, per: 'federation-token' } },
  { id: 'action-three-knowledge', action: { knowledge: 3 } },
  { id: 'mine-vp', on: { occasion: 'mine', vp: 3 } },
  { id: 'trading-station-vp', on: { occasion: 'trading-station', vp: 3 } },
] as const satisfies readonly TechTile[];

export type StandardId = (typeof standardTiles)[number]['id'];
export type AdvancedId = (typeof advancedTiles)[number]['id'];
export type TileId = StandardId | AdvancedId;

const rows: ReadonlyMap<string, TechTile> = new Map(
  [...standardTiles, ...advancedTiles].map((tile) => [tile.id, tile]),
);

export function tileRow(id: TileId): TechTile {
  const row = rows.get(id);
  if (row === undefined) throw new RangeError(`no tech tile ${id}`);
  return row;
}
