/** Rulebook chapter IV: Consume — goods for VP and cards, in the player's own order. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { type Position, scenario } from '../support/scenario.ts';

const consuming = (ann: Position) => scenario({ ann, bob: {} }).phase('consume');

describe('consuming is compulsory', () => {
  example('all use their consume powers, whoever chose the phase', () => {
    const table = scenario({
      ann: { tableau: ['prosperous-world'], goods: ['prosperous-world'] },
      bob: { chosen: ['consume-x2'] },
    }).phase('consume');
    expect([table.chips('ann'), table.goods('ann')]).toEqual([1, []]);
  });

  test('as long as a power can be used nobody may stop', () => {
    const goods = ['gem-world', 'space-port'];
    const table = consuming({ tableau: ['prosperous-world', 'public-works', ...goods], goods });
    expect(table.options('ann')).toEqual(['prosperous-world', 'public-works']);
  });

  test('a power is used once in a phase', () => {
    const goods = ['gem-world', 'space-port'];
    const table = consuming({ tableau: ['prosperous-world', ...goods], goods }).answer('ann', 'gem-world');
    expect([table.chips('ann'), table.goods('ann')]).toEqual([1, ['space-port']]);
    expect(table.asked()).toEqual([]);
  });

  test('the VP come from the pool', () => {
    const table = consuming({ tableau: ['galactic-trendsetters', 'gem-world'], goods: ['gem-world'] });
    expect([table.chips('ann'), table.state.pool]).toEqual([2, 22]);
  });
});

describe('which goods', () => {
  example(
    'a good serves one power, need not lie on the world that consumes it, and its owner picks it',
    () => {
      const table = consuming({
        tableau: ['prosperous-world', 'gem-world', 'empath-world'],
        goods: ['prosperous-world', 'gem-world', 'empath-world'],
      });
      expect(table.asked()).toEqual(['ann: consume.goods']);
      expect(table.options('ann')).toEqual(['prosperous-world', 'gem-world', 'empath-world']);
      table.answer('ann', 'empath-world');
      expect(table.goods('ann')).toEqual(['prosperous-world', 'gem-world']);
      expect(table.chips('ann')).toBe(1);
    },
  );

  example('a power for any good gives VP, a card, or both for one good of whatever kind', () => {
    const rewards = [
      'prosperous-world',
      'secluded-world',
      'new-vinland',
      'galactic-trendsetters',
      'new-earth',
    ];
    const got = rewards.map((world) => {
      const table = consuming({ tableau: [world, 'empath-world'], goods: ['empath-world'] });
      return [table.chips('ann'), table.hand('ann').length];
    });
    expect(got).toEqual([
      [1, 0],
      [0, 1],
      [0, 2],
      [2, 0],
      [1, 1],
    ]);
  });

  example('a power for one kind takes goods of that kind alone', () => {
    const goods = ['gem-world', 'empath-world'];
    const table = consuming({ tableau: ['plague-world', ...goods], goods });
    expect([table.goods('ann'), table.chips('ann'), table.hand('ann').length]).toEqual([['gem-world'], 1, 1]);
    expect(consuming({ tableau: ['plague-world', 'gem-world'], goods: ['gem-world'] }).goods('ann')).toEqual([
      'gem-world',
    ]);
  });

  example('Tourist World takes two goods, of the same kind or not, for 3 VP', () => {
    for (const goods of [
      ['gem-world', 'space-port'],
      ['gem-world', 'empath-world'],
    ]) {
      const table = consuming({ tableau: ['tourist-world', ...goods], goods });
      expect([table.chips('ann'), table.goods('ann')]).toEqual([3, []]);
    }
  });

  test('Tourist World cannot be used with one good', () => {
    const table = consuming({ tableau: ['tourist-world', 'gem-world'], goods: ['gem-world'] });
    expect([table.chips('ann'), table.goods('ann')]).toEqual([0, ['gem-world']]);
  });

  example('Mining League takes two rare goods for 3 VP', () => {
    const goods = ['mining-world', 'comet-zone', 'gem-world'];
    const table = consuming({ tableau: ['mining-league', ...goods], goods });
    expect([table.chips('ann'), table.goods('ann')]).toEqual([3, ['gem-world']]);
  });

  example('Diversified Economy takes three goods, each of another kind, for 3 VP', () => {
    const goods = ['gem-world', 'space-port', 'mining-world', 'empath-world'];
    const table = consuming({ tableau: ['diversified-economy', ...goods], goods });
    expect(table.bounds('ann')).toEqual({ min: 3, max: 3 });
    expect(table.refusal('ann', 'gem-world', 'space-port', 'mining-world')).toBe('race.refusal.sameKind');
    table.answer('ann', 'space-port', 'mining-world', 'empath-world');
    expect([table.chips('ann'), table.goods('ann')]).toEqual([3, ['gem-world']]);
  });

  test('Diversified Economy cannot be used with goods of two kinds', () => {
    const goods = ['gem-world', 'space-port', 'mining-world'];
    const table = consuming({ tableau: ['diversified-economy', ...goods], goods });
    expect([table.chips('ann'), table.goods('ann')]).toEqual([0, goods]);
  });
});

describe('in any order', () => {
  example('an order that leaves a good unconsumed is allowed', () => {
    const goods = ['mining-world', 'empath-world'];
    const position = { tableau: ['public-works', 'terraforming-robots', ...goods], goods };
    const wasteful = consuming(position).answer('ann', 'public-works').answer('ann', 'mining-world');
    expect([wasteful.chips('ann'), wasteful.goods('ann')]).toEqual([1, ['empath-world']]);
    const thrifty = consuming(position).answer('ann', 'terraforming-robots');
    expect([thrifty.chips('ann'), thrifty.goods('ann')]).toEqual([2, []]);
  });

  const novelties = ['new-vinland', 'artist-colony', 'gem-world'];
  const traders = { tableau: [...novelties, 'free-trade-association'], goods: novelties };

  example(
    'once begun, Free Trade Association takes the third good too and leaves none to New Vinland',
    () => {
      const table = consuming(traders);
      expect(table.options('ann')).toEqual(['new-vinland', 'free-trade-association']);
      table.answer('ann', 'free-trade-association');
      expect(table.asked()).toEqual([]);
      expect([table.goods('ann'), table.chips('ann'), table.hand('ann').length]).toEqual([[], 3, 3]);
    },
  );

  example('New Vinland may go before Free Trade Association, which then takes the other two', () => {
    const table = consuming(traders).answer('ann', 'new-vinland').answer('ann', 'artist-colony');
    expect([table.goods('ann'), table.chips('ann'), table.hand('ann').length]).toEqual([[], 2, 4]);
  });

  test('the rewards of a power are there before the next one is chosen', () => {
    const goods = ['gem-world', 'space-port'];
    const table = consuming({ tableau: ['new-vinland', 'prosperous-world', ...goods], goods });
    table.answer('ann', 'new-vinland').answer('ann', 'gem-world');
    expect(table.hand('ann')).toHaveLength(2);
    expect(table.chips('ann')).toBe(1);
  });
});

describe('up to a number of goods', () => {
  example('a power for up to three goods that has begun takes both of the two that are left', () => {
    const goods = ['gem-world', 'space-port'];
    const table = consuming({ tableau: ['consumer-markets', ...goods], goods });
    expect([table.chips('ann'), table.goods('ann')]).toEqual([2, []]);
  });

  test('of more goods than it takes the player picks, all at once', () => {
    const goods = ['gem-world', 'mining-world', 'empath-world'];
    const table = consuming({ start: 'old-earth', tableau: goods, goods });
    expect(table.bounds('ann')).toEqual({ min: 2, max: 2 });
    expect(table.refusal('ann', 'gem-world')).toBe('kernel.refusal.tooFew');
    table.answer('ann', 'gem-world', 'empath-world');
    expect([table.chips('ann'), table.goods('ann')]).toEqual([2, ['mining-world']]);
  });

  test('one good is enough to begin', () => {
    const table = consuming({ tableau: ['mining-conglomerate', 'comet-zone'], goods: ['comet-zone'] });
    expect([table.chips('ann'), table.goods('ann')]).toEqual([1, []]);
  });
});

describe('Pilgrimage World', () => {
  const three = ['gem-world', 'mining-world', 'empath-world'];
  const pilgrims = (goods: readonly string[]) =>
    consuming({ tableau: ['pilgrimage-world', ...three], goods });

  example('Pilgrimage World takes all goods: three of them bring 2 VP', () => {
    const table = pilgrims(three);
    expect([table.chips('ann'), table.goods('ann')]).toEqual([2, []]);
  });

  test('Pilgrimage World takes a single good too, for nothing', () => {
    const table = pilgrims(['gem-world']);
    expect([table.chips('ann'), table.goods('ann'), table.state.discards.length]).toEqual([0, [], 1]);
  });

  test('without goods Pilgrimage World does nothing', () => {
    expect(pilgrims([]).chips('ann')).toBe(0);
  });

  test('another power may take a good before the pilgrims do', () => {
    const table = consuming({ tableau: ['pilgrimage-world', 'public-works', ...three], goods: three });
    table.answer('ann', 'public-works').answer('ann', 'gem-world');
    expect([table.chips('ann'), table.goods('ann')]).toEqual([1 + 1, []]);
  });
});

describe('Consume: 2x VPs', () => {
  const doubled = (tableau: readonly string[], goods: readonly string[]) =>
    consuming({ tableau: [...tableau, ...goods], goods, chosen: ['consume-x2'] });

  example('whoever chose Consume: 2x VPs gets twice the chips and nothing else twice', () => {
    const table = doubled(['free-trade-association'], ['gem-world', 'space-port']);
    expect([table.chips('ann'), table.hand('ann').length]).toEqual([4, 2]);
  });

  test('Pilgrimage World is doubled after one good is taken off', () => {
    expect(doubled(['pilgrimage-world'], ['gem-world', 'mining-world', 'empath-world']).chips('ann')).toBe(4);
  });

  test('only the chooser gets twice the chips', () => {
    const table = scenario({
      ann: { tableau: ['prosperous-world'], goods: ['prosperous-world'], chosen: ['consume-x2'] },
      bob: { start: 'earths-lost-colony', goods: ['earths-lost-colony'], chosen: ['consume-trade'] },
    }).phase('consume');
    expect([table.chips('ann'), table.chips('bob')]).toEqual([2, 0]);
    expect(table.hand('bob')).toHaveLength(2);
  });
});

describe('side by side', () => {
  test('nobody waits for the slowest: all consume at their own pace', () => {
    const goods = ['gem-world', 'space-port'];
    const table = scenario({
      ann: { tableau: ['prosperous-world', 'public-works', ...goods], goods },
      bob: {
        tableau: ['expanding-colony', 'mining-world', 'comet-zone'],
        goods: ['mining-world', 'comet-zone'],
      },
    }).phase('consume');
    expect(table.asked()).toEqual(['ann: consume.power', 'bob: consume.goods']);
    table.answer('bob', 'comet-zone');
    expect(table.chips('bob')).toBe(1);
    expect(table.asked()).toEqual(['ann: consume.power']);
  });
});
