import { describe, expect, test } from 'vitest';
import { scenario } from '../support/scenario.ts';

const rich = { megacredits: 100 };

describe('placing tiles', () => {
  test('every ocean next to it is worth 2 M€, also to another ocean', () => {
    const table = scenario([{ stock: rich }, {}], { tiles: { E5: ['ocean'], E6: ['ocean'] } });
    table.pick({ do: 'project', project: 'city' }).place('D5');
    expect(table.stock(0, 'megacredits')).toBe(100 - 25 + 4);
    table.pick({ do: 'project', project: 'aquifer' }).place('E4');
    expect(table.stock(0, 'megacredits')).toBe(79 - 18 + 2);
  });

  test('a city may not lie next to a city, nor on reserved areas', () => {
    const table = scenario([{ stock: rich }, {}], { tiles: { C3: ['city', 1] } });
    table.pick({ do: 'project', project: 'city' });
    for (const area of ['B2', 'B3', 'C2', 'C4', 'D3', 'D4', 'E3', 'A2'])
      expect(table.areas).not.toContain(area);
    expect(table.areas).toContain('D2');
  });

  test('greenery goes next to an own tile if it can', () => {
    const table = scenario([{ stock: { ...rich, plants: 8 } }, {}], {
      tiles: { A3: ['city', 0], I1: ['city', 1] },
    });
    table.pick({ do: 'plants' });
    expect(table.areas).toEqual(['B3', 'B4']);
    table.place('B3');
    expect([table.state.oxygen, table.player(0).rating]).toEqual([1, 21]);
  });

  test('otherwise anywhere on land', () => {
    const table = scenario([{ stock: { plants: 8 } }, {}], { tiles: { I1: ['city', 1] } });
    expect(table.pick({ do: 'plants' }).areas).toHaveLength(47);
  });

  test('Ecoline turns 7 plants into greenery; others need 8', () => {
    const plants = { stock: { plants: 7 } };
    expect(scenario([plants, {}]).actions).not.toContain('plants');
    const table = scenario([{ ...plants, corporation: 'ecoline' }, {}])
      .pick({ do: 'plants' })
      .place('A3');
    expect(table.stock(0, 'plants')).toBe(0);
  });

  test('a city or another tile raises neither oxygen nor rating, and an ocean only the rating', () => {
    const table = scenario([{ stock: rich, hand: ['restricted-area'] }, { passed: true }]);
    table.pick({ do: 'project', project: 'city' }).place('G4').play('restricted-area').place('G1');
    expect([table.state.oxygen, table.player(0).rating]).toEqual([0, 20]);
    table.pick({ do: 'project', project: 'aquifer' }).place('A5');
    expect([table.state.oxygen, table.player(0).rating, table.state.oceans]).toEqual([0, 21, 1]);
  });

  test('greenery at 14% oxygen brings no rating', () => {
    const table = scenario([{ stock: { plants: 8 } }, {}], { oxygen: 14 });
    table.pick({ do: 'plants' }).place('A1');
    expect([table.state.oxygen, table.player(0).rating]).toEqual([14, 20]);
  });

  test('the tenth ocean is skipped, with all that it would bring', () => {
    const table = scenario([{ stock: rich, played: ['arctic-algae'] }, {}], { oceans: 9 });
    table.pick({ do: 'project', project: 'aquifer' });
    expect(table.asked).toBe('turn.action');
    expect([table.player(0).rating, table.stock(0, 'plants')]).toEqual([20, 0]);
  });

  test('a claim keeps others away and gives its bonus when it is built on', () => {
    const table = scenario([{ hand: ['land-claim'], stock: rich }, { stock: rich }]);
    table.play('land-claim').place('A1').pick({ do: 'end' });
    table.pick({ do: 'project', project: 'city' });
    expect(table.areas).not.toContain('A1');
    table.place('C3').pick({ do: 'end' });
    table.pick({ do: 'project', project: 'city' }).place('A1');
    expect(table.stock(0, 'steel')).toBe(2);
  });

  test('nobody claims an area twice, not even the own one, nor a reserved one', () => {
    const table = scenario([{ hand: ['land-claim'], stock: rich }, { stock: rich }], {
      claims: { A1: 0, A3: 1 },
      tiles: { B1: ['city', 1] },
    });
    table.play('land-claim');
    // 48 areas of land, without the two claims and the city.
    expect(table.areas).toHaveLength(45);
    for (const area of ['A1', 'A3', 'B1', 'A2', 'E3']) expect(table.areas).not.toContain(area);
  });

  test('Mining Rights produce the metal printed under the tile, and Robotic Workforce repeats it', () => {
    const table = scenario([{ hand: ['mining-rights', 'robotic-workforce'], stock: rich }, {}]);
    table.play('mining-rights');
    expect(table.areas).toEqual(['A1', 'B2', 'C7', 'D1', 'H1', 'H6', 'I1', 'I2']);
    table.place('D1');
    expect([table.production(0, 'titanium'), table.stock(0, 'titanium')]).toEqual([1, 1]);
    table.play('robotic-workforce');
    expect(table.production(0, 'titanium')).toBe(2);
    const corner = scenario([{ hand: ['mining-rights'], stock: rich }, {}])
      .play('mining-rights')
      .place('A1');
    expect([corner.production(0, 'steel'), corner.production(0, 'titanium')]).toEqual([1, 0]);
    const second = scenario([{}, { hand: ['mining-rights'], stock: rich }], { first: 1 });
    expect(second.play('mining-rights').place('H6').production(1, 'titanium')).toBe(1);
  });

  test('a claim is no tile of one’s own: neither Mining Area nor greenery may lie next to it for that', () => {
    const miner = { hand: ['mining-area'], stock: { ...rich, plants: 8 } };
    expect(scenario([miner, {}], { claims: { A3: 0, B1: 0 } }).playable).toEqual([]);
    const table = scenario([miner, {}], { claims: { B1: 0 }, tiles: { B3: ['greenery', 0] } });
    table.play('mining-area');
    // The only metal bonus next to the greenery.
    expect(table.state.tiles[6]).not.toBe(0);
    const claimed = scenario([miner, {}], { claims: { B1: 0 } }).pick({ do: 'plants' });
    expect(claimed.areas).toHaveLength(48);
  });

  test('Urbanized Area lies next to two cities at least, whoever owns them', () => {
    const planner = { hand: ['urbanized-area'], stock: rich, production: { energy: 1 } };
    expect(scenario([planner, {}], { tiles: { C3: ['city', 0] } }).playable).toEqual([]);
    const table = scenario([planner, {}], { tiles: { C3: ['city', 0], D5: ['city', 1], H1: ['city', 1] } });
    expect(table.play('urbanized-area').areas).toEqual(['C4', 'D4']);
  });

  test('Research Outpost and Natural Preserve lie next to no tile at all', () => {
    const table = scenario([{ hand: ['natural-preserve'], stock: rich }, {}], { tiles: { A2: ['ocean'] } });
    table.play('natural-preserve');
    expect(table.areas).toContain('B4');
    for (const area of ['A1', 'A3', 'B2', 'B3']) expect(table.areas).not.toContain(area);
  });
});

describe('tracks', () => {
  test('8% oxygen raises the temperature, and 0 °C brings an ocean', () => {
    const table = scenario([{ stock: { plants: 8 } }, {}], { oxygen: 7, temperature: -2 });
    table.pick({ do: 'plants' }).place('A1');
    expect(table.asked).toBe('tile.place');
    table.place('A2');
    expect([table.state.oxygen, table.state.temperature, table.state.oceans]).toEqual([8, 0, 1]);
    expect(table.player(0).rating).toBe(23);
  });

  test('a raise of several steps passes every bonus on the way', () => {
    const table = scenario([{ hand: ['deimos-down'], stock: rich }, {}], { temperature: -26 });
    table.play('deimos-down');
    expect([table.state.temperature, table.production(0, 'heat')]).toEqual([-20, 2]);
  });

  test('steps beyond the goal are ignored', () => {
    const table = scenario([{ hand: ['deimos-down'], stock: rich }, {}], { temperature: 6 });
    table.play('deimos-down');
    expect([table.state.temperature, table.player(0).rating]).toEqual([8, 21]);
  });

  test('UNMI raises its rating only in a generation in which it has gone up', () => {
    const unmi = { corporation: 'united-nations-mars-initiative', stock: rich };
    expect(scenario([unmi, {}]).usable).toEqual([]);
    const table = scenario([unmi, {}]).pick({ do: 'project', project: 'asteroid' });
    expect(table.usable).toEqual(['united-nations-mars-initiative']);
  });
});
