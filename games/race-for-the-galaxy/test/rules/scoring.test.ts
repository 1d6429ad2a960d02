/** Rulebook chapter: powers of the 6-cost developments. */
import { describe, expect } from 'vitest';
import { example } from '../support/example.ts';
import { expectAdded, worth } from '../support/worth.ts';

describe('each 6-cost development', () => {
  example(
    'Alien Tech Institute: 3 for alien production worlds, 2 for windfalls and other alien cards',
    () => {
      expect(worth('alien-tech-institute', {})).toBe(2);
      expectAdded('alien-tech-institute', {
        'lost-alien-battle-fleet': 3,
        'alien-robotic-factory': 3,
        'deserted-alien-library': 2,
        'alien-robot-sentry': 2,
        'alien-rosetta-stone-world': 2,
        'gem-world': 0,
      });
      const tableau = ['alien-rosetta-stone-world', 'lost-alien-battle-fleet', 'alien-robot-sentry'];
      expect(worth('alien-tech-institute', { tableau })).toBe(9);
    },
  );

  example(
    'Free Trade Association: 2 for novelty production worlds, 1 for windfalls, 2 for two named cards',
    () => {
      expectAdded('free-trade-association', {
        'gem-world': 2,
        'earths-lost-colony': 2,
        'refugee-world': 1,
        'consumer-markets': 2,
        'expanding-colony': 2,
        'mining-world': 0,
      });
    },
  );

  example('Galactic Federation: 2 for 6-cost developments, itself included, 1 for all others', () => {
    expect(worth('galactic-federation', {})).toBe(2);
    expectAdded('galactic-federation', {
      'trade-league': 2,
      'public-works': 1,
      'consumer-markets': 1,
      'gem-world': 0,
    });
  });

  example('Galactic Imperium: 2 for Rebel military worlds, 1 for other military worlds', () => {
    expectAdded('galactic-imperium', {
      'rebel-base': 2,
      'rebel-fuel-cache': 2,
      'pirate-world': 1,
      'new-sparta': 1,
      'gem-world': 0,
    });
  });

  example(
    'Galactic Renaissance: 1 for every three VP in chips, rounded down, 3 for three named cards',
    () => {
      expect([0, 2, 3, 5, 6, 30].map((chips) => worth('galactic-renaissance', { chips }))).toEqual([
        0, 0, 1, 1, 2, 10,
      ]);
      expectAdded('galactic-renaissance', {
        'research-labs': 3,
        'galactic-trendsetters': 3,
        'artist-colony': 3,
        'gem-world': 0,
      });
    },
  );

  example(
    'Galactic Survey: 1 for Explore developments, itself included, 2 for Explore worlds, 1 for other worlds',
    () => {
      expect(worth('galactic-survey-seti', {})).toBe(1);
      expectAdded('galactic-survey-seti', {
        'expedition-force': 1,
        'research-labs': 1,
        'star-nomad-lair': 2,
        'malevolent-lifeforms': 2,
        'old-earth': 1,
        'public-works': 0,
      });
      const tableau = ['old-earth', 'star-nomad-lair', 'expedition-force'];
      expect(worth('galactic-survey-seti', { tableau })).toBe(5);
    },
  );

  example('Merchant Guild: 2 for production worlds, nothing for windfall worlds', () => {
    expectAdded('merchant-guild', {
      'gem-world': 2,
      'mining-world': 2,
      'plague-world': 2,
      'alien-robotic-factory': 2,
      'empath-world': 0,
      'old-earth': 0,
    });
  });

  example('Mining League: 2 for rare production worlds, 1 for windfalls, 2 for two named cards', () => {
    expectAdded('mining-league', {
      'mining-world': 2,
      'rebel-miners': 2,
      'asteroid-belt': 1,
      'mining-robots': 2,
      'mining-conglomerate': 2,
      'gem-world': 0,
    });
  });

  example('New Economy: 2 for developments with a Consume power, itself included, 1 for such worlds', () => {
    expect(worth('new-economy', {})).toBe(2);
    expectAdded('new-economy', {
      'public-works': 2,
      'deficit-spending': 2,
      'prosperous-world': 1,
      'gambling-world': 1,
      'gem-world': 0,
    });
  });

  example('New Galactic Order: 1 for each point of Military, what is negative included', () => {
    expect(worth('new-galactic-order', {})).toBe(2);
    const tableau = [
      'drop-ships',
      'space-marines',
      'lost-alien-battle-fleet',
      'empath-world',
      'contact-specialist',
    ];
    expect(worth('new-galactic-order', { start: 'new-sparta', tableau })).toBe(2 + 2 + 3 + 2 + 3 - 1 - 1);
  });

  example(
    'Pan-Galactic League: 2 for worlds of genes, 1 for other military worlds, 3 for Contact Specialist',
    () => {
      expectAdded('pan-galactic-league', {
        'empath-world': 2,
        'plague-world': 2,
        'avian-uplift-race': 2,
        'pirate-world': 1,
        'contact-specialist': 3,
        'gem-world': 0,
      });
    },
  );

  example('Trade League: 2 for developments with a Trade power, itself included, 1 for such worlds', () => {
    expect(worth('trade-league', {})).toBe(2);
    expectAdded('trade-league', {
      'export-duties': 2,
      'genetics-lab': 2,
      'spice-world': 1,
      'pirate-world': 1,
      'old-earth': 1,
      'gem-world': 0,
    });
  });
});
