/** What placing a card costs, and where the sum comes from. */
import { describe, expect, test } from 'vitest';
import { canAfford, cheapestOf, costTerms, militaryTerms, priceOf } from '../../src/advice/prices.ts';
import { waysToPlace } from '../../src/rules/military.ts';
import { card, player } from '../support/player.ts';

/** A sum as its terms are read: what it begins with, and what each card or the action adds. */
const inWords = (terms: ReturnType<typeof costTerms>): string[] =>
  terms.map(({ from, amount }) => `${typeof from === 'string' ? from : from.id} ${amount}`);

describe('the cost of a development', () => {
  const me = player(['investment-credits', 'space-marines', 'galactic-federation']);

  test('is what is printed, less each card with a discount', () => {
    expect(inWords(costTerms(me, card('merchant-guild')))).toEqual([
      'printed 6',
      'investment-credits -1',
      'galactic-federation -2',
    ]);
    expect(priceOf(me, card('merchant-guild'), 2)).toEqual({ do: 'pay', due: 3, printed: 6, missing: 1 });
  });

  test('is one less for whoever chose Develop', () => {
    const chooser = { ...me, chosen: ['develop' as const] };
    expect(inWords(costTerms(chooser, card('merchant-guild')))).toEqual([
      'printed 6',
      'choice -1',
      'investment-credits -1',
      'galactic-federation -2',
    ]);
    expect(priceOf(chooser, card('merchant-guild'), 2)).toMatchObject({ due: 2, missing: 0 });
  });

  test('is one less in the second phase only for whoever chose the second card as well', () => {
    const first = { ...me, chosen: ['develop' as const, 'produce' as const] };
    const both = { ...me, chosen: ['develop' as const, 'develop-2' as const] };
    expect(inWords(costTerms(first, card('merchant-guild'), 2))).not.toContain('choice -1');
    expect(inWords(costTerms(both, card('merchant-guild'), 2))).toContain('choice -1');
    expect(priceOf(first, card('merchant-guild'), 9, 2)).toMatchObject({ due: 3 });
    expect(priceOf(both, card('merchant-guild'), 9, 2)).toMatchObject({ due: 2 });
  });

  test('is not lessened by a card that was placed in the same phase', () => {
    expect(inWords(costTerms({ ...me, active: 2 }, card('merchant-guild')))).toEqual([
      'printed 6',
      'investment-credits -1',
    ]);
  });
});

describe('the cost of a world', () => {
  test('begins with what is printed, and the choice of Settle takes nothing off', () => {
    const me = { ...player(['mining-robots', 'replicant-robots']), chosen: ['develop' as const] };
    expect(inWords(costTerms(me, card('gem-world')))).toEqual(['printed 2', 'replicant-robots -2']);
    expect(inWords(costTerms(me, card('mining-world')))).toEqual([
      'printed 3',
      'mining-robots -1',
      'replicant-robots -2',
    ]);
  });

  test('is told without the one-use card that could take its place', () => {
    expect(priceOf(player(['colony-ship']), card('new-earth'), 3)).toEqual({
      do: 'pay',
      due: 5,
      printed: 5,
      missing: 2,
    });
  });

  test('of a military world begins with its defense', () => {
    const me = player(['contact-specialist', 'replicant-robots']);
    expect(inWords(costTerms(me, card('rebel-outpost')))).toEqual(['printed 5', 'replicant-robots -2']);
    // Contact Specialist makes it 4, the robots 2.
    expect(priceOf(me, card('rebel-outpost'), 1)).toEqual({
      do: 'otherwise',
      due: 2,
      defense: 5,
      missing: 1,
    });
  });
});

describe('a military world', () => {
  test('is conquered with exactly its defense, by general Military and what works against it', () => {
    const me = player(['new-sparta', 'alpha-centauri']);
    expect(priceOf(me, card('rebel-miners'), 0)).toEqual({ do: 'conquer', strength: 3, defense: 2 });
    expect(inWords(militaryTerms(me, card('rebel-miners')))).toEqual(['new-sparta 2', 'alpha-centauri 1']);
    expect(priceOf(me, card('avian-uplift-race'), 0)).toEqual({ do: 'conquer', strength: 2, defense: 2 });
    expect(inWords(militaryTerms(me, card('avian-uplift-race')))).toEqual(['new-sparta 2']);
  });

  test('that one is too weak for is had with New Military Tactics for nothing', () => {
    const me = player(['new-sparta', 'new-military-tactics']);
    expect(priceOf(me, card('rebel-outpost'), 0)).toEqual({
      do: 'otherwise',
      due: 0,
      defense: 5,
      missing: 0,
    });
  });

  test('that can be paid for in several ways is reckoned with the cheapest, the first of those', () => {
    const me = player(['contact-specialist', 'colony-ship']);
    expect(priceOf(me, card('rebel-outpost'), 0)).toEqual({
      do: 'otherwise',
      due: 0,
      defense: 5,
      missing: 0,
    });
    const two = player(['contact-specialist', 'new-military-tactics']);
    const ways = waysToPlace(two, card('rebel-miners'));
    expect(ways.map(({ cost }) => cost)).toEqual([1, 0, 1]);
    expect(cheapestOf(ways)).toBe(ways[1]);
    expect(cheapestOf(ways.toReversed())).toBe(ways[1]);
    expect(cheapestOf([ways[0]!, ways[2]!])).toBe(ways[0]);
    expect(cheapestOf([])).toBeUndefined();
  });
});

describe('a card can be afforded', () => {
  test.each([
    ['with exactly as many cards as it costs', [], 'mining-world', 3, true],
    ['not with one card less', [], 'mining-world', 2, false],
    ['if it can be conquered', ['new-sparta'], 'rebel-miners', 0, true],
    ['not if Military falls short', ['new-sparta'], 'rebel-outpost', 9, false],
    ['if a military world can be paid for', ['contact-specialist'], 'rebel-outpost', 4, true],
    ['not if cards are missing for that', ['contact-specialist'], 'rebel-outpost', 3, false],
    ['not as a second copy', ['public-works'], 'public-works', 9, false],
  ])('%s', (_, tableau, wanted, others, expected) => {
    expect(canAfford(priceOf(player(tableau), card(wanted), others))).toBe(expected);
  });
});
