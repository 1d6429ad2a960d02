import { winners } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { AUTOMA, HUMAN } from '../../src/automa/state.ts';
import { gaiaProject } from '../../src/game.ts';
import { finalTilePoints, progress, scoreGame } from '../../src/rules/scoring.ts';
import { playerAt } from '../../src/state.ts';
import { type Duel, duel } from './support.ts';

const nine = [
  [-2, 5, 'mine'],
  [-3, -3, 'mine'],
  [-4, -2, 'mine'],
  [-1, -4, 'mine'],
  [-4, 6, 'mine'],
  [-1, 5, 'mine'],
  [1, 4, 'mine'],
  [2, 2, 'trading-station'],
  [3, 3, 'trading-station'],
] as const;

describe('the final scoring tiles', () => {
  test('structures in federations: all of the Automa’s but one', () => {
    const table = duel({ automa: nine, finalTiles: ['structures-in-federations', 'sectors'] });
    expect(progress(table.state, AUTOMA, 'structures-in-federations')).toBe(8);
    expect(progress(duel({ automa: [] }).state, AUTOMA, 'structures-in-federations')).toBe(0);
  });

  test('satellites: those that were counted', () => {
    const table = duel({ finalTiles: ['satellites', 'sectors'] });
    table.automa.satellites = 5;
    expect(progress(table.state, AUTOMA, 'satellites')).toBe(5);
  });

  test('all others as for anybody', () => {
    const table = duel({ automa: nine });
    expect(progress(table.state, AUTOMA, 'structures')).toBe(9);
    // Swamp, desert, terra, volcanic and Gaia.
    expect(progress(table.state, AUTOMA, 'planet-types')).toBe(5);
    expect(progress(table.state, AUTOMA, 'gaia-planets')).toBe(2);
    expect(progress(table.state, AUTOMA, 'sectors')).toBe(3);
  });

  test('rank human, Automa and neutral marker, and whoever is level shares', () => {
    const table = duel({ automa: nine, finalTiles: ['structures-in-federations', 'structures'] });
    // Neutral 10 is first; the Automa has 8, and the human none.
    expect(finalTilePoints(table.state, AUTOMA, 'structures-in-federations')).toBe(12);
    expect(finalTilePoints(table.state, HUMAN, 'structures-in-federations')).toBe(6);
    const alone = duel({ automa: nine.slice(0, 1), finalTiles: ['structures-in-federations', 'structures'] });
    expect(finalTilePoints(alone.state, AUTOMA, 'structures-in-federations')).toBe(9);
    expect(finalTilePoints(alone.state, HUMAN, 'structures-in-federations')).toBe(9);
  });
});

describe('the end', () => {
  const ended = (position: Duel, human: number) => {
    const table = duel(position);
    playerAt(table.state, HUMAN).vp = human;
    playerAt(table.state, HUMAN).points[0] = human;
    scoreGame(table.state, { emit: (event) => table.events.push(event) });
    return { table, outcome: gaiaProject.outcome(table.state)! };
  };
  const levels = { terraforming: 3, navigation: 4, economy: 5, science: 2 } as const;

  test('four points for each level from 3 on, nothing for resources', () => {
    const { table } = ended({ research: levels }, 10);
    const scored = table.told('score').filter(({ seat }) => seat === AUTOMA);
    expect(scored.find(({ what }) => what === 'research-levels')?.amount).toBe(24);
    expect(scored.some(({ what }) => what === 'resources')).toBe(false);
  });

  test('on Alptrauma one more for each tile, and one for all levels together (O3)', () => {
    const gains = (position: Duel): number =>
      ended({ ...position, difficulty: 'alptrauma' }, 10).table.rival.points.at(-1) ?? 0;
    expect(gains({ research: levels })).toBe(3);
    expect(gains({})).toBe(2);
  });

  test('more points win, fewer lose, equal ones are a draw', () => {
    const results = [-1, 0, 1].map((ahead) => {
      const { outcome } = ended({}, 10);
      const { table } = ended({}, 10 + outcome.rival!.score - outcome.standings[0]!.score + ahead);
      return gaiaProject.outcome(table.state)!;
    });
    expect(results.map(({ lost, drawn }) => [lost?.key, drawn?.key])).toEqual([
      ['gaia.automa.lost', undefined],
      [undefined, 'gaia.automa.drawn'],
      [undefined, undefined],
    ]);
    expect(results.map(winners)).toEqual([[], [], [HUMAN]]);
    for (const { standings, rival } of results) {
      expect(standings.map(({ seat }) => seat)).toEqual([HUMAN]);
      expect(rival?.breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(rival?.score);
    }
  });

  test('the score so far tells what is still to come apart', () => {
    const table = duel({ research: levels }).turn(7, 10);
    const preview = gaiaProject.preview(table.state, 'spectator')!;
    const lines = preview.rival!.breakdown.map(({ source, points, atEnd }) => [
      source.key,
      points,
      atEnd ?? false,
    ]);
    expect(lines).toContainEqual(['gaia.points.decision-cards', 3, false]);
    expect(lines).toContainEqual(['gaia.points.research-levels', 24, true]);
  });
});

describe('level 5 of the Automa (O6)', () => {
  test('places no Lost Planet and takes no token', () => {
    const table = duel({ research: { navigation: 4 }, tilesGone: ['navigation'] });
    table.state.terraformingToken = 'vp-7-ore';
    table.part({ do: 'research', area: 'highest' }, 1);
    expect(table.told('advance')).toMatchObject([{ what: 'navigation', amount: 5 }]);
    expect(table.asked).toBeUndefined();
    expect(table.state.lostPlanet).toBe(-1);
    const terraforming = duel({ research: { terraforming: 4 }, tilesGone: ['terraforming'] });
    terraforming.state.terraformingToken = 'vp-7-ore';
    terraforming.part({ do: 'research', area: 'highest' }, 1);
    expect(terraforming.state.terraformingToken).toBe('vp-7-ore');
    expect(terraforming.rival.tokens).toEqual([]);
  });
});

describe('Transdim planets (O8, O9)', () => {
  test('of the Automa are Gaia planets from then on, as many as there are', () => {
    const table = duel({ faction: 'terrans', automa: [[-1, 2, 'mine']], people: [[5, -6, 'mine']] });
    for (let i = 0; i < 3; i++) table.part({ do: 'mine', range: 4, first: 'transdim' }, 4);
    expect(progress(table.state, AUTOMA, 'gaia-planets')).toBe(3);
    expect(progress(table.state, AUTOMA, 'planet-types')).toBe(2);
  });
});
