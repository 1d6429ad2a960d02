/** The names that recordings use, and ours. */
import { Stop } from '@orrery/kernel';
import type { FreeId } from '../src/data/actions.ts';
import { type FactionFacts, factionRow, isFaction } from '../src/data/factions.ts';
import { structureIds } from '../src/data/structures.ts';

/** The row whose id this is. */
export function row<T extends { readonly id: string }>(rows: readonly T[], id: string): T['id'] {
  const found = rows.find((each) => each.id === id);
  if (found === undefined) throw new Stop(`nothing is called ${id}`);
  return found.id;
}

export class Names {
  readonly #ours: ReadonlyMap<string, string>;
  readonly #theirs: ReadonlyMap<string, string>;

  constructor(pairs: Readonly<Record<string, string>>) {
    this.#ours = new Map(Object.entries(pairs));
    this.#theirs = new Map(Object.entries(pairs).map(([theirs, ours]) => [ours, theirs]));
  }

  ours(name: unknown): string {
    const id = typeof name === 'string' ? this.#ours.get(name) : undefined;
    if (id === undefined) throw new Stop(`nothing is called ${String(name)}`);
    return id;
  }

  theirs(id: string): string {
    return this.#theirs.get(id) ?? id;
  }
}

export const tiles = new Names({
  std_ore_qic: 'ore-and-qic',
  std_knowledge_per_planet_type: 'knowledge-per-planet-type',
  std_big_structures_power_4: 'big-structure-power',
  std_7_vp: 'seven-vp',
  std_income_ore_charge_1: 'ore-and-charge-income',
  std_income_knowledge_credit: 'knowledge-and-credit-income',
  std_gaia_mine_3_vp: 'gaia-mine-vp',
  std_income_4_credits: 'four-credits-income',
  std_action_charge_4: 'charge-four-action',
  adv_pass_federation_3_vp: 'pass-vp-federation-token',
  adv_research_step_2_vp: 'research-vp',
  adv_action_qic_5_credits: 'action-qic-and-credits',
  adv_now_mine_2_vp: 'vp-per-mine',
  adv_pass_lab_3_vp: 'pass-vp-lab',
  adv_now_sector_1_ore: 'ore-per-sector',
  adv_pass_planet_type_1_vp: 'pass-vp-planet-type',
  adv_now_gaia_planet_2_vp: 'vp-per-gaia-planet',
  adv_now_trading_station_4_vp: 'vp-per-trading-station',
  adv_now_sector_2_vp: 'vp-per-sector',
  adv_action_3_ore: 'action-three-ore',
  adv_now_federation_5_vp: 'vp-per-federation-token',
  adv_action_3_knowledge: 'action-three-knowledge',
  adv_mine_3_vp: 'mine-vp',
  adv_trading_station_3_vp: 'trading-station-vp',
});

export const boosters = new Names({
  boost_knowledge_ore: 'ore-knowledge',
  boost_qic_2_credits: 'credits-qic',
  boost_ore_2_tokens: 'ore-tokens',
  boost_2_credits_action_step: 'terraform-action',
  boost_charge_2_action_range_3: 'range-action',
  boost_ore_pass_mine_1_vp: 'booster-vp-mine',
  boost_knowledge_pass_lab_3_vp: 'booster-vp-lab',
  boost_ore_pass_trading_station_2_vp: 'booster-vp-trading-station',
  boost_charge_4_pass_big_4_vp: 'booster-vp-big-structure',
  boost_4_credits_pass_gaia_1_vp: 'booster-vp-gaia-planet',
});

export const tokens = new Names({
  fed_12_vp: 'vp-12',
  fed_8_vp_qic: 'vp-8-qic',
  fed_8_vp_2_tokens: 'vp-8-tokens',
  fed_7_vp_2_ore: 'vp-7-ore',
  fed_7_vp_6_credits: 'vp-7-credits',
  fed_6_vp_2_knowledge: 'vp-6-knowledge',
  fed_gleens: 'own',
});

export const roundTiles = new Names({
  round_terraform_step_2: 'terraforming-step',
  round_research_step_2: 'research-advance',
  round_mine_2: 'mine',
  round_federation_5: 'federation-token',
  round_trading_station_3: 'trading-station-3',
  round_trading_station_4: 'trading-station-4',
  round_gaia_mine_3: 'gaia-mine-3',
  round_gaia_mine_4: 'gaia-mine-4',
  round_big_5_a: 'big-structure',
  round_big_5_b: 'big-structure-again',
});

export const finalTiles = new Names({
  final_structures_in_federations: 'structures-in-federations',
  final_structures: 'structures',
  final_planet_types: 'planet-types',
  final_gaia_planets: 'gaia-planets',
  final_sectors: 'sectors',
  final_satellites: 'satellites',
});

export const boardActions = new Names({
  power_7_knowledge_3: 'three-knowledge',
  power_5_step_2: 'two-steps',
  power_4_ore_2: 'two-ore',
  power_4_credits_7: 'seven-credits',
  power_4_knowledge_2: 'two-knowledge',
  power_3_step_1: 'one-step',
  power_3_tokens_2: 'two-tokens',
  qic_4_tech_tile: 'tech-tile',
  qic_3_rescore_federation: 'rescore',
  qic_2_planet_types: 'planet-types',
});

const specials: Readonly<Record<string, string>> = {
  academy_qic: 'academy',
  academy_4_credits: 'academy',
  tile_charge_4: 'charge-four-action',
  adv_tile_3_ore: 'action-three-ore',
  adv_tile_3_knowledge: 'action-three-knowledge',
  adv_tile_qic_5_credits: 'action-qic-and-credits',
  booster_range_3: 'range-action',
  booster_terraform_step: 'terraform-action',
  ambas_swap: 'swap-institute',
  ivits_space_station: 'space-station',
  firaks_downgrade: 'downgrade-lab',
  bescods_advance_lowest: 'advance-lowest',
};

export function specialOurs(name: unknown): string {
  const id = typeof name === 'string' ? specials[name] : undefined;
  if (id === undefined) throw new Stop(`no special action is called ${String(name)}`);
  return id;
}

export function specialTheirs(id: string, faction: FactionFacts): string {
  if (id === 'academy') return faction.academyAction.qic === undefined ? 'academy_4_credits' : 'academy_qic';
  return Object.keys(specials).find((name) => specials[name] === id) ?? id;
}

/** Words that are written alike but for the hyphens. */
export const dashed = (name: unknown): string => (typeof name === 'string' ? name.replaceAll('_', '-') : '');
export const underscored = (id: string): string => id.replaceAll('-', '_');

export function factionOurs(name: unknown): FactionFacts {
  const id = dashed(name);
  if (!isFaction(id)) throw new Stop(`no faction is called ${String(name)}`);
  return factionRow(id);
}

export const structureTheirs = (structure: number): string => underscored(structureIds[structure] ?? 'none');
const structureNames: readonly string[] = structureIds;
export const structureOurs = (name: unknown): number => structureNames.indexOf(dashed(name));

/** A recorded conversion by what is paid and gained. */
export const conversions: Readonly<Record<string, FreeId>> = {
  'power>qic': 'power-to-qic',
  'power>ore': 'power-to-ore',
  'power>knowledge': 'power-to-knowledge',
  'power>credits': 'power-to-credit',
  'qic>ore': 'qic-to-ore',
  'knowledge>credits': 'knowledge-to-credit',
  'ore>credits': 'ore-to-credit',
  'ore>power_tokens': 'ore-to-token',
  'credits>qic': 'credits-to-qic',
  'credits>ore': 'credits-to-ore',
  'credits>knowledge': 'credits-to-knowledge',
  'bowl_3_tokens_to_gaia_area>knowledge': 'area-three-to-knowledge',
  'gaiaformers_to_gaia_area>qic': 'gaiaformer-to-qic',
};

/** Where recordings say points come from, and where we do. */
export const pointsFrom: Readonly<Record<string, string>> = {
  charge_power: 'charging',
  round_scoring: 'round-tiles',
  booster: 'boosters',
  federation_token: 'federations',
  qic_2_planet_types: 'qic-actions',
  qic_3_rescore_federation: 'qic-actions',
  standard_tile: 'standard-tiles',
  advanced_tile: 'advanced-tiles',
  faction_ability: 'faction',
  'research:gaia_project': 'research',
};
