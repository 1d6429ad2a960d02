/** Tech tiles as the research board shows them: where they lie, what they bring, what they need. */
import { describe, expect, test } from 'vitest';
import { techTiles } from '../../src/advice/index.ts';
import type { TileId } from '../../src/data/tech-tiles.ts';
import { type Position, scenario, type Table } from '../support/scenario.ts';

const map = {
  radius: 4,
  planets: [
    [0, 0, 'terra'],
    [1, 0, 'oxide'],
    [0, 3, 'swamp'],
  ],
} as const;

const table = (own: Partial<Position> = {}): Table =>
  scenario([{ faction: 'terrans', on: [[0, 0, 'mine']], ...own }, { faction: 'xenos' }], { map });

const tileOf = (at: Table, id: TileId) => techTiles(at.state, 0).find(({ tile }) => tile === id);

describe('the tiles of the research board', () => {
  test('six lie under the areas, three below them, and an advanced one at the top of each area', () => {
    const areas = [
      'terraforming',
      'navigation',
      'artificial-intelligence',
      'gaia-project',
      'economy',
      'science',
    ];
    const said = techTiles(table().state, 0);
    expect(said.map(({ kind, area, step }) => [kind, area, step])).toEqual([
      ...areas.map((area) => ['standard', area, area]),
      ...[1, 2, 3].map(() => ['standard', undefined, 'any']),
      ...areas.map((area) => ['advanced', area, 'any']),
    ]);
  });

  test('an advanced tile that somebody has taken is gone', () => {
    const at = table();
    at.state.advancedTiles[1] = null;
    const left = techTiles(at.state, 0);
    expect(left).toHaveLength(14);
    expect(left.filter(({ kind }) => kind === 'advanced').map(({ area }) => area)).not.toContain(
      'navigation',
    );
  });

  test('a tile is owned once, and says nothing of what it would bring', () => {
    const tile = tileOf(table({ standard: ['seven-vp'] }), 'seven-vp');
    expect(tile).toMatchObject({ closed: { why: 'owned' }, consequences: undefined });
  });

  test('a tile brings what is printed on it, before the step', () => {
    const at = table({ research: [0, 0, 0, 0, 0, 0] });
    expect(tileOf(at, 'ore-and-qic')).toMatchObject({
      closed: undefined,
      consequences: { gained: { ore: 1, qic: 1 }, asked: 'research.area' },
    });
    expect(tileOf(at, 'knowledge-and-credit-income')?.consequences?.income).toEqual({
      knowledge: 1,
      credits: 1,
    });
  });

  test('tiles that score on passing say what they would score now', () => {
    const at = table({
      on: [
        [0, 0, 'research-lab'],
        [1, 0, 'research-lab'],
        [0, 3, 'mine'],
      ],
    });
    // Three points for each research lab.
    expect(tileOf(at, 'pass-vp-lab')?.passPoints).toBe(6);
    expect(tileOf(at, 'mine-vp')?.passPoints).toBe(0);
    expect(tileOf(at, 'seven-vp')?.passPoints).toBe(0);
  });
});

describe('an advanced tile', () => {
  const ready: Partial<Position> = { research: [4, 0, 4, 0, 0, 0], green: 1 };

  test('covers one of the standard tiles that are not covered yet', () => {
    const at = table({
      ...ready,
      standard: ['seven-vp', 'ore-and-qic', 'gaia-mine-vp'],
      covered: ['gaia-mine-vp'],
    });
    expect(tileOf(at, 'mine-vp')?.covers).toEqual(['seven-vp', 'ore-and-qic']);
    expect(tileOf(at, 'four-credits-income')?.covers).toEqual([]);
  });

  test.each([
    ['one tile', ['seven-vp']],
    ['either of two', ['seven-vp', 'ore-and-qic']],
  ] as const)('brings the same whether it covers %s', (_, standard) => {
    const at = table({ ...ready, standard: [...standard] });
    // Two points for each mine; a mine is on the map.
    const taken = tileOf(at, 'vp-per-mine');
    expect(taken).toMatchObject({
      closed: undefined,
      consequences: {
        scored: [{ points: 'advanced-tiles', source: 'vp-per-mine', vp: 2 }],
        asked: 'research.area',
      },
    });
  });

  test('ends the income of the tile that it covers', () => {
    const at = table({ ...ready, standard: ['four-credits-income'] });
    expect(tileOf(at, 'mine-vp')?.consequences?.income).toEqual({ credits: -4 });
  });
});
