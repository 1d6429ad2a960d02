import { describe, expect, test } from 'vitest';
import { actionCards, basicActionCount } from '../../src/data/actions.ts';
import {
  cardByName,
  cardName,
  cardsOf,
  designById,
  designIndexOf,
  designOf,
  designs,
  presetHands,
} from '../../src/data/cards.ts';
import { counts, pointsFor } from '../../src/data/counting.ts';
import type { Design, DesignId, Power, PowerOf, PowerPhase, Scoring } from '../../src/data/types.ts';
import { powerPhases } from '../../src/data/types.ts';

const powersOf = (design: Design): Power[] =>
  powerPhases.flatMap((phase) => [...(design.powers[phase] ?? [])]);
const titleAsId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replace(/ +/g, '-');

describe('the deck', () => {
  test('has 95 designs on 114 cards', () => {
    expect(designs).toHaveLength(95);
    expect(new Set(designs.map(({ id }) => id)).size).toBe(95);
    expect(designOf).toHaveLength(114);
    expect(designIndexOf.map((index) => designs[index])).toEqual(designOf);
  });

  test('begins with the start worlds, so that card 0 is start world 0', () => {
    expect(designOf.map(({ start }) => start).filter((start) => start !== undefined)).toEqual([
      0, 1, 2, 3, 4,
    ]);
    expect([0, 1, 2, 3, 4].map((card) => designOf[card]?.start)).toEqual([0, 1, 2, 3, 4]);
  });

  test('knows each card by a name, with a number where there are two copies', () => {
    expect(designOf.map((_, card) => cardByName(cardName(card)))).toEqual(designOf.map((_, card) => card));
    expect(cardsOf('public-works').map(cardName)).toEqual(['public-works.1', 'public-works.2']);
    expect(cardsOf('gem-world').map(cardName)).toEqual(['gem-world']);
    expect(cardByName('public-works')).toBeUndefined();
    expect(() => cardName(114)).toThrow(RangeError);
  });

  test('keeps its order for ever: records name cards by number', () => {
    const milestones = [0, 5, 27, 43, 54, 64, 102, 113].map((card) => [card, cardName(card)]);
    expect(Object.fromEntries(milestones)).toEqual({
      0: 'old-earth',
      5: 'alien-robot-scout-ship',
      27: 'alien-robotic-factory',
      43: 'asteroid-belt',
      54: 'alien-rosetta-stone-world',
      64: 'colony-ship.1',
      102: 'alien-tech-institute',
      113: 'trade-league',
    });
  });

  test('can be changed by nobody', () => {
    const parts = (value: object): object[] => [
      value,
      ...Object.values(value).flatMap((part) =>
        typeof part === 'object' && part !== null ? parts(part) : [],
      ),
    ];
    expect(parts(designs).every((part) => Object.isFrozen(part))).toBe(true);
    expect([designOf, designIndexOf, presetHands].every((part) => Object.isFrozen(part))).toBe(true);
  });
});

describe('a row', () => {
  test.each(designs)('$name has an id that is its title', ({ id, name }) => {
    expect(id).toBe(titleAsId(name));
    expect(designById(id)?.name).toBe(name);
  });

  test.each(designs)('$name has keywords that stand in its title', ({ name, keywords }) => {
    const words = name.toLowerCase().split(' ');
    const printed = ['rebel', 'alien', 'uplift', 'imperium', 'terraforming'].filter((word) =>
      words.includes(word),
    );
    expect([...keywords].sort()).toEqual(printed.sort());
  });

  test('produces on itself if and only if it is a production world', () => {
    for (const design of designs) {
      const producers = (design.powers.produce ?? []).filter((power) => power.do === 'produceHere');
      expect(producers, design.id).toHaveLength(design.good?.source === 'production' ? 1 : 0);
    }
  });

  test('speaks of its own good only if it can hold one', () => {
    for (const design of designs) {
      const sellsHere = (design.powers.trade ?? []).some((power) => power.thisWorldOnly);
      const drawsHere = (design.powers.produce ?? []).some((power) => power.do === 'drawIfProducedHere');
      if (sellsHere) expect(design.good, design.id).toBeDefined();
      if (drawsHere) expect(design.good?.source, design.id).toBe('windfall');
    }
  });

  test('scores by lines if and only if it is a 6-cost development', () => {
    const scorers = designs.filter(({ scoring }) => scoring.length > 0);
    expect(scorers).toEqual(designs.filter(({ type, cost }) => type === 'development' && cost === 6));
    expect(scorers.every(({ vp }) => vp === 0)).toBe(true);
  });

  test('has no empty list of powers, and every development has a power', () => {
    for (const design of designs) {
      expect(
        Object.values(design.powers).every((powers) => powers.length > 0),
        design.id,
      ).toBe(true);
      if (design.type === 'development') expect(powersOf(design).length, design.id).toBeGreaterThan(0);
    }
  });
});

describe('the vocabulary', () => {
  type Verbs = { readonly [P in PowerPhase]: Readonly<Record<PowerOf[P]['do'], true>> };
  const verbs: Verbs = {
    explore: { explore: true },
    develop: { drawAtStart: true, discount: true, drawAfter: true },
    settle: {
      discount: true,
      military: true,
      temporaryMilitary: true,
      setCostToZero: true,
      payForMilitary: true,
      drawAfter: true,
    },
    trade: { tradeBonus: true },
    consume: {
      consumeGoods: true,
      consumeAllGoods: true,
      consumeForTradePrice: true,
      draw: true,
      gamble: true,
      discardFromHand: true,
    },
    produce: {
      produceHere: true,
      produceOnWindfall: true,
      draw: true,
      drawIfProducedHere: true,
      drawPerGoodProduced: true,
      drawPerKindProduced: true,
      drawIfProducedMost: true,
      drawPerWorldInTableau: true,
    },
  };
  const used = (phase: PowerPhase) =>
    new Set(designs.flatMap((design) => (design.powers[phase] ?? []).map((power) => power.do)));

  test.each(powerPhases)('has no verb of %s that no card uses', (phase) => {
    expect([...used(phase)].sort()).toEqual(Object.keys(verbs[phase]).sort());
  });

  test('has no way to take goods and no way to score that no card uses', () => {
    const takes = designs.flatMap(({ powers }) =>
      (powers.consume ?? []).flatMap((power) => (power.do === 'consumeGoods' ? [power.take] : [])),
    );
    expect(new Set(takes)).toEqual(new Set(['exactly', 'upTo', 'different']));
    const lines: Readonly<Record<Scoring['do'], true>> = {
      perWorldOfKind: true,
      perProductionWorld: true,
      perWorld: true,
      perMilitaryWorld: true,
      perDevelopment: true,
      perKeyword: true,
      perPower: true,
      perCard: true,
      perVpChips: true,
      perGeneralMilitary: true,
    };
    const scored = new Set(designs.flatMap(({ scoring }) => scoring.map((line) => line.do)));
    expect([...scored].sort()).toEqual(Object.keys(lines).sort());
  });
});

describe('the preset hands of the first game', () => {
  test.each([
    [1, ['colony-ship.1', 'gem-world', 'public-works.1', 'rebel-fuel-cache']],
    [2, ['comet-zone', 'expedition-force.1', 'mining-robots.1', 'rebel-miners']],
    [3, ['export-duties.1', 'former-penal-colony', 'malevolent-lifeforms', 'new-military-tactics.1']],
    [4, ['avian-uplift-race', 'contact-specialist.1', 'space-marines.1', 'spice-world']],
  ] as const)('of start world %i', (start, names) => {
    expect(presetHands[start].map(cardName).sort()).toEqual(names);
  });
});

describe('the action cards', () => {
  test('are seven, and a second develop and settle for experienced players', () => {
    expect(actionCards.slice(0, basicActionCount).map(({ id }) => id)).toEqual([
      'explore-5',
      'explore-1-1',
      'develop',
      'settle',
      'consume-trade',
      'consume-x2',
      'produce',
    ]);
    expect(actionCards.slice(basicActionCount)).toEqual([
      { ...actionCards[2], id: 'develop-2', secondOf: 'develop' },
      { ...actionCards[3], id: 'settle-2', secondOf: 'settle' },
    ]);
  });
});

describe('a scoring line', () => {
  const points = (scorer: DesignId, card: DesignId) =>
    pointsFor(designById(scorer)!.scoring, designById(card)!);

  test('gives a card the points of the first line that counts it and of no other', () => {
    expect(points('pan-galactic-league', 'rebel-warrior-race')).toBe(2);
    expect(points('pan-galactic-league', 'rebel-base')).toBe(1);
    expect(points('galactic-imperium', 'rebel-base')).toBe(2);
    expect(points('galactic-imperium', 'new-sparta')).toBe(1);
    expect(points('galactic-survey-seti', 'star-nomad-lair')).toBe(2);
    expect(points('galactic-survey-seti', 'old-earth')).toBe(1);
    expect(points('alien-tech-institute', 'lost-alien-battle-fleet')).toBe(3);
    expect(points('alien-tech-institute', 'alien-robot-sentry')).toBe(2);
    expect(points('alien-tech-institute', 'alien-rosetta-stone-world')).toBe(2);
    expect(points('merchant-guild', 'asteroid-belt')).toBe(0);
  });

  test('does not take a trade power for a consume power, nor the reverse', () => {
    expect([points('new-economy', 'export-duties'), points('trade-league', 'export-duties')]).toEqual([0, 2]);
    expect(points('new-economy', 'black-market-trading-world')).toBe(1);
    expect(points('trade-league', 'black-market-trading-world')).toBe(0);
    expect([points('new-economy', 'trade-league'), points('trade-league', 'trade-league')]).toEqual([2, 2]);
  });

  test('counts no card where it counts chips or Military', () => {
    const lines = designs.flatMap(({ scoring }) => scoring);
    const others = lines.filter((line) => line.do === 'perVpChips' || line.do === 'perGeneralMilitary');
    expect(others).toHaveLength(2);
    expect(designs.some((design) => others.some((line) => counts(line, design)))).toBe(false);
  });
});
