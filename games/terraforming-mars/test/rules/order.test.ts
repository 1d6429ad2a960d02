import { USUAL } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { cardNamed, type Surroundings, scenario } from '../support/scenario.ts';

const rich = { megacredits: 60 };

describe('a card is playable if some order of its effects makes it so', () => {
  test('Immigrant City can be played at −4 M€ production: its city gives 1 before it costs 2', () => {
    const table = scenario([
      { hand: ['immigrant-city'], stock: rich, production: { megacredits: -4, energy: 1 } },
      {},
    ]);
    expect(table.playable).toEqual(['immigrant-city']);
    table.play('immigrant-city').place('C3');
    expect([table.production(0, 'megacredits'), table.production(0, 'energy')]).toEqual([-5, 0]);
  });

  test('a loss that can be borne is borne at once; another waits, so that no production ever falls too low', () => {
    const asked = (megacredits: number) =>
      scenario([{ hand: ['immigrant-city'], stock: rich, production: { megacredits, energy: 1 } }, {}]).play(
        'immigrant-city',
      );
    expect([asked(0).asked, asked(0).production(0, 'megacredits')]).toEqual(['tile.place', -2]);
    expect([asked(-4).asked, asked(-4).production(0, 'megacredits')]).toEqual(['tile.place', -4]);
    expect([asked(0).production(0, 'energy'), asked(-4).production(0, 'energy')]).toEqual([0, 0]);
  });

  test('Immigrant City cannot be played at −5 M€ production, but Tharsis Republic can', () => {
    const poor = { hand: ['immigrant-city'], stock: rich, production: { megacredits: -5, energy: 1 } };
    expect(scenario([poor, {}]).playable).toEqual([]);
    const table = scenario([{ ...poor, corporation: 'tharsis-republic' }, {}]);
    table.play('immigrant-city').place('C3');
    expect(table.production(0, 'megacredits')).toBe(-5);
  });

  test('only what a trigger brings of the same kind helps: M€ are no production, and M€ for an event no heat', () => {
    const city = { hand: ['immigrant-city'], stock: rich, production: { megacredits: -5, energy: 1 } };
    expect(scenario([{ ...city, played: ['rover-construction'] }, {}]).playable).toEqual([]);
    const trapping = { hand: ['local-heat-trapping'], played: ['media-group', 'optimal-aerobraking'] };
    expect(scenario([{ ...trapping, stock: { ...rich, heat: 4 } }, {}]).playable).toEqual([]);
    expect(scenario([{ ...trapping, stock: { ...rich, heat: 5 } }, {}]).playable).toHaveLength(1);
  });

  test('Tharsis Republic is helped by a city that a card places, and by no other tile or card', () => {
    const hand = ['nuclear-power', 'black-polar-dust', 'lunar-beam', 'immigrant-city'];
    const tharsis = {
      corporation: 'tharsis-republic',
      hand,
      stock: rich,
      production: { megacredits: -4, energy: 1 },
    };
    expect(scenario([tharsis, {}]).playable).toEqual(['immigrant-city']);
  });

  test('a city of somebody else does not help: the trigger must be one’s own', () => {
    const city = { hand: ['immigrant-city'], stock: rich, production: { megacredits: -5, energy: 1 } };
    expect(scenario([city, { corporation: 'tharsis-republic', played: ['pets'] }]).playable).toEqual([]);
  });

  test('Moss can be played without a plant when Viral Enhancers give one first', () => {
    const moss = { hand: ['moss'], stock: rich };
    expect(scenario([moss, {}], { oceans: 3 }).playable).toEqual([]);
    const table = scenario([{ ...moss, played: ['viral-enhancers'] }, {}], { oceans: 3 });
    table.play('moss');
    expect([table.stock(0, 'plants'), table.production(0, 'plants')]).toEqual([0, 1]);
  });

  test('Nitrophilic Moss needs one plant besides that of Viral Enhancers', () => {
    const moss = { hand: ['nitrophilic-moss'], played: ['viral-enhancers'] };
    const around = { oceans: 3 };
    expect(scenario([{ ...moss, stock: rich }, {}], around).playable).toEqual([]);
    const table = scenario([{ ...moss, stock: { ...rich, plants: 1 } }, {}], around);
    table.play('nitrophilic-moss');
    expect(table.stock(0, 'plants')).toBe(0);
  });

  test('Energy Tapping can be played with nobody producing energy: one raises, then lowers oneself', () => {
    const table = scenario([{ hand: ['energy-tapping'], stock: rich }, {}]);
    table.play('energy-tapping');
    expect(table.production(0, 'energy')).toBe(0);
    expect(table.asked).toBe('turn.action');
  });

  test('Energy Tapping takes from the only opponent who can lose, or from oneself', () => {
    const table = scenario([{ hand: ['energy-tapping'], stock: rich }, { production: { energy: 1 } }]);
    table.play('energy-tapping');
    expect(table.options).toEqual([0, 1]);
    table.pick(1);
    expect([table.production(0, 'energy'), table.production(1, 'energy')]).toEqual([1, 0]);
  });
});

describe('the order of effects is asked where it can differ in outcome', () => {
  const lab = { stock: rich, played: ['mars-university'], hand: ['research', 'birds'] };

  test('Research with Mars University: draw two, and exchange a card twice, in any order', () => {
    const table = scenario([lab, {}], { deck: ['ants', 'fish', 'moss', 'trees'] });
    table.play('research');
    expect(table.asked).toBe('kernel.bag');
    expect(table.options).toHaveLength(3);
    table.pick(USUAL);
    expect(table.hand(0)).toEqual(['birds', 'ants', 'fish']);
    expect(table.asked).toBe('cards.exchange');
    table.pick(cardNamed('birds')).pick('decline');
    expect(table.hand(0)).toEqual(['ants', 'fish', 'moss']);
  });

  test('or exchange first and draw then', () => {
    const table = scenario([lab, {}], { deck: ['ants', 'fish', 'moss'] });
    table.play('research');
    const exchange = table.options.find((option) => JSON.stringify(option).includes('exchange'));
    if (exchange === undefined) throw new Error('no exchange is offered');
    table.pick(exchange).pick(cardNamed('birds'));
    expect(table.hand(0)).toEqual(['ants']);
  });

  const olympus = { stock: rich, played: ['olympus-conference'], hand: ['invention-contest'] };

  test('Invention Contest with a cube on Olympus Conference: look at three cards before or after drawing one', () => {
    const table = scenario([{ ...olympus, on: { 'olympus-conference': 1 } }, {}]);
    expect(table.play('invention-contest').asked).toBe('kernel.bag');
  });

  test('without a cube Olympus Conference can draw nothing, and nobody is asked', () => {
    const table = scenario([olympus, {}]);
    expect(table.play('invention-contest').asked).toBe('cards.keep');
    expect(table.pickAll(...table.options.slice(0, 1)).cubes(0, 'olympus-conference')).toBe(1);
  });

  test('the ocean of 0 °C may come before or after a tile that could lie next to it', () => {
    const table = scenario([{ hand: ['nuclear-zone'], stock: rich }, {}], { temperature: -2 });
    table.play('nuclear-zone');
    expect(table.asked).toBe('kernel.bag');
    table.pick(USUAL).place('A2');
    expect(table.asked).toBe('tile.place');
    table.place('A1');
    expect(table.stock(0, 'megacredits')).toBe(60 - 10 + 2);
  });

  test('where no order changes anything nobody is asked', () => {
    const asked = (around: Surroundings) =>
      scenario([{ hand: ['nuclear-zone'], stock: rich }, {}], around).play('nuclear-zone').asked;
    expect(asked({ temperature: -10 })).toBe('tile.place');
    // Two steps from −4 °C reach 0 °C; from −6 °C they do not, and from 0 °C the ocean has been placed.
    expect(asked({ temperature: -4 })).toBe('kernel.bag');
    expect(asked({ temperature: -6 })).toBe('tile.place');
    expect(asked({ temperature: 0 })).toBe('tile.place');
    // After the ninth ocean none comes.
    expect(asked({ temperature: -2, oceans: 9 })).toBe('tile.place');
  });
});

describe('whoever may choose the order sees cards before deciding', () => {
  /** Tiles on every area of land that prints cards. */
  const built = { C1: ['greenery', 1], H3: ['greenery', 1], H4: ['greenery', 1] } as const;
  const student = { stock: rich, played: ['mars-university'] };
  const delegate = { stock: rich, played: ['olympus-conference'], on: { 'olympus-conference': 1 } };
  /** The option of a bag that begins with this effect. */
  const first = (options: readonly unknown[], effect: string): never => {
    const found = options.find((option) => JSON.stringify(option).includes(`"do":"${effect}"`));
    if (found === undefined) throw new Error(`${effect} cannot come first`);
    return found as never;
  };

  test('Artificial Photosynthesis with Mars University: the card is exchanged before the production is chosen', () => {
    const table = scenario([{ ...student, hand: ['artificial-photosynthesis', 'birds'] }, {}]);
    expect(table.play('artificial-photosynthesis').asked).toBe('cards.exchange');
    expect(table.pick('decline').asked).toBe('effect.choose');
  });

  test('Restricted Area with Olympus Conference: the card is drawn before the tile is placed', () => {
    const table = scenario([{ ...delegate, hand: ['restricted-area'] }, {}], { tiles: built });
    expect(table.play('restricted-area').asked).toBe('effect.choose');
    expect(table.pick({ branch: 1 }).hand(0)).toHaveLength(1);
    expect(table.asked).toBe('tile.place');
  });

  test('Research Outpost with Mars University: the card is exchanged before the city is placed', () => {
    const table = scenario([{ ...student, hand: ['research-outpost', 'birds'] }, {}], { tiles: built });
    expect(table.play('research-outpost').asked).toBe('cards.exchange');
    expect(table.pick('decline').asked).toBe('tile.place');
  });

  test('Research Outpost with Mars University is asked about where the city could itself bring a card', () => {
    const table = scenario([{ ...student, hand: ['research-outpost', 'birds'] }, {}], { deck: ['ants'] });
    expect(table.play('research-outpost').asked).toBe('kernel.bag');
    table.pick(first(table.options, 'place')).place('H3');
    expect(table.hand(0)).toEqual(['birds', 'ants']);
    expect(table.asked).toBe('cards.exchange');
  });

  test('Restricted Area with Olympus Conference is asked about where the tile could itself bring a card', () => {
    const table = scenario([{ ...delegate, hand: ['restricted-area'] }, {}], { deck: ['ants', 'fish'] });
    expect(table.play('restricted-area').asked).toBe('kernel.bag');
    table.pick(first(table.options, 'place')).place('H3');
    expect(table.hand(0)).toEqual(['ants']);
    expect(table.asked).toBe('effect.choose');
    expect(table.pick({ branch: 1 }).hand(0)).toEqual(['ants', 'fish']);
  });

  test('Olympus Conference without a cube draws nothing, so that nobody is asked about the order', () => {
    const table = scenario([{ ...delegate, on: {}, hand: ['restricted-area'] }, {}]);
    expect(table.play('restricted-area').asked).toBe('tile.place');
    expect(table.cubes(0, 'olympus-conference')).toBe(1);
  });
});
