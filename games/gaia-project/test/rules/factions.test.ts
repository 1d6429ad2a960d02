import { describe, expect, test } from 'vitest';
import { canFederate } from '../../src/rules/federation.ts';
import { neededValue } from '../../src/rules/federation-field.ts';
import { playerAt } from '../../src/state.ts';
import { type Position, scenario } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };

describe('factions', () => {
  test('the Gleens gain ore for Q.I.C. until they have the academy with the action', () => {
    const table = scenario([{ faction: 'gleens', three: 4 }, other]).turn();
    table.pick({ do: 'free', action: 'power-to-qic' });
    expect(table.has(0, 'ore', 'qic')).toEqual({ ore: 1, qic: 0 });
    const later = scenario(
      [{ faction: 'gleens', three: 4, on: [[-4, 7, 'academy-action']] as never }, other],
      {
        map: { radius: 9, planets: [[-4, 7, 'desert']] },
      },
    ).turn();
    later.pick({ do: 'free', action: 'power-to-qic' });
    expect(later.has(0, 'ore', 'qic')).toEqual({ ore: 0, qic: 1 });
  });

  test('the Bal T’aks cannot advance in Navigation before they have their institute', () => {
    const position: Position = { faction: 'bal-taks', knowledge: 4 };
    const table = scenario([position, { faction: 'firaks' }]).turn();
    expect(table.options('research')).toHaveLength(5);
    const later = scenario(
      [{ ...position, on: [[-1, -1, 'planetary-institute']] as never }, { faction: 'firaks' }],
      {
        map: { radius: 3, planets: [[-1, -1, 'volcanic']] },
      },
    ).turn();
    expect(later.options('research')).toHaveLength(6);
  });

  test('the Lantids share a planet for the price of a mine, without terraforming', () => {
    const table = scenario(
      [
        { faction: 'lantids', ore: 1, credits: 2, on: [[0, 0, 'planetary-institute']] },
        { faction: 'firaks', vp: 10, on: [[1, 0, 'trading-station']] },
      ],
      {
        map: {
          radius: 3,
          planets: [
            [0, 0, 'terra'],
            [1, 0, 'titanium'],
          ],
        },
      },
    ).turn();
    table.pick({ do: 'mine', at: table.hex(1, 0) });
    expect(table.has(0, 'ore', 'credits', 'knowledge')).toEqual({ ore: 0, credits: 0, knowledge: 2 });
    expect(table.state.guests).toEqual([-1, 0, -1]);
  });

  test('the Ambas swap their institute with a mine without building anything', () => {
    const table = scenario(
      [
        {
          faction: 'ambas',
          on: [
            [0, 0, 'planetary-institute'],
            [2, 0, 'mine'],
          ],
        },
        { faction: 'firaks', vp: 10, one: 4, on: [[1, 0, 'mine']] },
      ],
      {
        map: {
          radius: 3,
          planets: [
            [0, 0, 'swamp'],
            [1, 0, 'ice'],
            [2, 0, 'swamp'],
          ],
        },
      },
    ).turn();
    table.pick({ do: 'special', action: 'swap-institute' }).pick(table.hex(2, 0));
    expect(table.state.structures).toEqual([1, 1, 4, 0]);
    expect(table.asked).toBeUndefined();
  });

  test('the lowest research level of the Bescods goes up without knowledge', () => {
    const table = scenario([{ faction: 'bescods', research: [1, 0, 2, 1, 0, 1] }, other]).turn();
    table.pick({ do: 'special', action: 'advance-lowest' });
    expect(table.options()).toEqual(['navigation', 'economy']);
  });

  test('the federation of the Ivits needs seven for each token and one more', () => {
    const table = scenario([{ faction: 'ivits', federations: 2 }, other]);
    expect(neededValue(playerAt(table.state, 0))).toBe(21);
  });
});

describe('the Firaks with institute', () => {
  const map = {
    radius: 3,
    planets: [
      [0, 0, 'titanium'],
      [1, 0, 'titanium'],
    ],
  } as const;
  const firaks = (tradingStations: number): Position => ({
    faction: 'firaks',
    vp: 10,
    counts: [0, 0, tradingStations, 0, 0, 0, 0],
    on: [
      [0, 0, 'planetary-institute'],
      [1, 0, 'research-lab'],
    ],
  });

  // Appendix I: it counts as an upgrade to a trading station, so there must be one on the faction board.
  test('turn a lab back into a trading station, which scores as one, and advance in research', () => {
    const table = scenario([firaks(3), other], { map, roundTiles: ['trading-station-4'] }).turn();
    table.pick({ do: 'special', action: 'downgrade-lab' }).pick(table.hex(1, 0)).pick('science');
    expect(table.has(0, 'vp', 'counts', 'research')).toEqual({
      vp: 14,
      counts: [0, 0, 4, 0, 1, 0, 0],
      research: [0, 0, 0, 0, 0, 1],
    });
  });

  test('cannot when all their trading stations are on the map', () => {
    const table = scenario([firaks(4), other], { map }).turn();
    expect(table.options('special')).toEqual([]);
  });

  test('let others charge power for the trading station', () => {
    const table = scenario([firaks(3), { ...other, one: 2, on: [[2, 0, 'mine']] }], {
      map: { ...map, planets: [...map.planets, [2, 0, 'volcanic']] },
    }).turn();
    table.pick({ do: 'special', action: 'downgrade-lab' }).pick(table.hex(1, 0)).pick('science');
    expect(table.asked).toEqual({ do: 'charge.accept', seat: 1 });
  });
});

describe('what a token is worth beyond one conversion', () => {
  test('pays for another of the Nevlas with institute in the same go', () => {
    const nevlas = (action: string) =>
      scenario([{ faction: 'nevlas', three: 4, on: [[-4, 1, 'planetary-institute']] }, other])
        .turn()
        .pick({ do: 'free', action })
        .has(0, 'one', 'three', 'ore', 'credits');
    expect(nevlas('power-to-credits')).toEqual({ one: 1, three: 3, ore: 0, credits: 2 });
    expect(nevlas('power-to-ore-and-credit')).toEqual({ one: 2, three: 2, ore: 1, credits: 1 });
    expect(nevlas('power-to-two-ore')).toEqual({ one: 3, three: 1, ore: 2, credits: 0 });
  });

  test('is three credits for the brainstone', () => {
    const table = scenario([{ faction: 'taklons', three: 2, stone: 3 }, other]).turn();
    table.pick({ do: 'free', action: 'stone-to-credits' });
    expect(table.has(0, 'one', 'three', 'stone', 'credits')).toEqual({
      one: 1,
      three: 1,
      stone: 1,
      credits: 3,
    });
  });
});

describe('the satellites of the Ivits', () => {
  const ivits = (more: Partial<Position>) =>
    scenario(
      [
        {
          faction: 'ivits',
          on: [
            [-1, 0, 'planetary-institute'],
            [1, 0, 'academy-action'],
            [2, 0, 'mine'],
          ],
          ...more,
        },
        other,
      ],
      {
        map: {
          radius: 2,
          planets: [
            [-1, 0, 'oxide'],
            [1, 0, 'oxide'],
            [2, 0, 'oxide'],
          ],
        },
      },
    );

  // Appendix I: to build a satellite they spend one Q.I.C. instead of discarding one power.
  test('cost one Q.I.C. each, and no power token', () => {
    const table = ivits({ qic: 2, one: 3, two: 3 }).turn();
    table.pick({ do: 'federation' }).answer({
      picks: [table.hex(-1, 0), table.hex(1, 0), table.hex(2, 0), table.hex(0, 0)],
    });
    expect(table.has(0, 'qic', 'one', 'two', 'satellites')).toEqual({
      qic: 1,
      one: 3,
      two: 3,
      satellites: [table.hex(0, 0)],
    });
  });

  test('cannot be built with power tokens alone', () => {
    expect(canFederate(ivits({ qic: 0, one: 9 }).state, 0)).toBe(false);
    expect(canFederate(ivits({ qic: 1, one: 0 }).state, 0)).toBe(true);
  });

  test('of everybody else cost a power token each', () => {
    const table = ivits({ faction: 'hadsch-hallas', qic: 2, one: 1 }).turn();
    table.pick({ do: 'federation' }).answer({
      picks: [table.hex(-1, 0), table.hex(1, 0), table.hex(2, 0), table.hex(0, 0)],
    });
    expect(table.has(0, 'qic', 'one')).toEqual({ qic: 2, one: 0 });
  });
});

describe('tech tiles', () => {
  test('an advanced tile needs level 4, a green token and a standard tile to cover', () => {
    const position: Position = {
      faction: 'firaks',
      qic: 4,
      research: [0, 0, 0, 0, 0, 4],
      standard: ['seven-vp'],
    };
    const without = scenario([position, other]).turn().pick({ do: 'board', action: 'tech-tile' });
    expect(without.options()).not.toContain('vp-per-sector');
    const table = scenario([{ ...position, tokens: ['vp-7-ore'], green: 1 }, other]).turn();
    table.pick({ do: 'board', action: 'tech-tile' }).pick('vp-per-sector');
    expect(table.has(0, 'green', 'covered', 'advanced')).toEqual({
      green: 0,
      covered: ['seven-vp'],
      advanced: ['vp-per-sector'],
    });
  });

  test('a tile under a research area lets advance in that area only', () => {
    const table = scenario([{ faction: 'firaks', qic: 4 }, other]).turn();
    table.pick({ do: 'board', action: 'tech-tile' }).pick('knowledge-per-planet-type');
    expect(table.options()).toEqual(['navigation', 'none']);
  });

  test('going from level 2 to level 3 charges three power', () => {
    const table = scenario([
      { faction: 'firaks', knowledge: 4, one: 3, research: [2, 0, 0, 0, 0, 0] },
      other,
    ]).turn();
    table.pick({ do: 'research', area: 'terraforming' });
    expect(table.has(0, 'one', 'two')).toEqual({ one: 0, two: 3 });
    const higher = scenario([
      { faction: 'firaks', knowledge: 4, one: 3, research: [3, 0, 0, 0, 0, 0] },
      other,
    ]).turn();
    higher.pick({ do: 'research', area: 'terraforming' });
    expect(higher.has(0, 'one', 'two')).toEqual({ one: 3, two: 0 });
  });
});
