/**
 * English rulebook, appendix I, Lantids: their mine beside an opponent's structure counts as a normal mine in all ways,
 * except that it cannot be upgraded and does not count for effects about how many planet types or Gaia planets they have
 * colonized. What happens when a mine is built on a Gaia planet is no such effect.
 */
import { describe, expect, test } from 'vitest';
import { count } from '../../src/rules/resources.ts';
import { finalTilePoints, progress } from '../../src/rules/scoring.ts';
import { upgradesOf } from '../../src/rules/upgrade.ts';
import { type Position, type Surroundings, scenario } from '../support/scenario.ts';

/** The Lantids live on Terra; the Firaks beside them on a Gaia planet, where the Lantids may build. */
const beside = (lantids: Partial<Position> = {}, surroundings: Surroundings = {}) =>
  scenario(
    [
      { faction: 'lantids', vp: 10, ore: 1, credits: 2, on: [[0, 0, 'mine']], ...lantids },
      { faction: 'firaks', vp: 10, on: [[1, 0, 'mine']] },
    ],
    {
      map: {
        radius: 3,
        planets: [
          [0, 0, 'terra'],
          [1, 0, 'gaia'],
        ],
      },
      ...surroundings,
    },
  );
const built = (lantids: Partial<Position> = {}, surroundings: Surroundings = {}) => {
  const table = beside(lantids, surroundings).turn();
  return table.pick({ do: 'mine', at: table.hex(1, 0) });
};

describe('a mine of the Lantids beside a structure on a Gaia planet is a mine built on a Gaia planet', () => {
  test.each([
    ['gaia-mine-3', 13],
    ['gaia-mine-4', 14],
  ] as const)('the round tile %s scores for it', (tile, vp) => {
    expect(built({}, { roundTiles: [tile] }).has(0, 'vp')).toEqual({ vp });
  });

  test('the tech tile that gives points for each mine on a Gaia planet scores for it', () => {
    expect(built({ standard: ['gaia-mine-vp'] }).has(0, 'vp')).toEqual({ vp: 13 });
  });

  test('what scores for any mine scores for it too', () => {
    expect(built({ advanced: ['mine-vp'] }, { roundTiles: ['mine'] }).has(0, 'vp')).toEqual({ vp: 15 });
  });

  test('no terraforming step is taken for it, and it costs no Q.I.C.', () => {
    const table = built({ qic: 1 }, { roundTiles: ['terraforming-step'] });
    expect(table.has(0, 'vp', 'ore', 'credits', 'qic')).toEqual({ vp: 10, ore: 0, credits: 0, qic: 1 });
  });

  test('on any other planet nothing is scored for a Gaia planet', () => {
    const table = beside({ standard: ['gaia-mine-vp'] }, { roundTiles: ['gaia-mine-4'] });
    table
      .planet([1, 0], 'titanium')
      .turn()
      .pick({ do: 'mine', at: table.hex(1, 0) });
    expect(table.has(0, 'vp')).toEqual({ vp: 10 });
  });
});

describe('it does not count where planet types or Gaia planets are counted', () => {
  test('not for the tracks of the final scoring', () => {
    const { state } = built();
    expect(progress(state, 0, 'gaia-planets')).toBe(0);
    expect(progress(state, 0, 'planet-types')).toBe(1);
    expect(progress(state, 1, 'gaia-planets')).toBe(1);
    expect(finalTilePoints(state, 0, 'gaia-planets')).toBe(6);
  });

  test('not when the booster for Gaia planets is returned', () => {
    const table = built({ booster: 'booster-vp-gaia-planet' }).turn();
    table.pick({ do: 'pass', booster: 'ore-knowledge' });
    expect(table.has(0, 'vp')).toEqual({ vp: 10 });
  });

  test('not when the tile for planet types scores on passing', () => {
    const table = built({ advanced: ['pass-vp-planet-type'] }).turn();
    table.pick({ do: 'pass', booster: 'ore-knowledge' });
    expect(table.has(0, 'vp')).toEqual({ vp: 11 });
  });

  test('not on level 5 of Gaia Project', () => {
    const table = built({
      knowledge: 4,
      research: [0, 0, 0, 4, 0, 0],
      tokens: ['vp-7-ore'],
      green: 1,
    }).turn();
    table.pick({ do: 'research', area: 'gaia-project' });
    expect(table.has(0, 'vp')).toEqual({ vp: 14 });
  });

  test('not for the Q.I.C. action for planet types', () => {
    const table = built({ qic: 2 }).turn().pick({ do: 'board', action: 'planet-types' });
    expect(table.has(0, 'vp')).toEqual({ vp: 14 });
  });

  test('not for the tech tiles that count planet types and Gaia planets when they are gained', () => {
    const table = built();
    expect(count(table.state, 0, 'gaia-planet')).toBe(0);
    expect(count(table.state, 0, 'planet-type')).toBe(1);
    table.run({ do: 'tech.tile', seat: 0 } as never).pick('knowledge-per-planet-type');
    expect(table.has(0, 'knowledge')).toEqual({ knowledge: 1 });
  });
});

describe('in all else it is a mine', () => {
  test('it counts as a mine, as a structure, and in its sector', () => {
    const { state } = built();
    expect(count(state, 0, 'mine')).toBe(2);
    expect(progress(state, 0, 'structures')).toBe(2);
    expect(progress(state, 0, 'sectors')).toBe(1);
  });

  test('it cannot be upgraded, and the mine that stands alone can', () => {
    const table = built();
    Object.assign(table.state.players[0]!, { ore: 15, credits: 30 });
    expect(upgradesOf(table.state, 0)).toEqual([{ do: 'upgrade', at: table.hex(0, 0), to: 2 }]);
  });
});
