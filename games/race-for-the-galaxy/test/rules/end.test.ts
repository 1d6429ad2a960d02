/** Rulebook chapter: end of the game. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { scenario, spareDevelopments, spareWorlds } from '../support/scenario.ts';

/** Eleven worlds that bring nothing into the phases played here. */
const eleven = [
  'gem-world',
  'space-port',
  'spice-world',
  'artist-colony',
  'mining-world',
  'comet-zone',
  'bio-hazard-mining-world',
  'distant-world',
  'alien-robotic-factory',
  'asteroid-belt',
  'radioactive-world',
];

describe('twelve cards', () => {
  example('the game ends with the round in which a tableau has twelve cards', () => {
    const table = scenario({
      ann: { tableau: eleven, hand: ['pilgrimage-world'], chosen: ['settle'] },
      bob: { chosen: ['produce'] },
    }).round();
    table.answer('ann', 'pilgrimage-world');
    expect(table.isOver()).toBe(true);
    expect(table.goods('ann')).toHaveLength(9);
  });

  example('a player may end with more than twelve cards by placing a development and a world', () => {
    const table = scenario({
      ann: {
        tableau: eleven,
        hand: ['public-works', 'pilgrimage-world', ...spareWorlds(1)],
        chosen: ['develop'],
      },
      bob: { chosen: ['settle'] },
    }).round();
    table.answer('ann', 'public-works').answer('ann', 'pilgrimage-world');
    expect(table.tableau('ann')).toHaveLength(13);
    expect(table.isOver()).toBe(true);
  });

  test('with eleven cards the game goes on', () => {
    const table = scenario({ ann: { tableau: eleven }, bob: {} }).endOfRound();
    expect(table.isOver()).toBe(false);
    expect(table.asked()).toEqual(['ann: round.action', 'bob: round.action']);
  });

  test('twelve cards in the middle of a round that are eleven again at its end do not end the game', () => {
    const table = scenario({
      ann: {
        tableau: [...eleven.slice(0, 10), 'colony-ship'],
        hand: ['terraformed-world'],
        chosen: ['settle'],
      },
      bob: { chosen: ['settle'] },
    }).round();
    table.answer('ann', 'terraformed-world');
    expect(table.tableau('ann')).toHaveLength(11);
    expect(table.isOver()).toBe(false);
  });

  test('goods on worlds are not cards of the tableau', () => {
    const table = scenario({ ann: { tableau: eleven, goods: eleven.slice(0, 5) }, bob: {} }).endOfRound();
    expect(table.isOver()).toBe(false);
  });
});

describe('the last VP chip', () => {
  const consumers = {
    ann: { tableau: ['prosperous-world'], goods: ['prosperous-world'], chosen: ['consume-x2'] },
    bob: { tableau: ['galactic-trendsetters', 'gem-world'], goods: ['gem-world'], chosen: ['produce'] },
  } as const;

  example('the game ends with the round in which the last VP chip is taken', () => {
    const table = scenario(consumers, { pool: 4 }).round();
    expect(table.state.pool).toBe(0);
    expect(table.isOver()).toBe(true);
    expect(table.goods('ann')).toEqual(['prosperous-world']);
  });

  example('when the chips run out all VP of the phase are still paid, from the chips of ten', () => {
    const table = scenario(consumers, { pool: 1 }).round();
    expect([table.chips('ann'), table.chips('bob')]).toEqual([2, 2]);
    expect(table.isOver()).toBe(true);
  });

  test('with one chip left the game goes on', () => {
    expect(scenario(consumers, { pool: 5 }).round().isOver()).toBe(false);
  });

  test('both ends in one round are one end', () => {
    const table = scenario(
      {
        ann: {
          tableau: [...eleven, 'prosperous-world'],
          goods: ['prosperous-world'],
          chosen: ['consume-x2'],
        },
        bob: { chosen: ['consume-trade'] },
      },
      { pool: 1 },
    ).round();
    expect(table.events('end')).toHaveLength(1);
    expect(table.isOver()).toBe(true);
  });
});

describe('the winner', () => {
  example('points are those of the tableau, of VP chips and of 6-cost developments', () => {
    const table = scenario({
      ann: { start: 'old-earth', tableau: ['galactic-federation', 'space-marines', 'gem-world'], chips: 7 },
      bob: { start: 'new-sparta', chips: 3 },
    });
    expect(table.worth('ann')).toEqual({
      'old-earth': 2,
      'galactic-federation': 3,
      'space-marines': 1,
      'gem-world': 1,
    });
    expect([table.score('ann'), table.score('bob')]).toEqual([14, 4]);
    expect(table.winners()).toEqual(['ann']);
  });

  example('of players with equal points the one with more cards in hand and goods on worlds wins', () => {
    const table = scenario({
      ann: { tableau: ['gem-world', 'space-port'], hand: spareDevelopments(2), chips: 3 },
      bob: { tableau: ['artist-colony', 'spice-world'], goods: ['artist-colony', 'spice-world'], chips: 3 },
      cyd: { tableau: ['comet-zone'], goods: ['comet-zone'], hand: spareDevelopments(2), chips: 3 },
    });
    expect((['ann', 'bob', 'cyd'] as const).map((name) => table.score(name))).toEqual([5, 5, 5]);
    expect((['ann', 'bob', 'cyd'] as const).map((name) => table.tiebreak(name))).toEqual([[2], [2], [3]]);
    expect(table.winners()).toEqual(['cyd']);
  });

  example('players whom nothing tells apart share the victory', () => {
    const table = scenario({
      ann: { tableau: ['gem-world', 'space-port'], hand: spareDevelopments(2), chips: 3 },
      bob: { tableau: ['artist-colony', 'spice-world'], goods: ['artist-colony', 'spice-world'], chips: 3 },
      cyd: { chips: 4, hand: spareDevelopments(9) },
    });
    expect(table.winners()).toEqual(['ann', 'bob']);
  });

  test('cards over the hand limit are discarded before they could break a tie', () => {
    const table = scenario({
      ann: { tableau: [...eleven, 'pilgrimage-world'], hand: spareDevelopments(14) },
      bob: { hand: spareDevelopments(10) },
    }).endOfRound();
    expect(table.isOver()).toBe(false);
    table.answer('ann', ...table.options('ann').slice(0, 4));
    expect(table.isOver()).toBe(true);
    expect([table.tiebreak('ann'), table.tiebreak('bob')]).toEqual([[10], [10]]);
  });
});
