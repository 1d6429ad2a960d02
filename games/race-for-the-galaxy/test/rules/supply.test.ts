/** Rulebook chapter: cards, chips and the end of a round. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { scenario, spareDevelopments, spareWorlds } from '../support/scenario.ts';

describe('the hand limit', () => {
  example('at the end of a round everybody discards down to ten cards', () => {
    const table = scenario({ ann: { hand: spareWorlds(13) }, bob: { hand: spareWorlds(10) } }).endOfRound();
    expect(table.asked()).toEqual(['ann: round.discard']);
    expect(table.bounds('ann')).toEqual({ min: 3, max: 3 });
    table.answer('ann', ...table.options('ann').slice(0, 3));
    expect([table.hand('ann').length, table.hand('bob').length]).toEqual([10, 10]);
    expect(table.state.discards).toHaveLength(3);
  });

  test('those over the limit discard at the same time', () => {
    const table = scenario({ ann: { hand: spareWorlds(12) }, bob: { hand: spareWorlds(11) } }).endOfRound();
    table.answer('ann', ...table.options('ann').slice(0, 2));
    expect(table.hand('ann')).toHaveLength(12);
    table.answer('bob', ...table.options('bob').slice(0, 1));
    expect([table.hand('ann').length, table.hand('bob').length]).toEqual([10, 10]);
  });

  test('within a round a hand may hold more', () => {
    const table = scenario({ ann: { hand: spareWorlds(10), tableau: ['merchant-guild'] }, bob: {} });
    expect(table.phase('produce').hand('ann')).toHaveLength(12);
  });
});

describe('the reshuffle', () => {
  example('the discards become the new supply the moment the last card is taken', () => {
    const table = scenario(
      { ann: { tableau: ['rebel-underground'] }, bob: {} },
      { deck: ['gem-world'], discards: ['comet-zone', 'space-port'], others: 'away' },
    ).phase('produce');
    expect(table.hand('ann')).toEqual(['gem-world']);
    expect(table.state.deck).toHaveLength(2);
    expect(table.discards()).toEqual([]);
  });

  test('a draw goes on from the new supply', () => {
    const table = scenario(
      { ann: { tableau: ['merchant-guild'] }, bob: {} },
      { deck: ['gem-world'], discards: ['comet-zone', 'space-port'], others: 'away' },
    ).phase('produce');
    expect(table.hand('ann')).toHaveLength(2);
    expect(table.state.deck).toHaveLength(1);
  });

  test('cards looked at in Explore are not shuffled in', () => {
    const table = scenario(
      { ann: {}, bob: {} },
      { deck: ['gem-world', 'space-port', 'comet-zone'], discards: ['mining-world'], others: 'away' },
    ).phase('explore');
    expect(table.options('ann')).toEqual(['gem-world', 'space-port']);
    expect(table.options('bob')).toEqual(['comet-zone', 'mining-world']);
    expect(table.state.deck).toEqual([]);
  });

  test('cards discarded later wait for the next reshuffle', () => {
    const table = scenario(
      {
        ann: { tableau: ['interstellar-bank'], hand: ['space-marines', 'artist-colony', 'mining-world'] },
        bob: {},
      },
      { deck: ['gem-world'], discards: ['comet-zone'], others: 'away' },
    ).phase('develop');
    table.answer('ann', 'space-marines').answer('ann', 'artist-colony', 'mining-world');
    expect(table.state.deck).toHaveLength(1);
    expect(table.discards().sort()).toEqual(['artist-colony', 'mining-world']);
  });
});

describe('supply and discards both empty', () => {
  const nothing = { deck: [], others: 'away' } as const;

  test('cards to draw are lost', () => {
    const table = scenario({ ann: {}, bob: {} }, { deck: ['gem-world'], others: 'away' }).phase('explore');
    expect(table.asked()).toEqual([]);
    expect([table.hand('ann'), table.hand('bob')]).toEqual([['gem-world'], []]);
  });

  test('a windfall world is placed without its good', () => {
    const table = scenario({ ann: { hand: ['refugee-world'], chosen: ['settle'] }, bob: {} }, nothing);
    table.phase('settle').answer('ann', 'refugee-world');
    expect([table.tableau('ann'), table.goods('ann'), table.hand('ann')]).toEqual([
      ['refugee-world'],
      [],
      [],
    ]);
  });

  test('nothing is produced, and what would draw for it draws nothing', () => {
    const table = scenario(
      { ann: { tableau: ['gem-world', 'empath-world', 'merchant-guild'], chosen: ['produce'] }, bob: {} },
      nothing,
    ).phase('produce');
    expect([table.asked(), table.goods('ann'), table.hand('ann')]).toEqual([[], [], []]);
  });

  test('nobody can gamble, and New Economy draws nothing', () => {
    const table = scenario({ ann: { tableau: ['gambling-world', 'new-economy'] }, bob: {} }, nothing);
    expect(table.phase('consume').asked()).toEqual([]);
    expect(table.hand('ann')).toEqual([]);
  });

  test('a payment is what can be drawn next', () => {
    const table = scenario(
      { ann: { tableau: ['public-works'], hand: ['space-marines', ...spareDevelopments(2)] }, bob: {} },
      nothing,
    ).phase('develop');
    table.answer('ann', 'space-marines');
    expect(table.hand('ann')).toHaveLength(1);
  });

  test('goods that are sold can be drawn at once', () => {
    const table = scenario(
      { ann: { tableau: ['gem-world'], goods: ['gem-world'], chosen: ['consume-trade'] }, bob: {} },
      nothing,
    ).phase('consume');
    expect(table.hand('ann')).toHaveLength(1);
  });
});
