/** Goods on the worlds of a tableau: counted by kind, and never taken from where none lie. */
import { describe, expect, test } from 'vitest';
import {
  countBits,
  countEmpty,
  countGoods,
  goodsByKind,
  hasGood,
  kindOf,
  kindsWithGood,
  placeOf,
  worldsOfKind,
  worldsWithGood,
} from '../../src/rules/goods.ts';
import { producePowerAt, windfallsFor } from '../../src/rules/produce.ts';
import { placeGood, spendGood } from '../../src/rules/supply.ts';
import { salePrice } from '../../src/rules/trade.ts';
import type { RaceRun } from '../../src/tasks.ts';
import { namesOf } from '../support/names.ts';
import { card, player } from '../support/player.ts';
import { scenario } from '../support/scenario.ts';

describe('goods are counted', () => {
  const me = player([
    'old-earth',
    'gem-world*',
    'spice-world',
    'comet-zone*',
    'asteroid-belt*',
    'radioactive-world',
    'pre-sentient-race',
  ]);

  test('all together, and by kind', () => {
    expect([countGoods(me), countGoods(me, 'novelty'), countGoods(me, 'rare')]).toEqual([3, 1, 2]);
    expect([countGoods(me, 'genes'), countGoods(player([]))]).toEqual([0, 0]);
    expect(goodsByKind(me)).toEqual([1, 2, 0, 0]);
    expect(countBits(kindsWithGood(me))).toBe(2);
  });

  test('on the worlds where they lie', () => {
    expect(namesOf(worldsWithGood(me))).toEqual(['gem-world', 'comet-zone', 'asteroid-belt']);
    expect(namesOf(worldsWithGood(me, 'rare'))).toEqual(['comet-zone', 'asteroid-belt']);
    expect(namesOf(worldsWithGood(me, 'novelty'))).toEqual(['gem-world']);
    expect(worldsWithGood(me, 'alien')).toEqual([]);
    expect([hasGood(me, 0), hasGood(me, 1), hasGood(me, 2), hasGood(me, 7)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('not on worlds that could hold one and do not, which are counted by themselves', () => {
    expect(countEmpty(me, 'novelty', 'production')).toBe(1);
    expect(countEmpty(me, 'novelty', 'windfall')).toBe(0);
    expect(countEmpty(me, 'rare', 'production')).toBe(0);
    expect(countEmpty(me, 'rare', 'windfall')).toBe(1);
    expect(namesOf(windfallsFor(me))).toEqual(['radioactive-world', 'pre-sentient-race']);
    expect(namesOf(windfallsFor(me, 'genes'))).toEqual(['pre-sentient-race']);
  });

  test('worlds of a kind count with or without one', () => {
    expect([0, 1, 2, 3].map((kind) => worldsOfKind(me, kind))).toEqual([2, 3, 1, 0]);
  });
});

describe('what is not there', () => {
  const me = player(['old-earth', 'gem-world*']);
  const silent = {} as RaceRun;

  test('a card that holds no goods has no kind and no price', () => {
    expect(kindOf(card('gem-world'))).toBe('novelty');
    expect(() => kindOf(card('old-earth'))).toThrow('holds no goods');
    expect(() => salePrice(me, card('old-earth'), true)).toThrow('holds no goods');
  });

  test('a card outside the tableau has no place in it', () => {
    expect([placeOf(me, card('old-earth')), placeOf(me, card('gem-world'))]).toEqual([0, 1]);
    expect(() => placeOf(me, card('spice-world'))).toThrow('is not in the tableau');
  });

  test('no good is put where no card lies, nor taken where no good lies', () => {
    const { state } = scenario({ ann: { tableau: ['gem-world'] }, bob: {} });
    expect(() => placeGood(state, silent, 0, 1, 'test')).toThrow('no card at place 1');
    expect(() => spendGood(state, 0, 0)).toThrow('no good at place 0');
    expect(() => spendGood(state, 0, 1)).toThrow('no good at place 1');
    expect(placeGood(state, silent, 0, 0, 'test')).toBe(true);
    spendGood(state, 0, 0);
    expect(() => spendGood(state, 0, 0)).toThrow('no good at place 0');
    expect(state.discards).toHaveLength(1);
  });

  test('a card has no more powers of Produce than are printed', () => {
    expect(producePowerAt(card('gem-world'), 0).do).toBe('produceHere');
    expect(() => producePowerAt(card('gem-world'), 1)).toThrow('has no produce power 1');
  });
});
