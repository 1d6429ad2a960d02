/** Rulebook chapter V: Produce — cards drawn. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { type Position, scenario } from '../support/scenario.ts';

const producing = (ann: Position, bob: Position = {}) => scenario({ ann, bob }).phase('produce');

/** How many cards one player draws. */
const drawn = (ann: Position): number => producing(ann).hand('ann').length;

describe('without condition', () => {
  example('Rebel Underground draws one card and Merchant Guild two', () => {
    expect(drawn({ tableau: ['rebel-underground'] })).toBe(1);
    expect(drawn({ tableau: ['merchant-guild'] })).toBe(2);
  });

  example('Pan-Galactic League draws a card for each windfall or production world of genes', () => {
    const worlds = ['empath-world', 'avian-uplift-race', 'plague-world', 'gem-world', 'mining-world'];
    const table = producing({
      tableau: ['pan-galactic-league', ...worlds],
      goods: ['gem-world', 'mining-world'],
    });
    expect(table.hand('ann')).toHaveLength(3);
  });

  test('Pan-Galactic League counts worlds with and without a good', () => {
    const tableau = ['pan-galactic-league', 'empath-world', 'avian-uplift-race'];
    expect(drawn({ tableau, goods: ['empath-world'] })).toBe(2);
  });
});

describe('for a good produced on the own world', () => {
  example('Gem World draws a card as it produces, and none if it already holds a good', () => {
    expect(drawn({ tableau: ['gem-world'] })).toBe(1);
    expect(drawn({ tableau: ['gem-world'], goods: ['gem-world'] })).toBe(0);
  });

  example('worlds that produce and then draw bring one or two cards, only if they produced', () => {
    const worlds = ['comet-zone', 'mining-world', 'lost-species-ark-world'];
    expect(worlds.map((world) => drawn({ tableau: [world] }))).toEqual([1, 1, 2]);
    expect(worlds.map((world) => drawn({ tableau: [world], goods: [world] }))).toEqual([0, 0, 0]);
  });

  example('Runaway Robots draw a card when something produces on their windfall world', () => {
    expect(drawn({ tableau: ['runaway-robots'], chosen: ['produce'] })).toBe(1);
    expect(drawn({ tableau: ['runaway-robots', 'mining-robots'] })).toBe(1);
    expect(drawn({ tableau: ['runaway-robots'] })).toBe(0);
    expect(drawn({ tableau: ['runaway-robots'], goods: ['runaway-robots'], chosen: ['produce'] })).toBe(0);
  });
});

describe('for what was produced in this phase', () => {
  example(
    'Consumer Markets draws for each novelty good, and Research Labs for each alien good produced',
    () => {
      const novelty = ['artist-colony', 'space-port', 'refugee-world'];
      expect(drawn({ tableau: ['consumer-markets', ...novelty, 'bio-hazard-mining-world'] })).toBe(2);
      expect(drawn({ tableau: ['research-labs', 'alien-robotic-factory', 'artist-colony'] })).toBe(1);
    },
  );

  test('goods that lay there before do not count', () => {
    const worlds = ['artist-colony', 'space-port'];
    expect(drawn({ tableau: ['consumer-markets', ...worlds], goods: ['space-port'] })).toBe(1);
  });

  test('goods produced on windfall worlds count', () => {
    const tableau = ['consumer-markets', 'artist-colony', 'refugee-world'];
    expect(drawn({ tableau, chosen: ['produce'] })).toBe(2);
    expect(drawn({ tableau: [...tableau, 'expanding-colony'] })).toBe(2);
  });

  test('goods on windfall worlds count however late their owner produces them', () => {
    const table = producing({
      tableau: [
        'research-labs',
        'deserted-alien-outpost',
        'deserted-alien-colony',
        'alien-rosetta-stone-world',
      ],
      chosen: ['produce'],
    });
    table.answer('ann', 'bonus on deserted-alien-outpost');
    expect(table.goods('ann')).toHaveLength(2);
    expect(table.hand('ann')).toHaveLength(2);
  });

  example('Diversified Economy draws a card for each kind of good produced', () => {
    const worlds = ['artist-colony', 'space-port', 'bio-hazard-mining-world', 'plague-world'];
    expect(drawn({ tableau: ['diversified-economy', ...worlds] })).toBe(3);
    expect(drawn({ tableau: ['diversified-economy', ...worlds], goods: ['plague-world'] })).toBe(2);
  });
});

describe('for the most rare goods', () => {
  const conglomerate = (worlds: readonly string[], goods: readonly string[] = []): Position => ({
    tableau: ['mining-conglomerate', ...worlds],
    goods,
  });
  const two = ['bio-hazard-mining-world', 'new-earth'];

  example('Mining Conglomerate draws two cards for more rare goods than every other player produced', () => {
    expect(producing(conglomerate(two), { tableau: ['imperium-armaments-world'] }).hand('ann')).toHaveLength(
      2,
    );
    expect(producing(conglomerate(['imperium-armaments-world']), { tableau: two }).hand('ann')).toEqual([]);
  });

  test('a tie brings nothing', () => {
    const bob = { tableau: ['imperium-armaments-world', 'rebel-miners'] };
    expect(producing(conglomerate(two), bob).hand('ann')).toEqual([]);
  });

  test('without a rare good it brings nothing, even if nobody else has one', () => {
    expect(drawn(conglomerate(['artist-colony']))).toBe(0);
  });

  test('only goods of this phase count, not those that lie there', () => {
    const bob = { tableau: ['imperium-armaments-world'] };
    expect(producing(conglomerate(two, ['new-earth']), bob).hand('ann')).toEqual([]);
  });

  test('it waits until everybody has produced', () => {
    const table = producing(conglomerate(['new-earth']), {
      tableau: ['asteroid-belt', 'radioactive-world', 'empath-world'],
      chosen: ['produce'],
    });
    expect(table.hand('ann')).toEqual([]);
    const less = table.fork().answer('bob', 'bonus on empath-world');
    expect(less.hand('ann')).toHaveLength(2);
    table.answer('bob', 'bonus on asteroid-belt');
    expect(table.hand('ann')).toEqual([]);
  });

  test('three players: strictly more than each of the others', () => {
    const table = scenario({
      ann: conglomerate(two),
      bob: { tableau: ['imperium-armaments-world'] },
      cyd: { tableau: ['rebel-miners'] },
    }).phase('produce');
    expect(table.hand('ann')).toHaveLength(2);
  });
});
