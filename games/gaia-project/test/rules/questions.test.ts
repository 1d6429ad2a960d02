/** What whoever is asked can read: the question, and of each answer what it points at, costs and brings. */
import type { Task } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { gaiaProject } from '../../src/game.ts';
import { linesWith, reading } from '../support/reading.ts';
import { type Position, type Surroundings, scenario } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };
const map = {
  radius: 3,
  planets: [
    [-1, 0, 'titanium'],
    [0, 0, 'titanium'],
    [1, 0, 'gaia'],
    [2, 0, 'transdim'],
    [0, 2, 'terra'],
  ],
} as const;
const firaks: Position = {
  faction: 'firaks',
  vp: 10,
  ore: 4,
  credits: 9,
  knowledge: 4,
  qic: 4,
  one: 6,
  two: 2,
  three: 7,
  gaiaformers: 1,
  research: [0, 0, 0, 1, 0, 0],
  booster: 'range-action',
  on: [
    [-1, 0, 'trading-station'],
    [0, 0, 'mine'],
  ],
};
const asked = (task: object, position: Position = firaks, more: Surroundings = { map }) =>
  scenario([position, other], more).run(task as Task);

describe('as a turn begins one reads', () => {
  const turn = (position: Partial<Position> = {}, more: Surroundings = { map }) =>
    scenario([{ ...firaks, ...position }, other], more).turn();

  test('what to do', () => {
    expect(reading(turn())[0]).toBe('Your turn: choose an action.');
  });

  test('what a mine, a Gaia project and an upgrade take, and where', () => {
    expect(linesWith(turn(), 'sector 1')).toEqual([
      'Build a mine: Gaia, sector 1 (1, 0) → 1,0 − 1 ore, 2 credits, 1 qic',
      'Start a Gaia project: sector 1 (2, 0) → 2,0 − 6 tokens, 1 qic',
      'Upgrade to the planetary institute: sector 1 (−1, 0) → -1,0 − 4 ore, 6 credits',
      'Upgrade to a research lab: sector 1 (−1, 0) → -1,0 − 3 ore, 5 credits',
      'Upgrade to a trading station: sector 1 (0, 0) → 0,0 − 2 ore, 6 credits',
    ]);
  });

  test('which level each research area is about to reach, and what that gives at once', () => {
    expect(linesWith(turn(), ': level')).toEqual([
      'Terraforming: level 1 → terraforming − 4 knowledge + 2 ore',
      'Navigation: level 1 → navigation − 4 knowledge + 1 qic',
      'Artificial Intelligence: level 1 → artificial-intelligence − 4 knowledge + 1 qic',
      'Gaia Project: level 2 → gaia-project − 4 knowledge + 3 tokens',
      'Economy: level 1 → economy − 4 knowledge',
      'Science: level 1 → science − 4 knowledge',
    ]);
  });

  test('what power and Q.I.C. actions cost and bring', () => {
    const table = turn({ tokens: ['vp-12'] });
    const brings = (action: string) => linesWith(table, `→ ${action}`).map((each) => each.split('→ ').at(-1));
    expect(brings('three-knowledge')).toEqual(['three-knowledge − 7 power + 3 knowledge']);
    expect(brings('seven-credits')).toEqual(['seven-credits − 4 power + 7 credits']);
    expect(brings('tech-tile')).toEqual(['tech-tile − 4 qic']);
    expect(brings('rescore')).toEqual(['rescore − 3 qic']);
    expect(brings('planet-types')).toEqual(['planet-types − 2 qic']);
  });

  test('what special actions bring', () => {
    const table = turn({ standard: ['charge-four-action'], counts: [0, 0, 0, 0, 0, 0, 1] });
    expect(linesWith(table, '→ academy')).toEqual([expect.stringMatching(/\+ 1 qic$/)]);
    expect(linesWith(table, '→ charge-four-action')).toEqual([expect.stringMatching(/\+ 4 charge$/)]);
    expect(linesWith(table, '→ range-action')).toHaveLength(1);
  });

  test('the special action of an advanced tile, too', () => {
    const table = turn({ advanced: ['action-three-ore'] });
    expect(linesWith(table, '→ action-three-ore')).toEqual([expect.stringMatching(/\+ 3 ore$/)]);
  });

  test('that a federation can be formed', () => {
    expect(linesWith(turn(), 'federation')).toEqual([]);
    const strong = turn({
      on: [
        [-1, 0, 'planetary-institute'],
        [0, 0, 'academy-action'],
        [1, 0, 'mine'],
      ],
    });
    expect(linesWith(strong, 'federation')).toEqual(['Form a federation']);
  });

  test('what the booster that one takes on passing will bring, and in the last round that none is taken', () => {
    expect(linesWith(turn(), 'Pass')).toEqual([
      'Pass and take: Income: 1 ore and 1 knowledge → ore-knowledge + 1 ore, 1 knowledge',
      'Pass and take: Income: 2 credits and 1 Q.I.C. → credits-qic + 2 credits, 1 qic',
      'Pass and take: Income: 1 ore and 2 power tokens → ore-tokens + 1 ore, 2 tokens',
    ]);
    expect(linesWith(turn({}, { map, round: 6 }), 'Pass')).toEqual(['Pass']);
  });
});

test('after the main action one may end the turn, sacrifice, and exchange what one has', () => {
  expect(reading(asked({ do: 'turn.free', seat: 0 }))).toEqual([
    'Free actions, or the end of your turn?',
    'End the turn',
    'Sacrifice: discard a token of area II, move another to area III',
    '4 power → 1 Q.I.C. − 4 power + 1 qic',
    '3 power → 1 ore − 3 power + 1 ore',
    '4 power → 1 knowledge − 4 power + 1 knowledge',
    '1 power → 1 credit − 1 power + 1 credits',
    '1 Q.I.C. → 1 ore − 1 qic + 1 ore',
    '1 knowledge → 1 credit − 1 knowledge + 1 credits',
    '1 ore → 1 credit − 1 ore + 1 credits',
    '1 ore → 1 power token − 1 ore + 1 tokens',
  ]);
});

describe('whoever may charge power reads', () => {
  const at = (position: Position) => {
    const table = scenario([position, other], { map });
    return table.run({ do: 'charge.accept', seat: 0, builder: 1, at: table.hex(1, 0), value: 3 } as Task);
  };
  const question = 'A structure was built near yours: sector 1 (1, 0). Charge power?';

  test('how much, and for how many points', () => {
    expect(reading(at(firaks))).toEqual([question, 'Charge 3 power for 2 VP → 1,0 − 2 vp + 3 charge', 'No']);
  });

  test('no more than there is room for, and a single power as free', () => {
    expect(reading(at({ ...firaks, one: 0, two: 1 }))[1]).toMatch(/→ 1,0 \+ 1 charge$/);
  });

  test('as the Taklons with institute, when their token comes', () => {
    const taklons: Position = { faction: 'taklons', vp: 10, one: 1, counts: [0, 0, 0, 0, 1, 0, 0] };
    expect(reading(at(taklons))).toEqual([
      question,
      'Charge 2 power for 1 VP, then a power token → 1,0 − 1 vp + 2 charge, 1 tokens',
      'First a power token, then charge 3 power for 2 VP → 1,0 − 2 vp + 3 charge, 1 tokens',
      'No',
    ]);
  });

  test('as the Taklons with all in area III, that nothing is charged before the token comes', () => {
    const taklons: Position = { faction: 'taklons', vp: 10, three: 4, counts: [0, 0, 0, 0, 1, 0, 0] };
    expect(reading(at(taklons))[1]).toMatch(/→ 1,0 \+ 1 tokens$/);
  });
});

describe('where tokens are moved one reads', () => {
  test('to where they go, and from which areas they can come', () => {
    const areas = ['Area I', 'Area II', 'Area III'];
    expect(reading(asked({ do: 'power.discard', seat: 0, amount: 3, to: 'gaia' }))).toEqual([
      'Move 3 power tokens to the Gaia area: from where?',
      ...areas,
    ]);
    expect(reading(asked({ do: 'power.discard', seat: 0, amount: 3, to: 'supply' }))).toEqual([
      'Discard 3 power tokens: from where?',
      ...areas,
    ]);
  });

  const taklons: Position = { faction: 'taklons', two: 3, three: 4 };

  test('to which area the brainstone can go', () => {
    const at = (low: number) =>
      reading(asked({ do: 'power.stone', seat: 0, low, high: low + 1 }, { ...taklons, one: 2, stone: 1 }));
    expect(at(2)).toEqual(['Where does the brainstone end up?', 'In area III', 'In area II']);
    expect(at(1)).toEqual(['Where does the brainstone end up?', 'In area II', 'In area I']);
  });

  test('whether the brainstone is spent', () => {
    expect(reading(asked({ do: 'power.spend', seat: 0, amount: 3 }, { ...taklons, stone: 3 }))).toEqual([
      'Spend 3 power: with the brainstone?',
      'With the brainstone',
      'With plain tokens only',
    ]);
  });

  test('whether the brainstone is sacrificed; with two tokens in area II it cannot stay there', () => {
    const all = reading(asked({ do: 'power.sacrifice', seat: 0 }, { ...taklons, stone: 2 }));
    const question = 'The brainstone lies in area II. What happens to it?';
    expect(all).toEqual([question, 'It moves to area III', 'It stays in area II', 'It is discarded']);
    const two = reading(asked({ do: 'power.sacrifice', seat: 0 }, { ...taklons, two: 2, stone: 2 }));
    expect(two).toEqual([question, 'It moves to area III', 'It is discarded']);
  });
});

describe('in the Gaia phase', () => {
  const institute = { counts: [0, 0, 0, 0, 1, 0, 0] };
  const converting = (gaia: number) =>
    asked({ do: 'gaia.convert', seat: 0 }, { faction: 'terrans', gaia, ...institute });

  test('the Terrans read what they can take for their tokens', () => {
    const question = 'Gaia phase: which resources do you take for 7 tokens?';
    expect(reading(converting(7))).toEqual([question, '1 Q.I.C.', '1 ore', '1 knowledge', '1 credit']);
    expect(reading(converting(3)).slice(1)).toEqual(['1 ore', '1 credit']);
  });

  test('the Itars read what a tile takes', () => {
    expect(reading(asked({ do: 'gaia.tile', seat: 0 }, { faction: 'itars', gaia: 7, ...institute }))).toEqual(
      ['Gaia phase: discard 4 tokens of the Gaia area for a tech tile?', 'Take a tech tile', 'No'],
    );
  });
});

describe('whoever gains something of the research board reads', () => {
  const owner: Position = { ...firaks, standard: ['seven-vp', 'ore-and-qic'] };

  test('what a tech tile does, and what it gives at once', () => {
    expect(
      reading(asked({ do: 'tech.tile', seat: 0 }, { ...firaks, standard: ['four-credits-income'] })),
    ).toEqual([
      'Choose a tech tile.',
      'At once: 1 ore and 1 Q.I.C. → ore-and-qic + 1 ore, 1 qic',
      'At once: 1 knowledge for each colonized planet type → knowledge-per-planet-type + 1 knowledge',
      'Planetary institute and academies have power value 4 → big-structure-power',
      'At once: 7 VP → seven-vp + 7 vp',
      'Income: 1 ore and charge 1 power → ore-and-charge-income',
      'Income: 1 knowledge and 1 credit → knowledge-and-credit-income',
      '3 VP for each mine built on a Gaia planet → gaia-mine-vp',
      'Special action: charge 4 power → charge-four-action',
    ]);
  });

  test('which tile can be covered', () => {
    expect(reading(asked({ do: 'tech.cover', seat: 0, tile: 'vp-per-mine' }, owner))).toEqual([
      'Which standard tech tile do you cover?',
      'At once: 7 VP → seven-vp',
      'At once: 1 ore and 1 Q.I.C. → ore-and-qic',
    ]);
  });

  test('where one may advance, and that one need not', () => {
    const lines = reading(asked({ do: 'research.area', seat: 0, among: 3, optional: true }));
    expect(lines).toEqual([
      'In which research area do you advance?',
      'Gaia Project: level 2 → gaia-project + 3 tokens',
      'Do not advance',
    ]);
  });

  test('where the Lost Planet can lie, and how many Q.I.C. that takes', () => {
    const lines = reading(asked({ do: 'research.lostPlanet', seat: 0 }));
    expect(lines[0]).toBe('Where is the Lost Planet?');
    expect(lines).toContain('sector 1 (0, 1) → 0,1');
    expect(lines).toContain('sector 1 (0, 3) → 0,3 − 1 qic');
  });
});

describe('where something is built one reads', () => {
  test('where, with free steps and a longer range', () => {
    expect(reading(asked({ do: 'mine.place', seat: 0, steps: 0, range: 3 }))).toEqual([
      'Where do you build? (range +3)',
      'Build a mine: Gaia, sector 1 (1, 0) → 1,0 − 1 ore, 2 credits, 1 qic',
      'Start a Gaia project: sector 1 (2, 0) → 2,0 − 6 tokens',
    ]);
    expect(reading(asked({ do: 'mine.place', seat: 0, steps: 3, range: 0 }))).toHaveLength(3);
  });

  test('where a space station can be put, and how many Q.I.C. that takes', () => {
    const lines = reading(asked({ do: 'special.station', seat: 0 }, { ...firaks, faction: 'ivits' }));
    expect(lines[0]).toBe('Where do you place the space station?');
    expect(lines).toContain('sector 1 (0, 1) → 0,1');
    expect(lines).toContain('sector 1 (0, 3) → 0,3 − 1 qic');
  });

  test('which mine the institute of the Ambas can be swapped with', () => {
    expect(reading(asked({ do: 'special.swap', seat: 0 }))).toEqual([
      'Which mine changes places with the planetary institute?',
      'sector 1 (0, 0) → 0,0',
    ]);
  });

  test('which lab of the Firaks can be turned back', () => {
    const lab: Position = { ...firaks, on: [[0, 0, 'research-lab']] };
    expect(reading(asked({ do: 'special.downgrade', seat: 0 }, lab))).toEqual([
      'Which research lab becomes a trading station?',
      'sector 1 (0, 0) → 0,0',
    ]);
  });

  test('which pieces and satellites a federation can have', () => {
    const lines = reading(asked({ do: 'federation.form', seat: 0 }));
    expect(lines[0]).toBe('Form a federation with a power value of at least 7.');
    expect(lines).toContain('Your planet or station: sector 1 (−1, 0) → -1,0');
    expect(lines).toContain('Satellite: sector 1 (0, 1) → 0,1');
  });
});

describe('whoever has formed a federation reads', () => {
  test('what each token of the supply brings', () => {
    expect(reading(asked({ do: 'federation.token', seat: 0, again: false })).slice(0, 3)).toEqual([
      'Choose a federation token.',
      '12 VP → vp-12 + 12 vp',
      '8 VP and 1 Q.I.C. → vp-8-qic + 8 vp, 1 qic',
    ]);
  });

  test('which tokens can be scored again, each once', () => {
    const owner: Position = { ...firaks, tokens: ['vp-12', 'vp-7-ore', 'vp-12'] };
    expect(reading(asked({ do: 'federation.token', seat: 0, again: true }, owner))).toEqual([
      'Which federation token do you score again?',
      '12 VP → vp-12 + 12 vp',
      '7 VP and 2 ore → vp-7-ore + 7 vp, 2 ore',
    ]);
  });
});

describe('during setup one reads', () => {
  test('which factions there are', () => {
    expect(reading(asked({ do: 'setup.faction', seat: 0 }, firaks)).slice(0, 3)).toEqual([
      'Choose your faction.',
      'Terrans → terrans',
      'Lantids → lantids',
    ]);
  });

  test('where the first structures can stand', () => {
    const question = (structure: number) =>
      reading(asked({ do: 'setup.place', seat: 0, structure }, { ...firaks, on: [] }));
    const places = ['sector 1 (−1, 0) → -1,0', 'sector 1 (0, 0) → 0,0'];
    expect(question(1)).toEqual(['Place your first structures: mine.', ...places]);
    expect(question(4)).toEqual(['Place your first structures: planetary institute.', ...places]);
  });

  test('what the first booster will bring', () => {
    expect(reading(asked({ do: 'setup.booster', seat: 0 })).slice(0, 2)).toEqual([
      'Choose a round booster.',
      'Income: 1 ore and 1 knowledge → ore-knowledge + 1 ore, 1 knowledge',
    ]);
  });

  test('which sector is turned, and by how much', () => {
    const options = { map: 'method-3', rotation: 'last-player', factions: 'random' };
    const lines = reading({ state: gaiaProject.setup(options, 3, 'turned') });
    expect(lines[0]).toMatch(/^Turn sector (0[1-9]|10)\.$/);
    expect(lines.slice(1, 4)).toEqual(['Turn by 0° → 0', 'Turn by 60° → 0', 'Turn by 120° → 0']);
  });
});
