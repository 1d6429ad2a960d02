/** Small vectors of our own, of every kind, worked out by hand from what is printed or from the examples of the rules. */
import { mapForTwo } from '../../src/data/sectors.ts';
import { hexesOf } from '../../src/rules/board.ts';

type Line = Record<string, unknown>;

const hexes = mapForTwo
  .flatMap(hexesOf)
  .sort((a, b) => a.q - b.q || a.r - b.r)
  .map(({ q, r, sector, planet }) => [q, r, sector, planet]);

const board: Line = {
  board: 'printed',
  sectors: mapForTwo.map(({ sector, q, r, turns }) => ({ tile: sector, centre: [q, r], rotation: turns })),
  hexes,
};

const areas = ['terraforming', 'navigation', 'artificial-intelligence', 'gaia-project', 'economy', 'science'];
const levels = (given: Record<string, number> = {}): Line =>
  Object.fromEntries(areas.map((area) => [area, given[area] ?? 0]));
const allTiles = Object.fromEntries(areas.map((area) => [area, true]));

/** Both sides as in the examples of the printed map. */
const position: Line = {
  board: 'printed',
  faction: 'taklons',
  final_tiles: ['sectors', 'structures'],
  automa: [
    [-2, 5, 'mine'],
    [-3, -3, 'mine'],
  ],
  human: [
    [-2, -1, 'mine'],
    [-3, 4, 'mine'],
  ],
  human_gaiaformers: [],
  turned_gaia: [],
};

const mines: Line[] = [
  {
    ...position,
    n: 'fewest steps',
    origin: 'card',
    support: 2,
    range: 2,
    expect: { planet: [-4, -2], candidates: 5, decided_by: 'terraforming', charge_offer: 0 },
  },
  {
    ...position,
    n: 'new sector',
    final_tiles: ['structures', 'sectors'],
    origin: 'card',
    support: 2,
    range: 2,
    expect: { planet: [0, 3], candidates: 5, decided_by: 'final-tile', charge_offer: 0 },
  },
  {
    ...position,
    n: 'faction first',
    origin: 'faction',
    support: 4,
    range: 3,
    expect: { planet: [-3, 3], candidates: 13, decided_by: 'terraforming', charge_offer: 1 },
  },
];

const upgrades: Line[] = [
  {
    ...position,
    n: 'nearest',
    support: 2,
    expect: { from: 'mine', to: 'trading-station', planet: [-2, 5], charge_offer: 1 },
  },
  {
    ...position,
    n: 'institute',
    automa: [[-3, -3, 'trading-station']],
    support: 2,
    expect: { from: 'trading-station', to: 'planetary-institute', planet: [-3, -3], charge_offer: 0 },
  },
];

const research: Line[] = [
  ['random', {}, 1, 'terraforming', 'advance'],
  ['random', {}, 6, 'science', 'advance'],
  ['highest', { economy: 4 }, 1, 'economy', 'remove-advanced-tile'],
  ['gaia', { economy: 4 }, 1, 'gaia-project', 'advance'],
].map(([kind, automa, support, area, what]) => ({
  n: `research ${String(kind)} ${String(support)}`,
  kind,
  automa: levels(automa as Record<string, number>),
  human: levels(),
  advanced_tile_left: allTiles,
  support,
  expect: { area, do: what },
}));

const covers: Line[] = [
  {
    n: 'wraps',
    free: ['three-knowledge', 'two-ore', 'tech-tile'],
    support: 17,
    times: 1,
    expect: ['two-ore'],
  },
  { n: 'one left', free: ['two-power-tokens'], support: 3, times: 2, expect: ['two-power-tokens', null] },
];

const turn: Line = {
  ...position,
  n: 'whole turn',
  action: 13,
  support: 4,
  research: levels(),
  human_research: levels(),
  advanced_tile_left: allTiles,
  free_actions: ['three-knowledge', 'two-ore', 'seven-credits', 'planet-type-vp'],
  expect: {
    events: [
      { do: 'build-mine', planet: [-3, 3], charge_offer: 1 },
      { do: 'cover', space: 'three-knowledge' },
    ],
    gains: [2],
    vp: 2,
  },
};

const deck: Line = {
  n: 'deck',
  difficulty: 'automa',
  set_aside: [6, 8, 9, 10, 11, 12, 14, 15, 16, 17],
  rounds: [
    round(
      1,
      [7, 4, 5, 13, 2, 1, 3],
      [
        [7, 4],
        [4, 5],
        [5, 13],
      ],
      ['red-lamp', 2, 13, 'right'],
    ),
    round(
      2,
      [1, 2, 3, 4, 5, 7, 13, 6],
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 7],
        [7, 13],
        [13, 6],
      ],
      ['deck-empty', null, 6, 'right'],
    ),
    round(
      3,
      [1, 2, 3, 4, 5, 7, 6, 13, 8],
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 7],
        [7, 6],
        [6, 13],
      ],
      ['red-lamp', 8, 13, 'right'],
    ),
    round(
      4,
      [1, 2, 3, 4, 5, 6, 8, 9, 13, 7],
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 6],
        [6, 8],
        [8, 9],
        [9, 13],
        [13, 7],
      ],
      ['deck-empty', null, 7, 'right'],
    ),
    round(
      5,
      [1, 2, 3, 4, 6, 7, 8, 9, 10, 5, 13],
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 6],
        [6, 7],
        [7, 8],
        [8, 9],
      ],
      ['red-lamp', 10, 9, 'right'],
    ),
    round(
      6,
      [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 5, 13],
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 6],
        [6, 7],
        [7, 8],
        [8, 9],
        [9, 10],
        [10, 11],
      ],
      ['red-lamp', 5, 11, null],
    ),
  ],
};

function round(
  number: number,
  cards: readonly number[],
  turns: readonly (readonly number[])[],
  [reason, drawn, support, booster]: readonly [string, number | null, number, string | null],
): Line {
  return { round: number, deck: [...cards], turns, pass: { reason, drawn, support, booster } };
}

const order: Line = {
  n: 'order',
  turn_order: 'standard',
  rounds: [
    { round: 1, first: 'human', human_turns: 2, automa_turns: 3, sequence: 'h a h! a a!' },
    { round: 2, first: 'human', human_turns: 3, automa_turns: 1, sequence: 'h a! h h!' },
    { round: 3, first: 'automa', human_turns: 1, automa_turns: 2, sequence: 'a h! a!' },
  ],
};

const end: Line = {
  n: 'end',
  tiles: ['structures-in-federations', 'sectors'],
  automa_structures: 9,
  automa: { 'structures-in-federations': 8, sectors: 5 },
  human: { 'structures-in-federations': 8, sectors: 7 },
  neutral: { 'structures-in-federations': 10, sectors: 6 },
  automa_research: levels({ terraforming: 3, economy: 5 }),
  expect: { automa_tiles: 15, human_tiles: 27, automa_research: 16, automa_resources: 0 },
};

const firstMines: Line = {
  n: 'first mines',
  board: 'printed',
  faction: 'geodens',
  tie_cards: [4, 4],
  expect: [
    [2, -3],
    [-1, -2],
  ],
  tie: [true, false],
};

const steps: Line[] = [
  {
    n: 'steps',
    faction: 'taklons',
    action: 13,
    support: 1,
    steps: [
      {
        do: 'build-mine',
        range: 3,
        final_slot: 'top',
        direction: 'right-down',
        first_tiebreak: 'closest-to-human',
      },
      { do: 'power-or-qic-action', arrow: 'right', count: 1 },
    ],
    vp: 2,
  },
  {
    n: 'xenos',
    faction: 'xenos',
    action: 12,
    support: 10,
    steps: [
      { do: 'power-or-qic-action', arrow: 'left', count: 3 },
      { do: 'power-or-qic-action', arrow: 'left', count: 3 },
    ],
    vp: 3,
  },
];

const passes: Line[] = [
  { tile: 'terraforming-step', round: 3, vp: 4 },
  { tile: 'terraforming-step', round: 4, vp: 6 },
  { tile: 'federation-token', round: 1, vp: 0 },
];

export const vectors = (): Line[] => [
  board,
  ...mines,
  ...upgrades,
  ...research,
  ...covers,
  turn,
  deck,
  order,
  end,
  firstMines,
  ...steps,
  ...passes,
];
