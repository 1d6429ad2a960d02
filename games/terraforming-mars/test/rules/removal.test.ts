import { describe, expect, test } from 'vitest';
import { NEUTRAL } from '../../src/state.ts';
import { cardNamed, scenario } from '../support/scenario.ts';

const rich = { megacredits: 60 };

describe('removing resources', () => {
  const asteroid = { hand: ['asteroid'], stock: rich };

  test('is optional and may be partial, from one player', () => {
    const table = scenario([asteroid, { stock: { plants: 2 } }, { stock: { plants: 7 } }]);
    table.play('asteroid');
    expect(table.options).toEqual([
      { seat: 1, of: 'plants', amount: 1 },
      { seat: 1, of: 'plants', amount: 2 },
      { seat: 2, of: 'plants', amount: 1 },
      { seat: 2, of: 'plants', amount: 2 },
      { seat: 2, of: 'plants', amount: 3 },
      'none',
    ]);
    table.pick({ seat: 2, of: 'plants', amount: 1 });
    expect([table.stock(1, 'plants'), table.stock(2, 'plants')]).toEqual([2, 6]);
  });

  test('may hit oneself', () => {
    const table = scenario([{ ...asteroid, stock: { ...rich, plants: 1 } }, {}]);
    table.play('asteroid');
    expect(table.options).toEqual([{ seat: 0, of: 'plants', amount: 1 }, 'none']);
  });

  test('is not asked where there is nothing to remove', () => {
    const table = scenario([asteroid, {}]).play('asteroid');
    expect(table.asked).toBe('turn.action');
    expect(table.stock(0, 'titanium')).toBe(2);
  });

  test('Protected Habitats keep opponents away, not the owner', () => {
    const kept = { stock: { plants: 5 }, played: ['protected-habitats'] };
    expect(scenario([asteroid, kept]).play('asteroid').asked).toBe('turn.action');
    const own = scenario([{ ...asteroid, ...kept, stock: { ...rich, plants: 5 } }, {}]).play('asteroid');
    expect(own.options).toContainEqual({ seat: 0, of: 'plants', amount: 3 });
  });

  test('Virus takes plants, or animals from one card; never from Pets', () => {
    const table = scenario([
      { hand: ['virus'], stock: rich },
      { played: ['birds', 'pets'], on: { birds: 3, pets: 2 }, stock: { plants: 1 } },
    ]);
    table.play('virus');
    expect(table.options).toEqual([
      { seat: 1, of: 'plants', amount: 1 },
      { card: cardNamed('birds'), amount: 1 },
      { card: cardNamed('birds'), amount: 2 },
      'none',
    ]);
    table.pick({ card: cardNamed('birds'), amount: 2 });
    expect(table.cubes(1, 'birds')).toBe(1);
  });

  test('Hired Raiders gain what they really take', () => {
    const table = scenario([{ hand: ['hired-raiders'], stock: rich }, { stock: { steel: 1 } }]);
    table.play('hired-raiders').pick({ seat: 1, of: 'steel', amount: 1 });
    expect([table.stock(0, 'steel'), table.stock(1, 'steel')]).toEqual([1, 0]);
  });

  test('Flooding robs only an owner of a tile next to the new ocean', () => {
    const table = scenario([{ hand: ['flooding'], stock: rich }, { stock: rich }, { stock: rich }], {
      tiles: { A1: ['city', 1], H6: ['city', 2] },
    });
    table.play('flooding').place('A2');
    expect(table.options).toContainEqual({ seat: 1, of: 'megacredits', amount: 4 });
    expect(JSON.stringify(table.options)).not.toContain('"seat":2');
  });
});

describe('lowering a production', () => {
  test('is mandatory and in full: a player who cannot lose all of it is no target', () => {
    const table = scenario(
      [
        { hand: ['birds'], stock: rich },
        { production: { plants: 1 } },
        { production: { plants: 2 } },
        { production: { plants: 3 } },
      ],
      { oxygen: 13 },
    );
    table.play('birds');
    expect(table.options).toEqual([2, 3]);
  });

  test('without anybody to lose it the card cannot be played', () => {
    expect(scenario([{ hand: ['fish'], stock: rich }, {}], { temperature: 2 }).playable).toEqual([]);
  });

  test('M€ production falls to −5 and no further', () => {
    const table = scenario([
      { hand: ['hackers'], stock: rich, production: { energy: 1, megacredits: -5 } },
      { production: { megacredits: -4 } },
    ]);
    table.play('hackers');
    expect(table.production(0, 'megacredits')).toBe(-5);
    expect(table.production(1, 'megacredits')).toBe(-4);
  });
});

describe('the neutral opponent of the solo game', () => {
  test('can be robbed in full', () => {
    const table = scenario([{ hand: ['hired-raiders'], stock: rich }]);
    table.play('hired-raiders').pick({ seat: NEUTRAL, of: 'megacredits', amount: 3 });
    expect(table.stock(0, 'megacredits')).toBe(62);
  });

  test('always has a production to lose', () => {
    const table = scenario([{ hand: ['fish'], stock: rich }], { temperature: 2 });
    expect(table.play('fish').asked).toBe('turn.action');
  });

  test('always has an animal for Predators and a microbe for Ants', () => {
    const table = scenario([{ played: ['predators'] }]);
    expect(table.usable).toEqual(['predators']);
    table.use('predators').pick(NEUTRAL);
    expect(table.cubes(0, 'predators')).toBe(1);
  });
});

describe('Ants and Predators', () => {
  test('need some cube to take', () => {
    expect(scenario([{ played: ['ants'] }, {}]).usable).toEqual([]);
  });

  test('may take from an opponent, from another own card, or from themselves', () => {
    const table = scenario([
      { played: ['ants', 'tardigrades'], on: { ants: 1, tardigrades: 1 } },
      { played: ['decomposers'], on: { decomposers: 2 } },
    ]);
    table.use('ants');
    expect(table.options).toEqual(['ants', 'tardigrades', 'decomposers'].map(cardNamed));
    table.pick(cardNamed('decomposers'));
    expect([table.cubes(0, 'ants'), table.cubes(1, 'decomposers')]).toEqual([2, 1]);
  });
});
