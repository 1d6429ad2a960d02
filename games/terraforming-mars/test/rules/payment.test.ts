import { below, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { bestMix } from '../../src/rules/payment.ts';
import { scenario } from '../support/scenario.ts';

describe('paying for a card', () => {
  test('steel pays for buildings and titanium for space cards only', () => {
    const stock = { megacredits: 0, steel: 20, titanium: 20 };
    const table = scenario([{ hand: ['mine', 'asteroid', 'sponsors', 'space-elevator'], stock }, {}]);
    expect(table.playable).toEqual(['mine', 'asteroid', 'space-elevator']);
  });

  test('nobody gets change: 8 titanium of PhoboLog may pay 30 M€', () => {
    const position = {
      corporation: 'phobolog',
      hand: ['asteroid-mining'],
      stock: { megacredits: 8, titanium: 10 },
    };
    const table = scenario([position, {}]).play('asteroid-mining');
    table.pay({ titanium: 8 });
    expect([table.stock(0, 'titanium'), table.stock(0, 'megacredits')]).toEqual([2, 8]);
    const other = scenario([position, {}]).play('asteroid-mining').pay({ titanium: 7, megacredits: 2 });
    expect([other.stock(0, 'titanium'), other.stock(0, 'megacredits')]).toEqual([3, 6]);
  });

  test('too much of anything is refused', () => {
    const table = scenario([{ hand: ['mine'], stock: { megacredits: 10, steel: 5 } }, {}]).play('mine');
    expect(() => table.pay({ megacredits: 5 })).toThrow('kernel.refusal');
    expect(() => table.pay({ steel: 2, megacredits: 1 })).toThrow();
    expect(() => table.pay({ steel: 3 })).toThrow();
    expect(table.pay({ steel: 1, megacredits: 2 }).stock(0, 'steel')).toBe(4);
  });

  test('Advanced Alloys and PhoboLog add up', () => {
    const table = scenario([
      {
        corporation: 'phobolog',
        played: ['advanced-alloys'],
        hand: ['asteroid-mining'],
        stock: { titanium: 6 },
      },
      {},
    ]);
    expect(table.playable).toEqual(['asteroid-mining']);
    table.play('asteroid-mining').pay({ titanium: 6 });
    expect(table.stock(0, 'titanium')).toBe(0);
  });

  test('discounts add up and stop at nothing', () => {
    const table = scenario([
      {
        played: ['earth-catapult', 'anti-gravity-technology', 'research-outpost'],
        hand: ['mine', 'sponsors'],
      },
      {},
    ]);
    expect(table.playable).toEqual(['mine']);
  });

  test('Indentured Workers make the next card of the generation 8 M€ cheaper', () => {
    const table = scenario([
      { hand: ['indentured-workers', 'sponsors', 'mine'], stock: { megacredits: 3 } },
      {},
    ]);
    table.play('indentured-workers').play('sponsors');
    expect(table.stock(0, 'megacredits')).toBe(3);
    expect(table.player(0).nextDiscount).toBe(0);
  });

  test('Helion pays with heat, but not with the heat that Local Heat Trapping needs', () => {
    const helion = { corporation: 'helion', hand: ['local-heat-trapping'] };
    expect(scenario([{ ...helion, stock: { heat: 5 } }, {}]).playable).toEqual([]);
    const table = scenario([{ ...helion, stock: { heat: 6 } }, {}]);
    table.play('local-heat-trapping').pay({ heat: 1 });
    expect([table.stock(0, 'heat'), table.stock(0, 'plants')]).toEqual([0, 4]);
  });
});

describe('the proposed payment', () => {
  interface Purse {
    readonly steel: number;
    readonly titanium: number;
    readonly heat: number;
    readonly megacredits: number;
  }

  /** Every mix that covers the cost without a cube too many, tried one by one. */
  function tightMixes(purse: Purse, worth: Purse, cost: number): Purse[] {
    const found: Purse[] = [];
    const value = (mix: Purse): number =>
      mix.steel * worth.steel + mix.titanium * worth.titanium + mix.heat + mix.megacredits;
    for (let steel = 0; steel <= purse.steel; steel++)
      for (let titanium = 0; titanium <= purse.titanium; titanium++)
        for (let heat = 0; heat <= purse.heat; heat++)
          for (let megacredits = 0; megacredits <= purse.megacredits; megacredits++) {
            const mix = { steel, titanium, heat, megacredits };
            const surplus = value(mix) - cost;
            const needed = (['steel', 'titanium', 'heat', 'megacredits'] as const).every(
              (part) => mix[part] === 0 || surplus < worth[part],
            );
            if (surplus >= 0 && needed) found.push(mix);
          }
    return found;
  }

  test('wastes the least value, then keeps the most M€, as trying all mixes shows', () => {
    const rng = rngFrom('payments');
    for (let i = 0; i < 200; i++) {
      const purse = {
        steel: below(rng, 5),
        titanium: below(rng, 5),
        heat: below(rng, 5),
        megacredits: below(rng, 16),
      };
      const worth = { steel: 2 + below(rng, 2), titanium: 3 + below(rng, 3), heat: 1, megacredits: 1 };
      const cost = 1 + below(rng, 24);
      const mixes = tightMixes(purse, worth, cost);
      const parts = (['steel', 'titanium', 'heat', 'megacredits'] as const).map((id) => ({
        id,
        max: Math.min(purse[id], Math.ceil(cost / worth[id])),
        worth: worth[id],
      }));
      if (mixes.length === 0) {
        expect(() => bestMix(parts, cost)).toThrow();
        continue;
      }
      const wasted = (mix: Purse): number =>
        mix.steel * worth.steel + mix.titanium * worth.titanium + mix.heat + mix.megacredits - cost;
      const least = Math.min(...mixes.map(wasted));
      const spent = Math.min(
        ...mixes.filter((mix) => wasted(mix) === least).map(({ megacredits }) => megacredits),
      );
      const proposed = bestMix(parts, cost) as unknown as Purse;
      expect([wasted(proposed), proposed.megacredits]).toEqual([least, spent]);
    }
  });
});
