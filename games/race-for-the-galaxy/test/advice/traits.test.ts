/** What cards bring, as numbers. Kinds stand in the order novelty, rare, genes, alien. */
import { describe, expect, test } from 'vitest';
import { byPreference, type Exchange, traitsOf } from '../../src/advice/traits.ts';
import { designOf } from '../../src/data/cards.ts';
import { card } from '../support/player.ts';

const traits = (id: string) => traitsOf(card(id));

describe('what a card brings', () => {
  test('a world without any power brings its points and nothing else', () => {
    expect(traits('rebel-base')).toEqual({
      points: 6,
      look: 0,
      keep: 0,
      develop: 0,
      settle: 0,
      military: 0,
      specialMilitary: 0,
      oneUse: 0,
      isSpent: false,
      kind: -1,
      isWindfall: false,
      refills: [0, 0, 0, 0],
      refillsAny: 0,
      produce: 0,
      perGood: [0, 0, 0, 0],
      trade: [0, 0, 0, 0],
      exchanges: [],
      takesAll: false,
      sells: false,
      consume: 0,
      cashes: 0,
    });
  });

  test('a good is of a kind, on a windfall or a production world', () => {
    expect(traits('asteroid-belt')).toMatchObject({ kind: 1, isWindfall: true });
    expect(traits('alien-robotic-factory')).toMatchObject({ kind: 3, isWindfall: false });
  });

  test('every power counts where it works', () => {
    expect(traits('galactic-renaissance')).toMatchObject({ look: 2, keep: 1 });
    expect(traits('galactic-federation')).toMatchObject({ develop: 2 });
    expect(traits('replicant-robots')).toMatchObject({ settle: 2, military: 0 });
    expect(traits('contact-specialist')).toMatchObject({ military: -1, oneUse: 1, isSpent: false });
    expect(traits('new-military-tactics')).toMatchObject({ military: 0, oneUse: 1, isSpent: true });
    expect(traits('galactic-imperium')).toMatchObject({ military: 0, specialMilitary: 4 });
    expect(traits('genetics-lab')).toMatchObject({ refills: [0, 0, 1, 0], trade: [0, 0, 1, 0] });
    expect(traits('galactic-engineers')).toMatchObject({ refillsAny: 1, trade: [1, 1, 1, 1] });
    expect(traits('pirate-world')).toMatchObject({ trade: [3, 0, 0, 0] });
    expect(traits('merchant-guild')).toMatchObject({ produce: 2 });
    expect(traits('pan-galactic-league')).toMatchObject({ perGood: [0, 0, 1, 0] });
    expect(traits('trade-league')).toMatchObject({ sells: true, takesAll: false });
    expect(traits('pilgrimage-world')).toMatchObject({ sells: false, takesAll: true });
    expect(traits('new-economy')).toMatchObject({ consume: 1 });
    expect(traits('deficit-spending').cashes).toBeGreaterThan(0);
  });

  test('a power that takes goods is an exchange', () => {
    expect(traits('mining-league').exchanges).toEqual([
      { goods: 2, partly: false, kind: 1, different: false, vp: 3, cards: 0 },
    ]);
    expect(traits('old-earth').exchanges).toEqual([
      { goods: 2, partly: true, kind: undefined, different: false, vp: 1, cards: 0 },
    ]);
    expect(traits('diversified-economy').exchanges).toEqual([
      { goods: 3, partly: false, kind: undefined, different: true, vp: 3, cards: 0 },
    ]);
  });

  test('both copies of a development bring the same, and there is no card beyond the last', () => {
    const first = card('public-works');
    expect(traitsOf(first + 1)).toEqual(traitsOf(first));
    expect(() => traitsOf(designOf.length)).toThrow(`no card ${designOf.length}`);
  });
});

describe('exchanges are preferred', () => {
  const exchange = (vp: number, goods: number, kind?: number): Exchange => ({
    goods,
    vp,
    kind,
    partly: false,
    different: false,
    cards: 0,
  });

  test('for one kind before any kind, however little they bring', () => {
    const [one, any] = [exchange(1, 1, 2), exchange(2, 1)];
    expect([any, one].sort(byPreference)).toEqual([one, any]);
    expect([one, any].sort(byPreference)).toEqual([one, any]);
  });

  test('by the points for each good', () => {
    const [single, pair, poor] = [exchange(2, 1), exchange(3, 2), exchange(1, 1)];
    expect([poor, pair, single].sort(byPreference)).toEqual([single, pair, poor]);
    expect([single, poor, pair].sort(byPreference)).toEqual([single, pair, poor]);
    const [genes, rare] = [exchange(1, 1, 2), exchange(3, 2, 1)];
    expect([genes, rare].sort(byPreference)).toEqual([rare, genes]);
  });
});
