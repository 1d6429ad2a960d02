/** Rulebook chapter: who goes first. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { type Position, scenario, spareDevelopments, spareWorlds } from '../support/scenario.ts';

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

  test('with one card in the supply, players pay for developments and draw in order', () => {
    const table = scenario(
      {
        ann: {
          start: 'new-sparta',
          tableau: ['public-works'],
          hand: ['drop-ships', ...spareDevelopments(5)],
        },
        bob: {
          start: 'old-earth',
          tableau: ['public-works'],
          hand: ['mining-robots', ...spareDevelopments(5)],
        },
      },
      { deck: ['gem-world'], others: 'away' },
    ).phase('develop');
    table.answer('ann', 'drop-ships').answer('bob', 'mining-robots');
    expect(table.asked()).toEqual(['bob: payment.cards']);
    table.answer('bob', ...table.options('bob').slice(0, 2));
    expect(table.hand('bob')).toContain('gem-world');
    // What Bob has paid is the supply now; Ann draws one of his two cards.
    expect([table.asked(), table.state.deck.length]).toEqual([['ann: payment.cards'], 2]);
    table.answer('ann', ...table.options('ann').slice(0, 4));
    expect([table.state.deck.length, table.discards().length]).toEqual([1, 4]);
  });

  test('with one card in the supply, players pay for worlds and draw in order', () => {
    const table = scenario(
      {
        ann: { start: 'new-sparta', hand: ['gem-world', ...spareDevelopments(4)], chosen: ['settle'] },
        bob: { start: 'old-earth', hand: ['space-port', ...spareDevelopments(4)], chosen: ['settle'] },
      },
      { deck: ['comet-zone'], others: 'away' },
    ).phase('settle');
    table.answer('ann', 'gem-world').answer('bob', 'space-port');
    expect(table.asked()).toEqual(['bob: payment.cards']);
    table.answer('bob', ...table.options('bob').slice(0, table.bounds('bob').min));
    expect([table.hand('bob').includes('comet-zone'), table.asked()]).toEqual([true, ['ann: payment.cards']]);
  });

  test('with one card in the supply, players sell and consume in order', () => {
    const table = scenario(
      {
        ann: {
          start: 'new-sparta',
          tableau: ['new-vinland', 'gem-world', 'spice-world'],
          goods: ['gem-world', 'spice-world'],
        },
        bob: {
          start: 'alpha-centauri',
          tableau: ['artist-colony'],
          goods: ['alpha-centauri', 'artist-colony'],
          chosen: ['consume-trade'],
        },
      },
      { deck: ['comet-zone'], others: 'away' },
    ).phase('consume');
    expect(table.asked()).toEqual(['bob: consume.sell']);
    table.answer('bob', 'alpha-centauri');
    expect([table.hand('bob').includes('comet-zone'), table.asked()]).toEqual([true, ['ann: consume.goods']]);
  });

  test('nobody waits for others while the supply lasts for the whole phase, whatever comes of it', () => {
    const settle = (deck: readonly string[]) =>
      scenario(
        {
          ann: { hand: ['gem-world', ...spareDevelopments(4)], chosen: ['settle'] },
          bob: { hand: ['space-port', ...spareDevelopments(4)], chosen: ['settle'] },
        },
        { deck, others: 'away' },
      )
        .phase('settle')
        .answer('ann', 'gem-world')
        .answer('bob', 'space-port')
        .asked();
    expect(settle(['comet-zone', 'mining-world', 'tourist-world'])).toHaveLength(2);
    // The second of two cards empties the supply: then it matters which payments the new one is made of.
    expect(settle(['comet-zone', 'mining-world'])).toHaveLength(1);
  });

  test('discards are not reckoned: with few cards in the supply the order matters, however many were discarded', () => {
    const table = scenario(
      {
        ann: { hand: ['gem-world', ...spareDevelopments(4)], chosen: ['settle'] },
        bob: { hand: ['space-port', ...spareDevelopments(4)], chosen: ['settle'] },
      },
      { deck: ['comet-zone'], discards: ['mining-world', 'tourist-world', 'new-earth'], others: 'away' },
    ).phase('settle');
    table.answer('ann', 'gem-world').answer('bob', 'space-port');
    expect(table.asked()).toEqual(['ann: payment.cards']);
  });
});

describe('VP chips that may run out', () => {
  const spending = (pool: number, ann: Position = {}, bob: Position = {}) =>
    scenario(
      {
        ann: { start: 'new-sparta', tableau: ['deficit-spending'], hand: spareWorlds(3), ...ann },
        bob: { start: 'old-earth', tableau: ['deficit-spending'], hand: spareWorlds(3), ...bob },
      },
      { pool },
    ).phase('consume');

  test('with two chips in the pool, two owners of Deficit Spending decide in order', () => {
    const table = spending(2);
    expect(table.asked()).toEqual(['bob: consume.power']);
    table.answer('bob', 'stop');
    expect(table.asked()).toEqual(['ann: consume.power']);
  });

  test('with more chips than all can gain, nobody waits', () => {
    expect(spending(4).asked()).toEqual(['bob: consume.power']);
    expect(spending(5).asked()).toEqual(['bob: consume.power', 'ann: consume.power']);
  });

  test('goods count once each, and twice the VP where VP are doubled', () => {
    const bob = {
      tableau: ['deficit-spending', 'consumer-markets', 'spice-world', 'new-earth'],
      goods: ['spice-world'],
    };
    expect(spending(6, {}, bob).asked()).toHaveLength(2);
    expect(spending(5, {}, bob).asked()).toHaveLength(1);
    expect(spending(6, {}, { ...bob, chosen: ['consume-x2'] }).asked()).toHaveLength(1);
  });

  test('a good that must be sold brings no VP any more', () => {
    const bob: Position = {
      tableau: ['deficit-spending', 'public-works', 'spice-world'],
      goods: ['spice-world'],
    };
    expect(spending(5, {}, bob).asked()).toHaveLength(1);
    expect(spending(5, {}, { ...bob, chosen: ['consume-trade'] }).asked()).toHaveLength(2);
  });

  test('with no chip left nobody waits where only cards are to be gained', () => {
    const ann: Position = {
      tableau: ['secluded-world', 'gem-world'],
      goods: ['secluded-world', 'gem-world'],
    };
    const bob: Position = {
      start: 'alpha-centauri',
      tableau: ['new-vinland', 'artist-colony'],
      goods: ['new-vinland', 'artist-colony'],
    };
    expect(spending(0, ann, bob).asked()).toEqual(['bob: consume.goods', 'ann: consume.goods']);
  });

  test('whoever has no card to discard gains nothing by Deficit Spending', () => {
    expect(spending(3, { hand: [] }).asked()).toEqual(['bob: consume.power']);
    expect(spending(3, { hand: [] }).chips('ann')).toBe(0);
  });
});

describe('goods that are compared', () => {
  const windfalls: Position = { tableau: ['asteroid-belt', 'empath-world'], chosen: ['produce'] };
  const others: Position = { tableau: ['radioactive-world', 'pre-sentient-race'], chosen: ['produce'] };
  const producing = (ann: Position, bob: Position) =>
    scenario({ ann: { start: 'new-sparta', ...ann }, bob: { start: 'old-earth', ...bob } }).phase('produce');
  const withMines = ({ tableau = [], ...rest }: Position): Position => ({
    ...rest,
    tableau: [...tableau, 'mining-conglomerate'],
  });

  test('two owners of Mining Conglomerate choose their windfall worlds in order', () => {
    const table = producing(withMines(windfalls), withMines(others));
    expect(table.asked()).toEqual(['bob: produce.power']);
    table.answer('bob', 'bonus on radioactive-world');
    expect(table.asked()).toEqual(['ann: produce.power']);
    table.answer('ann', 'bonus on asteroid-belt');
    expect([table.hand('ann'), table.hand('bob')]).toEqual([[], []]);
  });

  test('one Mining Conglomerate is enough for the order to matter', () => {
    expect(producing(windfalls, withMines(others)).asked()).toEqual(['bob: produce.power']);
  });

  test('without one, or where rare elements are no part of the choice, nobody waits', () => {
    expect(producing(windfalls, others).asked()).toHaveLength(2);
    const novelties: Position = { tableau: ['refugee-world', 'pre-sentient-race'], chosen: ['produce'] };
    expect(producing(withMines(windfalls), novelties).asked()).toHaveLength(2);
    const rare: Position = { tableau: ['radioactive-world', 'rebel-fuel-cache'], chosen: ['produce'] };
    expect(producing(withMines(windfalls), rare).asked()).toHaveLength(2);
  });
});
