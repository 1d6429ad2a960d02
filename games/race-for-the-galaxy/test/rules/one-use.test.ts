/** Rulebook chapter III and the list of powers: cards that are discarded from the tableau for one use. */
import { describe, expect, test } from 'vitest';
import { type Position, scenario, spareDevelopments, spareWorlds } from '../support/scenario.ts';

/** A player who has revealed the world, with this many other cards in hand. */
const placing = (world: string, ann: Position, cards = 0) =>
  scenario({ ann: { ...ann, hand: [world, ...spareDevelopments(cards)] }, bob: {} })
    .phase('settle')
    .answer('ann', world);

/** Ten cards without a word about Settle. */
const tenCards = [
  'old-earth',
  'deficit-spending',
  'consumer-markets',
  'export-duties',
  'genetics-lab',
  'interstellar-bank',
  'investment-credits',
  'public-works',
  'research-labs',
  'merchant-guild',
];

describe('New Military Tactics', () => {
  test('New Military Tactics may be discarded where Military is enough without it', () => {
    const ann = { start: 'new-sparta', tableau: ['new-military-tactics'] };
    const table = placing('outlaw-world', ann);
    expect(table.options('ann')).toEqual(['conquer', 'conquer with new-military-tactics']);
    expect(table.fork().answer('ann', 'conquer').tableau('ann')).toEqual([
      'new-sparta',
      'new-military-tactics',
      'outlaw-world',
    ]);
    table.answer('ann', 'conquer with new-military-tactics');
    expect([table.tableau('ann'), table.discards()]).toEqual([
      ['new-sparta', 'outlaw-world'],
      ['new-military-tactics'],
    ]);
  });

  test('New Military Tactics may be discarded with a world that is paid for; the price stays', () => {
    const table = placing('gem-world', { tableau: ['new-military-tactics'] }, 4);
    expect(table.options('ann')).toEqual(['pay', 'pay with new-military-tactics']);
    table.answer('ann', 'pay with new-military-tactics');
    expect([table.asked(), table.bounds('ann')]).toEqual([['ann: payment.cards'], { min: 2, max: 2 }]);
    expect(table.tableau('ann')).toEqual(['gem-world']);
  });

  test('New Military Tactics may be discarded where Contact Specialist pays for a military world', () => {
    const ann = { tableau: ['contact-specialist', 'new-military-tactics'] };
    expect(placing('rebel-outpost', ann, 4).options('ann')).toEqual([
      'payForMilitary with contact-specialist',
      'payForMilitary with contact-specialist + new-military-tactics',
    ]);
  });

  test('New Military Tactics that is needed for a conquest is discarded without asking', () => {
    const table = placing('rebel-underground', { tableau: ['new-military-tactics'] });
    expect([table.asked(), table.tableau('ann')]).toEqual([[], ['rebel-underground']]);
  });

  test('discarding New Military Tactics keeps a tableau at eleven cards, and the game goes on', () => {
    const tableau = ['new-military-tactics', ...tenCards];
    const settled = (how: string) => placing('pilgrimage-world', { tableau }).answer('ann', how).endOfRound();
    const ended = settled('pay');
    expect([ended.tableau('ann').length, ended.isOver()]).toEqual([12, true]);
    const goesOn = settled('pay with new-military-tactics');
    expect([goesOn.tableau('ann').length, goesOn.isOver()]).toEqual([11, false]);
  });

  test('the Military of a discarded card does not last into the second Settle phase of a round', () => {
    const table = scenario(
      {
        ann: {
          tableau: ['new-military-tactics'],
          hand: ['pilgrimage-world', 'rebel-underground'],
          chosen: ['settle', 'settle-2'],
        },
        bob: { chosen: ['settle'] },
      },
      { twoActions: true },
    ).round();
    table.answer('ann', 'pilgrimage-world').answer('ann', 'pay with new-military-tactics');
    expect(table.unavailable('ann')).toEqual({ 'rebel-underground': 'race.unavailable.military' });
  });
});

describe('Colony Ship', () => {
  test('Colony Ship may be discarded for a world that costs nothing anyway', () => {
    const table = placing('pilgrimage-world', { tableau: ['colony-ship'] });
    expect(table.options('ann')).toEqual(['pay', 'pay with colony-ship']);
    table.answer('ann', 'pay with colony-ship');
    expect([table.tableau('ann'), table.discards()]).toEqual([['pilgrimage-world'], ['colony-ship']]);
  });

  test('Colony Ship may be discarded where discounts leave nothing to pay', () => {
    const ann = { tableau: ['replicant-robots', 'colony-ship'] };
    expect(placing('artist-colony', ann).options('ann')).toEqual(['pay', 'pay with colony-ship']);
  });

  test('Colony Ship goes with a payment, so not with a conquest', () => {
    const ann = { start: 'new-sparta', tableau: ['colony-ship'] };
    const table = placing('outlaw-world', ann);
    expect([table.asked(), table.tableau('ann')]).toEqual([
      [],
      ['new-sparta', 'colony-ship', 'outlaw-world'],
    ]);
  });
});

describe('several one-use cards', () => {
  test('each may be discarded or kept; to keep them all comes first', () => {
    const ann = { tableau: ['colony-ship', 'new-military-tactics'] };
    expect(placing('gem-world', ann, 4).options('ann')).toEqual([
      'pay',
      'pay with colony-ship',
      'pay with new-military-tactics',
      'pay with colony-ship + new-military-tactics',
    ]);
  });

  test('a conquest takes no Colony Ship, the payment of Contact Specialist does', () => {
    const ann = {
      start: 'new-sparta',
      tableau: ['contact-specialist', 'colony-ship', 'new-military-tactics'],
    };
    expect(placing('outlaw-world', ann).options('ann')).toEqual([
      'conquer',
      'payForMilitary with contact-specialist',
      'payForMilitary with contact-specialist + colony-ship',
      'conquer with new-military-tactics',
      'payForMilitary with contact-specialist + new-military-tactics',
      'payForMilitary with contact-specialist + colony-ship + new-military-tactics',
    ]);
  });
});

describe('who is asked', () => {
  test('a way that the hand cannot pay for is shown with what is missing', () => {
    const table = placing('gem-world', { tableau: ['colony-ship', 'new-military-tactics'] }, 1);
    expect(table.options('ann')).toEqual([
      'pay with colony-ship',
      'pay with colony-ship + new-military-tactics',
    ]);
    expect(table.unavailable('ann')).toEqual({
      pay: 'race.unavailable.cost',
      'pay with new-military-tactics': 'race.unavailable.cost',
    });
  });

  test('whoever places no world is not asked, and keeps the card', () => {
    const ann = { tableau: ['new-military-tactics', 'colony-ship'], hand: spareWorlds(1) };
    const table = scenario({ ann, bob: {} }).phase('settle').answer('ann', 'pass');
    expect([table.asked(), table.tableau('ann')]).toEqual([[], ['new-military-tactics', 'colony-ship']]);
  });

  test('two players who own one and place a world decide in order, needed or not', () => {
    const table = scenario({
      ann: {
        start: 'new-sparta',
        tableau: ['new-military-tactics'],
        hand: ['outlaw-world', ...spareDevelopments(1)],
      },
      bob: {
        start: 'old-earth',
        tableau: ['new-military-tactics'],
        hand: ['pilgrimage-world', ...spareDevelopments(1)],
      },
    }).phase('settle');
    table.answer('ann', 'outlaw-world').answer('bob', 'pilgrimage-world');
    expect(table.asked()).toEqual(['bob: settle.way']);
    table.answer('bob', 'pay');
    expect(table.asked()).toEqual(['ann: settle.way']);
  });
});
