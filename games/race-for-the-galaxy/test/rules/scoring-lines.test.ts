/** Rulebook chapter: powers of the 6-cost developments — what counts for them and what does not. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { type Position, scenario } from '../support/scenario.ts';

/** What a 6-cost development is worth in this tableau. */
const worth = (development: string, ann: Position): number | undefined =>
  scenario({ ann: { ...ann, tableau: [development, ...(ann.tableau ?? [])] }, bob: {} }).worth('ann')[
    development
  ];

/** What each card adds to a 6-cost development. */
const adds = (development: string, cards: readonly string[]): Record<string, number> => {
  const alone = worth(development, {}) ?? 0;
  return Object.fromEntries(
    cards.map((card) => [card, (worth(development, { tableau: [card] }) ?? 0) - alone]),
  );
};

describe('what counts', () => {
  example('Trade powers are not Consume powers', () => {
    const both = ['merchant-world', 'old-earth', 'mining-conglomerate', 'trade-league'];
    expect(adds('new-economy', ['export-duties', 'galactic-engineers', ...both])).toEqual({
      'export-duties': 0,
      'galactic-engineers': 0,
      'merchant-world': 1,
      'old-earth': 1,
      'mining-conglomerate': 2,
      'trade-league': 2,
    });
    expect(
      adds('trade-league', ['black-market-trading-world', 'merchant-world', 'mining-conglomerate']),
    ).toEqual({
      'black-market-trading-world': 0,
      'merchant-world': 1,
      'mining-conglomerate': 2,
    });
    expect(adds('new-economy', ['black-market-trading-world'])).toEqual({ 'black-market-trading-world': 1 });
  });

  example('specialized and temporary Military do not count for New Galactic Order', () => {
    const cards = ['galactic-imperium', 'alien-tech-institute', 'alpha-centauri', 'new-military-tactics'];
    expect(adds('new-galactic-order', cards)).toEqual({
      'galactic-imperium': 0,
      'alien-tech-institute': 0,
      'alpha-centauri': 0,
      'new-military-tactics': 0,
    });
  });

  test('New Galactic Order counts negative Military below nothing', () => {
    const minus = ['empath-world', 'refugee-world', 'contact-specialist', 'pan-galactic-league'];
    expect(worth('new-galactic-order', { tableau: minus })).toBe(-2);
  });

  example('a card counts once for each 6-cost development, on the first line that fits', () => {
    expect(adds('pan-galactic-league', ['rebel-warrior-race', 'the-last-of-the-uplift-gnarssh'])).toEqual({
      'rebel-warrior-race': 2,
      'the-last-of-the-uplift-gnarssh': 2,
    });
    expect(adds('galactic-imperium', ['rebel-warrior-race'])).toEqual({ 'rebel-warrior-race': 2 });
    expect(adds('free-trade-association', ['expanding-colony'])).toEqual({ 'expanding-colony': 2 });
  });

  test('one card counts for several 6-cost developments', () => {
    const table = scenario({
      ann: { tableau: ['galactic-federation', 'new-economy', 'trade-league', 'mining-conglomerate'] },
      bob: {},
    });
    expect(table.worth('ann')).toEqual({
      'galactic-federation': 2 + 2 + 2 + 1,
      'new-economy': 2 + 2 + 2,
      'trade-league': 2 + 2,
      'mining-conglomerate': 2,
    });
  });

  test('worlds count by what is printed on them, with or without a good', () => {
    const tableau = ['gem-world', 'refugee-world'];
    expect(worth('free-trade-association', { tableau })).toBe(3);
    expect(worth('free-trade-association', { tableau, goods: tableau })).toBe(3);
  });

  test('copies in the hand count for nothing', () => {
    expect(worth('mining-league', { hand: ['mining-world', 'mining-robots'] })).toBe(0);
  });
});
