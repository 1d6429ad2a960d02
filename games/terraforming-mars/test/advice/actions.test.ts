/** What stands in the way of using a card, or not, and what using it brings. */
import { describe, expect, test } from 'vitest';
import { actionsOf, positionOf } from '../../src/advice/index.ts';
import { terraformingMars } from '../../src/index.ts';
import { cardNamed, type Position, scenario } from '../support/scenario.ts';

/** The ways to use what the first player has, and what another has besides. */
const waysOf = (mine: Position, theirs: Position = {}) =>
  actionsOf(positionOf(terraformingMars.view(scenario([mine, theirs]).state, 0)), 0);
const missingFor = (mine: Position, theirs: Position = {}) =>
  waysOf(mine, theirs).map(({ missing }) => missing);

describe('what an action misses', () => {
  test('is a step of production where that is the cost', () => {
    expect(missingFor({ played: ['equatorial-magnetizer'] })).toEqual([
      { missing: 'production', of: 'energy', by: 1 },
    ]);
    expect(missingFor({ played: ['equatorial-magnetizer'], production: { energy: 1 } })).toEqual([undefined]);
  });

  test('is counted in cubes on the card itself, and in resources of the stock', () => {
    expect(missingFor({ played: ['regolith-eaters'], on: { 'regolith-eaters': 1 } })).toEqual([
      { missing: 'cubes', kind: 'microbe', by: 1 },
      undefined,
    ]);
    expect(missingFor({ played: ['physics-complex'], stock: { energy: 5 } })).toEqual([
      { missing: 'stock', of: 'energy', by: 1 },
    ]);
  });

  test('is told in M€ after the metal that may help, and only that', () => {
    const metals = { megacredits: 1, steel: 2, titanium: 1 };
    expect(missingFor({ played: ['aquifer-pumping'], stock: metals })).toEqual([
      { missing: 'stock', of: 'megacredits', by: 3 },
    ]);
    expect(missingFor({ played: ['water-import-from-europa'], stock: metals })).toEqual([
      { missing: 'stock', of: 'megacredits', by: 8 },
    ]);
    expect(missingFor({ played: ['underground-detonations'], stock: metals })).toEqual([
      { missing: 'stock', of: 'megacredits', by: 9 },
    ]);
  });

  test('is one energy where any amount would do', () => {
    expect(missingFor({ played: ['power-infrastructure'] })).toEqual([
      { missing: 'stock', of: 'energy', by: 1 },
    ]);
    expect(missingFor({ played: ['power-infrastructure'], stock: { energy: 1 } })).toEqual([undefined]);
  });

  test('is an animal of anybody’s for predators', () => {
    expect(missingFor({ played: ['predators'] })).toEqual([{ missing: 'prey', kind: 'animal' }]);
    expect(missingFor({ played: ['predators'] }, { played: ['fish'], on: { fish: 1 } })).toEqual([undefined]);
  });

  test('is a rise of the rating in this generation, and then M€', () => {
    const initiative = { corporation: 'united-nations-mars-initiative', stock: { megacredits: 1 } };
    expect(missingFor(initiative)).toEqual([{ missing: 'rating' }]);
    expect(missingFor({ ...initiative, rated: true })).toEqual([
      { missing: 'stock', of: 'megacredits', by: 2 },
    ]);
    expect(missingFor({ ...initiative, rated: true, stock: { megacredits: 3 } })).toEqual([undefined]);
  });

  test('is another card for microbes where there is a better way to use this one', () => {
    expect(missingFor({ played: ['extreme-cold-fungus'] })).toEqual([undefined, { missing: 'holder' }]);
    expect(missingFor({ played: ['extreme-cold-fungus', 'tardigrades'] })).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is nothing that is worth telling once the card has been used', () => {
    expect(waysOf({ played: ['physics-complex'], used: ['physics-complex'] })).toMatchObject([
      { card: cardNamed('physics-complex'), way: 0, used: true, open: false, missing: undefined },
    ]);
    expect(waysOf({ played: ['tardigrades'], used: ['tardigrades'] })).toMatchObject([
      { used: true, open: false, missing: undefined },
    ]);
  });
});

test('each way of a card brings its own', () => {
  expect(
    waysOf({ played: ['electro-catapult', 'ironworks'], stock: { plants: 1, energy: 4 } }),
  ).toMatchObject([
    { way: 0, open: true, used: false, yields: [{ brings: 'stock', of: 'megacredits', amount: 7 }] },
    { way: 1, open: false, used: false, missing: { missing: 'stock', of: 'steel', by: 1 } },
    {
      way: 0,
      open: true,
      yields: [
        { brings: 'steps', track: 'oxygen', amount: 1 },
        { brings: 'stock', of: 'steel', amount: 1 },
      ],
    },
  ]);
});
