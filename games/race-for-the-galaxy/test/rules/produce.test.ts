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

describe('what is seen before a windfall world is chosen', () => {
  // The rulebook leaves the order of powers to their owner, who has nothing to lose by seeing first what there is to see.
  test('production worlds produce, and powers draw, before the bonus asks for a windfall world', () => {
    const table = producing({
      tableau: ['empath-world', 'refugee-world', 'artist-colony', 'merchant-guild'],
      chosen: ['produce'],
    });
    expect(table.asked()).toEqual(['ann: produce.power']);
    expect([table.goods('ann'), table.hand('ann').length]).toEqual([['artist-colony'], 2]);
  });

  test('they come before a power for one kind of windfall world, however late they were placed', () => {
    for (const tableau of [
      ['gem-world', 'merchant-guild', 'mining-robots', 'asteroid-belt', 'radioactive-world'],
      ['mining-robots', 'asteroid-belt', 'radioactive-world', 'merchant-guild', 'gem-world'],
    ]) {
      const table = producing({ tableau });
      expect(table.options('ann')).toEqual([
        'mining-robots on asteroid-belt',
        'mining-robots on radioactive-world',
      ]);
      expect([table.goods('ann'), table.hand('ann').length]).toEqual([['gem-world'], 3]);
    }
  });

  test('cards for genes worlds in the tableau are drawn before it, too', () => {
    const table = producing({
      tableau: ['pan-galactic-league', 'genetics-lab', 'empath-world', 'pre-sentient-race'],
    });
    expect(table.options('ann')).toEqual([
      'genetics-lab on empath-world',
      'genetics-lab on pre-sentient-race',
    ]);
    expect(table.hand('ann')).toHaveLength(2);
  });

  test('a power for one kind, the bonus and Galactic Engineers are one question, after all that needs none', () => {
    const table = producing({
      tableau: [
        'genetics-lab',
        'empath-world',
        'galactic-engineers',
        'refugee-world',
        'pan-galactic-league',
        'space-port',
      ],
      chosen: ['produce'],
    });
    expect([table.goods('ann'), table.hand('ann').length]).toEqual([['space-port'], 1]);
    expect(table.options('ann').sort()).toEqual([
      'bonus on empath-world',
      'bonus on refugee-world',
      'galactic-engineers on empath-world',
      'galactic-engineers on refugee-world',
      'genetics-lab on empath-world',
    ]);
  });

  test('cards for what was produced are counted, and seen, only when nothing more will be produced', () => {
    const table = producing({
      tableau: ['refugee-world', 'expanding-colony', 'star-nomad-lair', 'consumer-markets', 'space-port'],
    });
    expect([table.asked(), table.hand('ann')]).toEqual([['ann: produce.power'], []]);
    table.answer('ann', 'expanding-colony on refugee-world');
    expect(table.hand('ann')).toHaveLength(2);
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

  test('whoever goes first and has enough produces without asking; the last card is the next player’s to place', () => {
    const table = scenario(
      {
        ann: { start: 'new-sparta', tableau: ['artist-colony', 'space-port'] },
        bob: { start: 'old-earth', tableau: ['gem-world', 'spice-world'] },
      },
      { deck: ['comet-zone', 'tourist-world', 'public-works', 'research-labs'], others: 'away' },
    ).phase('produce');
    expect([table.goods('bob'), table.hand('bob')]).toEqual([['gem-world', 'spice-world'], ['public-works']]);
    expect(table.asked()).toEqual(['ann: produce.power']);
    expect(table.options('ann').sort()).toEqual(['artist-colony', 'space-port']);
    table.answer('ann', 'space-port');
    expect([table.goods('ann'), table.asked()]).toEqual([['space-port'], []]);
  });

  test('where the cards are just enough for all, nothing but windfall worlds is asked for, side by side', () => {
    const table = scenario(
      {
        ann: {
          start: 'new-sparta',
          tableau: ['artist-colony', 'empath-world', 'refugee-world'],
          chosen: ['produce'],
        },
        bob: {
          start: 'old-earth',
          tableau: ['merchant-guild', 'asteroid-belt', 'pre-sentient-race'],
          chosen: ['produce'],
        },
      },
      {
        deck: ['comet-zone', 'tourist-world', 'public-works', 'research-labs', 'mining-world'],
        others: 'away',
      },
    ).phase('produce');
    expect(table.asked()).toEqual(['bob: produce.power', 'ann: produce.power']);
    expect(table.options('ann')).toEqual(['bonus on empath-world', 'bonus on refugee-world']);
    expect([table.goods('ann'), table.hand('bob').length]).toEqual([['artist-colony'], 2]);
    table.answer('ann', 'bonus on refugee-world').answer('bob', 'bonus on pre-sentient-race');
    expect([table.goods('ann'), table.goods('bob')]).toEqual([
      ['artist-colony', 'refugee-world'],
      ['pre-sentient-race'],
    ]);
  });

  test('with one card less the seats go in order, and who finds too few is asked for everything', () => {
    const table = scenario(
      {
        ann: {
          start: 'new-sparta',
          tableau: ['artist-colony', 'empath-world', 'refugee-world'],
          chosen: ['produce'],
        },
        bob: {
          start: 'old-earth',
          tableau: ['merchant-guild', 'asteroid-belt', 'pre-sentient-race'],
          chosen: ['produce'],
        },
      },
      { deck: ['comet-zone', 'tourist-world', 'public-works', 'research-labs'], others: 'away' },
    ).phase('produce');
    expect([table.asked(), table.hand('bob').length]).toEqual([['bob: produce.power'], 2]);
    expect(table.options('bob')).toEqual(['bonus on asteroid-belt', 'bonus on pre-sentient-race']);
    table.answer('bob', 'bonus on pre-sentient-race');
    expect(table.options('ann')).toEqual([
      'artist-colony',
      'bonus on empath-world',
      'bonus on refugee-world',
    ]);
  });
});
