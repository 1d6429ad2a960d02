import { describe, expect, test } from 'vitest';
import { type Amounts, cardNamed, type Position, scenario, type Table } from '../support/scenario.ts';

const stocks = (table: Table, amounts: Amounts): Amounts =>
  Object.fromEntries(
    (['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const)
      .filter((resource) => amounts[resource] !== undefined)
      .map((resource) => [resource, table.stock(0, resource)]),
  );
const usable = (mine: Position, theirs: Position = {}): string[] => scenario([mine, theirs]).usable;

describe('an action takes its cost and gives what it says', () => {
  test.each<[string, Amounts, Amounts]>([
    ['martian-rails', { energy: 3, megacredits: 1 }, { energy: 2, megacredits: 1 }],
    ['space-elevator', { steel: 2, megacredits: 1 }, { steel: 1, megacredits: 6 }],
    ['electro-catapult', { plants: 2, steel: 2, megacredits: 0 }, { plants: 1, steel: 2, megacredits: 7 }],
    ['ironworks', { energy: 5, steel: 0 }, { energy: 1, steel: 1 }],
    ['ore-processor', { energy: 4, titanium: 0 }, { energy: 0, titanium: 1 }],
    ['caretaker-contract', { heat: 9 }, { heat: 1 }],
    ['space-mirrors', { megacredits: 9, titanium: 5 }, { megacredits: 2, titanium: 5 }],
    ['restricted-area', { megacredits: 2 }, { megacredits: 0 }],
    ['security-fleet', { titanium: 3 }, { titanium: 2 }],
    ['extreme-cold-fungus', { plants: 0 }, { plants: 1 }],
  ])('%s', (card, before, after) => {
    const table = scenario([{ played: [card], stock: before }, {}]);
    expect(stocks(table.use(card), after)).toEqual(after);
    expect([table.asked, table.usable]).toEqual(['turn.action', []]);
  });

  test('a step of production may be the cost', () => {
    const magnetizer = { played: ['equatorial-magnetizer'], production: { energy: 2 } };
    const table = scenario([magnetizer, {}]).use('equatorial-magnetizer');
    expect([table.production(0, 'energy'), table.player(0).rating]).toEqual([1, 21]);
    expect(usable({ played: ['equatorial-magnetizer'] })).toEqual([]);
  });

  test('cubes on the card may be the cost, and there must be enough of them', () => {
    const eaters = (cubes: number): Table =>
      scenario([{ played: ['regolith-eaters'], on: { 'regolith-eaters': cubes } }, {}]);
    expect(eaters(1).usable).toHaveLength(1);
    expect(eaters(2).usable).toHaveLength(2);
    const table = eaters(3).use('regolith-eaters', 0);
    expect([table.cubes(0, 'regolith-eaters'), table.state.oxygen]).toEqual([1, 1]);
    expect(eaters(3).use('regolith-eaters', 1).cubes(0, 'regolith-eaters')).toBe(4);
  });

  test('only the metal that is named may help with M€', () => {
    const water = (stock: Amounts): string[] => usable({ played: ['water-import-from-europa'], stock });
    expect(water({ megacredits: 3, titanium: 3 })).toHaveLength(1);
    expect(water({ megacredits: 2, titanium: 3, steel: 9 })).toEqual([]);
    const pumping = (stock: Amounts): string[] => usable({ played: ['aquifer-pumping'], stock });
    expect(pumping({ megacredits: 2, steel: 3 })).toHaveLength(1);
    expect(pumping({ megacredits: 1, steel: 3, titanium: 9 })).toEqual([]);
    expect(usable({ played: ['space-mirrors'], stock: { megacredits: 6, steel: 9, titanium: 9 } })).toEqual(
      [],
    );
    const stock = { megacredits: 20, steel: 3, titanium: 4 };
    const asked = (card: string) => scenario([{ played: [card], stock }, {}]).use(card).question;
    expect(asked('water-import-from-europa')).toMatchObject({
      parts: [{ id: 'titanium' }, { id: 'megacredits' }],
    });
    expect(asked('aquifer-pumping')).toMatchObject({ parts: [{ id: 'steel' }, { id: 'megacredits' }] });
    expect(scenario([{ played: ['space-mirrors'], stock }, {}]).use('space-mirrors').asked).toBe(
      'turn.action',
    );
  });

  test('Power Infrastructure turns as much as one likes', () => {
    const table = scenario([{ played: ['power-infrastructure'], stock: { energy: 5 } }, {}]);
    table.use('power-infrastructure').pick(3);
    expect([table.stock(0, 'energy'), table.stock(0, 'megacredits')]).toEqual([2, 3]);
    expect(usable({ played: ['power-infrastructure'] })).toEqual([]);
  });
});

describe('a way to use a card', () => {
  test('that could only add to another card is left out where there is a better one and no such card', () => {
    expect(usable({ played: ['extreme-cold-fungus'] })).toHaveLength(1);
    expect(usable({ played: ['extreme-cold-fungus', 'fish'] })).toHaveLength(2);
    expect(usable({ played: ['extreme-cold-fungus', 'ants'] })).toHaveLength(2);
    // Alone on its card it may be used in vain.
    expect(usable({ played: ['symbiotic-fungus'] })).toEqual(['symbiotic-fungus']);
  });

  test('adds to the only card that can hold it, or asks', () => {
    const fungus = { played: ['extreme-cold-fungus', 'tardigrades'] };
    const one = scenario([fungus, {}]).use('extreme-cold-fungus', 1);
    expect([one.asked, one.cubes(0, 'tardigrades')]).toEqual(['turn.action', 2]);
    const two = scenario([{ played: [...fungus.played, 'decomposers'] }, {}]).use('extreme-cold-fungus', 1);
    expect(two.pick(cardNamed('decomposers')).cubes(0, 'decomposers')).toBe(2);
  });

  test('is gone for this generation with every other way of the same card', () => {
    const table = scenario([{ played: ['regolith-eaters'], on: { 'regolith-eaters': 5 } }, { passed: true }]);
    expect(table.use('regolith-eaters', 1).usable).toEqual([]);
  });
});

describe('Predators alone', () => {
  test('take from the neutral opponent, or from a card of one’s own', () => {
    const hunters = { played: ['predators', 'fish'], on: { fish: 2 } };
    const neutral = scenario([hunters]).use('predators').pick(-1);
    expect([neutral.cubes(0, 'predators'), neutral.cubes(0, 'fish')]).toEqual([1, 2]);
    const own = scenario([hunters]).use('predators').pick(cardNamed('fish'));
    expect([own.cubes(0, 'predators'), own.cubes(0, 'fish')]).toEqual([1, 1]);
  });
});
