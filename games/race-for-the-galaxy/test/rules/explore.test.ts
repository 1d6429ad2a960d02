/** Rulebook chapter I: Explore. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { type Position, type Surroundings, scenario } from '../support/scenario.ts';

/** What one player looks at and keeps. */
function exploring(ann: Position, around: Surroundings = {}) {
  const table = scenario({ ann, bob: {} }, around).phase('explore');
  return { drawn: table.player('ann').drawn.length, keep: table.bounds('ann').max };
}

describe('how many cards', () => {
  test('everybody draws two cards and keeps one', () => {
    const table = scenario(
      { ann: {}, bob: {} },
      { deck: ['gem-world', 'space-port', 'mining-world', 'comet-zone'] },
    );
    table.phase('explore');
    expect(table.options('ann')).toEqual(['gem-world', 'space-port']);
    expect(table.options('bob')).toEqual(['mining-world', 'comet-zone']);
    table.answer('ann', 'space-port').answer('bob', 'mining-world');
    expect([table.hand('ann'), table.hand('bob')]).toEqual([['space-port'], ['mining-world']]);
    expect(table.discards().sort()).toEqual(['comet-zone', 'gem-world']);
  });

  example('Explore +5 draws seven cards and keeps one', () => {
    expect(exploring({ chosen: ['explore-5'] })).toEqual({ drawn: 7, keep: 1 });
  });

  example('Explore +1, +1 draws three cards and keeps two', () => {
    expect(exploring({ chosen: ['explore-1-1'] })).toEqual({ drawn: 3, keep: 2 });
  });

  example('a power to draw two more and keep one more makes four cards drawn and two kept', () => {
    expect(exploring({ tableau: ['galactic-renaissance'] })).toEqual({ drawn: 4, keep: 2 });
  });

  example('powers to draw more do not change how many are kept', () => {
    expect(exploring({ tableau: ['expedition-force'] })).toEqual({ drawn: 3, keep: 1 });
    expect(exploring({ tableau: ['galactic-survey-seti'] })).toEqual({ drawn: 4, keep: 1 });
    expect(exploring({ tableau: ['expedition-force', 'galactic-survey-seti', 'star-nomad-lair'] })).toEqual({
      drawn: 6,
      keep: 1,
    });
  });

  example('a power to keep one more keeps both cards that were drawn', () => {
    const table = scenario(
      { ann: { tableau: ['research-labs'] }, bob: {} },
      { deck: ['gem-world', 'space-port'] },
    );
    table.phase('explore');
    expect(table.asked()).toEqual(['bob: explore.keep']);
    expect(table.hand('ann')).toEqual(['gem-world', 'space-port']);
  });

  test('bonus and powers add up', () => {
    const ann: Position = { tableau: ['galactic-renaissance', 'research-labs', 'malevolent-lifeforms'] };
    expect(exploring({ ...ann, chosen: ['explore-5'] })).toEqual({ drawn: 10, keep: 3 });
    expect(exploring({ ...ann, chosen: ['explore-1-1'] })).toEqual({ drawn: 6, keep: 4 });
  });

  test('players with different Explore cards share one phase, each with the bonus of the own card', () => {
    const table = scenario({ ann: { chosen: ['explore-5'] }, bob: { chosen: ['explore-1-1'] } }).round();
    expect(table.player('ann').drawn).toHaveLength(7);
    expect(table.player('bob').drawn).toHaveLength(3);
    expect(table.phases()).toEqual(['explore']);
  });
});

describe('what is kept', () => {
  example('all draw their cards before anybody discards', () => {
    const table = scenario({ ann: {}, bob: {} }).phase('explore');
    expect(table.asked()).toEqual(['ann: explore.keep', 'bob: explore.keep']);
    expect([table.player('ann').drawn.length, table.player('bob').drawn.length]).toEqual([2, 2]);
    expect(table.discards()).toEqual([]);
    const [first = ''] = table.options('ann');
    table.answer('ann', first);
    expect(table.discards()).toEqual([]);
  });

  test('cards of the hand cannot be exchanged for those drawn', () => {
    const table = scenario(
      { ann: { hand: ['comet-zone'] }, bob: {} },
      { deck: ['gem-world', 'space-port'] },
    ).phase('explore');
    expect(table.options('ann')).toEqual(['gem-world', 'space-port']);
    expect(table.refusal('ann', 'comet-zone')).toBe('kernel.refusal.notAnItem');
  });

  test('just as many are kept as may be, neither more nor fewer', () => {
    const table = scenario(
      { ann: { chosen: ['explore-1-1'] }, bob: {} },
      { deck: ['gem-world', 'space-port', 'comet-zone'] },
    ).phase('explore');
    expect(table.refusal('ann', 'gem-world')).toBe('kernel.refusal.tooFew');
    expect(table.refusal('ann', 'gem-world', 'space-port', 'comet-zone')).toBe('kernel.refusal.tooMany');
    expect(table.refusal('ann', 'gem-world', 'comet-zone')).toBeUndefined();
  });
});
