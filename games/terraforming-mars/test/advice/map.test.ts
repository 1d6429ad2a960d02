/** The planet as it is drawn. */
import { describe, expect, test } from 'vitest';
import {
  besideMars,
  marsAreas,
  parametersOf,
  positionOf,
  spaceById,
  stepsMade,
  tileOn,
  tracks,
} from '../../src/advice/index.ts';
import { terraformingMars } from '../../src/index.ts';
import { scenario } from '../support/scenario.ts';

describe('the areas', () => {
  test('of Mars lie in nine rows of five to nine and back to five', () => {
    const rows = [5, 6, 7, 8, 9, 8, 7, 6, 5];
    expect(rows.map((_, row) => marsAreas.filter((area) => area.row === row).length)).toEqual(rows);
    expect(marsAreas.map(({ space }) => space)).toEqual(Array.from({ length: 61 }, (_, space) => space));
    expect(marsAreas[0]).toMatchObject({ id: 'A1', row: 0, column: 4, bonus: { steel: 2 } });
    expect(marsAreas[60]).toMatchObject({ id: 'I5', row: 8, column: 12, kind: 'ocean' });
  });

  test('beside it are kept for Ganymede and Phobos, which touch nothing', () => {
    expect(besideMars).toMatchObject([
      { id: 'ganymede', space: 61, neighbours: [] },
      { id: 'phobos', space: 62, neighbours: [] },
    ]);
    for (const { id, space } of besideMars) expect(spaceById(id)).toBe(space);
  });

  test('show the tile that lies on them', () => {
    const { state } = scenario([{}, {}], {
      tiles: { G4: ['city', 0], E4: ['ocean'], F3: ['mohole-area', 1] },
    });
    const view = terraformingMars.view(state, 0);
    expect(['G4', 'E4', 'F3', 'G5'].map((id) => tileOn(view, spaceById(id)!))).toEqual([
      'city',
      'ocean',
      'mohole-area',
      undefined,
    ]);
  });
});

describe('the tracks', () => {
  test('have nineteen steps of temperature and fourteen of oxygen, some with a bonus', () => {
    expect(tracks.temperature).toEqual({
      start: -30,
      goal: 8,
      steps: 19,
      bonuses: [
        { step: 3, brings: 'heat' },
        { step: 5, brings: 'heat' },
        { step: 15, brings: 'ocean' },
      ],
    });
    expect(tracks.oxygen).toEqual({
      start: 0,
      goal: 14,
      steps: 14,
      bonuses: [{ step: 8, brings: 'temperature' }],
    });
  });

  test('tell how many steps have been made', () => {
    const { state } = scenario([{}, {}], { temperature: -4, oxygen: 5, oceans: 3 });
    const view = terraformingMars.view(state, 0);
    expect([stepsMade(view, 'temperature'), stepsMade(view, 'oxygen')]).toEqual([13, 5]);
    expect(parametersOf(positionOf(view))).toEqual([
      { parameter: 'oxygen', start: 0, now: 5, goal: 14, steps: 14, made: 5 },
      { parameter: 'temperature', start: -30, now: -4, goal: 8, steps: 19, made: 13 },
      { parameter: 'oceans', start: 0, now: 3, goal: 9, steps: 9, made: 3 },
    ]);
  });
});
