/** Rulebook chapters II: Develop, and powers. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { type Position, scenario, spareWorlds } from '../support/scenario.ts';

/** What a development costs this player. */
const costOf = (development: string, ann: Position): number | undefined =>
  scenario({ ann: { ...ann, hand: [development, ...spareWorlds(6)] }, bob: {} })
    .phase('develop')
    .cost('ann', development);

describe('placing a development', () => {
  test('a development is paid for with as many cards of the hand as it costs', () => {
    const table = scenario({ ann: { hand: ['space-marines', ...spareWorlds(3)] }, bob: {} }).phase('develop');
    table.answer('ann', 'space-marines');
    expect(table.asked()).toEqual(['ann: payment.cards']);
    expect(table.bounds('ann')).toEqual({ min: 2, max: 2 });
    const [first = '', second = '', third = ''] = table.options('ann');
    table.answer('ann', first, third);
    expect(table.tableau('ann')).toEqual(['space-marines']);
    expect(table.hand('ann')).toEqual([second]);
    expect(table.discards().sort()).toEqual([first, third].sort());
  });

  example('nobody has to place a development', () => {
    const table = scenario({ ann: { hand: ['space-marines', ...spareWorlds(3)] }, bob: {} }).phase('develop');
    table.answer('ann', 'pass');
    expect(table.tableau('ann')).toEqual([]);
    expect(table.hand('ann')).toHaveLength(4);
  });

  test('the card that is placed does not pay for itself', () => {
    const table = scenario({ ann: { hand: ['space-marines', ...spareWorlds(1)] }, bob: {} }).phase('develop');
    expect(table.options('ann')).toEqual(['pass']);
    expect(table.unavailable('ann')).toEqual({ 'space-marines': 'race.unavailable.cost' });
  });

  test('a hand that is needed as a whole pays without a question', () => {
    const table = scenario({ ann: { hand: ['space-marines', ...spareWorlds(2)] }, bob: {} }).phase('develop');
    table.answer('ann', 'space-marines');
    expect(table.asked()).toEqual([]);
    expect(table.hand('ann')).toEqual([]);
  });

  test('worlds cannot be developed', () => {
    const table = scenario({ ann: { hand: ['pilgrimage-world', 'refugee-world'] }, bob: {} }).phase(
      'develop',
    );
    expect(table.options('ann')).toEqual(['pass']);
  });

  test('all choose in secret, turn up together, and pay side by side', () => {
    const table = scenario({
      ann: { hand: ['space-marines', ...spareWorlds(3)] },
      bob: { hand: ['mining-robots', ...spareWorlds(3)] },
    }).phase('develop');
    table.answer('ann', 'space-marines');
    expect(table.tableau('ann')).toEqual([]);
    table.answer('bob', 'mining-robots');
    expect([table.tableau('ann'), table.tableau('bob')]).toEqual([['space-marines'], ['mining-robots']]);
    expect(table.asked()).toEqual(['ann: payment.cards', 'bob: payment.cards']);
  });

  example('nobody may have the same development twice', () => {
    const table = scenario({
      ann: { tableau: ['space-marines'], hand: ['space-marines', ...spareWorlds(5)] },
      bob: { hand: ['drop-ships', ...spareWorlds(5)] },
    }).phase('develop');
    expect(table.options('ann')).toEqual(['pass']);
    expect(table.unavailable('ann')).toEqual({ 'space-marines': 'race.unavailable.copy' });
  });

  test('two players may have the same development', () => {
    const table = scenario({
      ann: { hand: ['space-marines.1', ...spareWorlds(2)] },
      bob: { hand: ['space-marines.2', ...spareWorlds(2)] },
    }).phase('develop');
    table.answer('ann', 'space-marines').answer('bob', 'space-marines');
    expect([table.tableau('ann'), table.tableau('bob')]).toEqual([['space-marines'], ['space-marines']]);
  });

  test('when New Military Tactics has been discarded another copy may be placed', () => {
    const table = scenario({
      ann: {
        tableau: ['new-military-tactics.1'],
        hand: ['former-penal-colony', 'new-military-tactics.2', ...spareWorlds(2)],
      },
      bob: {},
    });
    table.phase('settle').answer('ann', 'former-penal-colony');
    expect(table.tableau('ann')).toEqual(['former-penal-colony']);
    table.phase('develop');
    expect(table.options('ann')).toEqual(['new-military-tactics', 'pass']);
  });
});

describe('what it costs', () => {
  example('whoever chose Develop discards one card less', () => {
    expect(costOf('drop-ships', {})).toBe(4);
    expect(costOf('drop-ships', { chosen: ['develop'] })).toBe(3);
  });

  example('whoever would pay nothing anyway gets nothing from the Develop bonus', () => {
    const table = scenario({
      ann: {
        tableau: ['investment-credits', 'galactic-federation'],
        hand: ['space-marines', ...spareWorlds(2)],
        chosen: ['develop'],
      },
      bob: {},
    }).phase('develop');
    expect(table.cost('ann', 'space-marines')).toBe(0);
    table.answer('ann', 'space-marines');
    expect(table.hand('ann')).toHaveLength(2);
    expect(table.events('draw')).toEqual([]);
  });

  example('discounts of several powers add up, down to nothing', () => {
    expect(costOf('drop-ships', { tableau: ['investment-credits'] })).toBe(3);
    expect(costOf('drop-ships', { tableau: ['galactic-federation'] })).toBe(2);
    expect(costOf('drop-ships', { tableau: ['investment-credits', 'galactic-federation'] })).toBe(1);
    expect(costOf('space-marines', { tableau: ['investment-credits', 'galactic-federation'] })).toBe(0);
  });

  test('Investment Credits and Galactic Federation do not make themselves cheaper', () => {
    expect(costOf('investment-credits', {})).toBe(1);
    expect(costOf('galactic-federation', {})).toBe(6);
    const table = scenario({ ann: { hand: ['investment-credits', ...spareWorlds(2)] }, bob: {} });
    table.phase('develop').answer('ann', 'investment-credits');
    expect(table.bounds('ann')).toEqual({ min: 1, max: 1 });
  });

  test('discounts for worlds do not help with developments', () => {
    expect(costOf('drop-ships', { tableau: ['replicant-robots', 'mining-robots'] })).toBe(4);
  });
});

describe('cards drawn', () => {
  example('Public Works does not draw a card for itself', () => {
    const table = scenario({ ann: { hand: ['public-works', ...spareWorlds(2)] }, bob: {} }).phase('develop');
    const paid = table.answer('ann', 'public-works').options('ann')[0] ?? '';
    table.answer('ann', paid);
    expect(table.hand('ann')).toHaveLength(1);
    expect(table.events('draw')).toEqual([]);
  });

  example('Public Works draws a card after its owner has placed another development', () => {
    const table = scenario(
      { ann: { tableau: ['public-works'], hand: ['space-marines', ...spareWorlds(2)] }, bob: {} },
      { deck: ['gem-world'] },
    ).phase('develop');
    table.answer('ann', 'space-marines');
    expect(table.hand('ann')).toEqual(['gem-world']);
  });

  test('the card of Public Works comes too late to pay with', () => {
    const table = scenario({
      ann: { tableau: ['public-works'], hand: ['space-marines', ...spareWorlds(1)] },
      bob: {},
    }).phase('develop');
    expect(table.options('ann')).toEqual(['pass']);
  });

  test('without a development Public Works draws nothing', () => {
    const table = scenario({ ann: { tableau: ['public-works'], hand: spareWorlds(2) }, bob: {} });
    table.phase('develop').answer('ann', 'pass');
    expect(table.hand('ann')).toHaveLength(2);
  });

  example('Interstellar Bank draws a card at the start of Develop, whether or not its owner builds', () => {
    const table = scenario(
      { ann: { tableau: ['interstellar-bank'], hand: ['mining-robots'] }, bob: {} },
      { deck: ['space-marines', 'gem-world'] },
    ).phase('develop');
    expect(table.hand('ann')).toEqual(['mining-robots', 'space-marines']);
    table.answer('ann', 'pass');
    expect(table.hand('ann')).toHaveLength(2);
  });

  test('the card of Interstellar Bank can be placed or paid with', () => {
    const table = scenario(
      { ann: { tableau: ['interstellar-bank'], hand: ['public-works'] }, bob: {} },
      { deck: ['gem-world'] },
    ).phase('develop');
    table.answer('ann', 'public-works');
    expect(table.tableau('ann')).toEqual(['interstellar-bank', 'public-works']);
    expect(table.hand('ann')).toEqual([]);
  });

  test('an empty hand has nothing to place and is not asked', () => {
    const table = scenario({ ann: {}, bob: { hand: spareWorlds(1) } }).phase('develop');
    expect(table.asked()).toEqual(['bob: develop.place']);
  });
});
