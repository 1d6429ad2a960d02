/** Rulebook chapter: powers of the 6-cost developments — what counts for them and what does not. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { scenario } from '../support/scenario.ts';
import { expectAdded, worth } from '../support/worth.ts';

describe('what counts', () => {
  example('Trade powers are not Consume powers', () => {
    expectAdded('new-economy', {
      'export-duties': 0,
      'galactic-engineers': 0,
      'merchant-world': 1,
      'old-earth': 1,
      'mining-conglomerate': 2,
      'trade-league': 2,
    });
    expectAdded('trade-league', {
      'black-market-trading-world': 0,
      'merchant-world': 1,
      'mining-conglomerate': 2,
    });
    expectAdded('new-economy', { 'black-market-trading-world': 1 });
  });

  example('specialized and temporary Military do not count for New Galactic Order', () => {
    expectAdded('new-galactic-order', {
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
    expectAdded('pan-galactic-league', {
      'rebel-warrior-race': 2,
      'the-last-of-the-uplift-gnarssh': 2,
    });
    expectAdded('galactic-imperium', { 'rebel-warrior-race': 2 });
    expectAdded('free-trade-association', { 'expanding-colony': 2 });
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
