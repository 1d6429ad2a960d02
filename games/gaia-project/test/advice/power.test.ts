/** Income, charging, the brainstone and the Gaia phase as what results. */
import { describe, expect, test } from 'vitest';
import {
  chargeOffer,
  gaiaPhase,
  gaiaTile,
  type Holdings,
  income,
  incomeOrders,
  resultsOf,
} from '../../src/advice/index.ts';
import { type Position, scenario, type Table } from '../support/scenario.ts';

const map = {
  radius: 4,
  planets: [
    [0, 0, 'terra'],
    [1, 0, 'oxide'],
    [2, 0, 'desert'],
    [0, 3, 'terra'],
  ],
} as const;
const some = { credits: 10, ore: 5, knowledge: 2, qic: 1, one: 2, two: 4, vp: 10 };

const table = (own: Partial<Position> = {}): Table =>
  scenario(
    [
      { faction: 'terrans', ...some, on: [[0, 0, 'mine']], ...own },
      { faction: 'xenos', ...some },
    ],
    {
      map,
    },
  );

const areas = ({ left }: { readonly left: Holdings }) => [left.one, left.two, left.three, left.stone];

describe('the next income', () => {
  test('adds up the faction, its structures, research, tiles and the booster', () => {
    const at = table({
      booster: 'credits-qic',
      research: [0, 0, 0, 0, 2, 1],
      standard: ['four-credits-income', 'knowledge-and-credit-income'],
      covered: ['knowledge-and-credit-income'],
      on: [
        [0, 0, 'mine'],
        [1, 0, 'trading-station'],
      ],
    });
    const said = income(at.state, 0);
    // Economy 2: an ore, two credits and two power; Science 1: a knowledge.
    expect(said.total).toEqual({ ore: 3, knowledge: 2, credits: 3 + 2 + 4 + 2, charge: 2, qic: 1 });
    expect(said.sources.map(({ source }) => source)).toEqual([
      'faction',
      'faction',
      'faction',
      'economy',
      'science',
      'four-credits-income',
      'credits-qic',
    ]);
    expect(said.results).toMatchObject([
      {
        answers: [],
        left: { ore: 8, knowledge: 4, credits: 21, qic: 2, one: 0, two: 6, three: 0 },
        lost: {},
        asked: undefined,
      },
    ]);
  });

  test('may be looked at with another booster', () => {
    const at = table({ booster: 'credits-qic' });
    expect(income(at.state, 0).total).toEqual({ ore: 2, knowledge: 1, credits: 2, qic: 1 });
    expect(income(at.state, 0, 'ore-knowledge').total).toEqual({ ore: 3, knowledge: 2 });
    expect(at.has(0, 'booster')).toEqual({ booster: 'credits-qic' });
  });

  test('is lost beyond the end of a track, and Q.I.C. never are', () => {
    const { results } = income(
      table({ ore: 15, knowledge: 15, booster: 'credits-qic', credits: 29 }).state,
      0,
    );
    expect(results).toMatchObject([{ lost: { ore: 2, knowledge: 1, credits: 1 }, left: { qic: 2 } }]);
  });

  test('Gleens gain ore for Q.I.C. until they have the academy with the action', () => {
    const gleens = (own: Partial<Position>) =>
      income(table({ faction: 'gleens', booster: 'credits-qic', ...own }).state, 0).results[0];
    expect(gleens({ ore: 5 })).toMatchObject({ lost: {}, left: { ore: 8, qic: 1 } });
    expect(gleens({ ore: 15 })?.lost).toEqual({ ore: 3 });
    const academy = gleens({ ore: 15, on: [[0, 0, 'academy-action']] });
    expect(academy).toMatchObject({ lost: { ore: 1 }, left: { qic: 2 } });
  });

  test('power is lost where all tokens are charged', () => {
    const own: Partial<Position> = { booster: 'range-action', one: 0, two: 1 };
    expect(income(table(own).state, 0).results).toMatchObject([{ lost: { charge: 1 }, left: { three: 1 } }]);
  });
});

describe('the order of an income of power', () => {
  const charge = (amount: number) => ({ do: 'income.charge', seat: 0, amount, source: 'faction' });
  const tokens = (amount: number) => ({ do: 'income.tokens', seat: 0, amount, source: 'booster' });
  const orders = (own: Partial<Position>, ...of: readonly object[]) =>
    incomeOrders(table(own).state, { do: 'kernel.bag', seat: 0, of } as Parameters<typeof incomeOrders>[1]);

  test('where none loses anything, the one that leaves most to spend comes first', () => {
    const found = orders({ one: 1, two: 0 }, tokens(1), charge(2));
    expect(found.map((each) => [each.lost, areas(each)])).toEqual([
      [{}, [1, 0, 1, 0]],
      [{}, [0, 2, 0, 0]],
    ]);
    expect(found[0]?.order).toEqual([
      { what: 'charge', amount: 2, source: 'faction' },
      { what: 'tokens', amount: 1, source: 'booster' },
    ]);
  });

  test('what loses least comes before what leaves most to spend', () => {
    const found = orders({ one: 0, two: 1, three: 1 }, charge(2), tokens(1));
    expect(found.map((each) => [each.lost, areas(each)])).toEqual([
      [{}, [0, 1, 2, 0]],
      [{ charge: 1 }, [1, 0, 2, 0]],
    ]);
  });

  test('the brainstone counts as three where it can be spent', () => {
    const found = orders({ faction: 'taklons', one: 0, two: 3, stone: 2 }, charge(2), tokens(1));
    // Four, three, two and one power could be spent.
    expect(found.map(areas)).toEqual([
      [1, 1, 2, 3],
      [0, 3, 1, 3],
      [1, 1, 2, 2],
      [0, 3, 1, 2],
    ]);
  });

  test('otherwise it is better off further on', () => {
    const found = orders({ faction: 'taklons', one: 2, two: 0, stone: 1 }, charge(1));
    expect(found.map(areas)).toEqual([
      [1, 1, 0, 2],
      [1, 1, 0, 1],
    ]);
  });
});

describe('an offer of power', () => {
  const offer = (own: Partial<Position>) => {
    const at = table({ on: [[0, 0, 'planetary-institute']], ...own });
    const said = chargeOffer(at.state, 0, at.hex(2, 0));
    expect(said.own).toBe(at.hex(0, 0));
    return said;
  };

  test('says what is offered, what of it can be charged, and with which structure', () => {
    expect(offer({})).toMatchObject({ value: 3, power: 3, vp: 2, room: 8, limit: undefined, distance: 2 });
    expect(offer({ one: 1, two: 0 })).toMatchObject({ power: 2, vp: 1, room: 2, limit: 'room' });
    expect(offer({ vp: 0 })).toMatchObject({ power: 1, vp: 0, room: 8, limit: 'vp' });
  });

  test('counts the token that Taklons gain with their institute', () => {
    const full: Partial<Position> = { faction: 'taklons', one: 0, two: 0, three: 3, stone: 3 };
    expect(offer(full)).toMatchObject({ power: 2, vp: 1, room: 2, limit: 'room' });
  });

  test('leads to what charging and declining leave', () => {
    const at = table();
    const ask = { do: 'charge.accept', seat: 0, builder: 1, at: at.hex(1, 0), value: 2 } as const;
    expect(resultsOf(at.state, ask).map((each) => [each.answers, each.left.vp, areas(each)])).toEqual([
      [[{ pick: 'charge' }], 9, [0, 6, 0, 0]],
      [[{ pick: 'decline' }], 10, [2, 4, 0, 0]],
    ]);
  });
});

describe('the Gaia phase', () => {
  test('tokens return to area I, those of the Terrans to area II, and Gaiaformers with them', () => {
    const own: Partial<Position> = { gaia: 3, formersInGaia: 1, gaiaformers: 1 };
    expect(gaiaPhase(table({ ...own, faction: 'geodens' }).state, 0)).toMatchObject([
      { answers: [], left: { one: 5, two: 4, gaia: 0, gaiaformers: 2, formersInGaia: 0 } },
    ]);
    expect(gaiaPhase(table(own).state, 0)).toMatchObject([{ left: { one: 2, two: 7, gaia: 0 } }]);
  });

  test('Terrans with their institute may count tokens as power: all that can come of it is told', () => {
    const results = gaiaPhase(table({ gaia: 3, on: [[0, 0, 'planetary-institute']] }).state, 0);
    const gained = results.map(({ left }) => [left.ore - 5, left.credits - 10]);
    // Three tokens: an ore, or up to three credits.
    expect(gained.sort()).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 0],
    ]);
  });

  test('is told for any seat, whoever comes before it', () => {
    const at = scenario(
      [
        { faction: 'terrans', ...some, gaia: 4, on: [[0, 0, 'planetary-institute']] },
        { faction: 'geodens', ...some, gaia: 2 },
      ],
      { map },
    );
    expect(gaiaPhase(at.state, 1)).toMatchObject([{ answers: [], left: { one: 4, gaia: 0 } }]);
  });

  test('what was built in this turn is charged for long before', () => {
    const at = scenario(
      [
        { faction: 'itars', ...some, gaia: 4, on: [[0, 0, 'planetary-institute']] },
        { faction: 'xenos', ...some, on: [[2, 0, 'mine']] },
      ],
      { map },
    );
    at.state.built = [at.hex(1, 0)];
    expect(gaiaPhase(at.state, 0).map(({ asked, left }) => [asked, left.gaia])).toEqual([
      ['tech.tile', 0],
      [undefined, 0],
    ]);
  });

  test('Itars with their institute are asked for a tile, as often as four tokens last', () => {
    const itars = (gaia: number) =>
      table({ faction: 'itars', one: 2, two: 4, gaia, on: [[0, 0, 'planetary-institute']] });
    expect(gaiaPhase(itars(4).state, 0).map(({ answers, asked }) => [answers, asked])).toEqual([
      [[{ pick: 'tile' }], 'tech.tile'],
      [[{ pick: 'decline' }], undefined],
    ]);
    const said = gaiaTile(itars(8).state, 0);
    expect([said.tokens, said.times]).toEqual([4, 2]);
    expect(said.tile).toMatchObject({ one: 6, gaia: 0 });
    expect(said.none).toMatchObject({ one: 10, gaia: 0 });
    expect(gaiaTile(itars(7).state, 0).times).toBe(1);
  });
});
