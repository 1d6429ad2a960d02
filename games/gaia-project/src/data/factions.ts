/** Rulebook appendix I: the fourteen factions. A row says how a faction differs; nothing else names one. */
import { type Abilities, commonAbilities } from './abilities.ts';
import {
  ACADEMY_KNOWLEDGE,
  INSTITUTE,
  MINE,
  RESEARCH_LAB,
  type Structure,
  swappedPaths,
  TRADING_STATION,
  upgradePaths,
} from './structures.ts';
import { type Area, type Gains, type PlanetType, planetTypes } from './types.ts';

interface Faction {
  readonly id: string;
  /** Two factions share a board, one on each side; their planets tell which. */
  readonly home: PlanetType;
  readonly start: {
    readonly credits: number;
    readonly ore: number;
    readonly knowledge: number;
    readonly qic: number;
  };
  /** Power tokens in areas I and II. */
  readonly bowls: readonly [number, number];
  /** Whether the brainstone lies among the tokens of area I, in addition to them. */
  readonly brainstone: boolean;
  readonly research: Area | undefined;
  /** What is on the map before the first round. */
  readonly first: 'two-mines' | 'three-mines' | 'institute';
  readonly income: Gains;
  /** What each emptied space of a row on the faction board adds, first space first. */
  readonly rows: {
    readonly mines: readonly Gains[];
    readonly tradingStations: readonly Gains[];
    readonly researchLabs: readonly Gains[];
    readonly institute: Gains;
    readonly academy: Gains;
  };
  readonly academyAction: Gains;
  /** Whether institute and academies have changed places on the board. */
  readonly swapped: boolean;
  readonly ability: Partial<Abilities>;
  /** What the planetary institute adds. */
  readonly institute: Partial<Abilities>;
}

const mines: readonly Gains[] = [1, 1, 0, 1, 1, 1, 1, 1].map((ore) => (ore === 0 ? {} : { ore }));
const stationCredits: readonly Gains[] = [3, 4, 4, 5].map((credits) => ({ credits }));
const knowledge: Gains = { knowledge: 1 };

const common = {
  start: { credits: 15, ore: 4, knowledge: 3, qic: 1 },
  bowls: [2, 4],
  brainstone: false,
  research: undefined,
  first: 'two-mines',
  income: { ore: 1, knowledge: 1 },
  rows: {
    mines,
    tradingStations: stationCredits,
    researchLabs: [knowledge, knowledge, knowledge],
    institute: { charge: 4, tokens: 1 },
    academy: { knowledge: 2 },
  },
  academyAction: { qic: 1 },
  swapped: false,
  ability: {},
  institute: {},
} as const satisfies Partial<Faction>;

const factionRows = {
  terrans: {
    ...common,
    home: 'terra',
    bowls: [4, 4],
    research: 'gaia-project',
    ability: { gaiaReturnsTo: 2 },
    institute: { gaiaConversion: true },
  },
  lantids: {
    ...common,
    home: 'terra',
    start: { ...common.start, credits: 13 },
    bowls: [4, 0],
    rows: { ...common.rows, institute: { charge: 4 } },
    ability: { sharesPlanets: true },
    institute: { knowledgePerSharedMine: 2 },
  },
  xenos: {
    ...common,
    home: 'desert',
    research: 'artificial-intelligence',
    first: 'three-mines',
    rows: { ...common.rows, institute: { charge: 4, qic: 1 } },
    institute: { federationValue: 6 },
  },
  gleens: {
    ...common,
    home: 'desert',
    start: { ...common.start, qic: 0 },
    research: 'navigation',
    rows: { ...common.rows, institute: { charge: 4, ore: 1 } },
    ability: { qicAsOre: true, gaiaPlanetCost: 'ore', vpPerGaiaMine: 2 },
    institute: { tokenWithInstitute: 'own' },
  },
  taklons: {
    ...common,
    home: 'swamp',
    brainstone: true,
    ability: { freeActions: ['stone-to-credits'] },
    institute: { tokenWhenCharging: true },
  },
  ambas: {
    ...common,
    home: 'swamp',
    research: 'navigation',
    income: { ore: 2, knowledge: 1 },
    rows: { ...common.rows, institute: { charge: 4, tokens: 2 } },
    institute: { special: 'swap-institute' },
  },
  'hadsch-hallas': {
    ...common,
    home: 'oxide',
    research: 'economy',
    income: { ore: 1, knowledge: 1, credits: 3 },
    institute: { freeActions: ['credits-to-qic', 'credits-to-ore', 'credits-to-knowledge'] },
  },
  ivits: {
    ...common,
    home: 'oxide',
    first: 'institute',
    income: { ore: 1, knowledge: 1, qic: 1 },
    ability: { oneFederation: true, satelliteCost: 'qic' },
    institute: { special: 'space-station' },
  },
  geodens: {
    ...common,
    home: 'volcanic',
    research: 'terraforming',
    institute: { knowledgePerNewType: 3 },
  },
  'bal-taks': {
    ...common,
    home: 'volcanic',
    start: { ...common.start, qic: 0 },
    bowls: [2, 2],
    research: 'gaia-project',
    academyAction: { credits: 4 },
    ability: { mayNavigate: false, freeActions: ['gaiaformer-to-qic'] },
    institute: { mayNavigate: true },
  },
  firaks: {
    ...common,
    home: 'titanium',
    start: { ...common.start, ore: 3, knowledge: 2 },
    income: { ore: 1, knowledge: 2 },
    institute: { special: 'downgrade-lab' },
  },
  bescods: {
    ...common,
    home: 'titanium',
    start: { ...common.start, knowledge: 1 },
    income: { ore: 1 },
    rows: {
      ...common.rows,
      tradingStations: [knowledge, knowledge, knowledge, knowledge],
      researchLabs: [{ credits: 3 }, { credits: 4 }, { credits: 5 }],
      institute: { charge: 4, tokens: 2 },
    },
    swapped: true,
    ability: { special: 'advance-lowest' },
    institute: { homeValue: 1 },
  },
  nevlas: {
    ...common,
    home: 'ice',
    start: { ...common.start, knowledge: 2 },
    research: 'science',
    rows: { ...common.rows, researchLabs: [{ charge: 2 }, { charge: 2 }, { charge: 2 }] },
    ability: { freeActions: ['area-three-to-knowledge'] },
    institute: {
      tokenWorth: 2,
      freeActions: [
        'area-three-to-knowledge',
        'power-to-credits',
        'power-to-ore-and-credit',
        'power-to-two-ore',
      ],
    },
  },
  itars: {
    ...common,
    home: 'ice',
    start: { ...common.start, ore: 5 },
    bowls: [4, 4],
    income: { ore: 1, knowledge: 1, tokens: 1 },
    rows: { ...common.rows, academy: { knowledge: 3 } },
    ability: { sacrificedToGaia: true },
    institute: { tilePerGaiaTokens: 4 },
  },
} as const satisfies Record<string, Omit<Faction, 'id'>>;

export type FactionId = keyof typeof factionRows;
export const isFaction = (id: string): id is FactionId => Object.hasOwn(factionRows, id);
export const factionIds: readonly FactionId[] = Object.keys(factionRows).filter(isFaction);

/** The factions of the first game, by the number of players; alone one meets another of the Automa's. */
export const firstGameFactions: readonly (readonly FactionId[])[] = [
  [],
  ['hadsch-hallas'],
  ['hadsch-hallas', 'xenos'],
  ['terrans', 'taklons', 'geodens'],
  ['terrans', 'hadsch-hallas', 'xenos', 'taklons'],
];

/** A faction with what is read at every step, worked out once. */
export interface FactionFacts extends Faction {
  readonly homeIndex: number;
  /** Without and with the planetary institute. */
  readonly abilities: readonly [Abilities, Abilities];
  readonly paths: readonly (readonly Structure[])[];
  /** By structure: what each further one of it adds to the income. */
  readonly incomes: readonly (readonly Gains[])[];
}

function factsOf(id: FactionId): FactionFacts {
  const row: Omit<Faction, 'id'> = factionRows[id];
  const without: Abilities = { ...commonAbilities, ...row.ability };
  const incomes: Gains[][] = [[], [], [], [], [], [], []];
  incomes[MINE] = [...row.rows.mines];
  incomes[TRADING_STATION] = [...row.rows.tradingStations];
  incomes[RESEARCH_LAB] = [...row.rows.researchLabs];
  incomes[INSTITUTE] = [row.rows.institute];
  incomes[ACADEMY_KNOWLEDGE] = [row.rows.academy];
  return {
    id,
    ...row,
    homeIndex: planetTypes.indexOf(row.home),
    abilities: [without, { ...without, ...row.institute }],
    paths: row.swapped ? swappedPaths : upgradePaths,
    incomes,
  };
}

const facts: ReadonlyMap<string, FactionFacts> = new Map(factionIds.map((id) => [id, factsOf(id)]));

export function factionRow(id: FactionId): FactionFacts {
  const row = facts.get(id);
  if (row === undefined) throw new RangeError(`no faction ${id}`);
  return row;
}
