/** Standard projects and conversions: what they cost and need, and whether anything would come of them. */
import { describe, expect, test } from 'vitest';
import { conversionsOf, positionOf, projectsOf } from '../../src/advice/index.ts';
import { areas } from '../../src/data/map.ts';
import { terraformingMars } from '../../src/index.ts';
import { type Position, type Surroundings, scenario } from '../support/scenario.ts';

const seen = (mine: Position, around: Surroundings = {}) =>
  positionOf(terraformingMars.view(scenario([mine, {}], around).state, 0));
const projects = (mine: Position, around: Surroundings = {}) => projectsOf(seen(mine, around), 0);
/** Every area of land with a greenery of the second player. */
const fullLand = Object.fromEntries(
  areas.flatMap(({ id, kind }) => (kind === 'land' ? [[id, ['greenery', 1] as const]] : [])),
);

describe('standard projects', () => {
  test('are told in the order of the board, with what is missing for each', () => {
    expect(projects({ stock: { megacredits: 17, steel: 9, titanium: 9, heat: 9 } })).toMatchObject([
      { project: 'power-plant', printed: 11, cost: 11, short: 0 },
      { project: 'asteroid', printed: 14, cost: 14, short: 0 },
      { project: 'aquifer', printed: 18, cost: 18, short: 1 },
      { project: 'greenery', printed: 23, cost: 23, short: 6 },
      { project: 'city', printed: 25, cost: 25, short: 8 },
    ]);
  });

  test('cost Thorgate less for energy, and heat helps Helion', () => {
    expect(projects({ corporation: 'thorgate', stock: { megacredits: 7 } })).toMatchObject([
      { project: 'power-plant', printed: 11, cost: 8, short: 1 },
      { project: 'asteroid', printed: 14, cost: 14, short: 7 },
      {},
      {},
      {},
    ]);
    expect(projects({ corporation: 'helion', stock: { megacredits: 7, heat: 5 } })[0]).toMatchObject({
      cost: 11,
      short: 0,
    });
  });

  test('are in vain where their track is full', () => {
    const vain = (around: Surroundings) => projects({}, around).map(({ inVain }) => inVain);
    expect(vain({})).toEqual([false, false, false, false, false]);
    expect(vain({ temperature: 8, oceans: 9, oxygen: 14 })).toEqual([false, true, true, false, false]);
    expect(projects({}, { temperature: 8 })[1]?.yields).toEqual([
      { brings: 'steps', track: 'temperature', amount: 0 },
    ]);
  });

  test('with a tile need an area for it', () => {
    const room = (around: Surroundings) => projects({}, around).map(({ hasRoom }) => hasRoom);
    expect(room({})).toEqual([true, true, true, true, true]);
    expect(room({ tiles: fullLand })).toEqual([true, true, true, false, false]);
    // An aquifer may be paid for in vain, even where no area is left for it.
    const wet = areas.filter(({ kind }) => kind === 'ocean').map(({ id }) => id);
    const tiles = Object.fromEntries(wet.slice(9).map((id) => [id, ['greenery', 1] as const]));
    expect(room({ tiles, oceans: 9 })).toEqual([true, true, true, true, true]);
  });
});

describe('conversions', () => {
  test('need eight plants or eight heat, and seven plants for EcoLine', () => {
    expect(conversionsOf(seen({ stock: { plants: 7, heat: 7 } }), 0)).toEqual([
      { convert: 'plants', has: 7, needs: 8, open: false, isFull: false },
      { convert: 'heat', has: 7, needs: 8, open: false, isFull: false },
    ]);
    expect(conversionsOf(seen({ corporation: 'ecoline', stock: { plants: 7, heat: 8 } }), 0)).toEqual([
      { convert: 'plants', has: 7, needs: 7, open: true, isFull: false },
      { convert: 'heat', has: 8, needs: 8, open: true, isFull: false },
    ]);
  });

  test('tell when their track is full, and stay open all the same', () => {
    const plenty = { stock: { plants: 9, heat: 9 } };
    expect(conversionsOf(seen(plenty, { oxygen: 14 }), 0)).toMatchObject([
      { open: true, isFull: true },
      { open: true, isFull: false },
    ]);
    expect(conversionsOf(seen(plenty, { temperature: 8 }), 0)).toMatchObject([
      { open: true, isFull: false },
      { open: true, isFull: true },
    ]);
  });

  test('of plants need an area', () => {
    expect(conversionsOf(seen({ stock: { plants: 9 } }, { tiles: fullLand }), 0)[0]?.open).toBe(false);
  });
});
