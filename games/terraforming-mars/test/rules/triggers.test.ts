import { describe, expect, test } from 'vitest';
import { type Position, scenario } from '../support/scenario.ts';

const rich = { megacredits: 60 };
const project = (id: string) => ({ do: 'project', project: id });

describe('what paying sets off', () => {
  const spent = (position: Position, card: string): number => {
    const table = scenario([{ stock: rich, production: { energy: 4 }, ...position, hand: [card] }, {}]);
    return 60 - table.play(card).stock(0, 'megacredits');
  };

  test('CrediCor gets 4 M€ back for a printed cost of 20 M€ or more, whatever was really paid', () => {
    const credicor = { corporation: 'credicor' };
    expect(spent(credicor, 'magnetic-field-generators')).toBe(20 - 4);
    expect(spent({ ...credicor, played: ['earth-catapult'] }, 'magnetic-field-generators')).toBe(18 - 4);
    expect(spent(credicor, 'vesta-shipyard')).toBe(15);
  });

  test('CrediCor gets it for the greenery and the city, and not for an aquifer', () => {
    const table = scenario([{ corporation: 'credicor', stock: rich }, { passed: true }]);
    table.pick(project('greenery')).place('A1');
    expect(table.stock(0, 'megacredits')).toBe(60 - 23 + 4);
    table.pick(project('aquifer')).place('I5');
    expect(table.stock(0, 'megacredits')).toBe(41 - 18);
  });

  test('Standard Technology gets 3 M€ back for a standard project, and not for a card or sold patents', () => {
    const position = { played: ['standard-technology'], hand: ['mine', 'fish'], stock: rich };
    const table = scenario([position, { passed: true }]).pick(project('power-plant'));
    expect(table.stock(0, 'megacredits')).toBe(60 - 11 + 3);
    table.play('mine');
    expect(table.stock(0, 'megacredits')).toBe(52 - 4);
    table.pick({ do: 'sell' }).pickAll(...table.options);
    expect(table.stock(0, 'megacredits')).toBe(48 + 1);
  });

  test('ThorGate pays 3 M€ less for the power plant and for cards with a power tag', () => {
    const table = scenario([{ corporation: 'thorgate', hand: ['geothermal-power'], stock: rich }, {}]);
    table.pick(project('power-plant'));
    expect(table.stock(0, 'megacredits')).toBe(60 - 8);
    expect(table.play('geothermal-power').stock(0, 'megacredits')).toBe(52 - 8);
  });
});

describe('what playing a card sets off', () => {
  const heatAfter = (card: string): number =>
    scenario([{ played: ['optimal-aerobraking'], hand: [card], stock: rich }, {}])
      .play(card)
      .stock(0, 'heat');

  test('Optimal Aerobraking is for events with a space tag, not for other space cards or other events', () => {
    expect(heatAfter('import-of-advanced-ghg')).toBe(3);
    expect(heatAfter('trans-neptune-probe')).toBe(0);
    expect(heatAfter('indentured-workers')).toBe(0);
  });

  test('Media Group is for its owner’s events', () => {
    const table = scenario([
      { hand: ['indentured-workers'], stock: rich },
      { played: ['media-group'], hand: ['sabotage'], stock: rich },
    ]);
    table.play('indentured-workers').pick({ do: 'end' });
    expect(table.stock(1, 'megacredits')).toBe(60);
    expect(table.play('sabotage').pick('none').stock(1, 'megacredits')).toBe(60 - 1 + 3);
  });

  test('Decomposers get a microbe for each of their own and of later icons of life', () => {
    const table = scenario([{ hand: ['decomposers', 'advanced-ecosystems'], stock: rich }, {}], {
      oxygen: 3,
    });
    table.play('decomposers');
    expect(table.cubes(0, 'decomposers')).toBe(1);
    const more = scenario([
      { played: ['decomposers', 'tardigrades', 'pets', 'algae'], hand: ['advanced-ecosystems'], stock: rich },
      {},
    ]);
    expect(more.play('advanced-ecosystems').cubes(0, 'decomposers')).toBe(3);
  });

  test('Saturn Systems is for the Jovian icons of everybody', () => {
    const table = scenario([
      { hand: ['colonizer-training-camp'], stock: rich },
      { corporation: 'saturn-systems' },
    ]);
    expect(table.play('colonizer-training-camp').production(1, 'megacredits')).toBe(1);
  });

  test('Viral Enhancers add to the card played if it holds microbes or animals; otherwise they give a plant', () => {
    const position = { played: ['viral-enhancers', 'pets'], on: { pets: 1 }, stock: rich };
    const fed = scenario([{ ...position, hand: ['tardigrades'] }, {}]).play('tardigrades');
    expect(fed.options).toHaveLength(2);
    expect(fed.pick(fed.options[1] ?? '').cubes(0, 'tardigrades')).toBe(1);
    const grown = scenario([{ ...position, hand: ['lichen'] }, {}], { temperature: -24 }).play('lichen');
    expect([grown.asked, grown.stock(0, 'plants')]).toEqual(['turn.action', 1]);
  });

  test('Olympus Conference draws only for a cube, which it gives up', () => {
    const position = { played: ['olympus-conference'], hand: ['physics-complex'], stock: rich };
    const without = scenario([position, {}]).play('physics-complex');
    expect([without.asked, without.cubes(0, 'olympus-conference')]).toEqual(['turn.action', 1]);
    const table = scenario([{ ...position, on: { 'olympus-conference': 1 } }, {}], { deck: ['ants'] });
    table.play('physics-complex').pick({ branch: 1 });
    expect([table.cubes(0, 'olympus-conference'), table.hand(0)]).toEqual([0, ['ants']]);
  });

  test('Mars University discards one card and draws another', () => {
    const position = { played: ['mars-university'], hand: ['physics-complex', 'birds'], stock: rich };
    const table = scenario([position, {}], { deck: ['ants'] }).play('physics-complex');
    table.pick(table.options[0] ?? '');
    expect(table.hand(0)).toEqual(['ants']);
    expect(table.state.discards).toHaveLength(1);
  });
});

describe('what a tile sets off', () => {
  test('Mining Guild is for its own tiles on a metal bonus, oceans included', () => {
    const guild = { corporation: 'mining-guild', stock: rich };
    const table = scenario([guild, { stock: rich }], { first: 1 });
    table.pick(project('aquifer')).place('A2').pick({ do: 'end' });
    expect(table.production(0, 'steel')).toBe(0);
    table.pick(project('aquifer')).place('I5');
    expect(table.production(0, 'steel')).toBe(1);
    table.pick(project('aquifer')).place('D8');
    expect([table.production(0, 'steel'), table.stock(0, 'plants')]).toEqual([1, 2]);
  });

  test('Arctic Algae grow with everybody’s oceans, Herbivores with their owner’s greenery alone', () => {
    const herd = { played: ['arctic-algae', 'herbivores'], stock: { ...rich, plants: 8 } };
    const table = scenario([herd, { stock: { ...rich, plants: 8 } }], { first: 1 });
    table.pick(project('aquifer')).place('A4').pick({ do: 'plants' }).place('A1');
    expect([table.stock(0, 'plants'), table.cubes(0, 'herbivores')]).toEqual([10, 0]);
    table.pick({ do: 'plants' }).place('G1');
    expect(table.cubes(0, 'herbivores')).toBe(1);
  });

  test('Tharsis Republic produces for every city on Mars, and gets 3 M€ for its own anywhere', () => {
    const tharsis = { corporation: 'tharsis-republic', hand: ['ganymede-colony'], stock: rich };
    const table = scenario([tharsis, { stock: rich }], { first: 1 });
    table.pick(project('city')).place('C3').pick({ do: 'end' });
    expect([table.production(0, 'megacredits'), table.stock(0, 'megacredits')]).toEqual([1, 60]);
    table.play('ganymede-colony');
    expect([table.production(0, 'megacredits'), table.stock(0, 'megacredits')]).toEqual([1, 60 - 20 + 3]);
  });
});

describe('what is counted', () => {
  test('Toll Station counts the space icons of opponents only', () => {
    const table = scenario([
      { played: ['trans-neptune-probe'], hand: ['toll-station'], stock: rich },
      { played: ['satellites', 'space-mirrors'] },
      { played: ['trees', 'soletta'] },
    ]);
    expect(table.play('toll-station').production(0, 'megacredits')).toBe(3);
  });

  test('Media Archives count the events that anybody has played, and no other cards', () => {
    const table = scenario([
      { played: ['asteroid', 'mine'], hand: ['media-archives'], stock: rich },
      { played: ['virus', 'comet', 'ants', 'trees'] },
    ]);
    expect(table.play('media-archives').stock(0, 'megacredits')).toBe(60 - 8 + 3);
  });

  test('Cartel counts the Earth icons of its owner only, its own included', () => {
    const table = scenario([
      { played: ['media-group'], hand: ['cartel'], stock: rich },
      { played: ['sponsors', 'acquired-company', 'earth-office'] },
    ]);
    expect(table.play('cartel').production(0, 'megacredits')).toBe(2);
  });

  test('Medical Lab counts two building icons for each step, its own included, and rounds down', () => {
    const hand = { hand: ['medical-lab'], stock: rich };
    const steps = (...played: readonly string[]): number =>
      scenario([{ ...hand, played }, {}])
        .play('medical-lab')
        .production(0, 'megacredits');
    expect([steps(), steps('mine'), steps('mine', 'titanium-mine')]).toEqual([0, 1, 1]);
  });

  test('Martian Rails count the cities on Mars, Greenhouses those beside it too', () => {
    const tiles = { C3: ['city', 1], E1: ['city', 0], phobos: ['city', 1] } as const;
    const rails = scenario([{ played: ['martian-rails'], stock: { energy: 1 } }, {}], { tiles });
    expect(rails.use('martian-rails').stock(0, 'megacredits')).toBe(2);
    const greenhouses = scenario([{ hand: ['greenhouses'], stock: rich }, {}], { tiles });
    expect(greenhouses.play('greenhouses').stock(0, 'plants')).toBe(3);
  });
});
