import { describe, expect, test } from 'vitest';
import { MINE } from '../../src/data/structures.ts';
import { gaiaProject } from '../../src/game.ts';
import { mineCost, mineSites, NOTHING_FREE } from '../../src/rules/mine.ts';
import { finalTilePoints, researchPoints } from '../../src/rules/scoring.ts';
import { type Position, scenario } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };
const line = (
  ...planets: readonly (readonly [
    number,
    'terra' | 'oxide' | 'ice' | 'volcanic' | 'swamp' | 'gaia' | 'transdim' | 'titanium',
  ])[]
) => ({
  map: { radius: 6, planets: planets.map(([q, type]) => [q, 0, type] as const) },
});

describe('setup', () => {
  test('with four players seven boosters lie out', () => {
    expect(gaiaProject.setup({}, 4, 'boosters').boosters).toHaveLength(7);
  });

  test('the Terrans start with four tokens in area I, four in area II, level 1 of Gaia Project and a Gaiaformer', () => {
    const state = gaiaProject.setup({}, 2, 'start');
    for (const [seat, pick] of ['terrans', 'taklons'].entries())
      gaiaProject.apply(state, seat, { question: gaiaProject.first(state)!.id, pick });
    const [terrans, taklons] = state.players;
    expect(terrans).toMatchObject({ one: 4, two: 4, gaiaformers: 1, research: [0, 0, 0, 1, 0, 0] });
    expect(taklons).toMatchObject({ research: [0, 0, 0, 0, 0, 0], one: 3, stone: 1 });
  });

  test('the neutral player stands at 8 on the track of the satellites', () => {
    const table = scenario([{ faction: 'firaks', satellites: [1, 2, 3] }, other]);
    expect(finalTilePoints(table.state, 0, 'satellites')).toBe(12);
    expect(finalTilePoints(table.state, 1, 'satellites')).toBe(6);
  });
});

describe('points', () => {
  test('each level advanced brings two points while that tile is on', () => {
    const table = scenario([{ faction: 'firaks', vp: 10, knowledge: 4 }, other], {
      roundTiles: ['research-advance'],
    });
    table.turn().pick({ do: 'research', area: 'science' });
    expect(table.has(0, 'vp')).toEqual({ vp: 12 });
  });

  test('the token of six points brings two knowledge with them', () => {
    const table = scenario([{ faction: 'firaks', vp: 10 }, other]);
    table.run({ do: 'federation.token', seat: 0, again: false } as never).pick('vp-6-knowledge');
    expect(table.has(0, 'vp', 'knowledge', 'green')).toEqual({ vp: 16, knowledge: 2, green: 1 });
  });

  test('a mine on a Gaia planet brings three points with that tile', () => {
    const table = scenario(
      [
        {
          faction: 'firaks',
          vp: 10,
          ore: 1,
          credits: 2,
          qic: 1,
          standard: ['gaia-mine-vp'],
          on: [[0, 0, 'mine']],
        },
        other,
      ],
      line([0, 'titanium'], [1, 'gaia']),
    );
    table.turn().pick({ do: 'mine', at: table.hex(1, 0) });
    expect(table.has(0, 'vp')).toEqual({ vp: 13 });
  });

  test('level 5 is worth twelve points', () => {
    const table = scenario([{ faction: 'firaks', research: [0, 5, 0, 0, 0, 0] }, other]);
    expect(researchPoints(table.state, 0)).toBe(12);
  });
});

describe('power', () => {
  test('four charged with one token in area I and one in area II lift both, and one is lost', () => {
    const table = scenario([{ faction: 'hadsch-hallas', one: 1, two: 1 }, other]);
    table.run({ do: 'income.charge', seat: 0, amount: 4, source: 'test' } as never);
    expect(table.has(0, 'one', 'two', 'three')).toEqual({ one: 0, two: 0, three: 2 });
  });

  test('spent power goes from area III to area I', () => {
    const table = scenario([{ faction: 'firaks', three: 4 }, other]).turn();
    table.pick({ do: 'free', action: 'power-to-credit' }).pick({ do: 'free', action: 'power-to-credit' });
    expect(table.has(0, 'one', 'three', 'credits')).toEqual({ one: 2, three: 2, credits: 2 });
  });

  test('a new token goes to area I', () => {
    const table = scenario([{ faction: 'firaks', ore: 1 }, other]).turn();
    table.pick({ do: 'free', action: 'ore-to-token' });
    expect(table.has(0, 'one', 'ore')).toEqual({ one: 1, ore: 0 });
  });
});

describe('building', () => {
  test('a basic range of 2 and one Q.I.C. reach four spaces', () => {
    const table = scenario(
      [
        {
          faction: 'ivits',
          ore: 15,
          credits: 30,
          qic: 1,
          research: [0, 2, 0, 0, 0, 0],
          on: [[0, 0, 'mine']],
        },
        other,
      ],
      line([0, 'oxide'], [2, 'terra'], [4, 'volcanic'], [5, 'ice']),
    );
    const cost = (q: number) => mineCost(table.state, 0, table.hex(q, 0), NOTHING_FREE)?.qic;
    expect([2, 4, 5].map(cost)).toEqual([0, 1, 2]);
    expect(mineSites(table.state, 0, NOTHING_FREE)).toEqual([table.hex(2, 0), table.hex(4, 0)]);
  });

  test('only the owner of a Gaiaformer builds on its planet, for the bare price of a mine', () => {
    const table = scenario(
      [
        { faction: 'terrans', ore: 1, credits: 2, on: [[-6, 0, 'mine']] },
        { faction: 'itars', ore: 9, credits: 9, qic: 9, on: [[1, 0, 'mine']] },
      ],
      line([-6, 'terra'], [0, 'transdim'], [1, 'ice']),
    ).planet([0, 0], 'gaia', 0);
    expect(mineSites(table.state, 1, NOTHING_FREE)).toEqual([]);
    table.turn().pick({ do: 'mine', at: table.hex(0, 0) });
    expect(table.has(0, 'ore', 'credits', 'gaiaformers')).toEqual({ ore: 0, credits: 0, gaiaformers: 1 });
    expect(table.state.structures[1]).toBe(MINE);
  });

  test('with level 3 of Terraforming a step costs one ore, and of two steps the free one nothing', () => {
    const position: Position = {
      faction: 'geodens',
      ore: 3,
      credits: 2,
      booster: 'terraform-action',
      research: [3, 0, 0, 0, 0, 0],
      on: [[0, 0, 'mine']],
    };
    const table = scenario([position, { faction: 'firaks' }], line([0, 'volcanic'], [1, 'swamp']));
    expect(mineCost(table.state, 0, table.hex(1, 0), NOTHING_FREE)).toMatchObject({ ore: 3, steps: 2 });
    table.turn().pick({ do: 'special', action: 'terraform-action' });
    table.pick({ do: 'mine', at: table.hex(1, 0) });
    expect(table.has(0, 'ore')).toEqual({ ore: 1 });
  });

  test('with two Gaiaformers gained a Gaia project takes four tokens', () => {
    const table = scenario(
      [
        { faction: 'terrans', one: 4, gaiaformers: 2, research: [0, 0, 0, 3, 0, 0], on: [[0, 0, 'mine']] },
        other,
      ],
      line([0, 'terra'], [1, 'transdim']),
    );
    table.turn().pick({ do: 'project', at: table.hex(1, 0) });
    expect(table.has(0, 'one', 'gaia', 'gaiaformers')).toEqual({ one: 0, gaia: 4, gaiaformers: 1 });
  });

  test('a Transdim planet with a Gaiaformer becomes a Gaia planet in the Gaia phase', () => {
    const table = scenario([{ faction: 'terrans' }, other], line([0, 'terra'], [1, 'transdim'])).planet(
      [1, 0],
      'transdim',
      0,
    );
    table.run({ do: 'gaia.start' } as never);
    expect(table.state.planets).toEqual([0, 7, 9]);
  });

  test('a mine near two others lets each charge for its best structure', () => {
    const table = scenario(
      [
        { faction: 'ivits', ore: 1, credits: 2, on: [[0, 0, 'mine']] },
        { faction: 'xenos', vp: 10, one: 4, on: [[2, 0, 'mine']] },
        {
          faction: 'itars',
          vp: 10,
          one: 4,
          on: [
            [3, 0, 'planetary-institute'],
            [-1, 0, 'mine'],
          ],
        },
      ],
      line([-1, 'ice'], [0, 'oxide'], [1, 'oxide'], [2, 'volcanic'], [3, 'ice']),
    );
    table.turn().pick({ do: 'mine', at: table.hex(1, 0) });
    table.pick('charge').pick('charge');
    expect(table.has(1, 'vp', 'two')).toEqual({ vp: 10, two: 1 });
    expect(table.has(2, 'vp', 'two')).toEqual({ vp: 8, two: 3 });
  });

  test('the Hadsch Hallas with institute gain one ore for three credits', () => {
    const table = scenario(
      [{ faction: 'hadsch-hallas', credits: 3, on: [[2, -6, 'planetary-institute']] as never }, other],
      {
        map: { radius: 8, planets: [[2, -6, 'oxide']] },
      },
    ).turn();
    table.pick({ do: 'free', action: 'credits-to-ore' });
    expect(table.has(0, 'credits', 'ore')).toEqual({ credits: 0, ore: 1 });
  });
});

describe('what stands in brackets', () => {
  test('free actions are offered to nobody but whose turn it is, and not while others charge', () => {
    const rich: Position = { faction: 'firaks', vp: 10, ore: 8, credits: 10, two: 4 };
    const table = scenario(
      [
        { ...rich, on: [[0, 0, 'mine']] },
        { ...other, one: 2, ore: 3, on: [[2, 0, 'mine']] },
      ],
      {
        map: {
          radius: 3,
          planets: [
            [0, 0, 'titanium'],
            [2, 0, 'volcanic'],
          ],
        },
      },
    ).turn();
    expect(table.options('free').length).toBeGreaterThan(0);
    expect(gaiaProject.openFor(table.state, 1)).toBeUndefined();
    table.pick({ do: 'upgrade', at: table.hex(0, 0), to: 2 }).pick({ do: 'end' });
    expect(table.asked).toEqual({ do: 'charge.accept', seat: 1 });
    expect(table.options()).toEqual(['charge', 'decline']);
  });

  test('the booster that is returned cannot be kept, and one returned before can be taken', () => {
    const table = scenario(
      [
        { faction: 'firaks', booster: 'range-action' },
        { ...other, booster: 'terraform-action' },
      ],
      { boosters: ['ore-knowledge', 'credits-qic', 'ore-tokens'] },
    );
    const offered = () => table.options('pass').map((pick) => (pick as { booster: string }).booster);
    table.turn();
    expect(offered()).not.toContain('range-action');
    table.pick({ do: 'pass', booster: 'credits-qic' });
    table.turn(1);
    expect(offered()).toContain('range-action');
    expect(offered()).not.toContain('terraform-action');
  });

  test('range is counted from a space station too', () => {
    const table = scenario(
      [{ faction: 'ivits', ore: 5, credits: 9, on: [[-3, 0, 'planetary-institute']] }, other],
      {
        map: {
          radius: 4,
          planets: [
            [-3, 0, 'oxide'],
            [1, 0, 'oxide'],
          ],
        },
      },
    );
    const sites = () => mineSites(table.state, 0, NOTHING_FREE);
    expect(sites()).toEqual([]);
    table.state.players[0]!.stations.push(table.hex(0, 0));
    expect(sites()).toEqual([table.hex(1, 0)]);
  });

  test('a token that is scored again brings all it shows, and stays on its gray side', () => {
    const table = scenario([
      { faction: 'firaks', vp: 10, qic: 3, tokens: ['vp-6-knowledge'], green: 0 },
      other,
    ]);
    table.turn().pick({ do: 'board', action: 'rescore' });
    if (table.asked?.do === 'federation.token') table.pick('vp-6-knowledge');
    expect(table.has(0, 'vp', 'knowledge', 'green', 'tokens')).toEqual({
      vp: 16,
      knowledge: 2,
      green: 0,
      tokens: ['vp-6-knowledge'],
    });
  });
});
