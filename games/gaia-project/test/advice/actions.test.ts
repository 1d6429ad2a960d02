/** Research, power and Q.I.C. actions, special and free actions, and passing, as a board shows them. */
import { describe, expect, test } from 'vitest';
import {
  boardActionsFor,
  boosterPoints,
  freeActionsFor,
  freeSteps,
  passing,
  researchSteps,
  specialActions,
} from '../../src/advice/index.ts';
import { type Position, type Surroundings, scenario, type Table } from '../support/scenario.ts';

const map: Surroundings['map'] = {
  radius: 4,
  planets: [
    [0, 0, 'terra'],
    [1, 0, 'oxide'],
    [0, -1, 'gaia'],
    [0, 3, 'swamp'],
    [2, 0, 'desert'],
  ],
};
const rich = { credits: 20, ore: 10, knowledge: 10, qic: 4, one: 2, two: 4, three: 8 };

const table = (own: Partial<Position> = {}, more: Surroundings = {}): Table =>
  scenario(
    [
      { faction: 'terrans', ...rich, on: [[0, 0, 'mine']], ...own },
      { faction: 'xenos', ...rich },
    ],
    {
      map,
      ...more,
    },
  );

describe('the next step of research', () => {
  const areas = ({ state }: Table) => ({ paid: researchSteps(state, 0), free: freeSteps(state, 0) });

  test.each(['paid', 'free'] as const)('says what the level gives, whether %s or not', (how) => {
    const steps = areas(table({ research: [3, 1, 0, 2, 1, 4], green: 1 }))[how];
    expect(steps).toMatchObject([
      { area: 'terraforming', level: 3, next: { now: { ore: 2 } }, charge: 0, flips: false },
      { area: 'navigation', level: 1, next: {}, charge: 0, flips: false },
      { area: 'artificial-intelligence', level: 0, next: { now: { qic: 1 } }, charge: 0, flips: false },
      { area: 'gaia-project', level: 2, next: { now: { gaiaformers: 1 } }, charge: 3, flips: false },
      { area: 'economy', level: 1, next: { income: { ore: 1, credits: 2, charge: 2 } }, charge: 0 },
      { area: 'science', level: 4, next: { now: { knowledge: 9 } }, charge: 0, flips: true },
    ]);
    expect(steps.map(({ closed }) => closed)).toEqual(steps.map(() => undefined));
  });

  test('says what the level decides for good: ore for a step, range, tokens for a project', () => {
    const lasting = (levels: readonly number[]): unknown[] =>
      freeSteps(table({ research: [...levels] }).state, 0).map((step) => step.lasting);
    const nothing = [undefined, undefined];
    expect(lasting([0, 0, 0, 0, 0, 0])).toEqual([
      { before: 3, after: 3 },
      { before: 1, after: 1 },
      undefined,
      { before: undefined, after: 6 },
      ...nothing,
    ]);
    expect(lasting([1, 3, 2, 2, 2, 2])).toEqual([
      { before: 3, after: 2 },
      { before: 2, after: 3 },
      undefined,
      { before: 6, after: 4 },
      ...nothing,
    ]);
  });

  test.each(['paid', 'free'] as const)('leads nowhere from the highest level, whether %s or not', (how) => {
    const top = { next: undefined, charge: 0, lasting: undefined, flips: false, consequences: undefined };
    for (const step of areas(table({ research: [5, 5, 5, 5, 5, 5], green: 2 }))[how])
      expect(step).toMatchObject({ ...top, level: 5, closed: { why: 'top-level' } });
  });

  test('brings the income of the new level in place of the old one', () => {
    const { paid, free } = areas(table({ research: [0, 0, 0, 0, 1, 4] }));
    expect(paid[4]?.consequences).toMatchObject({ paid: { knowledge: 4 }, income: { ore: 1, charge: 1 } });
    expect(free[4]?.consequences).toMatchObject({ paid: {}, income: { ore: 1, charge: 1 } });
    // The last level of Science gives knowledge once, and its income ends.
    const science = freeSteps(table({ research: [0, 0, 0, 0, 0, 4], green: 1, knowledge: 0 }).state, 0)[5];
    expect(science?.consequences).toMatchObject({ gained: { knowledge: 9 }, income: { knowledge: -4 } });
  });

  test('costs four knowledge, unless it is a gift', () => {
    const { paid, free } = areas(table({ knowledge: 3 }));
    expect(paid.map(({ price }) => price)).toEqual(paid.map(() => ({ knowledge: 4 })));
    expect(paid[2]).toMatchObject({
      pick: { do: 'research', area: 'artificial-intelligence' },
      closed: { why: 'short', missing: { knowledge: 1 } },
      consequences: undefined,
    });
    expect(free[2]).toMatchObject({ closed: undefined, consequences: { gained: { qic: 1 } } });
  });
});

describe('power and Q.I.C. actions', () => {
  test('have the prices of the research board', () => {
    expect(boardActionsFor(table().state, 0).map(({ action, price }) => [action, price])).toEqual([
      ['three-knowledge', { power: 7 }],
      ['two-steps', { power: 5 }],
      ['two-ore', { power: 4 }],
      ['seven-credits', { power: 4 }],
      ['two-knowledge', { power: 4 }],
      ['one-step', { power: 3 }],
      ['two-tokens', { power: 3 }],
      ['tech-tile', { qic: 4 }],
      ['rescore', { qic: 3 }],
      ['planet-types', { qic: 2 }],
    ]);
  });

  test('one that was taken is told from one that is too dear', () => {
    const said = boardActionsFor(table({ three: 4 }, { usedActions: ['two-ore'] }).state, 0);
    expect(said.filter(({ taken }) => taken).map(({ action }) => action)).toEqual(['two-ore']);
    const find = (id: string) => said.find(({ action }) => action === id);
    expect(find('two-ore')).toMatchObject({ closed: { why: 'taken' }, consequences: undefined });
    expect(find('three-knowledge')?.closed).toEqual({ why: 'power', need: 7, have: 4 });
    expect(find('two-knowledge')?.consequences).toMatchObject({
      paid: { power: 4 },
      gained: { knowledge: 2 },
      outcomes: [{ left: { knowledge: 12, one: 6, three: 0 } }],
    });
  });

  test('three points and one for every planet type, for two Q.I.C.', () => {
    const at = table({
      on: [
        [0, 0, 'mine'],
        [1, 0, 'mine'],
      ],
    });
    const action = boardActionsFor(at.state, 0).find((each) => each.action === 'planet-types');
    expect(action?.consequences).toMatchObject({
      paid: { qic: 2 },
      scored: [{ points: 'qic-actions', source: 'planet-types', vp: 5 }],
    });
  });
});

describe('special actions', () => {
  const specials = (own: Partial<Position>) => specialActions(table(own).state, 0);

  test('those of the academy and of tiles say what they give', () => {
    const own: Partial<Position> = {
      on: [[0, 0, 'academy-action']],
      standard: ['charge-four-action', 'seven-vp'],
      advanced: ['action-three-ore', 'mine-vp'],
    };
    expect(specials(own).map(({ action, gains, price }) => [action, gains, price])).toEqual([
      ['academy', { qic: 1 }, {}],
      ['charge-four-action', { charge: 4 }, {}],
      ['action-three-ore', { ore: 3 }, {}],
    ]);
    const [academy] = specials({ ...own, faction: 'bal-taks' });
    expect(academy).toMatchObject({ gains: { credits: 4 }, consequences: { gained: { credits: 4 } } });
  });

  test('those of boosters and factions give nothing by themselves', () => {
    const own: Partial<Position> = { faction: 'bescods', booster: 'terraform-action' };
    expect(specials(own)).toMatchObject([
      { action: 'terraform-action', gains: {}, consequences: { asked: 'mine.place' } },
      { action: 'advance-lowest', gains: {}, consequences: { asked: 'research.area' } },
    ]);
  });

  test('each can be used once a round', () => {
    const tile: Partial<Position> = { standard: ['charge-four-action'] };
    expect(specials(tile)).toMatchObject([
      {
        used: false,
        closed: undefined,
        pick: { do: 'special', action: 'charge-four-action' },
        consequences: { gained: { charge: 4 } },
      },
    ]);
    expect(specials({ ...tile, used: ['charge-four-action'] })).toMatchObject([
      { used: true, closed: { why: 'used' }, consequences: undefined },
    ]);
  });
});

describe('free actions', () => {
  const everybody = [
    ['sacrifice', {}, {}],
    ['power-to-qic', { power: 4 }, { qic: 1 }],
    ['power-to-ore', { power: 3 }, { ore: 1 }],
    ['power-to-knowledge', { power: 4 }, { knowledge: 1 }],
    ['power-to-credit', { power: 1 }, { credits: 1 }],
    ['qic-to-ore', { qic: 1 }, { ore: 1 }],
    ['knowledge-to-credit', { knowledge: 1 }, { credits: 1 }],
    ['ore-to-credit', { ore: 1 }, { credits: 1 }],
    ['ore-to-token', { ore: 1 }, { tokens: 1 }],
  ];
  const free = (own: Partial<Position> = {}) => freeActionsFor(table(own).state, 0);
  const listed = (own: Partial<Position> = {}) =>
    free(own).map(({ action, price, gains }) => [action, price, gains]);

  test('everybody has the same eight, and may give up a token', () => {
    expect(listed()).toEqual(everybody);
  });

  test('some factions have their own beside them', () => {
    expect(listed({ faction: 'bal-taks' })).toEqual([
      ...everybody,
      ['gaiaformer-to-qic', { gaiaformers: 1 }, { qic: 1 }],
    ]);
    expect(listed({ faction: 'hadsch-hallas' })).toEqual(everybody);
    expect(listed({ faction: 'hadsch-hallas', on: [[0, 0, 'planetary-institute']] })).toEqual([
      ...everybody,
      ['credits-to-qic', { credits: 4 }, { qic: 1 }],
      ['credits-to-ore', { credits: 3 }, { ore: 1 }],
      ['credits-to-knowledge', { credits: 4 }, { knowledge: 1 }],
    ]);
  });

  test('what can be taken says what it leaves; what cannot says what is missing', () => {
    const said = free({ three: 3, qic: 0 });
    const find = (id: string) => said.find(({ action }) => action === id);
    expect(find('power-to-ore')).toMatchObject({
      pick: { do: 'free', action: 'power-to-ore' },
      closed: undefined,
      consequences: { outcomes: [{ left: { ore: 11, one: 5, three: 0 } }] },
    });
    expect(find('power-to-qic')).toMatchObject({
      closed: { why: 'power', need: 4, have: 3 },
      consequences: undefined,
    });
    expect(find('qic-to-ore')?.closed).toMatchObject({ why: 'short', missing: { qic: 1 } });
    expect(find('sacrifice')?.consequences?.outcomes).toMatchObject([{ left: { two: 2, three: 4 } }]);
  });
});

describe('passing', () => {
  test('a booster scores for what stands on the map', () => {
    const { state } = table({
      on: [
        [0, 0, 'planetary-institute'],
        [1, 0, 'trading-station'],
        [0, -1, 'mine'],
        [2, 0, 'mine'],
        [0, 3, 'research-lab'],
      ],
    });
    const points = (booster: Parameters<typeof boosterPoints>[2]) => boosterPoints(state, 0, booster);
    expect(points('booster-vp-mine')).toBe(2);
    expect(points('booster-vp-trading-station')).toBe(2);
    expect(points('booster-vp-lab')).toBe(3);
    expect(points('booster-vp-big-structure')).toBe(4);
    expect(points('booster-vp-gaia-planet')).toBe(1);
    expect(points('credits-qic')).toBe(0);
  });

  test('advanced tiles score beside the booster in hand; others say what they would score next time', () => {
    const own: Partial<Position> = {
      booster: 'booster-vp-mine',
      advanced: ['pass-vp-lab'],
      on: [
        [0, 0, 'mine'],
        [1, 0, 'mine'],
        [0, 3, 'research-lab'],
      ],
    };
    const at = table(own, { boosters: ['booster-vp-lab', 'range-action', 'credits-qic'] });
    expect(passing(at.state, 0)).toEqual({
      scored: [
        { points: 'boosters', source: 'booster-vp-mine', vp: 2 },
        { points: 'advanced-tiles', source: 'pass-vp-lab', vp: 3 },
      ],
      boosters: [
        {
          booster: 'booster-vp-lab',
          pick: { do: 'pass', booster: 'booster-vp-lab' },
          income: { knowledge: 1 },
          points: 3,
          action: undefined,
        },
        {
          booster: 'range-action',
          pick: { do: 'pass', booster: 'range-action' },
          income: { charge: 2 },
          points: 0,
          action: { steps: 0, range: 3 },
        },
        {
          booster: 'credits-qic',
          pick: { do: 'pass', booster: 'credits-qic' },
          income: { credits: 2, qic: 1 },
          points: 0,
          action: undefined,
        },
      ],
    });
  });

  test('in the last round no booster is taken, and the one in hand scores all the same', () => {
    const said = passing(table({ booster: 'booster-vp-mine' }, { round: 6 }).state, 0);
    expect(said).toEqual({
      scored: [{ points: 'boosters', source: 'booster-vp-mine', vp: 1 }],
      boosters: [],
    });
  });
});
