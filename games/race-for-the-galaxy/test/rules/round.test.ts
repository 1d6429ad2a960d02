/** Rulebook chapters: overview, how to play. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { scenario, spareDevelopments, spareWorlds } from '../support/scenario.ts';

describe('actions', () => {
  example('all choose one of seven actions in secret and turn them up together', () => {
    const table = scenario({ ann: {}, bob: {} }).newRound();
    expect(table.options('ann')).toEqual([
      'explore-5',
      'explore-1-1',
      'develop',
      'settle',
      'consume-trade',
      'consume-x2',
      'produce',
    ]);
    table.answer('ann', 'produce');
    expect(table.player('ann').chosen).toEqual([]);
    expect(table.view('bob').players[0]?.chosen).toEqual([]);
    table.answer('bob', 'consume-x2');
    expect([table.player('ann').chosen, table.player('bob').chosen]).toEqual([[], []]);
    expect(table.events('choose')).toEqual(['ann 1 produce (action)', 'bob 1 consume-x2 (action)']);
  });

  test('an action can be chosen anew until the last one is in', () => {
    const table = scenario({ ann: {}, bob: {}, cyd: {} }).newRound();
    table.answer('ann', 'produce').answer('bob', 'settle').answer('ann', 'develop').answer('cyd', 'settle');
    expect(table.events('choose')).toEqual([
      'ann 1 develop (action)',
      'bob 1 settle (action)',
      'cyd 1 settle (action)',
    ]);
  });

  test('the same action may be chosen again in the next round', () => {
    const table = scenario({ ann: { chosen: ['produce'] }, bob: { chosen: ['produce'] } }).round();
    expect(table.asked()).toEqual(['ann: round.action', 'bob: round.action']);
    expect(table.state.round).toBe(2);
    expect(table.options('ann')).toContain('produce');
  });
});

describe('phases', () => {
  example('Develop happens for all when one chose it, and its chooser discards one card less', () => {
    const table = scenario({
      ann: { hand: ['drop-ships', ...spareWorlds(6)], chosen: ['develop'] },
      bob: { hand: ['drop-ships', ...spareWorlds(6)], chosen: ['produce'] },
    }).round();
    expect(table.asked()).toEqual(['ann: develop.place', 'bob: develop.place']);
    table.answer('ann', 'drop-ships').answer('bob', 'drop-ships');
    expect([table.bounds('ann').max, table.bounds('bob').max]).toEqual([3, 4]);
  });

  example('a phase that nobody chose does not happen', () => {
    const table = scenario({
      ann: { hand: ['drop-ships', ...spareWorlds(6)], chosen: ['consume-x2'] },
      bob: { hand: ['drop-ships', ...spareWorlds(6)], chosen: ['produce'] },
    }).round();
    expect(table.asked()).toEqual(['ann: round.action', 'bob: round.action']);
    expect(table.phases()).toEqual(['consume', 'produce']);
  });

  example('a phase that several chose happens once, and all of them get the bonus', () => {
    const table = scenario({
      ann: { hand: ['drop-ships', ...spareWorlds(6)], chosen: ['develop'] },
      bob: { hand: ['drop-ships', ...spareWorlds(6)], chosen: ['develop'] },
    }).round();
    table.answer('ann', 'drop-ships').answer('bob', 'drop-ships');
    expect([table.bounds('ann').max, table.bounds('bob').max]).toEqual([3, 3]);
    expect(table.phases()).toEqual(['develop']);
  });

  example('the phases happen in the order of their numbers, whoever chose them', () => {
    const table = scenario({
      ann: { chosen: ['produce'] },
      bob: { chosen: ['consume-trade'] },
      cyd: { chosen: ['settle'] },
      dan: { chosen: ['develop'] },
    }).round();
    expect(table.phases()).toEqual(['develop', 'settle', 'consume', 'produce']);
  });

  test('Explore comes before all other phases', () => {
    const table = scenario({ ann: { chosen: ['develop'] }, bob: { chosen: ['explore-5'] } }).round();
    expect(table.asked()).toEqual(['ann: explore.keep', 'bob: explore.keep']);
  });

  example('a bonus changes the action or adds to it', () => {
    const goods = ['gem-world'];
    const player = { tableau: ['prosperous-world', ...goods], goods };
    const doubled = scenario({ ann: { ...player, chosen: ['consume-x2'] }, bob: {} }).phase('consume');
    expect(doubled.chips('ann')).toBe(2);
    const sold = scenario({ ann: { ...player, chosen: ['consume-trade'] }, bob: {} }).phase('consume');
    expect([sold.chips('ann'), sold.hand('ann').length]).toEqual([0, 2]);
    const settled = scenario({ ann: { hand: ['pilgrimage-world'], chosen: ['settle'] }, bob: {} });
    settled.phase('settle').answer('ann', 'pilgrimage-world');
    expect(settled.hand('ann')).toHaveLength(1);
  });
});

describe('powers', () => {
  example(
    'a power works from the phase after the one in which its card is placed, in the same round too',
    () => {
      const table = scenario({
        ann: {
          hand: ['space-marines', 'avian-uplift-race', ...spareWorlds(2)],
          chosen: ['develop'],
        },
        bob: { chosen: ['settle'] },
      }).round();
      table.answer('ann', 'space-marines').answer('ann', table.options('ann')[1] ?? '');
      expect(table.options('ann')).toContain('avian-uplift-race');
    },
  );

  example('cards are developments or worlds, money to spend, or goods on a world', () => {
    const table = scenario(
      { ann: { hand: ['gem-world', 'asteroid-belt', ...spareDevelopments(1)] }, bob: {} },
      { deck: ['comet-zone'] },
    ).phase('settle');
    table.answer('ann', 'asteroid-belt');
    expect(table.tableau('ann')).toEqual(['asteroid-belt']);
    expect(table.goods('ann')).toEqual(['asteroid-belt']);
    expect(table.discards()).toContain('gem-world');
  });

  test('a power takes part in every phase it belongs to as often as the phase happens', () => {
    const table = scenario({ ann: { tableau: ['interstellar-bank'] }, bob: {} });
    table.phase('develop').answer('ann', 'pass');
    table.phase('develop').answer('ann', 'pass');
    expect(table.hand('ann')).toHaveLength(2);
  });
});
