/** Rulebook chapter IV: Consume — powers that need no goods. */
import { describe, expect, test } from 'vitest';
import { cardByName } from '../../src/data/cards.ts';
import { raceForTheGalaxy } from '../../src/game.ts';
import { example } from '../support/example.ts';
import { type Position, type Surroundings, scenario, spareWorlds } from '../support/scenario.ts';

const consuming = (ann: Position, around: Surroundings = {}) =>
  scenario({ ann, bob: {} }, around).phase('consume');

describe('cards of the hand for VP', () => {
  example('Deficit Spending takes up to two cards of the hand, not goods, for 1 VP each', () => {
    const table = consuming({
      tableau: ['deficit-spending'],
      hand: ['gem-world', 'space-port', 'comet-zone'],
    });
    expect(table.options('ann')).toEqual(['deficit-spending', 'stop']);
    table.answer('ann', 'deficit-spending').answer('ann', 'gem-world', 'comet-zone');
    expect([table.chips('ann'), table.hand('ann')]).toEqual([2, ['space-port']]);
    expect(table.discards().sort()).toEqual(['comet-zone', 'gem-world']);
  });

  example('discarding cards of the hand is optional and need not be used to the full', () => {
    const position = { tableau: ['merchant-world'], hand: ['gem-world', 'space-port', 'comet-zone'] };
    const none = consuming(position).answer('ann', 'stop');
    expect([none.chips('ann'), none.hand('ann').length]).toEqual([0, 3]);
    const one = consuming(position).answer('ann', 'merchant-world').answer('ann', 'gem-world');
    expect([one.chips('ann'), one.hand('ann').length]).toEqual([1, 2]);
    expect(one.asked()).toEqual([]);
  });

  example('VP for cards of the hand are not doubled by Consume: 2x VPs', () => {
    for (const card of ['deficit-spending', 'merchant-world']) {
      const table = consuming({ tableau: [card], hand: ['gem-world', 'space-port'], chosen: ['consume-x2'] });
      table.answer('ann', card).answer('ann', 'gem-world', 'space-port');
      expect(table.chips('ann')).toBe(2);
    }
  });

  test('no more than two cards', () => {
    const table = consuming({ tableau: ['deficit-spending'], hand: spareWorlds(4) });
    table.answer('ann', 'deficit-spending');
    expect(table.bounds('ann')).toEqual({ min: 1, max: 2 });
  });

  test('an empty hand is not asked', () => {
    expect(consuming({ tableau: ['deficit-spending'] }).asked()).toEqual([]);
  });
});

describe('New Economy', () => {
  example('New Economy draws a card in every Consume phase and needs no good', () => {
    const table = consuming({ tableau: ['new-economy'] }, { deck: ['gem-world'] });
    expect(table.asked()).toEqual([]);
    expect(table.hand('ann')).toEqual(['gem-world']);
  });

  test('where another player has taken the last cards before, New Economy has nothing to draw', () => {
    const table = scenario(
      {
        ann: { start: 'new-sparta', tableau: ['new-economy', 'gambling-world'] },
        bob: {
          start: 'old-earth',
          tableau: ['new-vinland', 'secluded-world', 'gem-world'],
          goods: ['gem-world'],
        },
      },
      { deck: ['comet-zone'], others: 'away' },
    ).phase('consume');
    expect(table.asked()).toEqual(['bob: consume.power']);
    table.answer('bob', 'new-vinland');
    expect([table.hand('bob').length, table.state.deck, table.discards()]).toEqual([2, [], []]);
    expect([table.hand('ann'), table.asked()]).toEqual([[], []]);
  });

  test('the card of New Economy can be discarded to Deficit Spending afterwards', () => {
    const table = consuming(
      { tableau: ['new-economy', 'deficit-spending'], hand: ['comet-zone'] },
      { deck: ['gem-world'] },
    );
    expect(table.options('ann')).toEqual(['new-economy', 'deficit-spending']);
    table.answer('ann', 'new-economy').answer('ann', 'deficit-spending').answer('ann', 'gem-world');
    expect([table.chips('ann'), table.hand('ann')]).toEqual([1, ['comet-zone']]);
  });
});

describe('Gambling World', () => {
  const gambling = (number: string, top: string) =>
    consuming({ tableau: ['gambling-world'] }, { deck: [top] }).answer('ann', number);

  example(
    'the gambler names a number from 1 to 7 and keeps the top card if it costs or defends that much',
    () => {
      const table = consuming({ tableau: ['gambling-world'] });
      expect(table.asked()).toEqual(['ann: consume.gamble']);
      expect(table.options('ann')).toEqual(['1', '2', '3', '4', '5', '6', '7']);
      expect(gambling('6', 'rebel-base').hand('ann')).toEqual(['rebel-base']);
      expect(gambling('4', 'drop-ships').hand('ann')).toEqual(['drop-ships']);
      expect(gambling('2', 'gem-world').hand('ann')).toEqual(['gem-world']);
    },
  );

  example('a wrong guess discards the card that was turned up', () => {
    const table = gambling('5', 'rebel-base');
    expect([table.hand('ann'), table.discards()]).toEqual([[], ['rebel-base']]);
  });

  test('the two worlds of cost 0 match no number', () => {
    for (const world of ['pilgrimage-world', 'refugee-world'])
      for (const number of ['1', '2', '3', '4', '5', '6', '7'])
        expect(gambling(number, world).hand('ann')).toEqual([]);
  });

  test('everybody sees the card that was turned up', () => {
    const table = gambling('5', 'rebel-base');
    const card = cardByName('rebel-base');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(raceForTheGalaxy.view(table.state, viewer).seenDiscards).toEqual([card]);
  });

  example('Gambling World also consumes a good for 1 VP, in either order', () => {
    const position = { tableau: ['gambling-world', 'gem-world'], goods: ['gem-world'] };
    const table = consuming(position);
    expect(table.options('ann')).toEqual(['gambling-world: consumeGoods', 'gambling-world: gamble']);
    table.answer('ann', 'gambling-world: consumeGoods');
    expect([table.chips('ann'), table.asked()]).toEqual([1, ['ann: consume.gamble']]);
    const other = consuming(position).answer('ann', 'gambling-world: gamble').answer('ann', '3');
    expect([other.chips('ann'), other.goods('ann')]).toEqual([1, []]);
  });
});
