/** English rulebook: upgrade existing structures; build a mine; start a Gaia project; passive action: charge power. */
import { describe, expect, test } from 'vitest';
import { accessibleProjects } from '../../src/rules/gaia-project.ts';
import { mineCost, mineSites, NOTHING_FREE } from '../../src/rules/mine.ts';
import { upgradeCredits, upgradesOf } from '../../src/rules/upgrade.ts';
import { type Position, scenario, type Table } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };
const TRADING_STATION = 2;
const INSTITUTE = 4;

const row = (
  ...planets: readonly (readonly [
    number,
    'titanium' | 'volcanic' | 'gaia' | 'transdim' | 'desert' | 'terra' | 'ice',
  ])[]
) => ({ map: { radius: 5, planets: planets.map(([q, type]) => [q, 0, type] as const) } });

describe('a trading station', () => {
  const credits = (table: Table): number =>
    upgradeCredits(table.state, 0, { do: 'upgrade', at: table.hex(0, 0), to: TRADING_STATION });
  const near = (q: number, neighbour: Position = { ...other, on: [[q, 0, 'mine']] }): Table =>
    scenario([{ faction: 'firaks', on: [[0, 0, 'mine']] }, neighbour], row([0, 'titanium'], [q, 'volcanic']));

  test('costs three credits with an opponent’s structure within two spaces, and six without', () => {
    expect([1, 2, 3].map((q) => credits(near(q)))).toEqual([3, 3, 6]);
  });

  test('costs six beside own structures and beside a Gaiaformer', () => {
    const table = near(1, other);
    expect(credits(table)).toBe(6);
    table.planet([1, 0], 'transdim', 1);
    expect(credits(table)).toBe(6);
    table.put(0, [1, 0], 'mine');
    expect(credits(table)).toBe(6);
  });

  test('costs three where the Lantids live on the same planet', () => {
    const table = near(4, { faction: 'lantids' });
    table.state.guests[0] = 1;
    expect(credits(table)).toBe(3);
  });
});

describe('upgrades', () => {
  const rich = { ore: 15, credits: 30 };

  test('need a structure of that kind on the faction board', () => {
    const options = (stations: number): number => {
      const table = scenario(
        [{ faction: 'firaks', ...rich, counts: [0, 0, stations, 0, 0, 0, 0], on: [[0, 0, 'mine']] }, other],
        row([0, 'titanium']),
      );
      return upgradesOf(table.state, 0).length;
    };
    expect([3, 4].map(options)).toEqual([1, 0]);
  });

  test.each([
    ['planetary-institute', 'trading-station', INSTITUTE],
    ['academy', 'research-lab', 5],
  ] as const)('to a big structure score with the round tile: %s', (_name, from, to) => {
    const table = scenario([{ faction: 'firaks', vp: 10, ...rich, on: [[0, 0, from]] }, other], {
      ...row([0, 'titanium']),
      roundTiles: ['big-structure'],
    }).turn();
    table.pick({ do: 'upgrade', at: table.hex(0, 0), to });
    expect(table.has(0, 'vp')).toEqual({ vp: 15 });
  });

  test('to the institute bring the Gleens their own token, and later upgrades no other', () => {
    const table = scenario(
      [
        {
          faction: 'gleens',
          ...rich,
          on: [
            [0, 0, 'trading-station'],
            [1, 0, 'mine'],
          ],
        },
        other,
      ],
      { ...row([0, 'desert'], [1, 'desert']), roundTiles: ['federation-token'] },
    ).turn();
    table.pick({ do: 'upgrade', at: table.hex(0, 0), to: INSTITUTE });
    expect(table.has(0, 'tokens', 'green')).toEqual({ tokens: ['own'], green: 1 });
    table.turn().pick({ do: 'upgrade', at: table.hex(1, 0), to: TRADING_STATION });
    expect(table.has(0, 'tokens', 'green')).toEqual({ tokens: ['own'], green: 1 });
  });
});

describe('charging power for what another builds', () => {
  test('is decided clockwise from the builder', () => {
    const near = (faction: 'xenos' | 'itars', q: number): Position => ({
      faction,
      vp: 10,
      one: 4,
      on: [[q, 0, 'mine']],
    });
    const table = scenario(
      [near('xenos', 1), { faction: 'firaks', ore: 2, credits: 6, on: [[0, 0, 'mine']] }, near('itars', -1)],
      row([-1, 'ice'], [0, 'titanium'], [1, 'desert']),
    ).turn(1);
    table.pick({ do: 'upgrade', at: table.hex(0, 0), to: TRADING_STATION });
    if (table.asked?.do === 'turn.free') table.pick({ do: 'end' });
    expect(table.asked).toEqual({ do: 'charge.accept', seat: 2 });
    table.pick('decline');
    expect(table.asked).toEqual({ do: 'charge.accept', seat: 0 });
  });
});

describe('mines', () => {
  const poor = { ore: 1, credits: 2, qic: 0 };

  test('of the Gleens on a Gaia planet cost one ore more, no Q.I.C., and score two points', () => {
    const table = scenario(
      [{ faction: 'gleens', vp: 10, ore: 2, credits: 2, on: [[0, 0, 'mine']] }, other],
      row([0, 'desert'], [1, 'gaia']),
    ).turn();
    table.pick({ do: 'mine', at: table.hex(1, 0) });
    expect(table.has(0, 'vp', 'ore', 'qic')).toEqual({ vp: 12, ore: 0, qic: 0 });
  });

  test('of the Geodens with institute bring knowledge on types that are new to them', () => {
    const table = scenario(
      [
        { faction: 'geodens', ore: 15, credits: 30, knowledge: 0, on: [[0, 0, 'planetary-institute']] },
        { faction: 'firaks' },
      ],
      row([0, 'volcanic'], [1, 'volcanic'], [-1, 'desert'], [-2, 'desert']),
    );
    const knowledgeAfter = (q: number) => {
      table.turn().pick({ do: 'mine', at: table.hex(q, 0) });
      return table.state.players[0]!.knowledge;
    };
    expect([1, -1, -2].map(knowledgeAfter)).toEqual([0, 3, 3]);
  });

  test('are not built where somebody lives, and of the Lantids only one on a planet', () => {
    const table = scenario(
      [
        { faction: 'lantids', ...poor, on: [[0, 0, 'mine']] },
        { ...other, ...poor, on: [[1, 0, 'mine']] },
      ],
      row([0, 'terra'], [1, 'volcanic']),
    );
    expect(mineSites(table.state, 0, NOTHING_FREE)).toEqual([table.hex(1, 0)]);
    expect(mineSites(table.state, 1, NOTHING_FREE)).toEqual([]);
    table.state.guests[1] = 0;
    expect(mineSites(table.state, 0, NOTHING_FREE)).toEqual([]);
  });

  test('are not built on a planet that waits with another’s Gaiaformer', () => {
    const table = scenario(
      [{ faction: 'firaks', ...poor, qic: 3, on: [[0, 0, 'mine']] }, other],
      row([0, 'titanium'], [1, 'gaia']),
    );
    expect(mineSites(table.state, 0, NOTHING_FREE)).toEqual([table.hex(1, 0)]);
    table.planet([1, 0], 'gaia', 1);
    expect(mineSites(table.state, 0, NOTHING_FREE)).toEqual([]);
  });

  test('need a Q.I.C. for each two spaces, or a part of them, beyond the range', () => {
    const table = scenario(
      [{ faction: 'firaks', ...poor, on: [[-4, 0, 'mine']] }, other],
      row(
        [-4, 'titanium'],
        [-3, 'titanium'],
        [-2, 'titanium'],
        [-1, 'titanium'],
        [0, 'titanium'],
        [1, 'titanium'],
      ),
    );
    const qic = [-3, -2, -1, 0, 1].map((q) => mineCost(table.state, 0, table.hex(q, 0), NOTHING_FREE)?.qic);
    expect(qic).toEqual([0, 1, 1, 2, 2]);
  });

  test('come from the faction board, and bring back the Gaiaformer that waited', () => {
    const built = (former: boolean) => {
      const table = scenario(
        [{ faction: 'firaks', ...poor, qic: 1, on: [[0, 0, 'mine']] }, other],
        row([0, 'titanium'], [1, 'gaia']),
      );
      if (former) table.planet([1, 0], 'gaia', 0);
      table.turn().pick({ do: 'mine', at: table.hex(1, 0) });
      return table.has(0, 'counts', 'gaiaformers');
    };
    expect(built(false)).toEqual({ counts: [0, 2, 0, 0, 0, 0, 0], gaiaformers: 0 });
    expect(built(true)).toEqual({ counts: [0, 2, 0, 0, 0, 0, 0], gaiaformers: 1 });
  });

  test('on a Gaia planet take no terraforming step, and a Q.I.C. however near it is', () => {
    const near = (qic: number) =>
      scenario(
        [
          { faction: 'firaks', vp: 10, ...poor, qic, research: [0, 4, 0, 0, 0, 0], on: [[0, 0, 'mine']] },
          other,
        ],
        { ...row([0, 'titanium'], [1, 'gaia']), roundTiles: ['terraforming-step'] },
      );
    expect(mineSites(near(0).state, 0, NOTHING_FREE)).toEqual([]);
    const table = near(1).turn();
    table.pick({ do: 'mine', at: table.hex(1, 0) });
    expect(table.has(0, 'vp', 'qic')).toEqual({ vp: 10, qic: 0 });
  });

  test('take their ore and credits also beside a Gaiaformer of one’s own, and on shared planets', () => {
    const sites = (ore: number, credits: number) => {
      const table = scenario(
        [
          { faction: 'lantids', ore, credits, on: [[0, 0, 'mine']] },
          { ...other, on: [[-1, 0, 'mine']] },
        ],
        row([-1, 'volcanic'], [0, 'terra'], [1, 'gaia']),
      ).planet([1, 0], 'gaia', 0);
      return mineSites(table.state, 0, NOTHING_FREE).length;
    };
    expect([sites(1, 2), sites(0, 2), sites(1, 1)]).toEqual([2, 0, 0]);
  });

  test('of the Lantids on shared planets are places from which their range is counted', () => {
    const table = scenario(
      [
        { faction: 'lantids', ...poor, on: [[0, 0, 'mine']] },
        { ...other, on: [[3, 0, 'mine']] },
      ],
      row([0, 'terra'], [3, 'volcanic'], [4, 'terra']),
    );
    expect(mineSites(table.state, 0, NOTHING_FREE)).toEqual([]);
    table.state.guests[1] = 0;
    expect(mineSites(table.state, 0, NOTHING_FREE)).toEqual([table.hex(4, 0)]);
  });
});

describe('a Gaia project', () => {
  test('is not started where a Gaiaformer stands, whoever it belongs to', () => {
    const table = scenario(
      [
        { faction: 'terrans', one: 6, gaiaformers: 1, research: [0, 0, 0, 1, 0, 0], on: [[0, 0, 'mine']] },
        other,
      ],
      row([0, 'terra'], [1, 'transdim']),
    );
    expect(accessibleProjects(table.state, 0, 0)).toEqual([table.hex(1, 0)]);
    for (const seat of [0, 1]) {
      table.planet([1, 0], 'transdim', seat);
      expect(accessibleProjects(table.state, 0, 0)).toEqual([]);
    }
  });
});
