/** A card of the hand: what it requires and brings, and all that is in its way. */
import { describe, expect, test } from 'vitest';
import { cardAdvice, handAdvice, positionOf, requirementsOf } from '../../src/advice/index.ts';
import { terraformingMars } from '../../src/index.ts';
import { cardNamed, type Position, type Surroundings, scenario } from '../support/scenario.ts';

const seen = (mine: Position, around: Surroundings = {}, theirs: Position = {}) =>
  positionOf(terraformingMars.view(scenario([mine, theirs], around).state, 0));
const required = (mine: Position, card: string, around: Surroundings = {}, theirs: Position = {}) =>
  requirementsOf(seen(mine, around, theirs), 0, cardNamed(card)).map(({ has, missing }) => ({
    has,
    missing,
  }));

describe('a requirement', () => {
  test('of a least level is missed by what is below it', () => {
    const low = { missing: 'level', track: 'temperature', bound: 'min' };
    expect(required({}, 'trees', { temperature: -10 })).toEqual([{ has: -10, missing: { ...low, by: 6 } }]);
    expect(required({}, 'trees', { temperature: -4 })).toEqual([{ has: -4, missing: undefined }]);
    expect(required({ corporation: 'inventrix' }, 'trees', { temperature: -10 })).toEqual([
      { has: -10, missing: { ...low, by: 2 } },
    ]);
    expect(required({ corporation: 'inventrix' }, 'trees', { temperature: -8 })).toEqual([
      { has: -8, missing: undefined },
    ]);
    expect(required({}, 'algae', { oceans: 3 })).toEqual([
      { has: 3, missing: { missing: 'level', track: 'oceans', bound: 'min', by: 2 } },
    ]);
  });

  test('of a highest level is missed by what is above it', () => {
    const high = { missing: 'level', track: 'temperature', bound: 'max' };
    expect(required({}, 'arctic-algae', { temperature: -6 })).toEqual([
      { has: -6, missing: { ...high, by: 6 } },
    ]);
    expect(required({}, 'arctic-algae', { temperature: -12 })).toEqual([{ has: -12, missing: undefined }]);
    expect(required({ corporation: 'inventrix' }, 'arctic-algae', { temperature: -6 })).toEqual([
      { has: -6, missing: { ...high, by: 2 } },
    ]);
    expect(required({ corporation: 'inventrix' }, 'arctic-algae', { temperature: -8 })).toEqual([
      { has: -8, missing: undefined },
    ]);
  });

  test('of icons counts those in play, and leeway does not help', () => {
    const mine = { corporation: 'inventrix', played: ['research', 'trans-neptune-probe'] };
    expect(required(mine, 'mass-converter')).toEqual([
      { has: 4, missing: { missing: 'tag', tag: 'science', by: 1 } },
    ]);
    expect(required(mine, 'quantum-extractor')).toEqual([{ has: 4, missing: undefined }]);
    expect(required({ played: ['adapted-lichen'] }, 'advanced-ecosystems')).toEqual([
      { has: 1, missing: undefined },
      { has: 0, missing: { missing: 'tag', tag: 'animal', by: 1 } },
      { has: 0, missing: { missing: 'tag', tag: 'microbe', by: 1 } },
    ]);
  });

  test('of production is one’s own', () => {
    const theirs = { production: { titanium: 2 } };
    expect(required({}, 'asteroid-mining-consortium', {}, theirs)).toEqual([
      { has: 0, missing: { missing: 'production', of: 'titanium', by: 1 } },
    ]);
    expect(required(theirs, 'asteroid-mining-consortium')).toEqual([{ has: 2, missing: undefined }]);
  });

  test('of tiles counts cities of all, and greeneries of one’s own', () => {
    const around = { tiles: { G4: ['city', 1], C3: ['greenery', 1] } } as const;
    expect(required({}, 'rad-suits', around)).toEqual([
      { has: 1, missing: { missing: 'tiles', tile: 'city', by: 1 } },
    ]);
    expect(required({}, 'rad-suits', { tiles: { ...around.tiles, phobos: ['city', 0] } })).toEqual([
      { has: 2, missing: undefined },
    ]);
    expect(required({}, 'ecological-zone', around)).toEqual([
      { has: 0, missing: { missing: 'tiles', tile: 'greenery', by: 1 } },
    ]);
    expect(required({}, 'ecological-zone', { tiles: { C3: ['greenery', 0] } })).toEqual([
      { has: 1, missing: undefined },
    ]);
  });
});

describe('a card of the hand', () => {
  test('tells all that is in its way', () => {
    const { missing } = cardAdvice(seen({ stock: { megacredits: 10 } }), 0, cardNamed('ai-central'));
    expect(missing).toEqual([
      { missing: 'tag', tag: 'science', by: 3 },
      { missing: 'megacredits', by: 11, withMetals: false },
      { missing: 'effect', effect: { do: 'produce', of: 'energy', by: -1 } },
    ]);
    const open = {
      stock: { megacredits: 21 },
      production: { energy: 1 },
      played: ['research', 'gene-repair'],
    };
    expect(cardAdvice(seen(open), 0, cardNamed('ai-central')).missing).toEqual([]);
  });

  test('counts its own icon in what it brings, however often one asks', () => {
    const position = seen({ played: ['sponsors'] }, {}, { played: ['earth-office'] });
    for (const amount of [2, 2])
      expect(cardAdvice(position, 0, cardNamed('cartel')).yields).toEqual([
        { brings: 'production', of: 'megacredits', amount },
      ]);
  });

  test('stands in its place of the hand', () => {
    const hand = ['sponsors', 'mine', 'asteroid'];
    expect(handAdvice(seen({ hand, stock: { megacredits: 4 } }), 0)).toMatchObject([
      { card: cardNamed('sponsors'), price: { short: 2 }, missing: [{ missing: 'megacredits', by: 2 }] },
      { card: cardNamed('mine'), price: { short: 0 }, missing: [] },
      { card: cardNamed('asteroid'), price: { short: 10 } },
    ]);
  });
});
