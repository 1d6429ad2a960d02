/** English rulebook: special actions, power and Q.I.C. actions, upgrades; appendices I and II. */
import { describe, expect, test } from 'vitest';
import { lostPlanetSpaces } from '../../src/rules/research.ts';
import { labsOf, upgradesOf } from '../../src/rules/upgrade.ts';
import { playerAt } from '../../src/state.ts';
import { type Position, scenario, type Table } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };
const map = {
  radius: 3,
  planets: [
    [-2, 0, 'titanium'],
    [-1, 0, 'titanium'],
    [0, 0, 'titanium'],
    [1, 0, 'titanium'],
    [3, 0, 'transdim'],
  ],
} as const;
type Built = NonNullable<Position['on']>;
const turn = (position: Position, second: Position = other): Table =>
  scenario([position, second], { map }).turn();
const specials = (table: Table): unknown[] =>
  table.options('special').map((pick) => (pick as { action: string }).action);

describe('special actions', () => {
  test('of the academy bring a Q.I.C., and to the Bal T’aks four credits, once a round', () => {
    const academy = { counts: [0, 0, 0, 0, 0, 0, 1] };
    const table = turn({ faction: 'firaks', ...academy });
    expect(specials(table)).toEqual(['academy']);
    table.pick({ do: 'special', action: 'academy' });
    expect(table.has(0, 'qic', 'used')).toEqual({ qic: 1, used: ['academy'] });
    expect(specials(table.turn())).toEqual([]);
    const bal = turn({ faction: 'bal-taks', ...academy }).pick({ do: 'special', action: 'academy' });
    expect(bal.has(0, 'credits', 'qic')).toEqual({ credits: 4, qic: 0 });
  });

  test('are on some boosters and tiles only', () => {
    const tiles: Partial<Position> = {
      standard: ['four-credits-income', 'charge-four-action'],
      advanced: ['mine-vp', 'action-three-ore'],
      one: 4,
    };
    expect(specials(turn({ faction: 'firaks', booster: 'ore-knowledge', ...tiles }))).toEqual([
      'charge-four-action',
      'action-three-ore',
    ]);
  });

  test('of two tiles bring what each of them shows', () => {
    const table = turn({
      faction: 'firaks',
      one: 4,
      standard: ['seven-vp', 'charge-four-action'],
      advanced: ['mine-vp', 'action-three-ore'],
    });
    table.pick({ do: 'special', action: 'action-three-ore' });
    expect(table.has(0, 'ore', 'two')).toEqual({ ore: 3, two: 0 });
    table.turn().pick({ do: 'special', action: 'charge-four-action' });
    expect(table.has(0, 'ore', 'two')).toEqual({ ore: 3, two: 4 });
  });

  test('of the booster for range reach three spaces further, for mines and for Gaia projects', () => {
    const ranger: Position = { faction: 'firaks', booster: 'range-action', on: [[-2, 0, 'mine']] };
    const mines = turn({ ...ranger, ore: 1, credits: 2 }).pick({ do: 'special', action: 'range-action' });
    expect(mines.options()).toEqual([-1, 0, 1].map((q) => ({ do: 'mine', at: mines.hex(q, 0) })));
    const former: Partial<Position> = { one: 6, gaiaformers: 1, research: [0, 0, 0, 1, 0, 0] };
    expect(specials(turn({ ...ranger, ...former }))).toEqual([]);
    const project = turn({ ...ranger, ...former, on: [[-1, 0, 'mine']] });
    expect(project.options('project')).toEqual([]);
    project.pick({ do: 'special', action: 'range-action' });
    expect(project.options()).toEqual([{ do: 'project', at: project.hex(3, 0) }]);
    project.pick({ do: 'project', at: project.hex(3, 0) });
    expect(project.has(0, 'gaia', 'gaiaformers', 'qic')).toEqual({ gaia: 6, gaiaformers: 0, qic: 0 });
  });

  test('of the booster for terraforming start no Gaia project', () => {
    const former: Partial<Position> = { one: 6, gaiaformers: 1, research: [0, 0, 0, 1, 0, 0] };
    const position: Position = { faction: 'firaks', booster: 'terraform-action', ...former, qic: 9 };
    expect(specials(turn({ ...position, on: [[1, 0, 'mine']] }))).toEqual([]);
    const built = turn({ ...position, ore: 1, credits: 2, on: [[1, 0, 'mine']] });
    built.pick({ do: 'special', action: 'terraform-action' });
    expect(built.options('project')).toEqual([]);
    expect(built.options('mine')).toHaveLength(3);
  });

  test('of the Ambas swap the institute with a mine of theirs, and with nothing else', () => {
    const ambas = (on: Built, theirs: Built = []) => turn({ faction: 'ambas', on }, { ...other, on: theirs });
    const alone = ambas(
      [
        [-1, 0, 'planetary-institute'],
        [0, 0, 'trading-station'],
      ],
      [[1, 0, 'mine']],
    );
    expect(specials(alone)).toEqual([]);
    const table = ambas(
      [
        [-1, 0, 'trading-station'],
        [0, 0, 'planetary-institute'],
        [1, 0, 'mine'],
      ],
      [[-2, 0, 'planetary-institute']],
    );
    table.pick({ do: 'special', action: 'swap-institute' });
    expect(table.options()).toEqual([table.hex(1, 0)]);
    table.pick(table.hex(1, 0));
    // The other's institute, a trading station, the mine, the institute, nothing on the Transdim planet.
    expect(table.state.structures.slice(0, 5)).toEqual([4, 2, 1, 4, 0]);
  });

  test('of the Ivits put six stations at most', () => {
    const ivits = (stations: number): Position => ({
      faction: 'ivits',
      on: [[0, 0, 'planetary-institute']],
      stations: Array.from({ length: stations }, (_, hex) => hex),
    });
    expect(specials(turn(ivits(5)))).toEqual(['space-station']);
    expect(specials(turn(ivits(6)))).toEqual([]);
  });

  test('of the Ivits need an empty space within reach, and Q.I.C. beyond it', () => {
    const crowded = {
      radius: 1,
      planets: [
        [0, 0, 'oxide'],
        [1, 0, 'ice'],
        [1, -1, 'ice'],
        [0, -1, 'ice'],
        [-1, 0, 'ice'],
        [-1, 1, 'ice'],
        [0, 1, 'ice'],
      ],
    } as const;
    const ivits: Position = { faction: 'ivits', on: [[0, 0, 'planetary-institute']], qic: 2 };
    expect(specials(scenario([ivits, other], { map: crowded }).turn())).toEqual([]);
    const table = turn(ivits).pick({ do: 'special', action: 'space-station' });
    table.pick(table.hex(0, 3));
    expect(table.has(0, 'qic', 'stations')).toEqual({ qic: 1, stations: [table.hex(0, 3)] });
  });

  test('of the Firaks need a lab of theirs, and the level that comes with it is taken', () => {
    const firaks: Position = { faction: 'firaks', on: [[0, 0, 'planetary-institute']] };
    expect(specials(turn(firaks, { ...other, on: [[1, 0, 'research-lab']] }))).toEqual([]);
    const table = turn(
      {
        ...firaks,
        on: [
          [0, 0, 'planetary-institute'],
          [1, 0, 'research-lab'],
        ],
      },
      { ...other, on: [[-1, 0, 'research-lab']] },
    );
    expect(labsOf(table.state, 0)).toEqual([table.hex(1, 0)]);
    table.pick({ do: 'special', action: 'downgrade-lab' }).pick(table.hex(1, 0));
    expect(table.options()).toHaveLength(6);
  });

  test('of the Bescods need a lowest area in which they can advance', () => {
    const bescods = (green: number): Position => ({
      faction: 'bescods',
      research: [4, 4, 4, 4, 4, 4],
      green,
    });
    expect(specials(turn(bescods(1)))).toEqual(['advance-lowest']);
    expect(specials(turn(bescods(0)))).toEqual([]);
    const one = turn({ faction: 'bescods', research: [1, 2, 3, 1, 0, 1] });
    one.pick({ do: 'special', action: 'advance-lowest' });
    expect(one.has(0, 'research')).toEqual({ research: [1, 2, 3, 1, 1, 1] });
  });
});

describe('power and Q.I.C. actions', () => {
  test('are offered as far as power and Q.I.C. go', () => {
    const offered = (more: Partial<Position>) =>
      turn({ faction: 'firaks', tokens: ['vp-12'], ...more })
        .options('board')
        .map((pick) => (pick as { action: string }).action);
    expect(offered({ three: 0, qic: 1 })).toEqual([]);
    expect(offered({ three: 0, qic: 2 })).toEqual(['planet-types']);
    expect(offered({ three: 0, qic: 3 })).toEqual(['rescore', 'planet-types']);
    expect(offered({ three: 3, qic: 0 })).toEqual(['two-tokens']);
    expect(offered({ three: 4, qic: 0 })).toEqual([
      'two-ore',
      'seven-credits',
      'two-knowledge',
      'two-tokens',
    ]);
  });

  test('with steps build a mine at once, that many steps for nothing', () => {
    const table = scenario(
      [{ faction: 'firaks', three: 5, ore: 1, credits: 2, on: [[0, 0, 'mine']] }, other],
      {
        map: {
          radius: 2,
          planets: [
            [0, 0, 'titanium'],
            [1, 0, 'terra'],
          ],
        },
      },
    ).turn();
    expect(table.options('mine')).toEqual([]);
    table.pick({ do: 'board', action: 'two-steps' });
    expect(table.options()).toEqual([{ do: 'mine', at: table.hex(1, 0) }]);
    table.pick({ do: 'mine', at: table.hex(1, 0) });
    expect(table.has(0, 'ore', 'credits', 'three')).toEqual({ ore: 0, credits: 0, three: 0 });
  });
});

describe('terraforming', () => {
  test('scores each step with the round tile, the free ones too', () => {
    const table = scenario([{ faction: 'firaks', vp: 10, ore: 7, credits: 2, on: [[0, 0, 'mine']] }, other], {
      roundTiles: ['terraforming-step'],
      map: {
        radius: 2,
        planets: [
          [0, 0, 'titanium'],
          [1, 0, 'terra'],
        ],
      },
    }).turn();
    table.pick({ do: 'mine', at: table.hex(1, 0) });
    expect(table.has(0, 'vp', 'ore')).toEqual({ vp: 14, ore: 0 });
  });
});

describe('the Lost Planet', () => {
  const navigator = (more: Partial<Position> = {}): Position => ({
    faction: 'firaks',
    knowledge: 4,
    research: [0, 4, 0, 0, 0, 0],
    tokens: ['vp-7-ore'],
    green: 1,
    on: [[-2, 0, 'mine']],
    ...more,
  });

  test('is within range, or as far as Q.I.C. reach, which are paid', () => {
    const far = { radius: 6, planets: [[-6, 0, 'titanium']] } as const;
    const at = (qic: number) =>
      scenario([navigator({ qic, on: [[-6, 0, 'mine']] }), other], { map: far })
        .turn()
        .pick({ do: 'research', area: 'navigation' });
    const near = at(0);
    expect(near.options()).toContain(near.hex(-2, 0));
    expect(near.options()).not.toContain(near.hex(-1, 0));
    const further = at(1);
    expect(further.options()).toContain(further.hex(0, 0));
    expect(further.options()).not.toContain(further.hex(1, 0));
    further.pick(further.hex(0, 0));
    expect(further.has(0, 'qic')).toEqual({ qic: 0 });
  });

  test('is found once, and not where there is no empty space', () => {
    const table = scenario([navigator(), other], { map });
    expect(lostPlanetSpaces(table.state, 0).length).toBeGreaterThan(0);
    table.state.lostPlanet = table.hex(0, 1);
    expect(lostPlanetSpaces(table.state, 0)).toEqual([]);
    const alone = scenario([navigator({ on: [[0, 0, 'mine']] }), other], {
      map: { radius: 0, planets: [[0, 0, 'titanium']] },
    }).turn();
    alone.pick({ do: 'research', area: 'navigation' });
    expect(alone.asked).toBeUndefined();
    expect(playerAt(alone.state, 0).research[1]).toBe(5);
  });
});

describe('upgrades', () => {
  test('are offered as far as ore and credits go', () => {
    const upgrades = (ore: number, credits: number) =>
      upgradesOf(
        scenario([{ faction: 'firaks', ore, credits, on: [[0, 0, 'trading-station']] }, other], { map })
          .state,
        0,
      ).map(({ to }) => to);
    expect(upgrades(2, 9)).toEqual([]);
    expect(upgrades(3, 5)).toEqual([3]);
    expect(upgrades(3, 4)).toEqual([]);
    expect(upgrades(4, 6)).toEqual([4, 3]);
    expect(upgrades(4, 5)).toEqual([3]);
  });

  test('to a trading station are offered for three credits only beside somebody else', () => {
    const upgrades = (credits: number, theirs: Built) =>
      upgradesOf(
        scenario(
          [
            { faction: 'firaks', ore: 2, credits, on: [[0, 0, 'mine']] },
            { ...other, on: theirs },
          ],
          { map },
        ).state,
        0,
      ).length;
    expect(upgrades(5, [])).toBe(0);
    expect(upgrades(6, [])).toBe(1);
    expect(upgrades(3, [[1, 0, 'mine']])).toBe(1);
    expect(upgrades(2, [[1, 0, 'mine']])).toBe(0);
  });

  test('beside a planet that the Lantids share with oneself cost three credits, beside one’s own mine six', () => {
    const table = scenario([{ faction: 'firaks', ore: 2, credits: 3, on: [[0, 0, 'mine']] }, other], { map });
    expect(upgradesOf(table.state, 0)).toEqual([]);
    table.state.guests[2] = 1;
    expect(upgradesOf(table.state, 0)).toHaveLength(1);
    table.state.guests[2] = -1;
    table.state.guests[3] = 0;
    expect(upgradesOf(table.state, 0)).toEqual([]);
  });
});
