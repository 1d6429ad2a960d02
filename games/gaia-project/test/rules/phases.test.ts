/** English rulebook: phase II, Gaia; special actions; pass; clean-up; game end and scoring. */
import { scoredSoFar, tellsEndApart } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { gaiaProject } from '../../src/game.ts';
import { count } from '../../src/rules/resources.ts';
import { progress, resourcePoints } from '../../src/rules/scoring.ts';
import { stationSpaces } from '../../src/rules/special.ts';
import { playerAt, STONE_IN_GAIA } from '../../src/state.ts';
import { type Position, scenario } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };

describe('the Gaia phase', () => {
  test('leaves a Transdim planet without a Gaiaformer as it is', () => {
    const table = scenario([{ faction: 'terrans' }, other], {
      map: {
        radius: 2,
        planets: [
          [0, 0, 'transdim'],
          [2, 0, 'transdim'],
        ],
      },
    }).planet([0, 0], 'transdim', 0);
    table.run({ do: 'gaia.start' } as never);
    expect(table.state.planets.slice(0, 2)).toEqual([7, 8]);
  });

  test('gives the Bal T’aks back the Gaiaformers of their Gaia area', () => {
    const table = scenario([{ faction: 'bal-taks', gaiaformers: 1 }, { faction: 'firaks' }]).turn();
    table.pick({ do: 'free', action: 'gaiaformer-to-qic' });
    expect(table.has(0, 'gaiaformers', 'formersInGaia', 'qic')).toEqual({
      gaiaformers: 0,
      formersInGaia: 1,
      qic: 1,
    });
    table.run({ do: 'gaia.start' } as never);
    expect(table.has(0, 'gaiaformers', 'formersInGaia')).toEqual({ gaiaformers: 1, formersInGaia: 0 });
  });

  test('returns the brainstone to area I with the other tokens', () => {
    const table = scenario([{ faction: 'taklons', gaia: 3, stone: STONE_IN_GAIA }, other]);
    table.run({ do: 'gaia.start' } as never);
    expect(table.has(0, 'one', 'gaia', 'stone')).toEqual({ one: 3, gaia: 0, stone: 1 });
  });

  test('lets others charge at once for a Lost Planet that the Itars find in it', () => {
    const table = scenario(
      [
        {
          faction: 'itars',
          gaia: 4,
          research: [0, 4, 0, 0, 0, 0],
          tokens: ['vp-7-ore'],
          green: 1,
          on: [[0, 0, 'planetary-institute']],
        },
        { ...other, one: 2, on: [[2, 0, 'mine']] },
      ],
      {
        map: {
          radius: 3,
          planets: [
            [0, 0, 'ice'],
            [2, 0, 'volcanic'],
          ],
        },
      },
    ).run({ do: 'gaia.start' } as never);
    table.pick('tile').pick('knowledge-per-planet-type').pick('navigation').pick(table.hex(1, 0));
    expect(table.asked).toEqual({ do: 'charge.accept', seat: 1 });
  });
});

describe('special actions', () => {
  const charger: Position = {
    faction: 'firaks',
    one: 9,
    standard: ['charge-four-action'],
  };

  test('are there once a round, and again in the next', () => {
    const table = scenario([charger, other], { roundTiles: ['mine', 'mine'] }).turn();
    table.pick({ do: 'special', action: 'charge-four-action' });
    expect(table.has(0, 'two')).toEqual({ two: 4 });
    expect(table.turn().options('special')).toEqual([]);
    table.state.passed = [0, 1];
    table.run({ do: 'round.end' } as never);
    expect(table.turn().options('special')).toEqual([{ do: 'special', action: 'charge-four-action' }]);
  });

  const ivits = (more: Partial<Position> = {}) =>
    scenario([{ faction: 'ivits', on: [[0, 0, 'planetary-institute']], ...more }, other], {
      map: { radius: 1, planets: [[0, 0, 'oxide']] },
    });

  test('place a space station beside others, but not on one, nor on the Lost Planet', () => {
    const table = ivits();
    expect(stationSpaces(table.state, 0)).toHaveLength(6);
    playerAt(table.state, 0).stations.push(table.hex(1, 0));
    expect(stationSpaces(table.state, 0)).toHaveLength(5);
    table.state.lostPlanet = table.hex(0, 1);
    expect(stationSpaces(table.state, 0)).toHaveLength(4);
  });

  test('place no seventh space station', () => {
    const specials = (stations: number) => {
      const table = ivits();
      playerAt(table.state, 0).stations.push(...Array.from({ length: stations }, () => table.hex(1, 0)));
      return table.turn().options('special').length;
    };
    expect([5, 6].map(specials)).toEqual([1, 0]);
  });

  test('of the Bescods may advance only where their level is lowest', () => {
    const table = scenario([{ faction: 'bescods', research: [2, 1, 2, 2, 2, 2] }, other]).turn();
    table.pick({ do: 'special', action: 'advance-lowest' });
    expect(table.has(0, 'research')).toEqual({ research: [2, 2, 2, 2, 2, 2] });
  });
});

describe('power and Q.I.C. actions', () => {
  test('are taken by one player in a round, and free again in the next', () => {
    const rich: Position = { faction: 'firaks', three: 9 };
    const table = scenario([rich, { ...other, three: 9 }], { roundTiles: ['mine', 'mine'] }).turn();
    table.pick({ do: 'board', action: 'two-ore' });
    expect(table.turn(1).options('board')).not.toContainEqual({ do: 'board', action: 'two-ore' });
    table.state.passed = [0, 1];
    table.run({ do: 'round.end' } as never);
    expect(table.turn(1).options('board')).toContainEqual({ do: 'board', action: 'two-ore' });
  });

  test('score a federation token again only for whoever has one', () => {
    const options = (tokens: Position['tokens']) =>
      scenario([{ faction: 'firaks', qic: 3, tokens: tokens ?? [] }, other])
        .turn()
        .options('board');
    expect(options([])).not.toContainEqual({ do: 'board', action: 'rescore' });
    expect(options(['vp-12'])).toContainEqual({ do: 'board', action: 'rescore' });
  });
});

describe('passing', () => {
  test('scores the booster that goes back and the advanced tiles, and takes another', () => {
    const table = scenario([
      {
        faction: 'firaks',
        vp: 10,
        booster: 'booster-vp-lab',
        advanced: ['pass-vp-lab'],
        counts: [0, 0, 0, 2, 0, 0, 0],
      },
      other,
    ]).turn();
    table.pick({ do: 'pass', booster: 'ore-knowledge' });
    expect(table.has(0, 'vp', 'booster')).toEqual({ vp: 22, booster: 'ore-knowledge' });
    expect(table.state.boosters).toEqual(['credits-qic', 'ore-tokens', 'booster-vp-lab']);
  });
});

describe('federation tokens', () => {
  test('of twelve points are gray on both sides', () => {
    const table = scenario([{ faction: 'firaks', vp: 10 }, other]);
    const [twelve] = table.state.tokens;
    table.run({ do: 'federation.token', seat: 0, again: false } as never).pick('vp-12');
    expect(table.has(0, 'vp', 'green', 'tokens')).toEqual({ vp: 22, green: 0, tokens: ['vp-12'] });
    expect(table.state.tokens[0]).toBe(twelve! - 1);
  });

  test('score with the round tile however they are gained', () => {
    const table = scenario([{ faction: 'firaks', vp: 10 }, other], { roundTiles: ['federation-token'] });
    table.run({ do: 'federation.token', seat: 0, again: false } as never).pick('vp-12');
    expect(table.has(0, 'vp')).toEqual({ vp: 27 });
  });
});

describe('what is counted in the end', () => {
  test('space stations count as satellites', () => {
    const table = scenario([{ faction: 'ivits', satellites: [1, 2], stations: [3] }, other]);
    expect(progress(table.state, 0, 'satellites')).toBe(3);
  });

  test('every three credits, ore and knowledge together are a point, Q.I.C. and power are none', () => {
    const points = (more: Partial<Position>) =>
      resourcePoints(scenario([{ faction: 'firaks', ...more }, other]).state, 0);
    expect(points({ credits: 3, ore: 1, knowledge: 1 })).toBe(1);
    expect(points({ credits: 3, ore: 1, knowledge: 2, qic: 9, three: 9 })).toBe(2);
  });

  test('the Lost Planet counts as a mine', () => {
    const table = scenario([{ faction: 'firaks', counts: [0, 2, 0, 0, 0, 0, 0] }, other]);
    table.state.owners[table.state.owners.length - 1] = 0;
    expect(count(table.state, 0, 'mine')).toBe(3);
  });
});

describe('the score as it stands', () => {
  const scores = (table: ReturnType<typeof scenario>): readonly [soFar: number, total: number][] => {
    const { standings } = gaiaProject.preview(table.state, 'spectator')!;
    return standings.map((standing) => [scoredSoFar(standing), standing.score]);
  };

  test('is what has been scored, and apart from it what would come at the end', () => {
    const table = scenario([
      { faction: 'firaks', vp: 10, ore: 9, on: [[2, -1, 'mine']], research: [0, 0, 0, 0, 0, 3] },
      { faction: 'itars', vp: 7, on: [[1, 0, 'mine']] },
    ]).turn();
    // Both share the first two places for structures after the neutral eleven, and for satellites after the eight.
    expect(scores(table)).toEqual([
      [10, 10 + 9 + 9 + 4 + 3],
      [7, 7 + 9 + 9],
    ]);
  });

  test('does not fall by paying for a building, but what would come at the end may', () => {
    const table = scenario([
      { faction: 'firaks', vp: 10, ore: 15, credits: 30, on: [[2, -1, 'mine']] },
      { faction: 'itars', vp: 7, three: 4, on: [[1, 0, 'mine']] },
    ]).turn();
    const [before] = scores(table);
    table.pick({ do: 'upgrade', at: table.hex(2, -1), to: 2 });
    const [after] = scores(table);
    expect([before![0], after![0]]).toEqual([10, 10]);
    expect(after![1]).toBeLessThan(before![1]);
  });

  test('lists what has brought points, and nothing that has brought none', () => {
    const table = scenario([{ faction: 'firaks', vp: 10 }, other]).turn();
    const [standing] = gaiaProject.preview(table.state, 'spectator')!.standings;
    expect(standing!.breakdown!.map(({ source, points }) => [source.key, points])).toEqual([
      ['gaia.points.start', 10],
      ['gaia.points.final-tiles', 18],
    ]);
  });

  test('has nothing to come when the game is over', () => {
    const table = scenario([{ faction: 'firaks', vp: 10 }, other], { round: 6 });
    table.state.passed = [0, 1];
    table.run({ do: 'round.end' } as never);
    expect(tellsEndApart(gaiaProject.outcome(table.state)!)).toBe(false);
    expect(gaiaProject.preview(table.state, 0)).toEqual(gaiaProject.outcome(table.state));
  });
});
