/** Rulebook chapter V: Produce — goods. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { type Position, type Surroundings, scenario } from '../support/scenario.ts';

const producing = (ann: Position, around: Surroundings = {}) =>
  scenario({ ann, bob: {} }, around).phase('produce');

describe('production worlds', () => {
  example('every production world without a good gets an unseen card of the supply as its good', () => {
    const table = producing({ tableau: ['artist-colony', 'bio-hazard-mining-world', 'tourist-world'] });
    expect(table.goods('ann')).toEqual(['artist-colony', 'bio-hazard-mining-world']);
    expect(table.hand('ann')).toEqual([]);
    expect(table.state.deck).toHaveLength(114 - 3 - 2);
  });

  example('no world ever holds more than one good', () => {
    const table = producing({ tableau: ['artist-colony'], goods: ['artist-colony'] });
    expect(table.goods('ann')).toEqual(['artist-colony']);
    expect(table.state.deck).toHaveLength(114 - 1 - 1);
  });

  test("Earth's Lost Colony produces its first good in the first Produce phase", () => {
    expect(producing({ start: 'earths-lost-colony' }).goods('ann')).toEqual(['earths-lost-colony']);
  });

  test('windfall worlds produce nothing by themselves', () => {
    expect(producing({ start: 'alpha-centauri', tableau: ['empath-world'] }).goods('ann')).toEqual([]);
  });

  test('all produce, whoever chose the phase', () => {
    const table = scenario({
      ann: { tableau: ['artist-colony'] },
      bob: { tableau: ['gem-world'], chosen: ['produce'] },
    }).phase('produce');
    expect([table.goods('ann'), table.goods('bob')]).toEqual([['artist-colony'], ['gem-world']]);
  });
});

describe('the bonus', () => {
  example('whoever chose Produce puts a good on one windfall world that has none', () => {
    const table = scenario({
      ann: { tableau: ['empath-world'], chosen: ['produce'] },
      bob: { tableau: ['refugee-world'] },
    }).phase('produce');
    expect([table.goods('ann'), table.goods('bob')]).toEqual([['empath-world'], []]);
  });

  test('of several windfall worlds the player picks one, and one only', () => {
    const table = producing({ tableau: ['empath-world', 'refugee-world'], chosen: ['produce'] });
    expect(table.options('ann')).toEqual(['bonus on empath-world', 'bonus on refugee-world']);
    table.answer('ann', 'bonus on refugee-world');
    expect(table.goods('ann')).toEqual(['refugee-world']);
    expect(table.asked()).toEqual([]);
  });

  test('the bonus is lost when every windfall world holds a good', () => {
    const table = producing({ tableau: ['empath-world'], goods: ['empath-world'], chosen: ['produce'] });
    expect(table.goods('ann')).toEqual(['empath-world']);
  });
});

describe('powers that produce on windfall worlds', () => {
  example('Genetics Lab produces on a windfall world with genes', () => {
    const table = producing({ tableau: ['genetics-lab', 'refugee-world', 'empath-world'] });
    expect(table.goods('ann')).toEqual(['empath-world']);
  });

  example('powers for one kind of windfall world produce on that kind alone', () => {
    const windfalls = ['refugee-world', 'asteroid-belt', 'empath-world', 'deserted-alien-outpost'];
    const by = (power: string) => producing({ tableau: [power, ...windfalls] }).goods('ann');
    expect(
      ['expanding-colony', 'mining-robots', 'genetics-lab', 'alien-rosetta-stone-world'].map(by),
    ).toEqual([['refugee-world'], ['asteroid-belt'], ['empath-world'], ['deserted-alien-outpost']]);
    expect(['free-trade-association', 'mining-league'].map(by)).toEqual([
      ['refugee-world'],
      ['asteroid-belt'],
    ]);
  });

  example('Galactic Engineers produce on any windfall world', () => {
    const table = producing({ tableau: ['galactic-engineers', 'refugee-world', 'empath-world'] });
    expect(table.options('ann')).toEqual([
      'galactic-engineers on refugee-world',
      'galactic-engineers on empath-world',
    ]);
    table.answer('ann', 'galactic-engineers on empath-world');
    expect(table.goods('ann')).toEqual(['empath-world']);
  });

  test('every power and the bonus take another world each, in the order of their owner', () => {
    const table = producing({
      tableau: ['mining-robots', 'asteroid-belt', 'radioactive-world', 'empath-world'],
      chosen: ['produce'],
    });
    expect(table.options('ann').sort()).toEqual([
      'bonus on asteroid-belt',
      'bonus on empath-world',
      'bonus on radioactive-world',
      'mining-robots on asteroid-belt',
      'mining-robots on radioactive-world',
    ]);
    table.answer('ann', 'bonus on asteroid-belt');
    expect(table.goods('ann')).toEqual(['asteroid-belt', 'radioactive-world']);
    expect(table.asked()).toEqual([]);
  });

  test('an order that leaves a power without a world is allowed', () => {
    const table = producing({
      tableau: ['mining-robots', 'asteroid-belt', 'empath-world'],
      chosen: ['produce'],
    });
    table.answer('ann', 'bonus on asteroid-belt');
    expect(table.goods('ann')).toEqual(['asteroid-belt']);
    expect(table.asked()).toEqual([]);
  });

  test('a power is compulsory: with one world to produce on nobody is asked', () => {
    const table = producing({ tableau: ['genetics-lab', 'empath-world'], chosen: ['produce'] });
    expect([table.asked(), table.goods('ann')]).toEqual([[], ['empath-world']]);
  });
});

describe('scarce cards', () => {
  test('with too few cards the player says which world produces first', () => {
    const table = producing(
      { tableau: ['artist-colony', 'space-port', 'secluded-world'] },
      { deck: ['gem-world', 'comet-zone'], others: 'away' },
    );
    expect(table.options('ann').sort()).toEqual(['artist-colony', 'secluded-world', 'space-port']);
    table.answer('ann', 'secluded-world').answer('ann', 'artist-colony');
    expect(table.goods('ann')).toEqual(['artist-colony', 'secluded-world']);
    expect(table.asked()).toEqual([]);
  });

  test('with too few cards windfall worlds and draws are part of the same order', () => {
    const table = producing(
      { tableau: ['gem-world', 'merchant-guild', 'empath-world'], chosen: ['produce'] },
      { deck: ['space-port', 'comet-zone'], others: 'away' },
    );
    expect(table.options('ann').sort()).toEqual(['bonus on empath-world', 'gem-world', 'merchant-guild']);
    table.answer('ann', 'gem-world');
    expect([table.goods('ann'), table.hand('ann').length, table.asked()]).toEqual([['gem-world'], 1, []]);
  });

  test('what was produced is counted only when nothing more will be', () => {
    const table = producing(
      { tableau: ['artist-colony', 'space-port', 'consumer-markets'] },
      { deck: ['gem-world', 'comet-zone', 'mining-world'], others: 'away' },
    );
    expect(table.options('ann').sort()).toEqual(['artist-colony', 'space-port']);
    table.answer('ann', 'space-port');
    expect([table.goods('ann').length, table.hand('ann').length]).toEqual([2, 1]);
  });

  test('when another player takes the last card meanwhile, what was asked brings nothing', () => {
    const table = scenario(
      { ann: { tableau: ['artist-colony', 'space-port'] }, bob: { tableau: ['gem-world', 'spice-world'] } },
      { deck: ['comet-zone'], others: 'away' },
    ).phase('produce');
    expect(table.asked()).toEqual(['ann: produce.power', 'bob: produce.power']);
    table.answer('bob', 'spice-world');
    expect(table.options('ann').sort()).toEqual(['artist-colony', 'space-port']);
    table.answer('ann', 'space-port');
    expect([table.goods('ann'), table.goods('bob'), table.asked()]).toEqual([[], ['spice-world'], []]);
  });

  test('the same holds for a choice between windfall worlds', () => {
    const table = scenario(
      {
        ann: { tableau: ['empath-world', 'refugee-world'], chosen: ['produce'] },
        bob: { tableau: ['gem-world', 'spice-world'] },
      },
      { deck: ['comet-zone'], others: 'away' },
    ).phase('produce');
    table.answer('bob', 'spice-world').answer('ann', 'bonus on refugee-world');
    expect([table.goods('ann'), table.asked()]).toEqual([[], []]);
  });
});
