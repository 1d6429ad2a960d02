/** Advice by example: what a board would show of a position. */
import { describe, expect, test } from 'vitest';
import {
  boardActionsFor,
  chargeOffer,
  consequencesOf,
  consequencesOfAnswer,
  drawnFederation,
  federations,
  followWay,
  freeSteps,
  gaiaTile,
  income,
  incomeOrders,
  nearestFederation,
  offersAt,
  overlooked,
  passing,
  planetsAround,
  type Result,
  reachedFrom,
  reachOf,
  researchSteps,
  resultsOf,
  spaces,
  stationAt,
  swapAt,
  techTiles,
  upgrades,
  type Way,
} from '../src/advice/index.ts';
import { MINE } from '../src/data/structures.ts';
import { type Position, type Surroundings, scenario, type Table } from './support/scenario.ts';

const map: Surroundings['map'] = {
  radius: 5,
  planets: [
    [0, 0, 'terra'],
    [1, 0, 'oxide'],
    [0, -1, 'terra'],
    [0, 3, 'swamp'],
    [5, 0, 'gaia'],
    [-1, 0, 'transdim'],
    [2, 0, 'desert'],
  ],
};
const rich = { credits: 20, ore: 10, knowledge: 10, qic: 0, one: 2, two: 4 };
const terrans: Position = { faction: 'terrans', ...rich, on: [[0, 0, 'mine']] };
const nobody: Position = { faction: 'xenos', ...rich };

const table = (own: Partial<Position> = {}, other: Position = nobody, more: Surroundings = {}): Table =>
  scenario([{ ...terrans, ...own }, other], { map, roundTiles: ['mine'], ...more });

const waysTo = (at: Table, q: number, r: number): readonly Way[] =>
  spaces(at.state, 0)[at.hex(q, r)]?.ways ?? [];

const way = (at: Table, q: number, r: number, means: Way['means']['do'] = 'plain'): Way | undefined =>
  waysTo(at, q, r).find((each) => each.means.do === means);

describe('the ways to a planet', () => {
  test('a step to terraform costs three ore, beside the mine itself', () => {
    expect(way(table(), 1, 0)).toMatchObject({ steps: 1, free: 0, price: { ore: 4, credits: 2 } });
  });

  test('a way that is closed says what is missing', () => {
    expect(way(table({ ore: 1 }), 1, 0)?.closed).toEqual({
      why: 'short',
      price: { ore: 4, credits: 2 },
      missing: { ore: 3 },
    });
  });

  test('out of range: how far it is, and how many Q.I.C. would reach it', () => {
    const far = { why: 'too-far', distance: 5, range: 1, qic: 2, have: 1 };
    expect(way(table({ qic: 1 }), 5, 0)?.closed).toEqual(far);
  });

  test('a Gaia planet takes a Q.I.C. of its own', () => {
    expect(way(table({ qic: 3 }), 5, 0)).toMatchObject({ closed: undefined, price: { qic: 3, ore: 1 } });
    expect(way(table({ qic: 2 }), 5, 0)?.closed).toMatchObject({ why: 'short', missing: { qic: 1 } });
  });

  test('the booster takes a step off, and so does a power action', () => {
    const at = table({ booster: 'terraform-action', three: 3 });
    expect(waysTo(at, 1, 0)).toMatchObject([
      { means: { do: 'plain' }, price: { ore: 4, credits: 2 } },
      { means: { action: 'two-steps' }, closed: { why: 'power', need: 5, have: 3 } },
      { means: { action: 'one-step' }, free: 1, price: { power: 3, ore: 1, credits: 2 } },
      { means: { booster: 'terraform-action' }, free: 1, price: { ore: 1, credits: 2 } },
    ]);
  });

  test('where the own Gaiaformer waits, it does not matter how far it is', () => {
    const at = table();
    at.planet([5, 0], 'gaia', 0);
    expect(way(at, 5, 0)).toMatchObject({ closed: undefined, price: { ore: 1, credits: 2 } });
  });

  test('a Transdim planet is for a project, which takes tokens', () => {
    const at = table({ research: [0, 0, 0, 1, 0, 0], gaiaformers: 1 });
    expect(way(at, -1, 0)).toMatchObject({ kind: 'project', closed: undefined, price: { tokens: 6 } });
    expect(way(table(), -1, 0)?.closed).toEqual({ why: 'no-level' });
  });

  test('what comes of it: points, income, races, and who may charge how much', () => {
    const near: Position = { faction: 'xenos', ...rich, vp: 10, on: [[2, 0, 'planetary-institute']] };
    const at = table({}, near);
    const open = way(at, 1, 0);
    expect(open && followWay(at.state, 0, open)?.consequences).toMatchObject({
      paid: { ore: 4, credits: 2 },
      scored: [{ points: 'round-tiles', source: 'mine', vp: 2 }],
      income: { ore: 1 },
      offers: [{ seat: 1, value: 3, power: 3, vp: 2, token: false }],
      races: [{ tile: 'structures', before: { progress: 1 }, after: { progress: 2 } }, {}],
    });
  });
});

describe('the reach', () => {
  test('Q.I.C. reach two spaces further each, the booster three', () => {
    expect(reachOf(table({ qic: 2, booster: 'range-action' }).state, 0)).toEqual({
      range: 1,
      withQic: 5,
      withBooster: 4,
    });
    const used = table({ booster: 'range-action', used: ['range-action'] });
    expect(reachOf(used.state, 0)).toMatchObject({ withBooster: undefined });
  });

  test('before the first mine: the planets around a home, as they would be settled from there', () => {
    const at = table({ on: [] });
    const around = planetsAround(at.state, 0, at.hex(0, -1), MINE);
    expect(around.map(({ hex, distance, steps }) => [hex, distance, steps])).toEqual([
      [at.hex(-1, 0), 1, 0],
      [at.hex(0, 0), 1, 0],
      [at.hex(1, 0), 2, 1],
    ]);
  });
});

describe('tech tiles', () => {
  test('a tile under a track lets one advance there, one of the lower row anywhere', () => {
    const said = techTiles(table().state, 0);
    expect(said.find(({ tile }) => tile === 'seven-vp')).toMatchObject({
      step: 'gaia-project',
      consequences: { scored: [{ vp: 7 }], asked: 'research.area' },
    });
    expect(said.find(({ tile }) => tile === 'four-credits-income')).toMatchObject({
      step: 'any',
      consequences: { income: { credits: 4 } },
    });
  });

  test('an advanced tile says what it needs: the level, a green token, a tile to cover', () => {
    const closed = (own: Partial<Position>): unknown =>
      techTiles(table(own).state, 0).find(({ tile }) => tile === 'mine-vp')?.closed;
    const level: Partial<Position> = { research: [4, 0, 0, 0, 0, 0] };
    expect(closed({ research: [3, 0, 0, 0, 0, 0] })).toEqual({ why: 'level', need: 4, have: 3 });
    expect(closed(level)).toEqual({ why: 'no-green-token' });
    expect(closed({ ...level, green: 1 })).toEqual({ why: 'nothing-to-cover' });
    expect(closed({ ...level, green: 1, standard: ['seven-vp'] })).toBeUndefined();
  });
});

describe('upgrades', () => {
  test('an opponent nearby makes a trading station cheaper', () => {
    const near: Position = { faction: 'xenos', ...rich, on: [[1, 0, 'mine']] };
    expect(upgrades(table({}, near).state, 0)).toMatchObject([
      { neighbour: true, price: { ore: 2, credits: 3 }, priceAlone: { ore: 2, credits: 6 } },
    ]);
    expect(upgrades(table().state, 0)).toMatchObject([{ neighbour: false, price: { credits: 6 } }]);
  });

  test('a mine that becomes a trading station gives up ore for credits', () => {
    const [station] = upgrades(table().state, 0);
    expect(station?.consequences?.income).toEqual({ ore: -1, credits: 3 });
  });
});

describe('the power cycle as what results', () => {
  const taklons: Partial<Position> = { faction: 'taklons', one: 0, two: 0, three: 5, stone: 3 };
  const areas = ({ left }: Pick<Result, 'left'>) => [left.one, left.two, left.three, left.stone];

  test('four power with the brainstone are two tokens, and four without it', () => {
    const { outcomes } = consequencesOf(table(taklons).state, 0, { do: 'board', action: 'two-ore' });
    expect(outcomes.map(areas)).toEqual([
      [2, 0, 3, 1],
      [4, 0, 1, 3],
    ]);
  });

  test('with the institute a token comes along, and makes room where there was none', () => {
    const full: Position = {
      faction: 'taklons',
      credits: 0,
      vp: 10,
      three: 3,
      stone: 3,
      on: [[2, 0, 'planetary-institute']],
    };
    const at = table({}, full);
    const open = way(at, 1, 0);
    const followed = open && followWay(at.state, 0, open);
    expect(followed?.consequences.offers).toMatchObject([
      { seat: 1, distance: 1, value: 3, power: 2, vp: 1, token: true },
    ]);
  });

  test('who could charge is known of any space, before anything is built there', () => {
    const at = table({}, { ...nobody, vp: 10, on: [[2, 0, 'trading-station']] });
    expect(offersAt(at.state, 0, at.hex(0, 0))).toMatchObject([{ seat: 1, at: at.hex(2, 0), power: 2 }]);
    expect(offersAt(at.state, 0, at.hex(-5, 0))).toEqual([]);
  });

  test('charging is shown with its price: one point less than the power', () => {
    const ask = { do: 'charge.accept', seat: 0, builder: 1, at: 0, value: 3 } as const;
    const at = table({ vp: 10 });
    expect(resultsOf(at.state, ask).map(({ answers, left }) => [answers, left.vp, areas({ left })])).toEqual([
      [[{ pick: 'charge' }], 8, [0, 5, 1, 0]],
      [[{ pick: 'decline' }], 10, [2, 4, 0, 0]],
    ]);
  });

  test('orders of income that leave the same are one', () => {
    const at = table({ one: 1, two: 0, on: [[0, 0, 'planetary-institute']] });
    expect(income(at.state, 0).results.map(areas)).toEqual([
      [1, 0, 1, 0],
      [0, 0, 2, 0],
    ]);
  });

  test('orders of income say what each loses, the best first', () => {
    const at = table({ one: 1, two: 0, on: [[0, 0, 'planetary-institute']] });
    const bag = {
      do: 'kernel.bag',
      seat: 0,
      of: [
        { do: 'income.charge', seat: 0, amount: 4, source: 'faction' },
        { do: 'income.tokens', seat: 0, amount: 1, source: 'faction' },
      ],
    };
    expect(
      incomeOrders(at.state, bag).map(({ order, lost, left }) => [
        order.map(({ what, amount }) => `${what} ${amount}`),
        lost,
        areas({ left }),
      ]),
    ).toEqual([
      [['tokens 1', 'charge 4'], {}, [0, 0, 2, 0]],
      [['charge 4', 'tokens 1'], { charge: 2 }, [1, 0, 1, 0]],
    ]);
  });

  test('an offer of power says what keeps it small', () => {
    const offered = (own: Partial<Position>) => {
      const at = table({ on: [[0, 0, 'planetary-institute']], ...own });
      return chargeOffer(at.state, 0, at.hex(1, 0));
    };
    expect(offered({ vp: 10 })).toMatchObject({ value: 3, power: 3, vp: 2, room: 8, limit: undefined });
    expect(offered({ vp: 10, one: 0, two: 1 })).toMatchObject({ power: 1, vp: 0, limit: 'room' });
    expect(offered({ vp: 1 })).toMatchObject({ power: 2, vp: 1, limit: 'vp', distance: 1 });
  });

  test('a tech tile for tokens of the Gaia area leaves the rest to return', () => {
    const at = table({
      faction: 'itars',
      one: 2,
      two: 1,
      gaia: 9,
      on: [[0, 0, 'planetary-institute']],
    });
    const { tokens, times, tile, none } = gaiaTile(at.state, 0);
    expect([tokens, times, tile.one, tile.gaia, none.one]).toEqual([4, 2, 7, 0, 11]);
  });

  test('what the tracks do not hold is lost', () => {
    expect(income(table({ ore: 15 }).state, 0).results).toMatchObject([{ lost: { ore: 2 } }]);
    expect(overlooked(table({ ore: 15 }).state, 0)).toMatchObject({
      lostIncome: { ore: 2 },
      cheapestMine: 1,
      boosterAction: false,
    });
  });
});

describe('pieces of special actions', () => {
  test('an institute that changes places takes its power value and gets other neighbors', () => {
    const at = table(
      {
        faction: 'ambas',
        on: [
          [0, 0, 'planetary-institute'],
          [0, 3, 'mine'],
        ],
      },
      { ...nobody, on: [[2, 0, 'mine']] },
    );
    expect(swapAt(at.state, 0, at.hex(0, 3))).toEqual({
      from: at.hex(0, 0),
      to: at.hex(0, 3),
      valueFrom: [3, 1],
      valueTo: [1, 3],
      neighbours: [[1], []],
    });
  });

  test('a space station says how far it is and which one', () => {
    const at = table({ faction: 'ivits', on: [[0, 0, 'planetary-institute']] });
    expect(reachedFrom(at.state, 0, at.hex(0, 1))).toEqual({ from: at.hex(0, 0), distance: 1, range: 1 });
    expect(stationAt(at.state, 0, at.hex(0, 1))).toEqual({
      joins: false,
      federation: undefined,
      number: 1,
      of: 6,
    });
  });

  test('an answer brings offers to those near it, not those of what was built before', () => {
    const at = table(
      { faction: 'firaks', on: [[0, 0, 'research-lab']] },
      { ...nobody, vp: 10, on: [[2, 0, 'trading-station']] },
    );
    at.state.built = [at.hex(1, 0)];
    const ask = { do: 'special.downgrade', seat: 0 } as const;
    expect(consequencesOfAnswer(at.state, ask, { pick: at.hex(0, 0) })).toMatchObject({
      offers: [{ seat: 1, at: at.hex(2, 0), power: 2, vp: 1 }],
      asked: 'research.area',
    });
  });
});

describe('actions', () => {
  test('the step to level 3 charges three power', () => {
    const steps = researchSteps(table({ research: [2, 0, 0, 0, 0, 0] }).state, 0);
    expect(steps[0]).toMatchObject({
      level: 2,
      charge: 3,
      lasting: { before: 2, after: 1 },
      consequences: { gained: { charge: 3 } },
    });
  });

  test('a step for nothing needs no knowledge and says the same as one that is paid', () => {
    const at = table({ knowledge: 0, research: [2, 0, 0, 0, 4, 0] });
    const [paid, free] = [researchSteps(at.state, 0), freeSteps(at.state, 0)];
    expect(paid[0]?.closed).toMatchObject({ why: 'short' });
    expect(free[0]).toMatchObject({
      level: 2,
      closed: undefined,
      consequences: { paid: {}, gained: { charge: 3 } },
    });
    expect(free[4]).toMatchObject({ flips: true, closed: { why: 'no-green-token' } });
  });

  test('a power action that somebody has taken is closed for this round', () => {
    const at = table({ three: 4 }, nobody, { usedActions: ['two-ore'] });
    const said = boardActionsFor(at.state, 0);
    expect(said.find(({ action }) => action === 'two-ore')).toMatchObject({
      taken: true,
      closed: { why: 'taken' },
    });
    expect(said.find(({ action }) => action === 'seven-credits')).toMatchObject({
      closed: undefined,
      price: { power: 4 },
      consequences: { gained: { credits: 7 } },
    });
  });

  test('passing scores the booster in hand; others say what they would score', () => {
    const at = table({ booster: 'booster-vp-mine' }, nobody, { boosters: ['booster-vp-trading-station'] });
    expect(passing(at.state, 0)).toMatchObject({
      scored: [{ source: 'booster-vp-mine', vp: 1 }],
      boosters: [{ booster: 'booster-vp-trading-station', income: { ore: 1 }, points: 0 }],
    });
  });
});

describe('federations', () => {
  const built: Partial<Position> = {
    one: 1,
    two: 3,
    on: [
      [0, 0, 'planetary-institute'],
      [0, -1, 'trading-station'],
      [2, 0, 'trading-station'],
    ],
  };

  test('each says its value, what its satellites cost, and what is left', () => {
    const [first] = federations(table(built).state, 0);
    expect(first).toMatchObject({ value: 7, need: 7, price: { tokens: 2 }, left: 2, charged: 1 });
    expect(first?.values).toHaveLength(3);
    expect(first?.rest).toBe(0);
  });

  test('what is drawn by hand says why it will not do', () => {
    const at = table(built);
    const drawn = drawnFederation(at.state, 0, [at.hex(0, 0), at.hex(0, -1)]);
    expect(drawn).toMatchObject({ value: 5, refusal: { key: 'gaia.refusal.federation.value' } });
  });

  test('the nearest that will do keeps what was drawn', () => {
    const at = table({ ...built, one: 4 });
    const drawn = [at.hex(0, 0), at.hex(0, -1), at.hex(2, 0), at.hex(1, -1)];
    const nearest = nearestFederation(at.state, 0, drawn);
    expect(nearest?.satellites).toContain(at.hex(1, -1));
    expect(nearest?.satellites).toHaveLength(2);
  });
});
