/** Rulebook chapter III: Settle — worlds that are paid for, and what settling brings. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { type Position, scenario, spareDevelopments } from '../support/scenario.ts';

/** What a world costs this player at least; undefined when it cannot be placed. */
const costOf = (world: string, ann: Position): number | undefined =>
  scenario({ ann: { ...ann, hand: [world, ...spareDevelopments(7)] }, bob: {} })
    .phase('settle')
    .cost('ann', world);

/** A player whose hand holds nothing but the world, settling it if that is possible. */
const settling = (world: string, ann: Position) =>
  scenario({ ann: { ...ann, hand: [world] }, bob: {} }).phase('settle');

describe('placing a world', () => {
  test('a world is paid for with as many cards of the hand as it costs', () => {
    const table = scenario({ ann: { hand: ['mining-world', ...spareDevelopments(4)] }, bob: {} }).phase(
      'settle',
    );
    table.answer('ann', 'mining-world');
    expect(table.asked()).toEqual(['ann: payment.cards']);
    const [first = '', second = '', third = '', fourth = ''] = table.options('ann');
    table.answer('ann', first, second, third);
    expect(table.tableau('ann')).toEqual(['mining-world']);
    expect(table.hand('ann')).toEqual([fourth]);
  });

  test('a world of cost 0 is placed for nothing', () => {
    const table = settling('pilgrimage-world', {}).answer('ann', 'pilgrimage-world');
    expect(table.tableau('ann')).toEqual(['pilgrimage-world']);
  });

  test('nobody has to place anything, and who does not gets no bonus card', () => {
    const table = scenario({ ann: { hand: ['refugee-world'], chosen: ['settle'] }, bob: {} }).phase('settle');
    table.answer('ann', 'pass');
    expect([table.tableau('ann'), table.hand('ann')]).toEqual([[], ['refugee-world']]);
  });

  test('developments cannot be settled', () => {
    const table = scenario({ ann: { hand: ['public-works', ...spareDevelopments(3)] }, bob: {} }).phase(
      'settle',
    );
    expect(table.options('ann')).toEqual(['pass']);
  });

  test('a start world that nobody started with is a world like any other', () => {
    expect(costOf('old-earth', {})).toBe(3);
    expect(costOf('earths-lost-colony', {})).toBe(2);
    expect(settling('new-sparta', {}).unavailable('ann')).toEqual({
      'new-sparta': 'race.unavailable.military',
    });
    expect(settling('new-sparta', { tableau: ['space-marines'] }).options('ann')).toEqual([
      'new-sparta',
      'pass',
    ]);
    const table = scenario({ ann: { hand: ['alpha-centauri', ...spareDevelopments(2)] }, bob: {} });
    table.phase('settle').answer('ann', 'alpha-centauri');
    expect(table.goods('ann')).toEqual(['alpha-centauri']);
  });
});

describe('windfall goods', () => {
  example('a windfall world gets an unseen card of the supply as its good when it is settled', () => {
    const table = scenario({ ann: { hand: ['refugee-world'] }, bob: {} }, { deck: ['gem-world'] });
    table.phase('settle').answer('ann', 'refugee-world');
    expect(table.goods('ann')).toEqual(['refugee-world']);
    expect(table.hand('ann')).toEqual([]);
    expect(table.view('ann').players[0]?.goods).toEqual([true]);
    expect(JSON.stringify(table.view('ann'))).not.toContain('gem-world');
  });

  test('a production world gets no good when it is settled', () => {
    const table = scenario({ ann: { hand: ['artist-colony', ...spareDevelopments(1)] }, bob: {} });
    table.phase('settle').answer('ann', 'artist-colony');
    expect(table.tableau('ann')).toEqual(['artist-colony']);
    expect(table.goods('ann')).toEqual([]);
  });

  test('Runaway Robots draws no card for the good it is placed with', () => {
    const table = settling('runaway-robots', { tableau: ['space-marines'] }).answer('ann', 'runaway-robots');
    expect(table.goods('ann')).toEqual(['runaway-robots']);
    expect(table.hand('ann')).toEqual([]);
  });
});

describe('what it costs', () => {
  example('Replicant Robots make every world that is paid for two cards cheaper', () => {
    expect(costOf('terraformed-world', { tableau: ['replicant-robots'] })).toBe(3);
    expect(costOf('artist-colony', { tableau: ['replicant-robots'] })).toBe(0);
  });

  example('Mining Robots make worlds with rare elements, and no others, one card cheaper', () => {
    const ann = { tableau: ['mining-robots'] };
    expect(costOf('asteroid-belt', ann)).toBe(1);
    expect(costOf('mining-world', ann)).toBe(2);
    expect(costOf('distant-world', ann)).toBe(4);
    expect(costOf('tourist-world', ann)).toBe(4);
  });

  example('Alpha Centauri makes rare worlds one card cheaper and counts 1 against military ones', () => {
    expect(costOf('mining-world', { start: 'alpha-centauri' })).toBe(2);
    expect(costOf('gem-world', { start: 'alpha-centauri' })).toBe(2);
    expect(settling('rebel-fuel-cache', { start: 'alpha-centauri' }).options('ann')).toContain(
      'rebel-fuel-cache',
    );
    expect(settling('star-nomad-lair', { start: 'alpha-centauri' }).options('ann')).toEqual(['pass']);
  });

  example(
    'the Alien Tech Institute and the Rosetta Stone World count 2 each, as discount or as Military',
    () => {
      const ann = { tableau: ['alien-tech-institute', 'alien-rosetta-stone-world'] };
      expect(costOf('deserted-alien-colony', ann)).toBe(1);
      expect(settling('lost-alien-warship', ann).options('ann')).toEqual(['pass']);
      expect(settling('lost-alien-warship', { ...ann, start: 'epsilon-eridani' }).options('ann')).toContain(
        'lost-alien-warship',
      );
      expect(settling('alien-robot-scout-ship', ann).options('ann')).toContain('alien-robot-scout-ship');
    },
  );

  test('a discount for a kind of good looks at the good, not at the title', () => {
    expect(costOf('alien-rosetta-stone-world', { tableau: ['alien-tech-institute'] })).toBe(3);
  });

  test('discounts of several powers add up, never to less than nothing', () => {
    const ann = { start: 'alpha-centauri', tableau: ['mining-robots', 'replicant-robots'] };
    expect(costOf('new-earth', ann)).toBe(1);
    expect(costOf('mining-world', ann)).toBe(0);
  });
});

describe('Colony Ship', () => {
  example('Colony Ship can be discarded to place a world for nothing', () => {
    const table = scenario({
      ann: { tableau: ['colony-ship'], hand: ['terraformed-world', ...spareDevelopments(6)] },
      bob: {},
    }).phase('settle');
    table.answer('ann', 'terraformed-world');
    expect(table.options('ann')).toEqual(['pay', 'pay with colony-ship']);
    table.answer('ann', 'pay with colony-ship');
    expect(table.tableau('ann')).toEqual(['terraformed-world']);
    expect(table.discards()).toEqual(['colony-ship']);
    expect(table.hand('ann')).toHaveLength(6);
  });

  example('Colony Ship must be used when the revealed world cannot be placed without it', () => {
    const table = settling('terraformed-world', { tableau: ['colony-ship'] }).answer(
      'ann',
      'terraformed-world',
    );
    expect(table.asked()).toEqual([]);
    expect(table.tableau('ann')).toEqual(['terraformed-world']);
    expect(table.discards()).toEqual(['colony-ship']);
  });

  example('Colony Ship does not work for worlds that produce or hold alien technology', () => {
    const ann = { tableau: ['colony-ship'] };
    for (const world of ['deserted-alien-library', 'alien-robotic-factory'])
      expect(settling(world, ann).unavailable('ann')).toEqual({ [world]: 'race.unavailable.cost' });
  });

  test('an alien world can still be paid for beside a Colony Ship, which stays', () => {
    const table = scenario({
      ann: { tableau: ['colony-ship'], hand: ['deserted-alien-library', ...spareDevelopments(6)] },
      bob: {},
    }).phase('settle');
    expect(table.cost('ann', 'deserted-alien-library')).toBe(6);
    table.answer('ann', 'deserted-alien-library');
    expect(table.tableau('ann')).toEqual(['colony-ship', 'deserted-alien-library']);
    expect(table.hand('ann')).toEqual([]);
  });

  example('Colony Ship works for the Alien Rosetta Stone World', () => {
    const table = settling('alien-rosetta-stone-world', { tableau: ['colony-ship'] });
    table.answer('ann', 'alien-rosetta-stone-world');
    expect(table.tableau('ann')).toEqual(['alien-rosetta-stone-world']);
  });

  test('Colony Ship does not help to conquer', () => {
    expect(settling('star-nomad-lair', { tableau: ['colony-ship'] }).options('ann')).toEqual(['pass']);
  });
});

describe('cards drawn', () => {
  example('whoever chose Settle draws a card after placing and paying', () => {
    const table = scenario(
      {
        ann: { hand: ['artist-colony', ...spareDevelopments(1)], chosen: ['settle'] },
        bob: { hand: ['gem-world', ...spareDevelopments(2)] },
      },
      { deck: ['comet-zone', 'space-port'] },
    ).phase('settle');
    table.answer('ann', 'artist-colony').answer('bob', 'gem-world');
    expect([table.hand('ann'), table.hand('bob')]).toEqual([['comet-zone'], []]);
  });

  test('the bonus card comes too late to pay with', () => {
    const table = scenario({ ann: { hand: ['artist-colony'], chosen: ['settle'] }, bob: {} }).phase('settle');
    expect(table.options('ann')).toEqual(['pass']);
  });

  example('Terraforming Robots draw a card after each world, paid for or conquered', () => {
    const ann = { tableau: ['terraforming-robots', 'space-marines'] };
    const paid = scenario({ ann: { ...ann, hand: ['pilgrimage-world'] }, bob: {} }, { deck: ['comet-zone'] });
    paid.phase('settle').answer('ann', 'pilgrimage-world');
    expect(paid.hand('ann')).toEqual(['comet-zone']);
    const conquered = scenario(
      { ann: { ...ann, hand: ['outlaw-world'], chosen: ['settle'] }, bob: {} },
      { deck: ['comet-zone', 'space-port'] },
    );
    conquered.phase('settle').answer('ann', 'outlaw-world');
    expect(conquered.hand('ann')).toEqual(['comet-zone', 'space-port']);
  });
});
