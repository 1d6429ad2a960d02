/** What areas of Mars bring for a tile: at once, in points, and in room for greenery. */
import { describe, expect, test } from 'vitest';
import {
  areaAdvice,
  areasFor,
  placementIn,
  pointsGiven,
  positionOf,
  roomBesideCities,
} from '../../src/advice/index.ts';
import { spaceById } from '../../src/data/map.ts';
import { terraformingMars } from '../../src/index.ts';
import type { MarsTask } from '../../src/tasks.ts';
import { cardNamed, scenario, type Table } from '../support/scenario.ts';

const seenBy = ({ state }: Table, seat = 0) => positionOf(terraformingMars.view(state, seat));
const area = (id: string): number => spaceById(id)!;

describe('the points of a tile', () => {
  test('come from the cities beside it where its card says so', () => {
    const table = scenario([{}, {}], {
      tiles: { G3: ['city', 0], G5: ['city', 1] },
      claims: { H3: 1 },
    });
    const source = cardNamed('commercial-district');
    const told = areaAdvice(seenBy(table), 0, 'commercial-district', area('G4'), source);
    expect(told).toMatchObject({
      points: 2,
      pointsFrom: { tile: 0, cities: 0, greeneries: 0, card: 2 },
      pointsForOthers: 0,
      oceans: 0,
      gain: {},
    });
    // Of its six neighbours two have tiles, and one is claimed.
    expect(told.room).toBe(3);
    expect(areaAdvice(seenBy(table), 0, 'commercial-district', area('G4')).points).toBe(0);
  });

  test('come from greeneries, anybody’s, beside a city, and for the capital from oceans too', () => {
    const table = scenario([{}, {}], {
      tiles: { E4: ['ocean'], E5: ['ocean'], C3: ['greenery', 0], D3: ['greenery', 1], C4: ['city', 1] },
    });
    const capital = areaAdvice(seenBy(table), 0, 'capital', area('D4'), cardNamed('capital'));
    expect(capital).toMatchObject({
      points: 4,
      pointsFrom: { tile: 0, cities: 0, greeneries: 2, card: 2 },
      gain: { plants: 1, megacredits: 4 },
      oceans: 2,
      room: 1,
    });
    expect(areaAdvice(seenBy(table), 0, 'city', area('D4'))).toMatchObject({
      points: 2,
      pointsFrom: { tile: 0, cities: 0, greeneries: 2, card: 0 },
    });
    expect(areaAdvice(seenBy(table), 0, 'natural-preserve', area('D4')).points).toBe(0);
  });

  test('come from own cities beside a greenery; those of others count for them, and neutral ones for nobody', () => {
    const table = scenario([{}, {}], {
      tiles: { G3: ['city', 0], F4: ['city', 1], F5: ['city', 1], H4: ['city'] },
    });
    const greenery = areaAdvice(seenBy(table), 0, 'greenery', area('G4'));
    expect(greenery).toMatchObject({
      points: 2,
      pointsFrom: { tile: 1, cities: 1, greeneries: 0, card: 0 },
      pointsForOthers: 2,
    });
    expect(areaAdvice(seenBy(table, 1), 1, 'greenery', area('G4'))).toMatchObject({
      points: 3,
      pointsForOthers: 1,
    });
    expect(areaAdvice(seenBy(table), 0, 'city', area('G4')).pointsForOthers).toBe(0);
  });
});

test('areas kept for oceans, lakes and neutral tiles are no room for greenery', () => {
  const lake = scenario([{}, {}], { tiles: { G5: ['ocean'], H3: ['city'] } });
  expect(areaAdvice(seenBy(lake), 0, 'city', area('G4')).room).toBe(4);
  const table = scenario([{}, {}]);
  expect(areaAdvice(seenBy(table), 0, 'city', area('D4')).room).toBe(4);
  expect(areaAdvice(seenBy(table), 0, 'city', area('G4')).room).toBe(6);
});

test('a tile tells which cards it sets off, one’s own with what they bring, and those of others', () => {
  const table = scenario([{ corporation: 'tharsis-republic' }, { played: ['rover-construction', 'mine'] }]);
  const tharsis = cardNamed('tharsis-republic');
  expect(areaAdvice(seenBy(table), 0, 'city', area('G4'))).toMatchObject({
    setsOff: [
      { card: tharsis, yields: [{ brings: 'production', of: 'megacredits', amount: 1 }] },
      { card: tharsis, yields: [{ brings: 'stock', of: 'megacredits', amount: 3 }] },
    ],
    setsOffOthers: [{ seat: 1, card: cardNamed('rover-construction') }],
  });
  // What only its owner's cities set off is not set off by a city of another.
  expect(areaAdvice(seenBy(table, 1), 1, 'city', area('G4'))).toMatchObject({
    setsOff: [{ card: cardNamed('rover-construction') }],
    setsOffOthers: [{ seat: 0, card: tharsis }],
  });
  expect(areaAdvice(seenBy(table), 0, 'greenery', area('G4'))).toMatchObject({
    setsOff: [],
    setsOffOthers: [],
  });
});

test('all areas for a tile are those that the question offers', () => {
  const table = scenario([{ hand: ['mining-area'], stock: { megacredits: 20 } }, {}], {
    tiles: { H2: ['city', 0] },
  });
  const mining = areasFor(
    seenBy(table),
    0,
    'mining-area',
    'metal-bonus-next-to-own',
    cardNamed('mining-area'),
  );
  expect(mining.map(({ space, gain }) => ({ space, gain }))).toEqual([
    { space: area('H1'), gain: { steel: 2 } },
    { space: area('I1'), gain: { steel: 1 } },
    { space: area('I2'), gain: { steel: 2 } },
  ]);
  expect(table.play('mining-area').areas).toEqual(['H1', 'I1', 'I2']);
});

test('the room beside one’s cities counts an area for each of them', () => {
  const around = {
    tiles: { G4: ['city', 0], G6: ['city', 0], B4: ['city', 1], F2: ['greenery', 0] },
  } as const;
  // G4 has six free neighbours; two of the six of G6 are kept for oceans; G5 is next to both.
  expect(roomBesideCities(seenBy(scenario([{}, {}], around)), 0)).toBe(10);
  const claimed = scenario([{}, {}], { ...around, claims: { G5: 1 } });
  expect(roomBesideCities(seenBy(claimed), 0)).toBe(8);
  // One of the six neighbours of B4 is kept for an ocean.
  expect(roomBesideCities(seenBy(claimed), 1)).toBe(5);
});

test('points given are those that own greeneries are worth to cities of others', () => {
  const table = scenario([{}, {}, {}], {
    tiles: {
      G4: ['city', 1],
      G6: ['city', 0],
      H4: ['city', 2],
      G5: ['greenery', 0],
      G3: ['greenery', 1],
      F3: ['city', 2],
      H3: ['mohole-area', 0],
    },
  });
  expect([0, 1, 2].map((seat) => pointsGiven(seenBy(table), seat))).toEqual([2, 1, 0]);
});

describe('what a question places', () => {
  const rich = { stock: { megacredits: 60, plants: 8 } };

  test('is a tile, of a card or of the board', () => {
    const table = scenario([{ ...rich, hand: ['restricted-area'] }, {}]);
    expect(placementIn(table.question)).toBeUndefined();
    table.pick({ do: 'project', project: 'greenery' });
    expect(placementIn(table.question)).toEqual({ tile: 'greenery', source: undefined, final: false });
    const played = scenario([{ ...rich, hand: ['restricted-area'] }, {}]).play('restricted-area');
    expect(placementIn(played.question)).toEqual({
      tile: 'restricted-area',
      source: cardNamed('restricted-area'),
      final: false,
    });
  });

  test('is a marker where an area is claimed', () => {
    const table = scenario([{ ...rich, hand: ['land-claim'] }, {}]).play('land-claim');
    expect(placementIn(table.question)).toEqual({
      tile: undefined,
      source: cardNamed('land-claim'),
      final: false,
    });
  });

  test('is a greenery when plants are converted for the last time', () => {
    const last: MarsTask = { do: 'final.next', turn: 0 };
    const table = scenario([rich, {}], { next: last });
    expect(placementIn(table.question)).toEqual({ tile: 'greenery', source: undefined, final: true });
  });

  test('is nothing where another effect is asked about', () => {
    const fish = { hand: ['fish'], production: { plants: 1 }, stock: { megacredits: 60 } };
    const table = scenario([fish, { production: { plants: 1 } }], { temperature: 2 }).play('fish');
    expect(table.asked).toBe('production.lower');
    expect(placementIn(table.question)).toBeUndefined();
  });
});
