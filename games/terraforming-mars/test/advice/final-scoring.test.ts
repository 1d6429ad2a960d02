/** The final scoring, tile by tile. */
import { expect, test } from 'vitest';
import { positionOf, scoredCities, scoredGreeneries, scoreOf } from '../../src/advice/index.ts';
import { spaceById } from '../../src/data/map.ts';
import { terraformingMars } from '../../src/index.ts';
import { scenario } from '../support/scenario.ts';

const table = scenario([{}, {}], {
  tiles: {
    G4: ['city', 0],
    G5: ['greenery', 1],
    H4: ['greenery', 0],
    C3: ['capital', 1],
    C4: ['greenery', 0],
    E8: ['city', 1],
    F3: ['mohole-area', 0],
    I1: ['city'],
    I2: ['greenery'],
    E4: ['ocean'],
    phobos: ['city', 0],
  },
  claims: { B1: 1 },
});
const position = positionOf(terraformingMars.view(table.state, 0));
const tile = (seat: number, area: string, points: number) => ({
  seat,
  space: spaceById(area)!,
  area,
  points,
});

test('a greenery is worth a point to its owner, and a neutral one to nobody', () => {
  expect(scoredGreeneries(position)).toEqual([tile(0, 'C4', 1), tile(1, 'G5', 1), tile(0, 'H4', 1)]);
});

test('a city is worth a point for each greenery next to it, whosever; without any it is not listed', () => {
  expect(scoredCities(position)).toEqual([tile(1, 'C3', 1), tile(0, 'G4', 2)]);
});

test('tile by tile it comes to what the score says', () => {
  for (const seat of [0, 1]) {
    const { greenery, city } = scoreOf(position, seat);
    const sum = (tiles: ReturnType<typeof scoredCities>): number =>
      tiles.reduce((points, each) => (each.seat === seat ? points + each.points : points), 0);
    expect([sum(scoredGreeneries(position)), sum(scoredCities(position))]).toEqual([greenery, city]);
  }
});
