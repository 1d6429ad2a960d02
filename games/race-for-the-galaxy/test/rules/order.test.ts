/** Rulebook chapter: who goes first. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { scenario, spareDevelopments } from '../support/scenario.ts';

describe('late decisions in Settle', () => {
  example('players who may spend a one-use card decide one after another, when all worlds lie open', () => {
    const table = scenario({
      ann: {
        start: 'new-sparta',
        tableau: ['colony-ship'],
        hand: ['terraformed-world', ...spareDevelopments(6)],
      },
      bob: {
        start: 'epsilon-eridani',
        tableau: ['colony-ship'],
        hand: ['tourist-world', ...spareDevelopments(6)],
      },
    }).phase('settle');
    table.answer('ann', 'terraformed-world').answer('bob', 'tourist-world');
    expect(table.asked()).toEqual(['bob: settle.way']);
    expect(table.tableau('ann')).toContain('terraformed-world');
    table.answer('bob', 'pay with colony-ship');
    expect(table.tableau('bob')).not.toContain('colony-ship');
    expect(table.asked()).toEqual(['ann: settle.way']);
    table.answer('ann', 'pay');
    expect(table.asked()).toEqual(['ann: payment.cards']);
  });

  example('order goes clockwise from the lowest original start world, not by ascending numbers', () => {
    const table = scenario({
      ann: {
        start: 'epsilon-eridani',
        tableau: ['colony-ship'],
        hand: ['terraformed-world', ...spareDevelopments(6)],
      },
      bob: { start: 'old-earth', tableau: ['colony-ship'], hand: ['tourist-world', ...spareDevelopments(6)] },
      cyd: {
        start: 'earths-lost-colony',
        tableau: ['new-military-tactics', 'contact-specialist', 'expedition-force'],
        hand: ['rebel-underground', ...spareDevelopments(6)],
      },
    }).phase('settle');
    table
      .answer('ann', 'terraformed-world')
      .answer('bob', 'tourist-world')
      .answer('cyd', 'rebel-underground');
    expect(table.asked()).toEqual(['bob: settle.way']);
    table.answer('bob', 'pay with colony-ship');
    expect(table.asked()).toEqual(['cyd: settle.way']);
    table.answer('cyd', 'conquer with new-military-tactics');
    expect(table.asked()).toEqual(['ann: settle.way']);
  });

  test('the original start world counts, not one that was settled later', () => {
    const table = scenario({
      ann: { start: 'alpha-centauri', tableau: ['old-earth', 'colony-ship'], hand: ['gem-world'] },
      bob: { start: 'epsilon-eridani', hand: ['space-port', ...spareDevelopments(2)] },
    });
    expect(table.state.firstSeat).toBe(1);
  });

  test('with one late decision nobody waits: all resolve side by side', () => {
    const table = scenario({
      ann: { tableau: ['colony-ship'], hand: ['terraformed-world', ...spareDevelopments(6)] },
      bob: { hand: ['tourist-world', ...spareDevelopments(6)] },
    }).phase('settle');
    table.answer('ann', 'terraformed-world').answer('bob', 'tourist-world');
    expect(table.asked()).toEqual(['ann: settle.way', 'bob: payment.cards']);
  });

  test('a one-use card that must be spent is no decision', () => {
    const table = scenario({
      ann: { tableau: ['colony-ship'], hand: ['terraformed-world', ...spareDevelopments(6)] },
      bob: { tableau: ['colony-ship'], hand: ['tourist-world', ...spareDevelopments(1)] },
      cyd: { hand: ['gem-world', ...spareDevelopments(6)] },
    }).phase('settle');
    table.answer('ann', 'terraformed-world').answer('bob', 'tourist-world').answer('cyd', 'gem-world');
    expect(table.asked()).toEqual(['ann: settle.way', 'cyd: payment.cards']);
    expect(table.tableau('bob')).toEqual(['tourist-world']);
  });

  test('a choice between conquest and payment without a one-use card is not a late decision', () => {
    const table = scenario({
      ann: { tableau: ['colony-ship'], hand: ['terraformed-world', ...spareDevelopments(6)] },
      bob: {
        tableau: ['contact-specialist', 'drop-ships'],
        hand: ['outlaw-world', ...spareDevelopments(6)],
      },
    }).phase('settle');
    table.answer('ann', 'terraformed-world').answer('bob', 'outlaw-world');
    expect(table.asked()).toEqual(['ann: settle.way', 'bob: settle.way']);
  });
});

describe('scarce cards', () => {
  example('when few cards are left the owner of the lowest start world draws first', () => {
    const table = scenario(
      { ann: { start: 'new-sparta' }, bob: { start: 'alpha-centauri' } },
      { deck: ['gem-world', 'space-port', 'comet-zone'], others: 'away' },
    ).phase('explore');
    expect(table.asked()).toEqual(['bob: explore.keep']);
    expect(table.options('bob')).toEqual(['gem-world', 'space-port']);
    expect(table.hand('ann')).toEqual(['comet-zone']);
  });

  test('windfall goods of worlds placed at once are taken in the same order', () => {
    const table = scenario(
      {
        ann: { start: 'new-sparta', hand: ['star-nomad-lair'] },
        bob: { start: 'old-earth', hand: ['refugee-world'] },
      },
      { deck: ['gem-world'], others: 'away' },
    ).phase('settle');
    table.answer('ann', 'star-nomad-lair').answer('bob', 'refugee-world');
    expect([table.goods('ann'), table.goods('bob')]).toEqual([[], ['refugee-world']]);
    expect(table.tableau('ann')).toEqual(['new-sparta', 'star-nomad-lair']);
  });

  example('when VP chips run out in Consume, order makes no difference: all are paid in full', () => {
    const table = scenario(
      {
        ann: { tableau: ['prosperous-world'], goods: ['prosperous-world'] },
        bob: { tableau: ['galactic-trendsetters', 'gem-world'], goods: ['gem-world'] },
      },
      { pool: 1 },
    ).phase('consume');
    expect([table.chips('ann'), table.chips('bob')]).toEqual([1, 2]);
    expect(table.state.pool).toBe(-2);
  });
});
