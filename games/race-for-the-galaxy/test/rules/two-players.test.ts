/** Rulebook chapter: the two-player game for experienced players. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { type Position, scenario, spareDevelopments, spareWorlds } from '../support/scenario.ts';

const playing = (ann: Position, bob: Position) => scenario({ ann, bob }, { twoActions: true });

describe('choosing', () => {
  example('both players choose two of nine action cards', () => {
    const table = playing({}, {}).newRound();
    expect(table.options('ann')).toHaveLength(9);
    expect(table.bounds('ann')).toEqual({ min: 2, max: 2 });
    expect(table.options('ann')).toEqual(expect.arrayContaining(['develop-2', 'settle-2']));
    expect(table.refusal('ann', 'produce')).toBe('kernel.refusal.tooFew');
    table.answer('ann', 'explore-5', 'produce').answer('bob', 'develop', 'develop-2');
    expect(table.asked()).toEqual(['ann: explore.keep', 'bob: explore.keep']);
  });

  test('a second Develop or Settle goes with the first', () => {
    const table = playing({}, {}).newRound();
    expect(table.refusal('ann', 'develop-2', 'produce')).toBe('race.refusal.secondAlone');
    expect(table.refusal('ann', 'develop', 'develop-2')).toBeUndefined();
    expect(table.refusal('ann', 'settle', 'settle-2')).toBeUndefined();
  });
});

describe('Explore', () => {
  example('a player with both Explore cards draws eight cards and keeps two, before powers', () => {
    const table = playing({ chosen: ['explore-5', 'explore-1-1'] }, { chosen: ['develop', 'produce'] });
    table.phase('explore');
    expect([table.player('ann').drawn.length, table.bounds('ann').max]).toEqual([8, 2]);
    const more = playing({ chosen: ['explore-5', 'explore-1-1'], tableau: ['galactic-renaissance'] }, {});
    more.phase('explore');
    expect([more.player('ann').drawn.length, more.bounds('ann').max]).toEqual([10, 3]);
  });
});

describe('two phases of one kind', () => {
  const builder = (chosen: Position['chosen']): Position => ({
    hand: ['drop-ships', 'replicant-robots', ...spareWorlds(10)],
    ...(chosen === undefined ? {} : { chosen }),
  });

  /** What it costs each to place a development of cost 4, in the first and the second Develop phase. */
  function costs(ann: Position['chosen'], bob: Position['chosen']): number[][] {
    const table = playing(builder(ann), builder(bob)).round();
    const first = [table.cost('ann', 'drop-ships') ?? -1, table.cost('bob', 'drop-ships') ?? -1];
    table.answer('ann', 'pass').answer('bob', 'pass');
    if (!table.asked().includes('ann: develop.place')) return [first];
    return [first, [table.cost('ann', 'drop-ships') ?? -1, table.cost('bob', 'drop-ships') ?? -1]];
  }

  example('two Develop cards of one player make two whole phases with the bonus in both', () => {
    expect(costs(['develop', 'develop-2'], ['consume-x2', 'produce'])).toEqual([
      [3, 4],
      [3, 4],
    ]);
  });

  example('an opponent with one Develop card has the bonus in the first of two phases only', () => {
    expect(costs(['develop', 'develop-2'], ['develop', 'produce'])).toEqual([
      [3, 3],
      [3, 4],
    ]);
  });

  test('one Develop card of each player makes one phase', () => {
    expect(costs(['develop', 'consume-x2'], ['develop', 'produce'])).toEqual([[3, 3]]);
  });

  test('two Develop cards of both players make two phases with the bonus for both', () => {
    expect(costs(['develop', 'develop-2'], ['develop', 'develop-2'])).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  example('powers placed in the first of two phases work in the second', () => {
    const table = playing(
      { hand: ['investment-credits', 'drop-ships', ...spareWorlds(4)], chosen: ['develop', 'develop-2'] },
      { chosen: ['consume-x2', 'produce'] },
    ).round();
    expect(table.cost('ann', 'drop-ships')).toBe(3);
    table.answer('ann', 'investment-credits');
    expect(table.cost('ann', 'drop-ships')).toBe(2);
  });

  test('a bank placed in the first of two phases draws at the start of the second', () => {
    const table = playing(
      { hand: ['interstellar-bank', ...spareWorlds(3)], chosen: ['develop', 'develop-2'] },
      { chosen: ['consume-x2', 'produce'] },
    ).round();
    table.answer('ann', 'interstellar-bank').answer('ann', table.options('ann')[0] ?? '');
    expect(table.hand('ann')).toHaveLength(2 + 1);
    expect(table.asked()).toEqual(['ann: develop.place']);
  });

  example('two Settle cards of one player make two phases with a bonus card in both', () => {
    const table = playing(
      { hand: ['pilgrimage-world', 'refugee-world'], chosen: ['settle', 'settle-2'] },
      { hand: ['star-nomad-lair', 'rebel-fuel-cache'], start: 'new-sparta', chosen: ['settle', 'produce'] },
    ).round();
    table.answer('ann', 'pilgrimage-world').answer('bob', 'star-nomad-lair');
    expect([table.hand('ann').length, table.hand('bob').length]).toEqual([2, 2]);
    table.answer('ann', 'refugee-world').answer('bob', 'rebel-fuel-cache');
    expect([table.hand('ann').length, table.hand('bob').length]).toEqual([2, 1]);
  });

  test('Military placed in the first Settle phase conquers in the second', () => {
    const table = playing(
      {
        start: 'new-sparta',
        hand: ['former-penal-colony', 'rebel-underground'],
        chosen: ['settle', 'settle-2'],
      },
      { chosen: ['consume-x2', 'produce'] },
    ).round();
    expect(table.options('ann')).not.toContain('rebel-underground');
    table.answer('ann', 'former-penal-colony');
    expect(table.options('ann')).toContain('rebel-underground');
  });

  test('the 3 Military of New Military Tactics do not reach the second Settle phase', () => {
    const table = playing(
      {
        tableau: ['new-military-tactics'],
        hand: ['rebel-underground', 'pirate-world'],
        chosen: ['settle', 'settle-2'],
      },
      { chosen: ['consume-x2', 'produce'] },
    ).round();
    table.answer('ann', 'rebel-underground');
    expect(table.options('ann')).not.toContain('pirate-world');
  });
});

describe('Consume', () => {
  example('a player with both Consume cards sells a good and then consumes others for twice the VP', () => {
    const goods = ['gem-world', 'empath-world'];
    const table = playing(
      { tableau: ['prosperous-world', ...goods], goods, chosen: ['consume-trade', 'consume-x2'] },
      { chosen: ['develop', 'settle'] },
    ).phase('consume');
    expect(table.asked()).toEqual(['ann: consume.sell']);
    table.answer('ann', 'empath-world');
    expect([table.hand('ann').length, table.chips('ann'), table.goods('ann')]).toEqual([4, 2, []]);
  });
});

describe('order', () => {
  example('in the game for two, too, order goes from the lowest original start world', () => {
    const table = playing(
      { start: 'new-sparta', tableau: ['colony-ship'], hand: ['terraformed-world', ...spareDevelopments(6)] },
      { start: 'old-earth', tableau: ['colony-ship'], hand: ['tourist-world', ...spareDevelopments(6)] },
    ).phase('settle', 2);
    table.answer('ann', 'terraformed-world').answer('bob', 'tourist-world');
    expect(table.asked()).toEqual(['bob: settle.way']);
  });
});
