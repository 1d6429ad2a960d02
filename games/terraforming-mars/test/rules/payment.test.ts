import { below, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { terraformingMars } from '../../src/game.ts';
import { bestMix } from '../../src/rules/payment.ts';
import { type Amounts, scenario } from '../support/scenario.ts';

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

  test('metals pay for nothing but cards: neither for standard projects nor for milestones and awards', () => {
    const stock = { megacredits: 7, steel: 20, titanium: 20, heat: 7 };
    expect(scenario([{ stock, rating: 40 }, {}]).actions).toEqual(['pass']);
    const helion = scenario([{ corporation: 'helion', stock: { ...stock, heat: 1 }, rating: 40 }, {}]);
    expect(helion.actions).toEqual(['milestone', 'award', 'pass']);
  });

  const miner = [{ hand: ['mine'], stock: { megacredits: 10, steel: 5 } }, {}];

  test('more M€ than needed are refused, whatever the metals', () => {
    const table = scenario(miner).play('mine');
    expect(() => table.pay({ megacredits: 5 })).toThrow('kernel.refusal');
    expect(() => table.pay({ steel: 2, megacredits: 1 })).toThrow('mars.refusal.overpaid');
    expect(table.pay({ steel: 1, megacredits: 2 }).stock(0, 'steel')).toBe(4);
  });

  test('more steel than needed may be paid, whole cubes too; nobody gets change', () => {
    const table = scenario(miner).play('mine');
    expect(() => table.pay({ steel: 6 })).toThrow('kernel.refusal');
    table.pay({ steel: 4 });
    expect([table.stock(0, 'steel'), table.stock(0, 'megacredits')]).toEqual([1, 10]);
  });

  test('less than needed is refused', () => {
    expect(() => scenario(miner).play('mine').pay({ steel: 1, megacredits: 1 })).toThrow('kernel.refusal');
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
    // Six at 5 M€ each are just enough.
    expect(table.play('asteroid-mining').stock(0, 'titanium')).toBe(0);
  });

  test('is not asked about where there is one way to pay', () => {
    const played = (stock: object) => scenario([{ hand: ['mine'], stock }, {}]).play('mine');
    // Mine costs 4 M€, and a cube of steel is worth 2.
    const exact = played({ megacredits: 2, steel: 1 });
    expect([exact.asked, exact.stock(0, 'steel'), exact.stock(0, 'megacredits')]).toEqual([
      'turn.action',
      0,
      0,
    ]);
    expect(played({ steel: 2 }).asked).toBe('turn.action');
    expect(played({ megacredits: 4 }).asked).toBe('turn.action');
    expect(played({ steel: 3 }).asked).toBe('payment');
    expect(played({ megacredits: 3, steel: 2 }).asked).toBe('payment');
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

  test('a discount for an icon is for cards with it, and adds to others for the same icon', () => {
    const spent = (card: string): number => {
      const table = scenario([
        {
          corporation: 'teractor',
          played: ['earth-office', 'space-station', 'mass-converter'],
          hand: [card],
          stock: { megacredits: 40 },
        },
        {},
      ]);
      return 40 - table.play(card).stock(0, 'megacredits');
    };
    expect([spent('cartel'), spent('satellites'), spent('mine'), spent('immigration-shuttles')]).toEqual([
      8 - 6,
      10 - 4,
      4,
      31 - 10,
    ]);
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
    table.play('local-heat-trapping');
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

  const ids = ['steel', 'titanium', 'heat', 'megacredits'] as const;
  const worthOf = (mix: Purse, worth: Purse): number =>
    mix.steel * worth.steel + mix.titanium * worth.titanium + mix.heat + mix.megacredits;

  /** Every mix there is, tried one by one. */
  function allMixes(purse: Purse): Purse[] {
    const found: Purse[] = [];
    for (let steel = 0; steel <= purse.steel; steel++)
      for (let titanium = 0; titanium <= purse.titanium; titanium++)
        for (let heat = 0; heat <= purse.heat; heat++)
          for (let megacredits = 0; megacredits <= purse.megacredits; megacredits++)
            found.push({ steel, titanium, heat, megacredits });
    return found;
  }

  /** Those that cover the cost. */
  const coveringMixes = (purse: Purse, worth: Purse, cost: number): Purse[] =>
    allMixes(purse).filter((mix) => worthOf(mix, worth) >= cost);

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
      const mixes = coveringMixes(purse, worth, cost);
      const parts = ids.map((id) => ({ id, max: purse[id], worth: worth[id] }));
      if (mixes.length === 0) {
        expect(() => bestMix(parts, cost)).toThrow();
        continue;
      }
      const wasted = (mix: Purse): number => worthOf(mix, worth) - cost;
      const least = Math.min(...mixes.map(wasted));
      const spent = Math.min(
        ...mixes.filter((mix) => wasted(mix) === least).map(({ megacredits }) => megacredits),
      );
      const proposed = bestMix(parts, cost) as unknown as Purse;
      expect([wasted(proposed), proposed.megacredits]).toEqual([least, spent]);
    }
  });

  test('every mix that covers the cost is accepted unless M€ or heat are too many; every other is refused', () => {
    const purse = { steel: 4, titanium: 3, heat: 3, megacredits: 6 };
    const worth = { steel: 2, titanium: 3, heat: 1, megacredits: 1 };
    const table = scenario([{ corporation: 'helion', hand: ['ironworks'], stock: purse }, {}]);
    const space = scenario([{ corporation: 'helion', hand: ['space-mirrors'], stock: purse }, {}]);
    for (const [at, card, cost, metal] of [
      [table, 'ironworks', 11, 'steel'],
      [space, 'space-mirrors', 3, 'titanium'],
    ] as const) {
      at.play(card);
      const { id, seat } = at.open;
      for (const { steel, titanium, heat, megacredits } of allMixes(purse)) {
        if (steel > 0 && titanium > 0) continue;
        const mix = { steel, titanium, heat, megacredits };
        const inMetal = mix[metal] * worth[metal];
        const usesOther = mix[metal === 'steel' ? 'titanium' : 'steel'] > 0;
        const legal = !usesOther && heat + megacredits === Math.max(0, cost - inMetal);
        const given = metal === 'steel' ? { steel, heat, megacredits } : { titanium, heat, megacredits };
        const amounts = usesOther ? mix : given;
        const refusal = terraformingMars.check(at.state, seat, { question: id, amounts });
        expect([mix, refusal === undefined]).toEqual([mix, legal]);
      }
    }
  });
});

describe('a payment at random', () => {
  /** How often each mix is paid in so many tries. */
  function tries(corporation: string, card: string, stock: Amounts, times: number): Map<string, number> {
    const { state, open } = scenario([{ corporation, hand: [card], stock }, {}]).play(card);
    const rng = rngFrom('payments at random');
    const found = new Map<string, number>();
    for (let i = 0; i < times; i++) {
      const answer = terraformingMars.sample(state, open, rng);
      expect(terraformingMars.check(state, 0, answer)).toBeUndefined();
      const mix = 'amounts' in answer ? JSON.stringify(answer.amounts) : '';
      found.set(mix, (found.get(mix) ?? 0) + 1);
    }
    return found;
  }

  test('is every mix that is accepted, each about as often', () => {
    // A mine costs 4. No steel: one heat or two; one steel: none to two; two steel or three: no heat.
    const mine = tries('helion', 'mine', { megacredits: 3, steel: 3, heat: 2 }, 700);
    expect(mine.size).toBe(2 + 3 + 1 + 1);
    // The probe costs 6: with 4 M€ at least one titanium must help, and three are too many but allowed.
    const probe = tries('phobolog', 'trans-neptune-probe', { megacredits: 4, titanium: 3 }, 300);
    expect([...probe.keys()].sort()).toEqual([
      '{"titanium":1,"megacredits":2}',
      '{"titanium":2,"megacredits":0}',
      '{"titanium":3,"megacredits":0}',
    ]);
    // 27 M€ in both metals: nine steel at the most, five titanium, and no more than 1 M€.
    const elevator = tries('inventrix', 'space-elevator', { megacredits: 1, steel: 9, titanium: 5 }, 900);
    // With three titanium nine steel; with four eight or nine, or seven and 1 M€; with five six to nine.
    expect(elevator.size).toBe(1 + 3 + 4);
    for (const [found, times] of [
      [mine, 700],
      [probe, 300],
      [elevator, 900],
    ] as const)
      for (const often of found.values()) {
        expect(often).toBeGreaterThan((0.6 * times) / found.size);
        expect(often).toBeLessThan((1.4 * times) / found.size);
      }
  });
});
