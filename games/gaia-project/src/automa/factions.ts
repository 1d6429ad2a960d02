/** The seven faction cards of the Automa (facts S7, F): what its faction action does, and what holds in every turn. */
import type { FactionId } from '../data/factions.ts';
import { RESEARCH_LAB, type Structure, TRADING_STATION } from '../data/structures.ts';
import type { Area } from '../data/types.ts';
import type { Part } from './parts.ts';

/** One structure that becomes another. */
export interface UpgradeLine {
  readonly from: Structure;
  /** The first of these that is still in the supply. */
  readonly to: readonly Structure[];
}

export interface FactionCard {
  readonly faction: FactionId;
  /** What it does one after another; a part that fails stops nothing (fact T5). */
  readonly action: readonly Part[];
  readonly actionVp: number;
  /** The area in which it begins on level 1. */
  readonly research?: Area;
  /** How many spaces a card with a power or Q.I.C. action covers (fact Q2). */
  readonly covers: number;
  /** For every first mine on a type of planet (fact M7). */
  readonly vpPerNewType: number;
  /** For every upgrade to a trading station (fact U7). */
  readonly vpPerTradingStation: number;
  /** What comes before all usual upgrades but the planetary institute (fact U5). */
  readonly ownUpgrade?: UpgradeLine;
  /** Whether an upgrade to a research lab brings a step of research (fact U6). */
  readonly researchAfterLab: boolean;
}

const common = { covers: 1, vpPerNewType: 0, vpPerTradingStation: 0, researchAfterLab: false } as const;
const cover: Part = { do: 'cover' };

export const factionCards = [
  {
    ...common,
    faction: 'terrans',
    research: 'gaia-project',
    action: [
      { do: 'research', area: 'gaia-project' },
      { do: 'mine', range: 4, first: 'transdim' },
    ],
    actionVp: 2,
  },
  {
    ...common,
    faction: 'xenos',
    research: 'artificial-intelligence',
    action: [{ do: 'mine', range: 2 }, cover],
    actionVp: 2,
    covers: 2,
  },
  {
    ...common,
    faction: 'taklons',
    action: [{ do: 'mine', range: 3, first: 'closest' }, cover],
    actionVp: 2,
  },
  {
    ...common,
    faction: 'hadsch-hallas',
    research: 'economy',
    action: [{ do: 'upgrade', otherwise: { do: 'mine', range: 3 } }],
    actionVp: 1,
    vpPerTradingStation: 3,
  },
  {
    ...common,
    faction: 'geodens',
    research: 'terraforming',
    action: [{ do: 'research', area: 'random' }, cover],
    actionVp: 1,
    vpPerNewType: 2,
  },
  {
    ...common,
    faction: 'firaks',
    action: [{ do: 'upgrade' }],
    actionVp: 2,
    ownUpgrade: { from: RESEARCH_LAB, to: [TRADING_STATION] },
    researchAfterLab: true,
  },
  { ...common, faction: 'itars', action: [cover, cover], actionVp: 4 },
] as const satisfies readonly FactionCard[];

/** What the Automa plays in a first game (fact S7). */
export const FIRST_GAME_FACTION = 'taklons';

export type AutomaFaction = (typeof factionCards)[number]['faction'];
export const automaFactions: readonly AutomaFaction[] = factionCards.map(({ faction }) => faction);

const rows: ReadonlyMap<string | null, FactionCard> = new Map(factionCards.map((row) => [row.faction, row]));

/** The card of a faction that the Automa plays. */
export function factionCard(faction: FactionId | null): FactionCard {
  const row = rows.get(faction);
  if (row === undefined) throw new RangeError(`the Automa has no card for ${faction}`);
  return row;
}
