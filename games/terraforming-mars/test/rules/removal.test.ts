import { describe, expect, test } from 'vitest';
import { NEUTRAL } from '../../src/state.ts';
import { cardNamed, scenario } from '../support/scenario.ts';

const rich = { megacredits: 60 };

describe('removing resources', () => {
  const asteroid = { hand: ['asteroid'], stock: rich };

  test('is asked in two steps, from whom what and then how much, and the most is proposed', () => {
    const table = scenario([asteroid, { stock: { plants: 2 } }, { stock: { plants: 7 } }]);
    table.play('asteroid');
    expect(table.options).toEqual([{ seat: 1, of: 'plants' }, { seat: 2, of: 'plants' }, 'none']);
    table.pick({ seat: 2, of: 'plants' });
    expect(table.question).toMatchObject({ shape: 'amounts', min: 1, max: 3, proposal: { plants: 3 } });
    table.take({ plants: 1 });
    expect([table.stock(1, 'plants'), table.stock(2, 'plants')]).toEqual([2, 6]);
  });

  test('is optional', () => {
    const table = scenario([asteroid, { stock: { plants: 2 } }, { stock: { plants: 7 } }]);
    table.play('asteroid').pick('none');
    expect([table.stock(1, 'plants'), table.stock(2, 'plants')]).toEqual([2, 7]);
    expect(table.asked).toBe('turn.action');
  });

  test('from the only one who has any asks at once how much, and it may be nothing', () => {
    const table = scenario([asteroid, { stock: { plants: 1 } }]).play('asteroid');
    expect(table.question).toMatchObject({ shape: 'amounts', min: 0, max: 1, proposal: { plants: 1 } });
    expect(table.take({ plants: 0 }).stock(1, 'plants')).toBe(1);
  });

  test('how much is not asked of one plant', () => {
    const table = scenario([asteroid, { stock: { plants: 1 } }, { stock: { plants: 2 } }]).play('asteroid');
    expect(table.pick({ seat: 1, of: 'plants' }).asked).toBe('turn.action');
    expect(table.stock(1, 'plants')).toBe(0);
  });

  test('Sabotage among five players asks about 16 things at most, not about every amount', () => {
    const stock = { megacredits: 20, steel: 9, titanium: 9 };
    const table = scenario([{ hand: ['sabotage'], stock }, { stock }, { stock }, { stock }, { stock }]);
    expect(table.play('sabotage').options).toHaveLength(5 * 3 + 1);
  });

  test('may hit oneself where others could lose something too', () => {
    const table = scenario([{ ...asteroid, stock: { ...rich, plants: 2 } }, { stock: { plants: 1 } }]);
    table.play('asteroid').pick({ seat: 0, of: 'plants' }).take({ plants: 2 });
    expect(table.stock(0, 'plants')).toBe(0);
  });

  test('is not asked of somebody who could only hurt themselves', () => {
    const table = scenario([{ ...asteroid, stock: { ...rich, plants: 1 } }, {}]);
    expect(table.play('asteroid').asked).toBe('turn.action');
    expect(table.stock(0, 'plants')).toBe(1);
  });

  test('is not asked where there is nothing to remove', () => {
    const table = scenario([asteroid, {}]).play('asteroid');
    expect(table.asked).toBe('turn.action');
    expect(table.stock(0, 'titanium')).toBe(2);
  });

  test('Protected Habitats keep opponents away, not the owner', () => {
    const kept = { stock: { plants: 5 }, played: ['protected-habitats'] };
    expect(scenario([asteroid, kept]).play('asteroid').asked).toBe('turn.action');
    const own = scenario([
      { ...asteroid, ...kept, stock: { ...rich, plants: 5 } },
      { stock: { plants: 1 } },
    ]).play('asteroid');
    expect(own.options).toContainEqual({ seat: 0, of: 'plants' });
  });

  const virus = { hand: ['virus'], stock: rich };

  test('Virus takes up to 5 plants or 2 animals of one player, from one card or two; never from Pets', () => {
    const table = scenario([
      virus,
      {
        played: ['birds', 'pets', 'fish'],
        on: { birds: 3, pets: 2, fish: 1 },
        stock: { plants: 7 },
      },
    ]);
    table.play('virus');
    expect(table.options).toEqual([{ seat: 1, of: 'plants' }, { seat: 1, cubes: 'animal' }, 'none']);
    table.pick({ seat: 1, cubes: 'animal' });
    expect(table.question).toMatchObject({
      min: 1,
      max: 2,
      parts: [{ id: 'birds' }, { id: 'fish' }],
      proposal: { birds: 2, fish: 0 },
    });
    expect(() => table.take({ birds: 2, fish: 1 })).toThrow('kernel.refusal.wrongTotal');
    table.take({ birds: 1, fish: 1 });
    expect([table.cubes(1, 'birds'), table.cubes(1, 'fish'), table.cubes(1, 'pets')]).toEqual([2, 0, 2]);
  });

  test('Virus does not take animals of two players', () => {
    const table = scenario([
      virus,
      { played: ['birds'], on: { birds: 1 } },
      { played: ['fish', 'livestock'], on: { fish: 1, livestock: 1 } },
    ]);
    table.play('virus').pick({ seat: 2, cubes: 'animal' });
    expect(table.question).toMatchObject({ parts: [{ id: 'fish' }, { id: 'livestock' }] });
  });

  test('Hired Raiders gain what they really take', () => {
    const table = scenario([{ hand: ['hired-raiders'], stock: rich }, { stock: { steel: 1 } }]);
    table.play('hired-raiders').take({ steel: 1 });
    expect([table.stock(0, 'steel'), table.stock(1, 'steel')]).toEqual([1, 0]);
  });

  const flooding = { hand: ['flooding'], stock: rich };

  test('Flooding robs only an owner of a tile next to the new ocean', () => {
    const table = scenario([flooding, { stock: rich }, { stock: rich }], {
      tiles: { A1: ['city', 1], H6: ['city', 2] },
    });
    table.play('flooding').place('A2');
    expect(table.open.ask).toMatchObject({ do: 'resources.amount', victim: { seat: 1, of: 'megacredits' } });
    table.take({ megacredits: 4 });
    expect([table.stock(1, 'megacredits'), table.stock(2, 'megacredits')]).toEqual([56, 60]);
  });

  test('Flooding does not reach somebody who has only claimed the area next to it', () => {
    const table = scenario([flooding, { stock: rich }], { claims: { A1: 1 } });
    expect(table.play('flooding').place('A2').asked).toBe('turn.action');
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
    table.play('hired-raiders').pick({ seat: NEUTRAL, of: 'megacredits' });
    expect(table.stock(0, 'megacredits')).toBe(62);
  });

  test('always has a production to lose', () => {
    const table = scenario([{ hand: ['fish'], stock: rich }], { temperature: 2 });
    expect(table.play('fish').asked).toBe('turn.action');
  });

  test('always has an animal for Predators and a microbe for Ants', () => {
    const table = scenario([{ played: ['predators'] }]);
    expect(table.usable).toEqual(['predators']);
    table.use('predators');
    expect(table.cubes(0, 'predators')).toBe(1);
    // From then on the card could also take from itself.
    expect(scenario([{ played: ['predators'], on: { predators: 1 } }]).use('predators').options).toEqual([
      NEUTRAL,
      cardNamed('predators'),
    ]);
  });
});

describe('Ants and Predators', () => {
  test('need some cube to take', () => {
    expect(scenario([{ played: ['ants'] }, {}]).usable).toEqual([]);
  });

  test('take from the only card there is without a question', () => {
    const table = scenario([{ played: ['ants'] }, { played: ['decomposers'], on: { decomposers: 1 } }]);
    expect(table.use('ants').asked).toBe('turn.action');
    expect([table.cubes(0, 'ants'), table.cubes(1, 'decomposers')]).toEqual([1, 0]);
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
